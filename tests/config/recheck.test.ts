import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileConsole, recheckFolder } from "../../src/compiler/node/compile";
import { formatRechecked } from "../../src/compiler/format";
import { description } from "./fixture/description";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "recheck-"));
  await cp(path.join(import.meta.dirname, "fixture/config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, "src/generated"), { recursive: true });
  await writeFile(path.join(root, "src/generated/openapi.json"), JSON.stringify(description));
});
afterAll(() => rm(root, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const place = path.join(root, file);
  await writeFile(place, (await readFile(place, "utf8")).replace(from, to));
}

const shelves = "config/screens/library/shelves.json";

describe("checking again", () => {
  it("tells what is new and what is gone, and all that a check from the beginning finds", async () => {
    const recheck = recheckFolder(root);
    expect((await recheck()).compiled.errors).toEqual([]);

    await change(shelves, '"columns": ["name"', '"columns": ["nam"');
    const wrong = await recheck();
    expect(wrong.fresh.map(({ code }) => code)).toEqual(["CFG_UNDECLARED_FIELD"]);
    expect(formatRechecked(wrong, "en").split("\n").slice(-4)).toEqual([
      expect.stringMatching(/^ {2}15 \| .*"nam"/),
      expect.stringMatching(/^ {5}\| +\^{5}$/),
      "",
      "1 error (1 new, 0 gone)",
    ]);
    expect(wrong.compiled.errors).toEqual((await compileConsole(root)).errors);

    await change(shelves, "{", "{\n");
    const moved = await recheck();
    expect([moved.fresh, moved.gone, moved.compiled.errors[0]?.line]).toEqual([[], [], 16]);

    await change(shelves, '"columns": ["nam"', '"columns": ["name"');
    const right = await recheck();
    expect(right.gone.map(({ code }) => code)).toEqual(["CFG_UNDECLARED_FIELD"]);
    expect(formatRechecked(right, "zh")).toBe("配置无误：6 个界面（新增 0，消除 1）");
  });

  it("takes up another description of the API", async () => {
    const recheck = recheckFolder(root);
    await recheck();
    await change("src/generated/openapi.json", '"operationId":"listShelves"', '"operationId":"listRacks"');
    const { fresh } = await recheck();
    expect(fresh.map(({ code }) => code)).toContain("CFG_UNKNOWN_OPERATION");
  });
});
