import { describe, expect, it } from "vitest";
import { passwordState } from "../../../src/domain/password";

describe("password 8-64 with 3 of 4 character classes, not one of the most common", () => {
  it.each([
    { password: "", acceptable: false, strength: 0 },
    { password: "abc", acceptable: false, strength: 1 },
    { password: "Abcdef1", acceptable: false, strength: 1 },
    { password: "abcdefgh1", acceptable: false, strength: 1 },
    { password: "Tramway1", acceptable: true, strength: 2 },
    { password: "tramway1!", acceptable: true, strength: 2 },
    { password: "Demo@12345", acceptable: true, strength: 3 },
    { password: "Abcdefghijk1", acceptable: true, strength: 3 },
    { password: "Tester@12345", acceptable: false, strength: 1 },
    { password: `Aa1${"x".repeat(61)}`, acceptable: true, strength: 3 },
    { password: `Aa1${"x".repeat(62)}`, acceptable: false, strength: 1 },
  ])("$password: acceptable $acceptable, strength $strength", ({ password, acceptable, strength }) => {
    expect(passwordState(password)).toMatchObject({ acceptable, strength });
  });

  it("names the classes found", () => {
    expect(passwordState("aA1!").classes).toEqual(["small", "capital", "digit", "sign"]);
    expect(passwordState("中文").classes).toEqual(["sign"]);
  });
});
