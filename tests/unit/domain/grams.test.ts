import { describe, expect, it } from "vitest";
import { gramsOf } from "../../../src/domain/grams";

describe("gramsOf", () => {
  const cases: [texts: string[], grams: string[]][] = [
    [["Web"], ["w", "we", "e", "eb", "b"]],
    [["核心"], ["核", "核心", "心"]],
    [["aaa"], ["a", "aa"]],
    [["a😀"], ["a", "a😀", "😀"]],
    [
      ["ab", "cd"],
      ["a", "ab", "b", "c", "cd", "d"],
    ],
    [[""], []],
    [[], []],
  ];
  it.each(cases)("of %j are %j", (texts, grams) => {
    expect(gramsOf(...texts)).toEqual(grams);
  });
});
