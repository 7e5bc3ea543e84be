import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOf, unitPriceOf } from "../../../src/server/areas/order/amounts";
import { priceOf } from "../../../src/server/areas/product/price";
import type { AttrChoice, DurationRule, PricedProduct } from "../../../src/server/areas/product/price-model";
import { furtherProducts } from "../../../src/server/database/seed/commerce-data/further-products";
import { seedProducts } from "../../../src/server/database/seed/commerce-data/products";
import { sampleChoices } from "../../../src/server/database/seed/commerce-data/wishes";
import { seededRandom } from "../../../src/server/database/seed/bills-generator/random";
import { AnswerError } from "../../../src/server/errors";

const product = (code: string): PricedProduct => {
  const found = seedProducts.find((one) => one.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
};
const attrs = (values: Record<string, string | undefined>): AttrChoice[] =>
  Object.entries(values).flatMap(([attrCode, value]) => (value === undefined ? [] : [{ attrCode, value }]));
const add = (amounts: string[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).toFixed(2);
const month = { durationNum: 1, durationUnit: "M" as const };

describe("the catalogue", () => {
  it.each([...seedProducts, ...furtherProducts].map((one) => [one.code, one] as const))(
    "shows for %s the price of its smallest configuration",
    (_code, { attributes, prices, durations, startPrice }) => {
      const least = prices.map((part) => {
        const attribute = attributes.find(({ attrCode }) => attrCode === part.attrCode);
        if (attribute?.dependsOn) return "0.00";
        if (part.kind === "unit")
          return new Decimal(part.price).times(Math.max(0, (attribute?.min ?? 0) - part.included)).toFixed(2);
        return Decimal.min(...(attribute?.options ?? []).map(({ value }) => part.prices[value] ?? "0.00")).toFixed(2);
      });
      // What is sold by the year only costs as much as its months.
      const byYear = durations.length > 0 && durations.every(({ durationUnit }) => durationUnit === "Y");
      expect(new Decimal(add(least)).times(byYear ? 12 : 1).toFixed(2)).toBe(startPrice);
    },
  );
});

describe("priceOf", () => {
  it.each([
    {
      what: "one month",
      code: "waf",
      values: { edition: "standard" },
      quantity: 1,
      duration: month,
      list: "1580.00",
      pay: "1580.00",
    },
    {
      what: "extra domains",
      code: "waf",
      values: { edition: "standard", extraDomains: "2" },
      quantity: 1,
      duration: month,
      list: "2180.00",
      pay: "2180.00",
    },
    {
      what: "half yuan a unit",
      code: "waf",
      values: { edition: "standard", extraBandwidth: "50" },
      quantity: 1,
      duration: month,
      list: "1905.00",
      pay: "1905.00",
    },
    {
      what: "a year at 85 %",
      code: "waf",
      values: { edition: "standard" },
      quantity: 1,
      duration: { durationNum: 1, durationUnit: "Y" as const },
      list: "18960.00",
      pay: "16116.00",
    },
    {
      what: "three years at half",
      code: "hss",
      values: { edition: "basic", hosts: "1" },
      quantity: 2,
      duration: { durationNum: 3, durationUnit: "Y" as const },
      list: "4320.00",
      pay: "2160.00",
    },
    {
      what: "what is included costs nothing",
      code: "dbaudit",
      values: { edition: "standard", instances: "1", storage: "500" },
      quantity: 1,
      duration: month,
      list: "2400.00",
      pay: "2400.00",
    },
    {
      what: "bought once",
      code: "vulscan",
      values: { depth: "deep" },
      quantity: 3,
      duration: {},
      list: "1197.00",
      pay: "1197.00",
    },
    {
      what: "a hundred at once",
      code: "ddos",
      values: { line: "bgp", protection: "100", ports: "55" },
      quantity: 100,
      duration: { durationNum: 2, durationUnit: "Y" as const },
      list: "215640000.00",
      pay: "150948000.00",
    },
  ])("$what: $list, to pay $pay", ({ code, values, quantity, duration, list, pay }) => {
    expect(priceOf(product(code), attrs(values), quantity, duration)).toMatchObject({
      listAmount: list,
      payAmount: pay,
    });
  });

  it("rounds half up, once, and gives each detail its share", () => {
    const odd: PricedProduct = {
      attributes: [],
      durations: [{ durationNum: 1, durationUnit: "M", percent: 85 }],
      prices: ["a", "b", "c"].map((attrCode) => ({ attrCode, kind: "unit", price: "0.10", included: 0 })),
    };
    const price = priceOf(odd, attrs({ a: "1", b: "1", c: "1" }), 1, month);
    expect(price).toMatchObject({ listAmount: "0.30", discountAmount: "0.04", payAmount: "0.26" });
    expect(price.details.map(({ payAmount }) => payAmount)).toEqual(["0.09", "0.08", "0.09"]);
  });

  it.each([
    { what: "a duration that is not sold", code: "waf", duration: { durationNum: 5, durationUnit: "M" as const } },
    { what: "no duration where one is needed", code: "waf", duration: {} },
    { what: "a number without its unit", code: "waf", duration: { durationNum: 1 } },
    { what: "a duration for what is bought once", code: "vulscan", duration: month },
  ])("refuses $what", ({ code, duration }) => {
    expect(() => priceOf(product(code), [], 1, duration)).toThrow(AnswerError);
  });

  it("adds up for every product, choice, quantity and duration", () => {
    const wish = fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 31 }),
      chosen: fc.constantFrom(...seedProducts),
      quantity: fc.integer({ min: 1, max: 100 }),
      duration: fc.nat(20),
    });
    fc.assert(
      fc.property(wish, ({ seed, chosen, quantity, duration }) => {
        const rule: DurationRule | undefined = chosen.durations[duration % Math.max(1, chosen.durations.length)];
        const price = priceOf(chosen, sampleChoices(seededRandom(seed), chosen), quantity, rule ?? {});
        const { listAmount, discountAmount, payAmount, details } = price;
        expect(new Decimal(listAmount).minus(discountAmount).toFixed(2)).toBe(payAmount);
        expect([
          add(details.map((detail) => detail.listAmount)),
          add(details.map((detail) => detail.payAmount)),
        ]).toEqual([listAmount, payAmount]);
        expect(new Decimal(unitPriceOf(price, quantity)).times(quantity).toFixed(2)).toBe(listAmount);
        expect(new Decimal(payAmount).gt(0) && new Decimal(payAmount).lte(listAmount)).toBe(true);
      }),
    );
  });

  it("of an order is the sum of its items", () => {
    const one = priceOf(product("waf"), attrs({ edition: "ultimate" }), 1, { durationNum: 1, durationUnit: "Y" });
    const two = priceOf(product("vulscan"), attrs({ depth: "quick" }), 1, {});
    expect(amountsOf([one, two])).toEqual({
      listAmount: "118659.00",
      discountAmount: "17784.00",
      couponAmount: "0.00",
      payAmount: "100875.00",
    });
  });
});
