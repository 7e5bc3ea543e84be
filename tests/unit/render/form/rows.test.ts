import { describe, expect, it } from "vitest";
import {
  listOfRows,
  pastedRows,
  valueOf,
  withCells,
  withMoved,
  withoutRow,
  withRow,
} from "../../../../src/render/form/rows/row-list";
import { RowEditor } from "../../../../src/render/form/rows/use-rows";

const three = listOfRows([{ n: "a" }, { n: "b" }, { n: "c" }]);
const names = (list: typeof three) => list.rows.map(({ row }) => row.n).join("");
const keys = (list: typeof three) => list.rows.map(({ key }) => key).join("");

describe("rows", () => {
  it.each([
    [0, 1, "bac", "102"],
    [2, -1, "acb", "021"],
    [0, -1, "abc", "012"],
    [1, 9, "acb", "021"],
    [7, 1, "abc", "012"],
  ])("row %s moved by %s: %s, and its key goes with it", (key, by, wanted, wantedKeys) => {
    expect([names(withMoved(three, key, by)), keys(withMoved(three, key, by))]).toEqual([wanted, wantedKeys]);
  });

  it("never give a key twice", () => {
    expect(keys(withRow(withoutRow(three, 2)))).toBe("013");
    expect(keys(withRow(three, { n: "x" }, 1))).toBe("0312");
  });

  it("lose a property with its value, and are nothing without a row", () => {
    expect(valueOf(withCells(three, 1, { n: undefined }))).toEqual([{ n: "a" }, {}, { n: "c" }]);
    expect(valueOf(listOfRows([]))).toBeUndefined();
    expect(listOfRows("no rows").rows).toEqual([]);
    expect(valueOf(listOfRows([null, 3]))).toEqual([{}, {}]);
  });

  it.each([
    [
      "a\tb\nc\td",
      ["x", "y"],
      [
        { x: "a", y: "b" },
        { x: "c", y: "d" },
      ],
    ],
    ["a\tb\tc", ["x", "y"], [{ x: "a", y: "b" }]],
    [
      "env=prod\nteam: core = 1",
      ["x", "y"],
      [
        { x: "env", y: "prod" },
        { x: "team", y: "core = 1" },
      ],
    ],
    ["a\r\n\r\nb\n", ["x"], [{ x: "a" }, { x: "b" }]],
    ["just a text", ["x", "y"], undefined],
    ["a=b", ["x"], undefined],
    ["a=b", ["x", "y"], [{ x: "a", y: "b" }]],
  ])("%j pasted over %j", (text, columns, wanted) => expect(pastedRows(text, columns)).toEqual(wanted));
});

describe("an editor of rows", () => {
  it("changes rows as they are now, and is not put back by its own values coming back late", () => {
    const editor = new RowEditor([{ n: "a" }]);
    const first = editor.change((list) => withCells(list, 0, { n: "b" }));
    const second = editor.change((list) => withRow(list, { n: "c" }));
    editor.receive(first);
    expect(names(editor.snapshot())).toBe("bc");
    editor.receive(second);
    expect(keys(editor.snapshot())).toBe("01");
    editor.receive([{ n: "z" }]);
    expect([names(editor.snapshot()), keys(editor.snapshot())]).toEqual(["z", "2"]);
  });
});
