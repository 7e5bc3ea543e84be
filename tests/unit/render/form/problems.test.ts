import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../src/render/form/problems";
import { visibleNames, withRepeats } from "../../../../src/render/form/form-fields";
import { rules, sampleCheck, sampleView, type SampleField } from "./sample";

const nobody: ReadonlySet<string> = new Set();

function judge(
  fields: readonly SampleField[],
  values: Record<string, unknown>,
  { initial = {}, taken = nobody }: { initial?: Record<string, unknown>; taken?: ReadonlySet<string> } = {},
) {
  const view = withRepeats(sampleView(fields));
  return rules(problemsOf(sampleCheck(view)(values), { view, values, initial, taken }));
}

describe("a field's problem, by the precompiled validator", () => {
  it.each([
    { property: { minLength: 4 }, value: "abc", rule: "minLength" },
    { property: { maxLength: 2 }, value: "abc", rule: "maxLength" },
    { property: { maxLength: 2 }, value: "𠮷𠮷", rule: undefined },
    { property: { pattern: "^a" }, value: "b", rule: "pattern" },
    { property: { format: "email" }, value: "x@", rule: "format" },
    { property: { format: "phone" }, value: "12345678901", rule: "format" },
    { property: { format: "ipv4" }, value: "10.0..", rule: "format" },
    { property: { format: "decimal" }, value: "1e3", rule: "format" },
    { property: { format: "local-date-time" }, value: "2025-02-30 00:00:00", rule: "format" },
    { property: { format: "year-month" }, value: "2025-13", rule: "format" },
    { property: { enum: ["a"] }, value: "b", rule: "enum" },
    { property: { type: "integer" as const, minimum: 1 }, value: 0, rule: "minimum" },
    { property: { type: "integer" as const, maximum: 9 }, value: 10, rule: "maximum" },
    { property: { type: "integer" as const }, value: 1.5, rule: "type" },
    { property: { type: "integer" as const }, value: "abc", rule: "type" },
    {
      property: { type: "array" as const, items: { type: "integer" as const }, minItems: 1 },
      value: [],
      rule: "minItems",
    },
    {
      property: { type: "array" as const, items: { type: "integer" as const }, uniqueItems: true },
      value: [1, 1],
      rule: "uniqueItems",
    },
    { property: { type: "array" as const, items: { type: "integer" as const } }, value: ["x"], rule: "type" },
  ])("$property with $value: $rule", ({ property, value, rule }) => {
    expect(judge([{ name: "field", property }], { field: value })).toEqual(rule === undefined ? {} : { field: rule });
  });

  it("is one, the weightiest", () => {
    expect(
      judge([{ name: "field", property: { minLength: 4, pattern: "^[a-z]+$", format: "email" } }], { field: "1" }),
    ).toEqual({ field: "minLength" });
  });

  it("is the limit of an amount, not the pattern that says the same", () => {
    const amount: SampleField = {
      name: "amount",
      limits: { scale: 2, minimum: "0.01", maximum: "999.99" },
      property: { format: "decimal", maxLength: 6, pattern: "^(?!0+\\.00$)\\d{1,3}\\.\\d{2}$" },
    };
    expect(["0.00", "1000.00", "1.005", "x"].map((value) => judge([amount], { amount: value }).amount)).toEqual([
      "minimum",
      "maximum",
      "scale",
      "format",
    ]);
  });

  it("comes in the order of the fields", () => {
    const fields = ["b", "a", "c"].map((name) => ({ name, required: true }));
    expect(Object.keys(judge(fields, {}))).toEqual(["b", "a", "c"]);
  });
});

describe("required", () => {
  it.each([
    { value: undefined, rule: "required" },
    { value: "", rule: "required" },
    { value: "x", rule: undefined },
  ])("a text of $value: $rule", ({ value, rule }) => {
    expect(judge([{ name: "field", required: true }], { field: value })).toEqual(
      rule === undefined ? {} : { field: rule },
    );
  });

  it("a list that is only required to be there may be empty", () => {
    const field: SampleField = { name: "ids", required: true, property: { type: "array", items: { type: "integer" } } };
    expect(judge([field], { ids: [] })).toEqual({});
    expect(judge([field], {})).toEqual({ ids: "required" });
  });
});

