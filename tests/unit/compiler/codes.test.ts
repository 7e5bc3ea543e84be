import { describe, expect, it } from "vitest";
import { suffixes } from "../../../src/compiler/checks/codes";

describe("codes that another code ends in", () => {
  it.each([
    { codes: ["v1", "v3-1", "v3-17", "v8-2.1"], found: [] },
    { codes: ["2.1", "v8-2.1"], found: [["2.1", "v8-2.1"]] },
    {
      codes: ["v3-17", "7", "17"],
      found: [
        ["7", "v3-17"],
        ["17", "v3-17"],
      ],
    },
  ])("$codes", ({ codes, found }) => expect(suffixes(codes)).toEqual(found));
});
