import { expect, it } from "vitest";
import { readAnswer } from "../../../../src/render/list/read-answer";

const row = { id: 1 };

it.each([
  { data: { list: [row], total: 41, pageNum: 1, pageSize: 20 }, answer: { rows: [row], total: 41, totals: undefined } },
  {
    data: { list: [row], total: 1, totals: { amount: "3.00" } },
    answer: { rows: [row], total: 1, totals: { amount: "3.00" } },
  },
  { data: [row, row], answer: { rows: [row, row], total: 2, totals: undefined } },
  {
    data: { list: [row, null, "x", [row]], total: "many", totals: [] },
    answer: { rows: [row], total: 1, totals: undefined },
  },
  { data: { list: [], total: -1 }, answer: { rows: [], total: 0, totals: undefined } },
  { data: { list: [row], total: 10_000, totalCapped: true }, answer: { rows: [row], total: 10_000, capped: true } },
  { data: { list: [row], nextCursor: "b1", previousCursor: null }, answer: { rows: [row], total: 1, next: "b1" } },
  { data: { list: [row], nextCursor: 7, previousCursor: "", totalCapped: "yes" }, answer: { rows: [row], total: 1 } },
  { data: undefined, answer: undefined },
  { data: null, answer: undefined },
  { data: { rows: [row] }, answer: undefined },
  { data: "<html>", answer: undefined },
])("reads $data", ({ data, answer }) => {
  expect(readAnswer(data)).toEqual(answer && { capped: false, ...answer });
});
