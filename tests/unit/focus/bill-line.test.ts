import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toImportedLine, type Cells } from "../../../src/server/focus/bill-line";
import { nullable } from "../../../src/server/focus/values";

const usage: Record<string, string> = {
  BilledCost: "1.25",
  BillingAccountId: "900100",
  BillingAccountName: "Harbour Trading",
  BillingCurrency: "USD",
  BillingPeriodStart: "2024-03-01T00:00:00Z",
  ChargeCategory: "Usage",
  ChargeClass: "NULL",
  ChargeDescription: "Virtual machine hours",
  ChargeFrequency: "Usage-Based",
  ChargePeriodStart: "2024-03-31T22:00:00Z",
  ChargePeriodEnd: "2024-03-31T23:00:00Z",
  ConsumedQuantity: "1.000000000000000",
  ConsumedUnit: "Hours",
  ContractedCost: "1.25",
  EffectiveCost: "1.10",
  ListCost: "1.50",
  ListUnitPrice: "1.5",
  PricingUnit: "Hours",
  ProviderName: "AWS",
  RegionId: "eu-north-1",
  RegionName: "Stockholm",
  AvailabilityZone: "eu-north-1a",
  ResourceId: "i-aaa111",
  ResourceName: "web",
  ServiceCategory: "Compute",
  ServiceName: "Elastic Machines",
  SkuId: "SKU-1",
  SubAccountId: "900101",
  SubAccountName: "Harbour Web",
  Tags: '{"env":"prod"}',
};
const cells =
  (change: Record<string, string>): Cells =>
  (column) =>
    nullable({ ...usage, ...change }[column]);
const line = (change: Record<string, string> = {}) => {
  const read = toImportedLine(cells(change));
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return read.line;
};
const problems = (change: Record<string, string>) => {
  const read = toImportedLine(cells(change));
  return "problems" in read ? read.problems.map(({ column, reason }) => `${column} ${reason}`) : [];
};

describe("toImportedLine maps the columns (domain rules, FOCUS cost files)", () => {
  it("of a usage line", () => {
    expect(line()).toEqual({
      billCycle: "2024-03",
      billDate: "2024-03-31",
      accountUid: "900101",
      accountName: "Harbour Web",
      cloudCode: "aws",
      productCode: "aws-elastic-machines",
      productName: "Elastic Machines",
      serviceCategory: "Compute",
      chargeCategory: "Usage",
      chargeFrequency: "Usage-Based",
      billItemType: "PayAsYouGoBill",
      payMode: "postPay",
      resourceId: "i-aaa111",
      resourceName: "web",
      regionId: "eu-north-1",
      regionName: "Stockholm",
      zone: "eu-north-1a",
      tags: [{ key: "env", value: "prod" }],
      billingItem: "Virtual machine hours (SKU-1)",
      unitPrice: "1.50000000",
      unitPriceUnit: "Hours",
      usageAmount: "1.00000000",
      usageUnit: "Hours",
      usageStart: new Date("2024-03-31T22:00:00Z"),
      usageEnd: new Date("2024-03-31T23:00:00Z"),
      consumeTime: new Date("2024-03-31T22:00:00Z"),
      listAmount: "1.50000000",
      discountAmount: "0.25000000",
      payableAmount: "1.25000000",
      cashAmount: "1.25000000",
      couponAmount: "0",
      creditAmount: "0",
      debtAmount: "0",
      amortizedCost: "1.10000000",
      currency: "USD",
    });
  });

  it.each<[what: string, change: Record<string, string>, expected: Record<string, unknown>]>([
    [
      "a commitment bought",
      { ChargeCategory: "Purchase", ChargeFrequency: "Recurring", EffectiveCost: "0" },
      { billItemType: "SubscriptionOrder", payMode: "prePay", amortizedCost: "0.00000000" },
    ],
    [
      "the other spelling of Usage-Based",
      { ChargeFrequency: "Usage-based" },
      { chargeFrequency: "Usage-Based", payMode: "postPay" },
    ],
    ["no frequency", { ChargeFrequency: "NULL" }, { chargeFrequency: "Usage-Based" }],
    [
      "a credit",
      { ChargeCategory: "Credit", ChargeFrequency: "One-Time", BilledCost: "-2.6137", ListCost: "-2.6137" },
      { billItemType: "Adjustment", payableAmount: "-2.61370000", discountAmount: "0.00000000" },
    ],
    [
      "a correction in the customer's favour",
      { ChargeClass: "Correction", BilledCost: "-1", ListCost: "-1" },
      { billItemType: "Refund" },
    ],
    [
      "billed above list",
      { ListCost: "0", BilledCost: "0.192" },
      { discountAmount: "-0.19200000", payableAmount: "0.19200000" },
    ],
    [
      "another provider",
      { ProviderName: "Microsoft" },
      { cloudCode: "other", productCode: "microsoft-elastic-machines" },
    ],
    ["a provider written in full", { ProviderName: "Amazon Web Services, Inc." }, { cloudCode: "aws" }],
    [
      "a provider in Chinese",
      { ProviderName: "阿里云", ServiceName: "云服务器" },
      { cloudCode: "aliyun", productName: "云服务器", productCode: expect.stringMatching(/^aliyun-[0-9a-f]{12}$/) },
    ],
    [
      "no sub-account",
      { SubAccountId: "NULL", SubAccountName: "NULL" },
      { accountUid: "900100", accountName: "Harbour Trading" },
    ],
    ["no names at all", { SubAccountName: "", BillingAccountName: "" }, { accountName: "900101" }],
    ["no description", { ChargeDescription: "NULL" }, { billingItem: "SKU-1" }],
    ["neither description nor SKU", { ChargeDescription: "NULL", SkuId: "NULL" }, { billingItem: "Elastic Machines" }],
    ["a rarer service category", { ServiceCategory: "Developer Tools" }, { serviceCategory: "Other" }],
    [
      "other capitals",
      { ServiceCategory: "AI and machine learning", ChargeCategory: "usage" },
      { serviceCategory: "AI and Machine Learning", chargeCategory: "Usage" },
    ],
    [
      "nulls where they are allowed",
      {
        ConsumedQuantity: "NULL",
        ConsumedUnit: "NULL",
        ListUnitPrice: "NULL",
        RegionId: "NULL",
        ResourceId: "NULL",
        Tags: "NULL",
      },
      { usageAmount: null, usageUnit: null, unitPrice: null, regionId: null, resourceId: null, tags: [] },
    ],
    [
      "tags of several types",
      { Tags: '{"a":1,"b":true,"c":null}' },
      {
        tags: [
          { key: "a", value: "1" },
          { key: "b", value: "true" },
          { key: "c", value: "" },
        ],
      },
    ],
  ])("of %s", (_what, change, expected) => {
    expect(line(change)).toMatchObject(expected);
  });

  it("of a long description without losing the SKU", () => {
    const { billingItem } = line({ ChargeDescription: "x".repeat(400) });
    expect(billingItem).toHaveLength(256);
    expect(billingItem).toMatch(/x… \(SKU-1\)$/);
  });
});

