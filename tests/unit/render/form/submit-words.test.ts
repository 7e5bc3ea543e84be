import { describe, expect, it } from "vitest";
import { plainReading } from "../../../../src/domain/reading";
import type { FormSource } from "../../../../src/model/resolved-form";
import { type KnownValues, submitAmount, valueAt } from "../../../../src/render/form/submit-words";

const previewed = (name: string): FormSource => ({ name, from: "preview" });
const typed = (name: string): FormSource => ({ name, from: "form" });
const known = (given: Partial<KnownValues>): KnownValues => ({
  previewed: undefined,
  values: {},
  source: {},
  ...given,
});

describe("the sum that a submit button names", () => {
  it.each([
    {
      says: "the sum of what the preview answers",
      amount: [previewed("cash"), previewed("credit")],
      given: { previewed: { cash: "6000.00", credit: "750.00" } },
      is: "¥6,750.00",
    },
    {
      says: "nothing before it has answered",
      amount: [previewed("cash")],
      given: { source: { cash: "1.00" } },
      is: undefined,
    },
    { says: "what is typed", amount: [typed("amount")], given: { values: { amount: "0.5" } }, is: "¥0.50" },
    { says: "or what was loaded", amount: [typed("amount")], given: { source: { amount: "12" } }, is: "¥12.00" },
    {
      says: "nothing while no number is typed",
      amount: [typed("amount")],
      given: { values: { amount: "1e" } },
      is: undefined,
    },
    {
      says: "nothing while one part is missing",
      amount: [typed("a"), typed("b")],
      given: { values: { a: "1" } },
      is: undefined,
    },
    { says: "nothing where config names none", amount: undefined, given: {}, is: undefined },
  ])("$says", ({ amount, given, is }) => {
    const submit = { zh: "支付", en: "Pay", ...(amount ? { amount } : {}) };
    expect(submitAmount(submit, known(given), plainReading)).toBe(is);
  });
});

it("takes a deadline from where the compiler found it", () => {
  const source = { until: "2026-01-31 00:00:00" };
  expect(valueAt(typed("until"), known({ source }))).toBe(source.until);
  expect(valueAt(previewed("until"), known({ source }))).toBeUndefined();
});
