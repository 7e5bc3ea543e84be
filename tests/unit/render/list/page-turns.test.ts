import { describe, expect, it } from "vitest";
import type { ListQuery } from "../../../../src/render/list/list-query";
import { pageTurns } from "../../../../src/render/list/page-turns";
import type { ListAnswer } from "../../../../src/render/list/read-answer";

const query = (page: number, cursor?: string): ListQuery => ({
  page,
  size: 20,
  sort: undefined,
  filters: {},
  ...(cursor !== undefined && { cursor }),
});
const answer = (rows: number, more: Partial<ListAnswer> = {}): ListAnswer => ({
  rows: Array.from({ length: rows }, (_, id) => ({ id })),
  total: 45,
  capped: false,
  next: undefined,
  previous: undefined,
  totals: undefined,
  counts: [],
  withheld: undefined,
  ...more,
});
const page = (number: number) => ({ type: "page", page: number });

describe("the ways to the neighbouring pages", () => {
  it.each([
    {
      says: "the first of three",
      view: { paged: true },
      query: query(1),
      answer: answer(20),
      is: { previous: undefined, next: page(2) },
    },
    {
      says: "the second",
      view: { paged: true },
      query: query(2),
      answer: answer(20),
      is: { previous: page(1), next: page(3) },
    },
    {
      says: "the last",
      view: { paged: true },
      query: query(3),
      answer: answer(5),
      is: { previous: page(2), next: undefined },
    },
    {
      says: "a full page of rows not all counted",
      view: { paged: true },
      query: query(3),
      answer: answer(20, { capped: true }),
      is: { previous: page(2), next: page(4) },
    },
    {
      says: "the end of rows not all counted",
      view: { paged: true },
      query: query(9),
      answer: answer(3, { capped: true }),
      is: { previous: page(8), next: undefined },
    },
    {
      says: "no answer yet",
      view: { paged: true },
      query: query(2),
      answer: undefined,
      is: { previous: undefined, next: undefined },
    },
    {
      says: "a list without pages",
      view: { paged: false },
      query: query(1),
      answer: answer(45),
      is: { previous: undefined, next: undefined },
    },
  ])("$says", ({ view, query: at, answer: given, is }) => {
    expect(pageTurns(view, at, given)).toEqual(is);
  });

  it("go by places where the operation has them", () => {
    const keyset = { paged: true, keyset: {} };
    expect(pageTurns(keyset, query(1), answer(20, { next: "n", previous: "p" }))).toEqual({
      previous: undefined,
      next: { type: "cursor", cursor: "n" },
    });
    expect(pageTurns(keyset, query(1, "x"), answer(20, { next: "n", previous: "p" }))).toEqual({
      previous: { type: "cursor", cursor: "p" },
      next: { type: "cursor", cursor: "n" },
    });
  });
});
