import { describe, expect, it } from "vitest";
import { sameJson } from "../../../src/domain/same-json";

describe("whether two values of JSON are the same", () => {
  it.each<[string, unknown, unknown, boolean]>([
    ["numbers", 1, 1, true],
    ["NaN", Number.NaN, Number.NaN, true],
    ["a number and its text", 1, "1", false],
    ["null and nothing", null, undefined, false],
    ["null and an object", null, {}, false],
    ["objects, whatever the order of their keys", { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ["an object with a key more", { a: 1 }, { a: 1, b: 2 }, false],
    ["an object with a key less", { a: 1, b: 2 }, { a: 1 }, false],
    ["a key without a value, and another one", { a: undefined }, { b: undefined }, false],
    ["deep down", { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    ["lists in another order", [1, 2], [2, 1], false],
    ["lists of other lengths", [1], [1, 1], false],
    ["a list and an object with its places as keys", ["x"], { 0: "x" }, false],
    [
      "maps, whatever the order of their keys",
      new Map([
        ["a", [1]],
        ["b", [2]],
      ]),
      new Map([
        ["b", [2]],
        ["a", [1]],
      ]),
      true,
    ],
    ["maps of other values", new Map([["a", 1]]), new Map([["a", 2]]), false],
    ["a map and an object", new Map([["a", 1]]), { a: 1 }, false],
  ])("%s", (_, left, right, same) => {
    expect([sameJson(left, right), sameJson(right, left)]).toEqual([same, same]);
  });
});
