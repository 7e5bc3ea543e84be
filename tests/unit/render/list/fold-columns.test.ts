import { describe, expect, it } from "vitest";
import { type FoldColumn, foldColumns } from "../../../../src/render/list/fold/fold-columns";

/** Columns by their names: a capital one is kept, an exclamation mark says that the reader has chosen it; each needs 100 pixels. */
const columns = (names: string, widths: Record<string, number | undefined> = {}): FoldColumn[] =>
  names.split(" ").map((text) => {
    const name = text.replace("!", "");
    return {
      name,
      keep: name !== name.toLowerCase(),
      chosen: text.endsWith("!"),
      width: name in widths ? widths[name] : 100,
    };
  });

interface Case {
  name: string;
  of: FoldColumn[];
  room: number;
  button?: number;
  shown: string;
  tight?: true;
}

const cases: Case[] = [
  { name: "all where they fit to the pixel", of: columns("A b c D"), room: 400, shown: "A b c D" },
  { name: "without the last one that may fold", of: columns("A b c D"), room: 399, shown: "A b D" },
  { name: "the kept ones at the least, cut off", of: columns("A b c D"), room: 150, shown: "A D", tight: true },
  { name: "the kept ones alone, whole", of: columns("A b c D"), room: 200, shown: "A D" },
  { name: "with room for the button that unfolds", of: columns("A b c D"), room: 320, button: 24, shown: "A D" },
  { name: "without the button where nothing folds", of: columns("A b c D"), room: 410, button: 24, shown: "A b c D" },
  { name: "what the reader has chosen longer than others", of: columns("A b c! D"), room: 300, shown: "A c D" },
  { name: "what the reader has chosen as long as it fits", of: columns("A b! c! D"), room: 310, shown: "A b D" },
  { name: "a column not measured yet that might fit", of: columns("A b", { b: undefined }), room: 190, shown: "A b" },
  { name: "none not measured yet that cannot fit", of: columns("A b", { b: undefined }), room: 170, shown: "A" },
  { name: "by widths, not by numbers", of: columns("A b c D", { b: 20, c: 300 }), room: 240, shown: "A b D" },
];

describe("the columns shown in a table", () => {
  it.each(cases)("are $name", ({ of, room, button, shown, tight = false }) => {
    const fold = foldColumns(of, room, button);
    const left = of.filter(({ name }) => !fold.folded.has(name)).map(({ name }) => name);
    expect(left.join(" ")).toBe(shown);
    expect(fold.tight).toBe(tight);
  });

  it("and those folded are all there are, at every width", () => {
    const of = columns("A b c! d E f g! h", { b: 140, d: undefined, f: 35 });
    for (let room = 0; room <= 900; room += 7) {
      const { folded } = foldColumns(of, room, 24);
      const shown = of.filter(({ name }) => !folded.has(name));
      expect([...folded].length + shown.length).toBe(of.length);
      expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(["A", "E"]));
    }
  });
});
