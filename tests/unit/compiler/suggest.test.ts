import { describe, expect, it } from "vitest";
import { suggest } from "../../../src/compiler/report/suggest";

const known = ["payMethod", "payerName", "amount", "applyTime", "status", "id", "descending", "ascending"];

describe("did you mean", () => {
  it.each([
    { typed: "paymethod", meant: "payMethod" },
    { typed: "amuont", meant: "amount" },
    { typed: "apply", meant: "applyTime" },
    { typed: "desc", meant: "descending" },
    { typed: "stauts", meant: "status" },
    { typed: "ids", meant: "id" },
    { typed: "invoice", meant: undefined },
    { typed: "xy", meant: undefined },
    { typed: "", meant: undefined },
  ])("$typed -> $meant", ({ typed, meant }) => expect(suggest(typed, known)).toBe(meant));

  it("never suggests the name itself", () => expect(suggest("amount", ["amount"])).toBeUndefined());
});
