import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { misplacedBracket } from "../../../src/compiler/shape/misplaced-bracket";

const text = await readFile(new URL("../../../config/screens/order/orders.json", import.meta.url), "utf8");
const lines = text.split("\n");

/** The line where a text is reported, counted from 0, and what is said. */
function told(written: readonly string[]): { line: number; en: string } | undefined {
  const found = misplacedBracket(written.join("\n"));
  return found && { line: written.join("\n").slice(0, found.offset).split("\n").length - 1, en: found.words.en };
}

/** The lines that are nothing but a closing bracket, but for the last. */
const closing = [...lines.keys()].filter((at) => /^\s*[}\]],?$/.test(lines[at] ?? "") && at < lines.length - 2);

describe("a screen", () => {
  it("as it stands has no bracket misplaced", () => {
    expect(closing.length).toBeGreaterThan(50);
    expect(told(lines)).toBeUndefined();
  });

  it("without one of its closing brackets is reported where the bracket belongs, with the line of the open one", () => {
    for (const at of closing) {
      const bracket = lines[at]?.trim()[0] ?? "";
      // Its comma stays, as where one deletes a bracket too many.
      const rest = lines[at]?.trim().slice(1) ?? "";
      const written = [...lines.slice(0, at - 1), `${lines[at - 1]}${rest}`, ...lines.slice(at + 1)];
      const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
      const opened = lines.findLastIndex(
        (line, before) => before < at && line.startsWith(indent) && line[indent.length] !== " ",
      );
      expect(told(written)).toEqual({
        line: written.findIndex((line, place) => place >= at && line.trim()),
        en: `${bracket} is missing before this: the ${bracket === "}" ? "{" : "["} in line ${opened + 1} is not closed`,
      });
    }
  });

  it("with one of them twice is reported at the second", () => {
    for (const at of closing) {
      const written = [...lines.slice(0, at + 1), lines[at] ?? "", ...lines.slice(at + 1)];
      expect(told(written)).toMatchObject({ line: at + 1, en: expect.stringContaining("one too many") });
    }
  });

  it("whose brackets match is none of its business, however it is indented", () => {
    expect(told(lines.map((line) => line.trim()))).toBeUndefined();
  });
});
