import { describe, expect, it } from "vitest";
import { arrange, withAdded, withHidden, withMoved } from "../../../src/pages/home/arrange";

const cards = [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d", hidden: true }];

describe("the cards of home in the user's order", () => {
  it.each([
    { says: "config's own", saved: undefined, is: { shown: ["a", "b", "c"], hidden: ["d"] } },
    {
      says: "the saved one",
      saved: { shown: ["c", "d", "a"], hidden: ["b"] },
      is: { shown: ["c", "d", "a"], hidden: ["b"] },
    },
    {
      says: "without cards that are gone, and no card twice",
      saved: { shown: ["x", "c", "c", "a"], hidden: ["y", "b", "c"] },
      is: { shown: ["c", "a"], hidden: ["b", "d"] },
    },
    {
      says: "new cards behind the one that config has before them, hidden ones hidden",
      saved: { shown: ["c", "a"], hidden: [] },
      is: { shown: ["c", "a", "b"], hidden: ["d"] },
    },
    {
      says: "a new first card at the top, and behind the nearest that is shown",
      saved: { shown: ["c"], hidden: ["b"] },
      is: { shown: ["a", "c"], hidden: ["b", "d"] },
    },
    { says: "config's own for what is no arrangement", saved: "a,b", is: { shown: ["a", "b", "c"], hidden: ["d"] } },
    {
      says: "config's own for names that are none",
      saved: { shown: [1, null], hidden: "b" },
      is: { shown: ["a", "b", "c"], hidden: ["d"] },
    },
  ])("is $says", ({ saved, is }) => {
    expect(arrange(cards, saved)).toEqual(is);
  });
});

describe("a change of the order", () => {
  const now = { shown: ["a", "b", "c"], hidden: ["d"] };
  const seen = ["a", "b", "c"];

  it.each([
    { name: "b", to: "earlier", seen, is: ["b", "a", "c"] },
    { name: "b", to: "later", seen, is: ["a", "c", "b"] },
    { name: "a", to: "earlier", seen, is: ["a", "b", "c"] },
    { name: "c", to: "later", seen, is: ["a", "b", "c"] },
    // Past a card that the user may not see, which keeps its place.
    { name: "c", to: "earlier", seen: ["a", "c"], is: ["c", "b", "a"] },
    { name: "b", to: "later", seen: ["a", "c"], is: ["a", "b", "c"] },
  ] as const)("moves $name $to among $seen", ({ name, to, seen: among, is }) => {
    expect(withMoved(now, name, to, among)).toEqual({ shown: is, hidden: ["d"] });
  });

  it("hides a card, and adds it behind all others", () => {
    expect(withHidden(now, "a")).toEqual({ shown: ["b", "c"], hidden: ["d", "a"] });
    expect(withAdded(withHidden(now, "a"), "a")).toEqual({ shown: ["b", "c", "a"], hidden: ["d"] });
  });
});
