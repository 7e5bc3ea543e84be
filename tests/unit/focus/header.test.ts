import { describe, expect, it } from "vitest";
import { optionalColumns, readHeader, requiredColumns } from "../../../src/server/focus/header";

const whole = [...requiredColumns, ...optionalColumns];
const instead = (column: string, other: string) => whole.map((name) => (name === column ? other : name));

describe("readHeader", () => {
  it("finds the columns in any order, with others between them", () => {
    const { place } = readHeader(["x_Team", ...whole.toReversed(), "PricingQuantity"]);
    expect(place.Tags).toBe(1);
    expect(Object.keys(place)).toHaveLength(whole.length);
  });

  it("does without the optional columns", () => {
    expect(readHeader(requiredColumns).place.Tags).toBeUndefined();
  });

  it.each<[what: string, header: string[], message: RegExp]>([
    ["another file", ["id", "name"], /no FOCUS cost file.*BilledCost/],
    ["a missing column", whole.filter((name) => name !== "ListCost"), /lacks column ListCost\.$/],
    [
      "a misspelt column",
      instead("BilledCost", "BiledCost"),
      /lacks column BilledCost \(did you mean it with "BiledCost"\?\)/,
    ],
    [
      "other capitals and spaces",
      instead("EffectiveCost", "effective cost"),
      /EffectiveCost \(did you mean it with "effective cost"\?\)/,
    ],
    [
      "a misspelt optional column",
      instead("ResourceId", "ResourceID2"),
      /ResourceId \(did you mean it with "ResourceID2"\?\)/,
    ],
    [
      "two mistakes",
      instead("BilledCost", "BiledCost").filter((name) => name !== "ListCost"),
      /BilledCost.*; column ListCost/,
    ],
    ["a column twice", [...whole, "Tags"], /two columns Tags/],
  ])("refuses %s", (_what, header, message) => {
    expect(() => readHeader(header)).toThrow(message);
  });

  it("takes no real FOCUS column for a misspelling", () => {
    expect(() =>
      readHeader([...requiredColumns.filter((name) => name !== "BillingPeriodStart"), "BillingPeriodEnd"]),
    ).toThrow(/lacks column BillingPeriodStart\.$/);
  });
});
