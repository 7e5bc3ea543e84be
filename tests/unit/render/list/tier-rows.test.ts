import { describe, expect, it } from "vitest";
import { nextBox } from "../../../../src/render/list/tiers/next-box";
import { linkPath, linksOf, tiersOf } from "../../../../src/render/list/tiers/tier-rows";

const rows = [
  ["1", { tier: "app", links: [2, 2, 1, 9] }],
  ["2", { tier: "data", links: "not a list" }],
  ["3", { tier: "odd", links: null }],
  ["4", { tier: "app", links: ["1"] }],
] as const;
const known = [
  { value: "access", label: "Access" },
  { value: "app", label: "Application" },
  { value: "data", label: "Data" },
];

describe("tiersOf", () => {
  it("puts rows into the tiers in their order, leaves empty ones out, and unknown ones last", () => {
    const tiers = tiersOf(rows, { tier: "tier" }, known);
    expect(tiers.map(({ words, rows: within }) => [words, within.map(([key]) => key)])).toEqual([
      ["Application", ["1", "4"]],
      ["Data", ["2"]],
      ["odd", ["3"]],
    ]);
  });
});

describe("linksOf", () => {
  it("leads to other rows that are there, once to each, whatever the answer's shape", () => {
    expect(linksOf(rows, { links: "links" })).toEqual([
      { from: "1", to: "2" },
      { from: "4", to: "1" },
    ]);
  });
});

describe("linkPath", () => {
  const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 });
  it.each([
    ["down", box(0, 0), box(200, 100), "M50 40C50 70 250 70 250 100"],
    ["up", box(0, 100), box(0, 0), "M50 100C50 70 50 70 50 40"],
    ["aside", box(0, 0), box(200, 0), "M50 40C50 58 250 58 250 40"],
  ])("leads %s from edge to edge", (_where, from, to, path) => {
    expect(linkPath(from, to)).toBe(path);
  });
});

describe("nextBox", () => {
  const tiers = [["a", "b", "c"], ["d"], ["e", "f"]];
  it.each([
    ["a", "ArrowRight", "b"],
    ["a", "ArrowLeft", undefined],
    ["c", "ArrowDown", "d"],
    ["d", "ArrowDown", "e"],
    ["f", "ArrowUp", "d"],
    ["e", "ArrowDown", undefined],
    ["e", "Home", undefined],
    ["x", "ArrowUp", undefined],
  ])("leads from %s by %s to %s", (key, arrow, to) => {
    expect(nextBox(tiers, key, arrow)).toBe(to);
  });
});
