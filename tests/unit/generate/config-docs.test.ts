import { beforeAll, describe, expect, it } from "vitest";
import { describeConfig } from "../../../scripts/generate/config-docs";
import type { ApiDocument } from "../../../scripts/generate/document";
import document from "../../../src/generated/openapi.json";
import type { Output } from "../../../scripts/generate/output";
import { filterExamples } from "../../../scripts/generate/filter-doc";
import type { FilterProperty } from "../../../src/domain/filter/filter";
import { parseFilter } from "../../../src/domain/filter/parse";
import { rowFilters } from "../../../src/generated/row-filters";
import { fileKinds } from "../../../src/compiler/read/file-kinds";
import { viewSchema } from "../../../src/model/config/screen";
import { languages } from "../../../src/model/language";
import { compileFiles, fixtureFiles } from "../../config/fixture/fixture";

describe("the documentation of config", () => {
  let pages: Output[];
  beforeAll(async () => {
    pages = await describeConfig(document as unknown as ApiDocument);
  });

  it.each(languages)("describes every key of every kind of file and view in %s", (language) => {
    const rows = pages
      .filter(({ path }) => path.startsWith(`schema/config/docs/${language}/`))
      .flatMap(({ content }) => content.split("\n").filter((line) => line.startsWith("| `")));
    expect(rows.length).toBeGreaterThan(200);
    const told = language === "zh" ? /\p{Script=Han}[^|]*\|$/u : /[a-z][^|\p{Script=Han}]*\|$/u;
    expect(rows.filter((row) => !told.test(row.replaceAll("\\|", "")))).toEqual([]);
  });

  it("says of a key its type, whether it is required, and what it is for", () => {
    const list = pages.find(({ path }) => path === "schema/config/docs/en/list.md")?.content;
    expect(list).toContain("| `columns` | list of string | yes | Columns shown at first, in their order. |");
    expect(list).toContain("| `empty` | [words](#words) |  | What to say when there is nothing yet. |");
    expect(list).toContain("| `call` | [operation](#operation) | yes | An operationId of the API. Never a URL. |");
  });

  it("has a page for each kind of file and view and one for filters, each listed on the first", () => {
    for (const language of languages) {
      const folder = `schema/config/docs/${language}/`;
      const [first, ...others] = pages.filter(({ path }) => path.startsWith(folder));
      const listed = [...(first?.content ?? "").matchAll(/^- .*\((.*)\)$/gm)].map(([, page]) => `${folder}${page}`);
      expect(listed).toEqual(others.map(({ path }) => path));
      expect(others.length).toBe(Object.keys(fileKinds).length + viewSchema.options.length + 1);
    }
  });

  it.each(filterExamples)("has examples of filters that are read: $text", ({ text }) => {
    const { listOrders, listHosts } = rowFilters;
    const properties: FilterProperty[] = [
      ...listOrders.properties,
      ...listHosts.properties.filter(({ kind }) => kind === "tag"),
    ];
    const vocabulary = { properties, searched: listOrders.searched };
    expect(parseFilter(text, vocabulary).mistake).toBeUndefined();
  });

  it("has of each kind of view an example that compiles", () => {
    expect(compileFiles(fixtureFiles).errors).toEqual([]);
    const views = fixtureFiles.flatMap(({ text }) =>
      Object.entries((JSON.parse(text) as { views?: Record<string, unknown> }).views ?? {}),
    );
    const shown = pages.flatMap(({ path, content }) => {
      const [, json] = /```json\n(.*)```/s.exec(content) ?? [];
      if (json === undefined) return [];
      const [[name, view] = []] = Object.entries(JSON.parse(json) as Record<string, { kind: string }>);
      expect(path).toMatch(new RegExp(`/${view?.kind}\\.md$`));
      expect(views).toContainEqual([name, view]);
      return [view?.kind];
    });
    expect(shown.length).toBe(languages.length * viewSchema.options.length);
  });
});
