import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectedAfter, optionsAfter } from "../../../../src/domain/filter/complete";
import type { FilterProperty } from "../../../../src/domain/filter/filter";
import { parseFilter } from "../../../../src/domain/filter/parse";
import { languages } from "../../../../src/model/language";

const properties: readonly FilterProperty[] = [
  {
    name: "status",
    kind: "choice",
    words: { zh: "状态", en: "Status" },
    values: [
      { value: "toPay", code: 1, words: { zh: "待支付", en: "Pending payment" } },
      { value: "done", code: 3, words: { zh: "已完成", en: "Completed" } },
    ],
  },
  { name: "payMode", kind: "choice", values: [{ value: "prePay" }, { value: "postPay" }], operators: ["is"], most: 1 },
  { name: "payAmount", kind: "number", words: { zh: "应付金额", en: "Pay amount" } },
  { name: "payTime", kind: "moment", words: { zh: "支付时间", en: "Paid at" }, isOptional: true },
  { name: "renew", kind: "boolean", words: { zh: "自动续费", en: "Renews" } },
  { name: "name", kind: "text", words: { zh: "名称", en: "Name" } },
  { name: "tags", kind: "tag", words: { zh: "标签", en: "Tag" } },
];
const labels = (text: string, language: "zh" | "en" = "zh"): string[] =>
  optionsAfter(text, properties, language).map(({ label }) => label);

describe("what a text is completed with", () => {
  test.each([
    ["", ["状态", "payMode", "应付金额", "支付时间", "自动续费", "名称", "标签"]],
    ["应", ["应付金额"]],
    ["PAY", ["payMode", "应付金额", "支付时间"]],
    ["(", ["状态", "payMode", "应付金额", "支付时间", "自动续费", "名称", "标签"]],
    ["状态 = 待支付 且 名", ["名称"]],
    ["(状态 = 待支付 或 web) 且 名", ["名称"]],
    ["状态 ", ["是", "不是"]],
    ["状态 !", ["不是"]],
    ["payMode ", ["是"]],
    ["应付金额 >", ["大于", "大于等于"]],
    ["支付时间 ", ["是", "不是", "晚于", "不早于", "早于", "不晚于", "介于", "为空", "不为空"]],
    ["状态 = ", ["待支付", "已完成"]],
    ["状态 = 完", ["已完成"]],
    ["状态 = (待支付, ", ["待支付", "已完成"]],
    ["状态 = 待支付 ", [", 已完成", "且", "或"]],
    ["payMode = prePay ", ["且", "或"]],
    ["支付时间 为空 ", ["且", "或"]],
    ["自动续费 = ", ["是", "否"]],
    ["支付时间 >= 7", ["7 天前", "7 天后"]],
    ["应付金额 >= 1000 ", ["且", "或"]],
    ["应付金额 >= ", []],
    ["标签:owner ", ["是", "不是", "包含", "不包含", "开头是", "为空", "不为空"]],
    ["金额", ["应付金额"]],
    ["状态 且 ", ["状态", "payMode", "应付金额", "支付时间", "自动续费", "名称", "标签"]],
  ])("%s", (text, offered) => {
    expect(labels(text)).toEqual(offered);
  });

  test("names of two words are completed while they are typed", () => {
    expect(labels("pay am", "en")).toEqual(["Pay amount"]);
    expect(labels("Pay amount ", "en")).toContain("at least");
    expect(expectedAfter("Pay amount is", properties)).toMatchObject({ kind: "operator", from: 11 });
    expect(labels('Status = "Pending', "en")).toEqual(["Pending payment"]);
  });
});

test("a filter that is put together of what is offered is one", () => {
  const typed: Partial<Record<FilterProperty["kind"], string>> = {
    number: "12.5",
    text: "web",
    tag: "x",
    moment: "now",
    choice: "",
  };
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.infiniteStream(fc.nat()), (language, picks) => {
      let text = "";
      for (let step = 0; step < 12; step += 1) {
        const expected = expectedAfter(text, properties);
        const options = optionsAfter(text, properties, language);
        const picked = options[(picks.next().value ?? 0) % Math.max(1, options.length)];
        const own = typed[expected.property?.kind ?? "text"] ?? "";
        if (text.endsWith(":")) text += "owner ";
        else if (picked) text = text.slice(0, expected.from) + picked.text;
        else text += own;
        if (!picked?.isLast) continue;
        expect(parseFilter(text, { properties, searched: [] }).mistake).toBeUndefined();
        text += " ";
      }
    }),
    { numRuns: 500 },
  );
});

test("any text can be completed", () => {
  const piece = fc.constantFrom(
    ...'状态|status|payAmount|=|!=|>|(|)|,|..|"|“|且|or|待支付|tags:|tags:owner| |is|is not|x'.split("|"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...languages), (pieces, language) => {
      const text = pieces.join(" ");
      const { from } = expectedAfter(text, properties);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(text.length);
      expect(Array.isArray(optionsAfter(text, properties, language))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
