import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RowFilter } from "../../../../src/domain/filter/filter";
import { type FilterMistakeReason, parseFilter } from "../../../../src/domain/filter/parse";
import { printFilter } from "../../../../src/domain/filter/print";
import { anyFilter, properties } from "./any-filter";

const vocabulary = { properties, searched: ["name"] };
const read = (text: string): RowFilter | undefined => {
  const parsed = parseFilter(text, vocabulary);
  if (parsed.mistake) throw new Error(`${text}: ${JSON.stringify(parsed.mistake)}`);
  return parsed.filter;
};
const one = (property: string, operator: string, ...values: string[]) => ({
  kind: "condition",
  property,
  operator,
  values,
});

describe("a filter's text", () => {
  it.each([undefined, "zh", "en"] as const)("in %s is read as the filter that it was written from", (language) => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(printFilter(filter, properties, language))).toEqual(filter);
      }),
      { numRuns: 10_000 },
    );
  });

  it("calls tags “tag”, whatever the property is called", () => {
    const tags = { name: "labels", kind: "tag" as const, words: { zh: "标签", en: "Labels" } };
    const parsed = parseFilter("tag:owner is empty", { properties: [tags], searched: [] });
    expect(parsed).toEqual({ filter: { ...one("labels", "isEmpty"), key: "owner" } });
  });

  it("never crashes the reader, and a mistake is within the text", () => {
    const piece = fc.constantFrom(
      "status",
      "=",
      "(",
      ")",
      "and",
      "or",
      "..",
      ",",
      "toPay",
      '"',
      "tag:",
      "is empty",
      "订单号",
      "1",
      "不为空",
    );
    const text = fc.oneof(
      fc.array(piece).map((some) => some.join(" ")),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { from, to } = parseFilter(written, vocabulary).mistake ?? { from: 0, to: 0 };
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(written.length);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each<[string, unknown]>([
    ["", undefined],
    ["  ", undefined],
    ["web 01", { kind: "text", text: "web 01" }],
    ["status = toPay", one("status", "is", "toPay")],
    ["Status is To pay", one("status", "is", "toPay")],
    ["状态=待支付", one("status", "is", "toPay")],
    ['status in (toPay, "Paid and done")', one("status", "is", "toPay", "paid")],
    ["状态 属于（待支付，已支付）", one("status", "is", "toPay", "paid")],
    ["status != toPay, 9", one("status", "isNot", "toPay", "9")],
    ["Product in use contains web", one("productName", "contains", "web")],
    // Two properties are called so: the first is meant.
    ["名称 = x", one("name", "is", "x")],
    ["order no. starts with 2026", one("orderNo", "startsWith", "2026")],
    ["orderNo is empty", one("orderNo", "isEmpty")],
    ["订单号 不为空", one("orderNo", "isNotEmpty")],
    ['"Amount (CNY)" ≥ 1000', one("payAmount", "atLeast", "1000")],
    ["payAmount = 100..500.50", one("payAmount", "between", "100", "500.50")],
    ["createTime >= 2026-01-31 08:00", one("createTime", "atLeast", "2026-01-31 08:00:00")],
    ["下单时间 = 今天", one("createTime", "is", "today")],
    ["createTime = today-7d..today", one("createTime", "between", "today-7d", "today")],
    ["tag:owner = alice", { ...one("tag", "is", "alice"), key: "owner" }],
    ['标签:"cost centre" 为空', { ...one("tag", "isEmpty"), key: "cost centre" }],
    ["isOpen = 是", one("isOpen", "is", "true")],
    [
      "状态 = 待支付 且 金额不存在",
      { kind: "and", of: [one("status", "is", "toPay"), { kind: "text", text: "金额不存在" }] },
    ],
    [
      "status = 待支付 and payAmount >= 1000 or name ~ x",
      {
        kind: "or",
        of: [
          { kind: "and", of: [one("status", "is", "toPay"), one("payAmount", "atLeast", "1000")] },
          one("name", "contains", "x"),
        ],
      },
    ],
    [
      "status = toPay and (name ~ x or name ~ y)",
      {
        kind: "and",
        of: [
          one("status", "is", "toPay"),
          { kind: "or", of: [one("name", "contains", "x"), one("name", "contains", "y")] },
        ],
      },
    ],
  ])("%j is read", (text, filter) => {
    expect(read(text)).toEqual(filter);
  });

  it.each<[string, FilterMistakeReason, string]>([
    ['name = "web', "unclosed", '"web'],
    ["(name ~ web", "unclosed", "(name ~ web"],
    ["name ~ web)", "unexpected", ")"],
    ["name ~ web and", "missingCondition", ""],
    ["not name ~ web", "negation", "not"],
    ["not (name ~ web)", "negation", "not"],
    ["name ~ web and 非 state = toPay", "negation", "非"],
    ["= 3", "unexpected", "="],
    ["state = toPay", "unknownProperty", "state"],
    ["isOpen > true", "wrongOperator", "isOpen > true"],
    ["name is empty", "wrongOperator", "name is empty"],
    ["name = 1..2", "wrongOperator", "name = 1..2"],
    ["status =", "missingValue", "status ="],
    ["status = topay, late", "wrongValue", "late"],
    ["payAmount > much", "notNumber", "much"],
    ["day = 2026-02-30", "notDate", "2026-02-30"],
    ["payAmount = 10..9", "wrongOrder", "payAmount = 10..9"],
    ["createTime = 2026-03-02..2026-03-01 23:59", "wrongOrder", "createTime = 2026-03-02..2026-03-01 23:59"],
    ["payAmount > 1, 2", "tooManyValues", "payAmount > 1, 2"],
    [`${"(".repeat(6)}x${")".repeat(6)}`, "tooLong", "("],
    ["x and ".repeat(50) + "x", "tooLong", "x"],
    ["x".repeat(4001), "tooLong", "x".repeat(4001)],
  ])("%j is none, and where it goes wrong is said", (text, reason, place) => {
    const { mistake } = parseFilter(text, vocabulary);
    expect([mistake?.reason, mistake && text.slice(mistake.from, mistake.to)]).toEqual([reason, place]);
  });

  it("without a property is refused where nothing is searched", () => {
    expect(parseFilter("web 01", { properties, searched: [] }).mistake).toEqual({
      reason: "noSearch",
      from: 0,
      to: 6,
    });
  });

  it("is written in the words of a language where these are a property's own", () => {
    const filter = read("status = toPay, paid and productName ~ web and tag:owner is empty");
    expect(printFilter(filter, properties)).toBe(
      'status = (toPay, paid) and productName ~ web and tag:"owner" is empty',
    );
    expect(printFilter(filter, properties, "zh")).toBe(
      '状态 = (待支付, 已支付) 且 productName ~ web 且 标签:"owner" 为空',
    );
  });
});
