import { describe, expect, it } from "vitest";
import type { ConfigError } from "../../../src/compiler/report/errors";
import { formatFramed } from "../../../src/compiler/report/format-error";
import { cellsOf, framesOf } from "../../../src/compiler/report/frame";

const words = { zh: "错", en: "wrong" };
const at = (line: number, column: number, related?: ConfigError["related"]): ConfigError => ({
  file: "a.json",
  line,
  column,
  code: "CFG_EMPTY",
  words,
  ...(related && { related }),
});
const shown = (text: string, error: ConfigError, other = "") =>
  framesOf(error, [
    { path: "a.json", text },
    { path: "b.json", text: other },
  ]);

describe("the lines of a mistake", () => {
  it("mark the text, word or sign that is wrong, without the indent", () => {
    const text = '{\n    "a \\" b": true,\n    "c": [1]\n}';
    expect(shown(text, at(2, 5))).toEqual(['  2 | "a \\" b": true,', "    | ^^^^^^^^"]);
    expect(shown(text, at(2, 15))).toEqual(['  2 | "a \\" b": true,', "    |           ^^^^"]);
    expect(shown(text, at(3, 10))).toEqual(['  3 | "c": [1]', "    |      ^"]);
  });

  it("are aligned below Chinese, which takes two cells", () => {
    expect(shown('{ "zh": "云券，用完", "en": "" }', at(1, 24))).toEqual([
      '  1 | { "zh": "云券，用完", "en": "" }',
      `    | ${" ".repeat(28)}^^`,
    ]);
    expect(shown('"云券"', at(1, 1))[1]).toBe("    | ^^^^^^");
    expect([cellsOf("云a，"), cellsOf("é"), cellsOf("“”")]).toEqual([5, 1, 2]);
  });

  it("show the other place below, with its file where that is another", () => {
    const text = `["x",\n${"\n".repeat(98)}"x"]`;
    expect(shown(text, at(100, 1, { file: "a.json", line: 1, column: 2 }))).toEqual([
      '  100 | "x"]',
      "      | ^^^",
      '    1 | ["x",',
      "      |  ---",
    ]);
    expect(shown("1", at(1, 1, { file: "b.json", line: 1, column: 1 }), "word")).toEqual([
      "  1 | 1",
      "    | ^",
      "  b.json:1:1",
      "  1 | word",
      "    | ----",
    ]);
  });

  it("are cut to what a screen shows, around the place", () => {
    const line = `${"前".repeat(200)}"${"x".repeat(200)}"`;
    const [above = "", below = ""] = shown(line, at(1, 201));
    expect(above).toBe(`  1 | …${"前".repeat(25)}"${"x".repeat(48)}…`);
    expect(below).toBe(`    | ${" ".repeat(51)}${"^".repeat(49)}`);
  });

  it("are none of what is not there, and no more than the line has", () => {
    expect(framesOf(at(1, 1), [])).toEqual([]);
    expect(shown("", at(1, 1))).toEqual(["  1 | ", "    | ^"]);
    expect(shown("\uFEFF{}", at(1, 1))).toEqual(["  1 | {}", "    | ^"]);
  });

  it("stand below its words, painted as told", () => {
    const files = [{ path: "a.json", text: "true" }];
    expect(formatFramed(at(1, 1), files, "en")).toBe("a.json:1:1  CFG_EMPTY  wrong\n  1 | true\n    | ^^^^");
    expect(formatFramed(at(1, 1), files, "zh", (part, text) => `<${part} ${text}>`)).toBe(
      "a.json:1:1  <error CFG_EMPTY>  错\n<aside   1 |> true\n<aside     |> <mark ^^^^>",
    );
  });
});
