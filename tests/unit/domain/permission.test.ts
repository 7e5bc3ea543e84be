import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesBeyond, held, isCodeList, joinCodes, mayUse, splitCodes } from "../../../src/domain/permission";

describe("held (specification §6: 'all', or the code followed by a comma)", () => {
  it.each([
    { authCodes: "v3-1,", code: "v3-1", held: true },
    { authCodes: "v3-17,", code: "v3-1", held: false },
    { authCodes: "v3-1,", code: "v3-17", held: false },
    { authCodes: "v3-1", code: "v3-1", held: false },
    { authCodes: "v1,v3,v3-1,", code: "v3", held: true },
    { authCodes: "v3-1,", code: "v3", held: false },
    { authCodes: "v8-2.1,", code: "v8-2", held: false },
    { authCodes: "v8-2.1,", code: "v8-2.1", held: true },
    { authCodes: "all", code: "v99", held: true },
    { authCodes: "v1,all,", code: "v7", held: true },
    { authCodes: "channel", code: "v1", held: false },
    { authCodes: "", code: "v1", held: false },
  ])("$authCodes holds $code: $held", ({ authCodes, code, held: expected }) => {
    expect(held(authCodes, code)).toBe(expected);
  });
});

describe("mayUse (specification §6: buttons also treat 'channel' as allowing everything)", () => {
  it.each([
    { authCodes: "channel", code: "v3-17", allowed: true },
    { authCodes: "all", code: "v3-17", allowed: true },
    { authCodes: "v3-17,", code: "v3-17", allowed: true },
    { authCodes: "v3,v3-1,", code: "v3-17", allowed: false },
    { authCodes: "", code: "v1", allowed: false },
  ])("$authCodes may use $code: $allowed", ({ authCodes, code, allowed }) => {
    expect(mayUse(authCodes, code)).toBe(allowed);
  });
});

describe("code lists", () => {
  it.each([
    ["", true],
    ["v1,", true],
    ["v3,v3-17,v8-2.1,", true],
    ["v999-999.999,", true],
    ["v1", false],
    [",", false],
    ["v1,,", false],
    ["v1, v3,", false],
    ["all", false],
    ["all,", false],
    ["channel,", false],
    ["V1,", false],
    ["v,", false],
    ["v1-,", false],
    ["v1-1.,", false],
    ["v1.1,", false],
    ["v1000,", false],
    ["v1,\n", false],
  ])("%j is one: %s", (text, expected) => {
    expect(isCodeList(text)).toBe(expected);
  });

  const code = fc.stringMatching(/^v\d{1,2}(-\d{1,2}(\.\d)?)?$/);

  it("are joined and split without loss, each code once", () => {
    fc.assert(
      fc.property(fc.array(code), (codes) => {
        const text = joinCodes(codes);
        expect(splitCodes(text)).toEqual([...new Set(codes)]);
        expect(isCodeList(text)).toBe(true);
      }),
    );
  });

  it("hold exactly their own codes", () => {
    fc.assert(
      fc.property(fc.array(code), code, (codes, wanted) => {
        expect(held(joinCodes(codes), wanted)).toBe(codes.includes(wanted));
      }),
    );
  });

  it.each([
    { authCodes: "v1,v3,", wanted: "v3,v7,", beyond: ["v7"] },
    { authCodes: "v1,v3,", wanted: "v1,", beyond: [] },
    { authCodes: "v1,", wanted: "all", beyond: ["all"] },
    { authCodes: "v1,", wanted: "channel", beyond: ["channel"] },
    { authCodes: "all", wanted: "all", beyond: [] },
    { authCodes: "all", wanted: "channel", beyond: [] },
    { authCodes: "channel", wanted: "v7,v9-1,", beyond: [] },
    { authCodes: "channel", wanted: "all", beyond: ["all"] },
    { authCodes: "", wanted: "", beyond: [] },
  ])("whoever has $authCodes cannot give $beyond of $wanted", ({ authCodes, wanted, beyond }) => {
    expect(codesBeyond(authCodes, wanted)).toEqual(beyond);
  });
});
