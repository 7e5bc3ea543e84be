import { describe, expect, it } from "vitest";
import { isCommonPassword } from "../../../src/domain/common-passwords";

describe("passwords", () => {
  it.each([
    ["Password1", true],
    ["P@ssw0rd", true],
    ["p@55W0rd!!", true],
    ["Admin@2024", true],
    ["!!Welcome1", true],
    ["Qwerty12345", true],
    ["1qaz@WSX", true],
    ["1Q2w3e4r", true],
    ["Iloveyou520", true],
    ["Woaini1314", true],
    ["Abc123456", true],
    ["123456Aa!", true],
    ["Harbour#4711", false],
    ["Demo-Rabbit7", false],
    ["passwordless-Tram9", false],
    ["Xk8#mQ2p", false],
    ["correct-Horse9battery", false],
  ])("%s is common: %s", (password, common) => {
    expect(isCommonPassword(password)).toBe(common);
  });
});