describe("toImportedLine refuses", () => {
  it.each<[change: Record<string, string>, expected: RegExp]>([
    [{ ContractedCost: "NULL" }, /^ContractedCost is empty/],
    [{ BilledCost: "abc" }, /^BilledCost "abc" is not a decimal number/],
    [{ ListUnitPrice: "free" }, /^ListUnitPrice/],
    [{ BillingCurrency: "usd" }, /^BillingCurrency/],
    [{ BillingPeriodStart: "March" }, /^BillingPeriodStart/],
    [{ ChargePeriodEnd: "2024-03-01T00:00:00Z" }, /^ChargePeriodEnd is before ChargePeriodStart/],
    [{ ServiceCategory: "Cloudy" }, /^ServiceCategory "Cloudy" is no value FOCUS has here/],
    [{ ChargeCategory: "NULL" }, /^ChargeCategory NULL is no value/],
    [{ ServiceName: "" }, /^ServiceName is empty/],
    [{ ProviderName: "NULL" }, /^ProviderName is empty/],
    [{ SubAccountId: "NULL", BillingAccountId: "NULL" }, /^BillingAccountId is empty/],
    [{ SubAccountId: "a b" }, /^SubAccountId "a b" has a form/],
    [{ ResourceId: "x".repeat(2049) }, /^ResourceId is longer than 2048/],
    [{ Tags: "env=prod" }, /^Tags "env=prod" is not a JSON object/],
    [{ Tags: "[1]" }, /^Tags/],
    [{ Tags: '{"a":{}}' }, /^Tags has a tag whose value/],
    [{ Tags: String.raw`{"a":"\u0000"}` }, /^Tags has a tag with a character/],
    [{ Tags: String.raw`{"a":"\ud800"}` }, /^Tags has a tag with a character/],
    [
      { Tags: JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, ""]))) },
      /^Tags has 51 tags/,
    ],
  ])("%j", (change, expected) => {
    expect(problems(change)).toEqual([expect.stringMatching(expected)]);
  });

  it("everything that is wrong at once", () => {
    expect(problems({ BilledCost: "x", ListCost: "y", Tags: "z" }).map((text) => text.split(" ")[0])).toEqual([
      "BilledCost",
      "ListCost",
      "Tags",
    ]);
  });
});

describe("toImportedLine keeps the identities", () => {
  it("whatever is billed and listed, to the last of 11 and more decimals", () => {
    const amount = fc
      .bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
      .map((units) => new Decimal(units.toString()).div("1e13").toFixed());
    fc.assert(
      fc.property(amount, amount, (BilledCost, ListCost) => {
        const {
          listAmount = "",
          discountAmount = "",
          payableAmount = "",
          cashAmount = "",
          couponAmount = "",
          creditAmount = "",
          debtAmount = "",
        } = line({ BilledCost, ListCost });
        expect(new Decimal(listAmount).minus(discountAmount).equals(payableAmount)).toBe(true);
        expect(
          new Decimal(cashAmount).plus(couponAmount).plus(creditAmount).plus(debtAmount).equals(payableAmount),
        ).toBe(true);
      }),
    );
  });
});
