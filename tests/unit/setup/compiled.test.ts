import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compiledProgram } from "../../../scripts/setup/compiled.mjs";

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const says = async (): Promise<string> =>
  (await promisify(execFile)(process.execPath, [await compiledProgram(root, "scripts/say.ts")])).stdout.trim();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "compiled-"));
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  write("src/word.ts", "export const word: string = 'one';");
  write("scripts/say.ts", 'import { word } from "../src/word";\nconsole.log(word);');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("a compiled program", () => {
  it("is made once, and anew when any of its files changes", async () => {
    expect(await says()).toBe("one");
    const first = await compiledProgram(root, "scripts/say.ts");
    write("src/other.ts", "no part of it");
    expect(await compiledProgram(root, "scripts/say.ts")).toBe(first);
    write("src/word.ts", "export const word: string = 'another';");
    expect(await says()).toBe("another");
    // What runs still may load a part of it later.
    expect((await promisify(execFile)(process.execPath, [first])).stdout.trim()).toBe("one");
  });

  it("of a project that is copied is made anew there", async () => {
    const first = await compiledProgram(root, "scripts/say.ts");
    const copy = `${root}-copy`;
    cpSync(root, copy, { recursive: true, preserveTimestamps: true });
    try {
      expect(await compiledProgram(copy, "scripts/say.ts")).not.toBe(first);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  it("is made once for all who ask at the same time", async () => {
    const asked = await Promise.all([1, 2, 3].map(() => compiledProgram(root, "scripts/say.ts")));
    expect(new Set(asked).size).toBe(1);
  });

  it("has the addresses of its sources, and loads JavaScript of the project as it is", async () => {
    write("scripts/counted.mjs", "export const count = 1; console.log(import.meta.url);");
    write(
      "scripts/say.ts",
      'import { count } from "./counted.mjs";\nimport { word } from "../src/word";\nconsole.log(import.meta.url, count, word);',
    );
    const urlOf = (file: string): string => pathToFileURL(path.join(root, file)).href;
    expect((await says()).split("\n")).toEqual([urlOf("scripts/counted.mjs"), `${urlOf("scripts/say.ts")} 1 one`]);
  });

  it("that cannot be compiled says where, and what was made before stays", async () => {
    expect(await says()).toBe("one");
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    write("src/word.ts", "export const word = ;");
    await expect(compiledProgram(root, "scripts/say.ts")).rejects.toMatchObject({ explained: true });
    expect(String(told.mock.calls)).toContain("word.ts:1:");
    told.mockRestore();
    write("src/word.ts", "export const word = 'mended';");
    expect(await says()).toBe("mended");
  });
});
