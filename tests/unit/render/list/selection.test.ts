import { describe, expect, it } from "vitest";
import {
  changeSelection,
  isFull,
  keyOfRow,
  MOST_SELECTED,
  nothingSelected,
  pageState,
  rowsBetween,
  type Selection,
} from "../../../../src/render/list/selection";

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => [String(from + index), { id: from + index }] as const);
const select = (selection: Selection, rows: ReturnType<typeof page>) =>
  changeSelection(selection, { type: "page", rows });
const keys = (selection: Selection) => [...selection.keys()];

describe("selecting rows", () => {
  it("toggles one row", () => {
    const one = changeSelection(nothingSelected, { type: "toggle", key: "1", row: { id: 1 } });
    expect(keys(one)).toEqual(["1"]);
    expect(keys(changeSelection(one, { type: "toggle", key: "1", row: { id: 1 } }))).toEqual([]);
  });

  it("keeps the rows of other pages", () => {
    const both = select(select(nothingSelected, page(1, 2)), page(11, 2));
    expect(keys(both)).toEqual(["1", "2", "11", "12"]);
    expect(keys(select(both, page(1, 2)))).toEqual(["11", "12"]);
  });

  it("completes a page of which some rows are selected", () => {
    const some = changeSelection(nothingSelected, { type: "toggle", key: "2", row: { id: 2 } });
    expect(keys(select(some, page(1, 3)))).toEqual(["2", "1", "3"]);
  });

  it("takes no more than the most; a page of which some could be selected is let go of again", () => {
    const nearly = select(nothingSelected, page(1, MOST_SELECTED - 1));
    const full = select(nearly, page(5001, 3));
    expect([isFull(nearly), isFull(full), full.size, full.has("5001"), full.has("5002")]).toEqual([
      false,
      true,
      MOST_SELECTED,
      true,
      false,
    ]);
    expect(changeSelection(full, { type: "toggle", key: "x", row: {} }).size).toBe(MOST_SELECTED);
    expect(
      pageState(
        full,
        ["5001", "5002", "5003"].map((key) => [key, {}]),
      ),
    ).toBe("some");
    expect(keys(select(full, page(5001, 3)))).toEqual(keys(nearly));
  });

  it("selects or lets go of a range as the row pressed last goes", () => {
    const rows = page(1, 5);
    const three = changeSelection(nothingSelected, {
      type: "toggle",
      key: "4",
      row: { id: 4 },
      through: rowsBetween(rows, "2", "4"),
    });
    expect(keys(three)).toEqual(["2", "3", "4"]);
    expect(
      keys(changeSelection(three, { type: "toggle", key: "2", row: { id: 2 }, through: rowsBetween(rows, "3", "2") })),
    ).toEqual(["4"]);
    expect(rowsBetween(rows, "9", "2")).toBeUndefined();
    expect(rowsBetween(rows, undefined, "2")).toBeUndefined();
  });

  it("remembers the rows as they were fetched last", () => {
    const both = select(nothingSelected, page(1, 2));
    const anew = changeSelection(both, {
      type: "refresh",
      rows: [
        ["2", { id: 2, status: 0 }],
        ["3", { id: 3 }],
      ],
    });
    expect([...anew]).toEqual([
      ["1", { id: 1 }],
      ["2", { id: 2, status: 0 }],
    ]);
    expect(changeSelection(both, { type: "refresh", rows: [["3", { id: 3 }]] })).toBe(both);
  });

  it("drops a row that was acted upon, and clears", () => {
    const both = select(nothingSelected, page(1, 2));
    expect(keys(changeSelection(both, { type: "drop", keys: ["1", "7"] }))).toEqual(["2"]);
    expect(changeSelection(both, { type: "drop", keys: ["9"] })).toBe(both);
    expect(changeSelection(both, { type: "clear" }).size).toBe(0);
  });

  it("does not change the selection it is given", () => {
    const before = select(nothingSelected, page(1, 1));
    select(before, page(5, 3));
    expect(keys(before)).toEqual(["1"]);
  });
});

it.each([
  { selected: [], of: ["1", "2"], state: "none" },
  { selected: ["1"], of: ["1", "2"], state: "some" },
  { selected: ["1", "2", "7"], of: ["1", "2"], state: "all" },
  { selected: ["7"], of: ["1", "2"], state: "none" },
  { selected: [], of: [], state: "none" },
])("of the page $of with $selected selected, $state is", ({ selected, of, state }) => {
  expect(
    pageState(
      new Map(selected.map((key) => [key, {}])),
      of.map((key) => [key, {}]),
    ),
  ).toBe(state);
});

it.each([
  { row: { id: 7 }, key: "7" },
  { row: { id: "a/b" }, key: "a/b" },
  { row: { id: null }, key: "#3" },
  { row: {}, key: "#3" },
  { row: { id: {} }, key: "#3" },
])("the key of $row is $key", ({ row, key }) => {
  expect(keyOfRow(row, "id", 3)).toBe(key);
});
