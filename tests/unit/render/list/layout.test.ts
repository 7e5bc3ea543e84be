import { describe, expect, it } from "vitest";
import type { ListView } from "../../../../src/model/resolved-list";
import {
  alwaysShown,
  changePreference,
  layColumns,
  shownNames,
  shownView,
} from "../../../../src/render/list/columns/layout";
import { type ColumnPreference, readPreference } from "../../../../src/render/list/columns/preference";
import { action, column, listView } from "../views";

/** Columns a to e; b opens the row, d is offered but hidden at first. */
const view: ListView = listView({
  columns: [
    column("a"),
    column("b", { action: "view" }),
    column("c", { width: 90 }),
    column("d", { optional: true }),
    column("e"),
  ],
  rowActions: [action("view")],
});
const names = (preference: ColumnPreference, named?: string[], of = view) =>
  shownNames(layColumns(of, preference, named)).join(" ");
const all = (preference: ColumnPreference, named?: string[]) =>
  layColumns(view, preference, named)
    .columns.map((laid) => laid.column.name)
    .join(" ");
const after = (preference: ColumnPreference, change: Parameters<typeof changePreference>[1]) =>
  changePreference(preference, change, layColumns(view, preference));

describe("the columns of a list", () => {
  const table: { name: string; preference: ColumnPreference; named?: string[]; shown: string }[] = [
    { name: "config's, without the optional ones", preference: {}, shown: "a b c e" },
    { name: "in the user's order", preference: { order: ["e", "d", "c", "b", "a"], hidden: [] }, shown: "e d c b a" },
    {
      name: "without the hidden ones",
      preference: { order: ["a", "b", "c", "d", "e"], hidden: ["a", "d"] },
      shown: "b c e",
    },
    {
      name: "never without the one that opens the row",
      preference: { order: ["a", "b", "c", "d", "e"], hidden: ["b", "d"] },
      shown: "a b c e",
    },
    {
      name: "without those that no longer exist",
      preference: { order: ["gone", "e", "a", "b", "c", "d"], hidden: ["gone", "d"] },
      shown: "e a b c",
    },
    {
      name: "with those config has got since, beside the one they follow there",
      preference: { order: ["e", "b", "a"], hidden: [] },
      shown: "e b c a",
    },
    {
      name: "the optional ones config has got since stay hidden",
      preference: { order: ["a", "b", "c", "e"], hidden: [] },
      shown: "a b c e",
    },
    {
      name: "a new first column comes first",
      preference: { order: ["c", "b", "d", "e"], hidden: ["d"] },
      shown: "a c b e",
    },
    { name: "those the address names", preference: { hidden: ["c"] }, named: ["c", "b", "d"], shown: "c b d" },
    {
      name: "those the address names, and the one that opens the row",
      preference: {},
      named: ["e", "c"],
      shown: "e c b",
    },
    {
      name: "the user's where the address names none that exists",
      preference: { hidden: ["a"] },
      named: ["x", "y"],
      shown: "b c e",
    },
    { name: "each once", preference: {}, named: ["b", "b", "a"], shown: "b a" },
  ];
  it.each(table)("are $name", ({ preference, named, shown }) => expect(names(preference, named)).toBe(shown));

  it("are config's first at least, where none opens the row", () => {
    const plain = listView({ columns: [column("a"), column("b")] });
    expect(names({ hidden: ["a", "b"] }, undefined, plain)).toBe("a");
  });

  it("are as wide as the user wants, else as config says", () => {
    const layout = layColumns(view, { widths: { a: 200, gone: 100 } });
    expect(shownView(view, layout).columns.map(({ width }) => width)).toEqual([200, undefined, 90, undefined]);
    expect([...layout.sized]).toEqual(["a"]);
  });

  it("fill the frame: where all have a width, the user's last one gives way", () => {
    const of = listView({ columns: [column("a"), column("b")] });
    const widths = (preference: ColumnPreference) =>
      shownView(of, layColumns(of, preference)).columns.map(({ width }) => width);
    expect(widths({ widths: { a: 100, b: 100 } })).toEqual([100, undefined]);
    expect(widths({ widths: { b: 100 } })).toEqual([undefined, 100]);
  });

  it("all have a place, also those the address leaves out", () => expect(all({}, ["e", "b"])).toBe("e b a c d"));
});

describe("a change", () => {
  it("hides and shows", () => {
    const hidden = after({}, { type: "show", name: "a", shown: false });
    expect(names(hidden)).toBe("b c e");
    expect(names(after(hidden, { type: "show", name: "a", shown: true }))).toBe("a b c e");
    expect(names(after({}, { type: "show", name: "d", shown: true }))).toBe("a b c d e");
    expect(names(after({}, { type: "show", name: "b", shown: false }))).toBe("a b c e");
  });

  it("moves among all columns, and no further than the ends", () => {
    expect(names(after({}, { type: "move", name: "e", to: 0 }))).toBe("e a b c");
    expect(names(after({}, { type: "move", name: "a", to: 99 }))).toBe("b c e a");
    expect(names(after({}, { type: "move", name: "gone", to: 0 }))).toBe("a b c e");
  });

  it("of a width keeps it within limits, and takes it back", () => {
    const wide = after({ widths: { gone: 100 } }, { type: "width", name: "a", width: 5000.4 });
    expect(wide.widths).toEqual({ a: 800 });
    expect(after(wide, { type: "width", name: "a", width: undefined }).widths).toEqual({});
  });

  it("back to config leaves nothing", () =>
    expect(after({ pinned: false, density: "compact", hidden: ["a"] }, { type: "reset" })).toEqual({}));
});

describe("what was saved", () => {
  it.each([[null], ["x"], [[1]], [{ order: "a", hidden: 1, widths: [], pinned: "no", density: "huge" }]])(
    "is passed over where it is %j",
    (saved) => {
      expect(readPreference(saved)).toEqual({});
    },
  );

  it("is taken as far as it is right", () => {
    const saved = {
      order: ["a", 1, "a"],
      hidden: ["b"],
      widths: { a: 1, b: "2", c: Number.NaN, d: 100.6 },
      pinned: false,
      density: "relaxed",
      more: 1,
    };
    expect(readPreference(saved)).toEqual({
      order: ["a"],
      hidden: ["b"],
      widths: { a: 40, d: 101 },
      pinned: false,
      density: "relaxed",
    });
  });
});

describe("an optional column is hidden until it is chosen", () => {
  const opens = { action: "view" };
  it.each([
    {
      says: "which opens the row as another does",
      columns: [column("a"), column("b", { ...opens, optional: true }), column("c", opens)],
      shown: "a c",
      always: ["c"],
    },
    {
      says: "the only one that opens the row",
      columns: [column("a"), column("b", { ...opens, optional: true })],
      shown: "a",
      always: ["a"],
    },
    {
      says: "config's first",
      columns: [column("a", { optional: true }), column("b"), column("c")],
      shown: "b c",
      always: ["b"],
    },
  ])("$says", ({ columns, shown, always }) => {
    const of = listView({ columns, rowActions: [action("view")] });
    expect(names({}, undefined, of)).toBe(shown);
    expect([...alwaysShown(of)]).toEqual(always);
  });
});
