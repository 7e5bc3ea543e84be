import { describe, expect, it } from "vitest";
import { held } from "../../../src/domain/permission";
import { codeSchema } from "../../../src/model/config/common";

describe("a menu code", () => {
  it.each(["v1", "v3-17", "v8-2.1"])("ends in no other: %s", (longer) => {
    const endings = Array.from(longer.slice(1), (_letter, index) => longer.slice(index + 1));
    expect(codeSchema.safeParse(longer).success).toBe(true);
    expect(endings.filter((ending) => held(`${longer},`, ending))).toEqual(endings);
    expect(endings.filter((ending) => codeSchema.safeParse(ending).success)).toEqual([]);
  });

  it.each(["x3", "3-v17", "v3v17", "v3-17,"])("has one v, at its beginning, and digits: %s is none", (text) => {
    expect(codeSchema.safeParse(text).success).toBe(false);
  });
});
