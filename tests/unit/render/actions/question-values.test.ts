import { expect, it } from "vitest";
import { plainReading } from "../../../../src/domain/reading";
import { questionValues } from "../../../../src/render/actions/question-values";

const text = { zh: "共 {sum}？", en: "{sum} in total?" };
const rows = [
  { id: 1, amount: "1000.10" },
  { id: 2, amount: "0.20" },
];

it("sums an amount up over the rows that are asked about", () => {
  expect(questionValues({ text, sum: "amount" }, rows, plainReading)).toEqual({ count: 2, sum: "¥1,000.30" });
  expect(questionValues({ text, sum: "amount" }, [rows[1] ?? {}], plainReading)).toMatchObject({ sum: "¥0.20" });
});

it("has no sum where config asks for none", () => {
  expect(questionValues({ text }, rows, plainReading)).toEqual({ count: 2 });
  expect(questionValues(undefined, rows, plainReading)).toEqual({ count: 2 });
});
