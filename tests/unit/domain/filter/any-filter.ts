import fc from "fast-check";
import {
  type Condition,
  filterLimits,
  type FilterProperty,
  joined,
  operatorsOf,
  type RowFilter,
  valuesOf,
} from "../../../../src/domain/filter/filter";
import { rangeOf } from "../../../../src/domain/filter/values";
import { isReversed } from "../../../../src/domain/range-order";

/** A property of each kind, with words that are several, that two share, and that stand for something else elsewhere. */
export const properties: readonly FilterProperty[] = [
  { name: "orderNo", kind: "text", words: { zh: "订单号", en: "Order no." }, isOptional: true },
  { name: "name", kind: "text", words: { zh: "名称", en: "Name" } },
  { name: "productName", kind: "text", words: { zh: "名称", en: "Product in use" } },
  {
    name: "status",
    kind: "choice",
    words: { zh: "状态", en: "Status" },
    values: [
      { value: "toPay", words: { zh: "待支付", en: "To pay" } },
      { value: "paid", words: { zh: "已支付", en: "Paid and done" } },
      { value: "9", words: { zh: "其他", en: "Other (9)" } },
    ],
  },
  {
    name: "levels",
    kind: "choice",
    words: { zh: "级别", en: "Levels" },
    values: [{ value: "low" }, { value: "high" }],
    isList: true,
    isOptional: true,
  },
  { name: "isOpen", kind: "boolean", words: { zh: "未结束", en: "Open" } },
  { name: "payAmount", kind: "number", words: { zh: "金额", en: "Amount (CNY)" }, isOptional: true },
  { name: "billCycle", kind: "month", words: { zh: "账期", en: "Month" } },
  { name: "day", kind: "day", words: { zh: "日期", en: "Day" }, isOptional: true },
  { name: "createTime", kind: "moment", words: { zh: "下单时间", en: "Ordered at" } },
  { name: "tag", kind: "tag", words: { zh: "标签", en: "Tags" } },
];

/** Letters that a filter's text, a LIKE pattern and quotation marks have uses for. */
const letters = [..."abAB01%_\\\"“”（），、=<>~!. ()':：-且或中是", "and", "or", "is", "empty", ".."];

/** Texts of such letters, with no space at an end: nobody asks for that. */
export const anyText = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 })
  .map((some) => some.join("").trim().replaceAll(/\s+/g, " "))
  .filter((text) => text !== "");

const anyDay = fc
  .integer({ min: Date.UTC(2025, 11, 28), max: Date.UTC(2026, 2, 4) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const relative = (from: string, units: string[]) =>
  fc
    .tuple(fc.integer({ min: -40, max: 40 }), fc.constantFrom(...units))
    .map(([by, unit]) => (by === 0 ? from : `${from}${by > 0 ? "+" : ""}${by}${unit}`));
const anyDayValue = fc.oneof(anyDay, relative("today", ["d", "w", "m"]));
const anyMoment = fc
  .integer({ min: Date.UTC(2025, 11, 28) / 1000, max: Date.UTC(2026, 2, 4) / 1000 })
  .map((at) => new Date(at * 1000).toISOString().slice(0, 19).replace("T", " "));

/** Values of a row's property, and of conditions on it. */
export const anyNumber = fc
  .tuple(fc.integer({ min: -120, max: 120 }), fc.constantFrom("", ".5", ".50", ".05"))
  .map(([whole, rest]) => `${whole}${rest}`);
export const anyMonth = anyDay.map((day) => day.slice(0, 7));
export { anyDay, anyMoment };

function anyValue({ kind, values = [] }: FilterProperty): fc.Arbitrary<string> {
  switch (kind) {
    case "choice":
      return fc.constantFrom(...values.map(({ value }) => value));
    case "boolean":
      return fc.constantFrom("true", "false");
    case "number":
      return anyNumber;
    case "month":
      return anyMonth;
    case "day":
      return anyDayValue;
    case "moment":
      return fc.oneof(anyMoment, anyDayValue, relative("now", ["M", "h", "d"]));
    case "tag":
      return fc.oneof(anyText, fc.constant(""));
    case "text":
      return anyText;
  }
}

/** A comparison that its property allows. */
export const anyCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(...properties)
  .chain((property) => fc.tuple(fc.constant(property), fc.constantFrom(...operatorsOf(property))))
  .chain(([property, operator]) => {
    const { least, most } = valuesOf(operator);
    return fc.record({
      kind: fc.constant("condition" as const),
      property: fc.constant(property.name),
      ...(property.kind === "tag" && { key: fc.oneof(fc.constantFrom("owner", "env"), anyText) }),
      operator: fc.constant(operator),
      values: fc
        .array(anyValue(property), { minLength: least, maxLength: Math.min(most, 3) })
        .map((values) => (operator === "between" ? inOrder(property, values) : [...new Set(values)])),
    });
  });

function inOrder(property: FilterProperty, values: string[]): string[] {
  return isReversed(values, rangeOf(property)) ? values.toReversed() : values;
}

/** Any filter, in the form in which every one is read. */
export const anyFilter: fc.Arbitrary<RowFilter> = fc.letrec<{ filter: RowFilter; group: RowFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: filterLimits.depth - 2, depthSize: "small" },
    anyCondition,
    anyText.map((text) => ({ kind: "text" as const, text })),
    tie("group"),
  ),
  group: fc
    .tuple(fc.constantFrom("and" as const, "or" as const), fc.array(tie("filter"), { minLength: 2, maxLength: 3 }))
    .map(([kind, of]) => joined(kind, of) as RowFilter),
})).filter;