describe("fields behind a condition", () => {
  const fields: SampleField[] = [
    { name: "way", property: { enum: ["bank", "cash"] } },
    { name: "payer", required: true, when: { way: "bank" }, property: { minLength: 2 } },
    { name: "voucher", required: true, when: { payer: "Acme" } },
  ];

  it.each([
    { values: { way: "cash" }, problems: {} },
    { values: { way: "bank" }, problems: { payer: "required" } },
    { values: { way: "bank", payer: "x" }, problems: { payer: "minLength" } },
    { values: { way: "cash", payer: "x" }, problems: {} },
    { values: { way: "bank", payer: "Acme" }, problems: { voucher: "required" } },
    { values: { way: "cash", payer: "Acme" }, problems: {} },
  ])("$values: $problems", ({ values, problems }) => {
    expect(judge(fields, values)).toEqual(problems);
  });

  it("a hidden field counts as empty for what depends on it", () => {
    expect([...visibleNames(sampleView(fields).sections[0]?.fields ?? [], { way: "cash", payer: "Acme" })]).toEqual([
      "way",
    ]);
  });
});

describe("rules that no schema can say", () => {
  const passwords: SampleField[] = [
    { name: "password", required: true, widget: "password" },
    { name: "repeat", widget: "password", sameAs: "password" },
  ];

  it.each([
    { values: { password: "one", repeat: "one" }, problems: {} },
    { values: { password: "one", repeat: "two" }, problems: { repeat: "sameAs" } },
    { values: { password: "one" }, problems: { repeat: "required" } },
    { values: {}, problems: { password: "required", repeat: "required" } },
  ])("repeating: $values: $problems", ({ values, problems }) => {
    expect(judge(passwords, values)).toEqual(problems);
  });

  it("an optional repetition is asked for once there is something to repeat", () => {
    const optional: SampleField[] = [{ name: "password" }, { name: "repeat", sameAs: "password" }];
    expect(judge(optional, {})).toEqual({});
    expect(judge(optional, { password: "one" })).toEqual({ repeat: "sameAs" });
  });

  it("a value the server knows to be taken blocks", () => {
    expect(judge([{ name: "username" }], { username: "admin" }, { taken: new Set(["username"]) })).toEqual({
      username: "taken",
    });
  });

  it.each([
    { property: { format: "email" }, rule: "cleared", because: "no way to say nothing" },
    { property: { minLength: 1 }, rule: "cleared", because: "no way to say nothing" },
    { property: { maxLength: 200 }, rule: undefined, because: "the empty text says it" },
    { property: { pattern: "^[^x]*$" }, rule: undefined, because: "the empty text says it" },
  ])("emptying what was there, $property: $because", ({ property, rule }) => {
    expect(judge([{ name: "field", property }], {}, { initial: { field: "there" } })).toEqual(
      rule === undefined ? {} : { field: rule },
    );
  });
});

describe("rules across fields", () => {
  const words = { zh: "不对", en: "wrong" };
  const dates = sampleView(
    [{ name: "start" }, { name: "end" }, { name: "way" }, { name: "limit", when: { way: "capped" } }],
    {
      rules: [
        { left: "start", is: "atMost", right: "end", as: "time", words },
        { left: "limit", is: "differs", right: "way", as: "plain", words },
      ],
    },
  );
  const found = (values: Record<string, unknown>) =>
    Object.fromEntries(problemsOf([], { view: dates, values, initial: {}, taken: new Set() }));

  it("are problems of their right field", () => {
    expect(found({ start: "2025-06-02", end: "2025-06-01" })).toEqual({ end: { rule: "rule", detail: "0" } });
    expect(found({ start: "2025-06-01", end: "2025-06-01" })).toEqual({});
  });

  it("do not speak of hidden fields", () => {
    expect(found({ way: "capped", limit: "capped" })).toEqual({ way: { rule: "rule", detail: "1" } });
    expect(found({ way: "free", limit: "free" })).toEqual({});
  });
});
