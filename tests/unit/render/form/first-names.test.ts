import { describe, expect, test } from "vitest";
import { firstNames } from "../../../../src/render/form/first-names";

describe("what the first of several rows are called", () => {
  test("five are named and the others counted", () => {
    expect(firstNames(["a", "b", "c", "d", "e"])).toEqual({ names: ["a", "b", "c", "d", "e"], more: 0 });
    expect(firstNames([1, 2, 3, 4, 5, 6, 7])).toEqual({ names: ["1", "2", "3", "4", "5"], more: 2 });
  });

  test("a row that has nothing is neither named nor counted", () => {
    expect(firstNames([null, "a", undefined, "b", ""])).toEqual({ names: ["a", "b"], more: 0 });
  });
});
