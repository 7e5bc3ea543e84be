import { parseTree } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { positionAt, positionOf, type ConfigFile } from "../../../src/compiler/read/config-file";

const text = '{\n  "a": { "b": [1,\n    {"c": true}] }\n}';
const tree = parseTree(text);
if (!tree) throw new Error("the text is JSON");
const file: ConfigFile = { path: "config/x.json", text, tree: () => tree, value: JSON.parse(text) as unknown };

describe("positions", () => {
  it.each([
    { offset: 0, line: 1, column: 1 },
    { offset: 2, line: 2, column: 1 },
    { offset: text.length, line: 4, column: 2 },
  ])("offset $offset is line $line, column $column", ({ offset, ...position }) =>
    expect(positionOf(text, offset)).toEqual(position),
  );

  it.each([
    { path: [], key: false, at: [1, 1] },
    { path: ["a"], key: false, at: [2, 8] },
    { path: ["a"], key: true, at: [2, 3] },
    { path: ["a", "b", 0], key: false, at: [2, 16] },
    { path: ["a", "b", 1, "c"], key: false, at: [3, 11] },
    { path: ["a", "b", 1, "c"], key: true, at: [3, 6] },
    { path: ["a", "b", 1], key: true, at: [3, 5] },
    { path: ["a", "gone", "deep"], key: false, at: [2, 3] },
  ])("$path (key: $key) is at $at", ({ path, key, at }) => {
    const { line, column } = positionAt({ file, path, key });
    expect([line, column]).toEqual(at);
  });
});
