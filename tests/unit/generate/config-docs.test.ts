import { beforeAll, describe, expect, it } from "vitest";
import { describeConfig } from "../../../scripts/generate/config-docs";
import type { Output } from "../../../scripts/generate/output";
import { compileFiles, fixtureFiles } from "../../config/fixture/fixture";

describe("the documentation of config", () => {
  let pages: Output[];
  beforeAll(async () => {
    pages = await describeConfig();
  });

  it("describes every key of every kind of view", () => {
    const rows = pages.flatMap(({ content }) => content.split("\n").filter((line) => line.startsWith("| `")));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
  });

  it("says of a key its type, whether it is required, and what it is for", () => {
    const list = pages.find(({ path }) => path.endsWith("/list.md"))?.content;
    expect(list).toContain("| `columns` | list of string | yes | Columns shown at first, in their order. |");
    expect(list).toContain("| `empty` | [words](#words) |  | What to say when there is nothing yet. |");
    expect(list).toContain("| `call` | [operation](#operation) | yes | An operationId of the API. Never a URL. |");
  });

  it("has a page for each kind of view, with an example that compiles", () => {
    expect(compileFiles(fixtureFiles).errors).toEqual([]);
    const views = fixtureFiles.flatMap(({ text }) =>
      Object.entries((JSON.parse(text) as { views?: Record<string, unknown> }).views ?? {}),
    );
    for (const { path, content } of pages) {
      const [, json = ""] = /```json\n(.*)```/s.exec(content) ?? [];
      const [[name, view] = []] = Object.entries(JSON.parse(json) as Record<string, { kind: string }>);
      expect([path, view?.kind]).toEqual([`schema/config/docs/${view?.kind}.md`, view?.kind]);
      expect(views).toContainEqual([name, view]);
    }
  });
});
