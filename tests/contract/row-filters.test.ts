import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Condition,
  type FilterProperty,
  joined,
  operatorsOf,
  type RowFilter,
  valuesOf,
} from "../../src/domain/filter/filter";
import { type FilteredValue, matches } from "../../src/domain/filter/matches";
import { printFilter } from "../../src/domain/filter/print";
import { rangeOf } from "../../src/domain/filter/values";
import { isReversed } from "../../src/domain/range-order";
import type { Vocabulary } from "../../src/domain/filter/vocabulary";
import { addMonths } from "../../src/domain/month";
import type { Output } from "../../src/generated/operations";
import { rowFilters } from "../../src/generated/row-filters";
import { toLocalDateTime, toYearMonth } from "../../src/server/time";
import { newAnomalies } from "./anomaly-rows";
import { everyRow, keysOf, type Row } from "./every-row";
import { listRules } from "./list-rules";
import { createTestApi, type TestApi } from "./test-api";

const FILTERS = 120;

const lastMonth = addMonths(toYearMonth(new Date()), -1);

/** What is asked for with every filter of a list that `listRules` does not have. */
const others: Partial<Record<string, { with: object }>> = {
  // Lines of some clouds and a month: all of them are too many to be read for each filter.
  listBillDetails: { with: { cloudCode: ["jd"], startCycle: lastMonth, endCycle: lastMonth } },
  listConsumption: { with: { by: "instance", cloudCode: ["jd", "tx"], startCycle: lastMonth, endCycle: lastMonth } },
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await newAnomalies(api.db);
});
afterAll(() => api.close());

function tagsOf(row: Row, { name, kind }: FilterProperty): { key: string; value: string }[] {
  return kind === "tag" ? (row[name] as { key: string; value: string }[]) : [];
}

/** A value that no row may have, of each kind that takes no text. */
const unknown: Partial<Record<FilterProperty["kind"], string>> = {
  number: "1",
  month: "2026-01",
  day: "today",
  moment: "today",
};

/** A value of a condition as some row has it, or a part of it. */
function anyValueOf(property: FilterProperty, rows: readonly Row[]): fc.Arbitrary<string> {
  const { name, kind, values = [] } = property;
  const nameOf = (code: unknown): string =>
    values.find((choice) => (choice.code ?? choice.value) === code)?.value ?? "";
  const had = [
    ...new Set(
      rows.flatMap((row) =>
        kind === "tag" ? tagsOf(row, property).map(({ value }) => value || "-") : (row[name] ?? []),
      ),
    ),
  ];
  const texts = had
    .filter((value) => value !== "")
    .map((value) => (kind === "choice" && values.length > 0 ? nameOf(value) : String(value)));
  const found = texts.length > 0 ? fc.constantFrom(...texts) : fc.constant(unknown[kind] ?? "none");
  if (kind === "choice" && values.length > 0) return fc.constantFrom(...values.map(({ value }) => value));
  if (kind === "boolean") return fc.constantFrom("true", "false");
  if (kind === "number")
    return fc.oneof(
      found,
      found.map((text) => `${text.split(".")[0]}.005`),
    );
  if (kind === "moment")
    return fc.oneof(
      found,
      found.map((text) => text.slice(0, 10)),
      fc.constantFrom("today", "today-30d"),
    );
  return kind === "text"
    ? fc.oneof(
        found,
        found.map((text) => text.slice(1, 4).trim() || text),
      )
    : found;
}

function anyConditionOf({ properties }: Vocabulary, rows: readonly Row[]): fc.Arbitrary<Condition> {
  return fc
    .constantFrom(...properties)
    .chain((property) => fc.tuple(fc.constant(property), fc.constantFrom(...operatorsOf(property))))
    .chain(([property, operator]) => {
      const { least, most } = valuesOf(operator);
      const values = fc.array(anyValueOf(property, rows), { minLength: least, maxLength: Math.min(most, 3) });
      const keys = [...new Set(rows.flatMap((row) => tagsOf(row, property).map(({ key }) => key))), "no-such-key"];
      return fc.tuple(values, fc.constantFrom(...keys)).map(([some, key]) => ({
        kind: "condition" as const,
        property: property.name,
        ...(property.kind === "tag" && { key }),
        operator,
        values:
          operator === "between"
            ? isReversed(some, rangeOf(property))
              ? some.toReversed()
              : some
            : [...new Set(some)],
      }));
    });
}

/** One condition, or up to three together. */
function anyFilterOf(vocabulary: Vocabulary, rows: readonly Row[]): fc.Arbitrary<RowFilter> {
  const some = fc.array(anyConditionOf(vocabulary, rows), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(fc.constantFrom("and" as const, "or" as const), some)
    .map(([kind, of]) => joined(kind, of) as RowFilter);
}

describe.each(Object.entries(rowFilters as Record<string, Vocabulary>))("the filter of %s", (call, vocabulary) => {
  const rules: Record<string, { as?: string; with?: object }> = { ...others, ...listRules };
  const { as = "admin", with: always = {} } = rules[call] ?? {};
  let token: string;
  let all: Row[];
  beforeAll(async () => {
    token = await api.signIn(as);
    all = await everyRow(api, call, always, token);
  });

  it("asks for every row that it matches, and no other", async () => {
    const sizes: number[] = [];
    for (const filter of fc.sample(anyFilterOf(vocabulary, all), { numRuns: FILTERS, seed: 26 })) {
      const now = toLocalDateTime(new Date());
      const text = printFilter(filter, vocabulary.properties);
      const wanted = all.filter((row) => matches(filter, row as Record<string, FilteredValue>, { ...vocabulary, now }));
      const found = await everyRow(api, call, { ...always, filter: text }, token);
      expect([text, keysOf(found)]).toEqual([text, keysOf(wanted)]);
      sizes.push(found.length);
    }
    expect(sizes.filter((size) => size > 0 && size < all.length).length).toBeGreaterThan(FILTERS / 4);
  });

  it("names no property that another row than one of its answer has", () => {
    const [row] = all;
    const { properties, searched } = vocabulary;
    expect(properties.filter(({ name }) => row && !(name in row))).toEqual([]);
    expect(searched.filter((name) => !properties.some((property) => property.name === name))).toEqual([]);
  });

  it("says where it has a mistake", async () => {
    const { code, message, data } = await api.call(
      call as "listOrders",
      { ...always, filter: "nobody = 1" },
      { token },
    );
    expect([code, message]).toEqual([400, "筛选条件在第 1 个字符处有误：nobody"]);
    expect((data as { errors: { field: string }[] }).errors).toMatchObject([{ field: "filter" }]);
  });
});

describe("counts beside a filter", () => {
  it.each([
    ["listOrders", "status = done", 3, "payAmount > 1000"],
    ["listWorkOrders", "status = completed", 3, "severity != normal"],
    ["listSavings", "status = open", 0, "monthSaving > 10"],
    ["listQuotas", "status = ample", "ample", "used > 1"],
    ["listHosts", "status = running", "running", "cpu > 2"],
  ] as const)(
    "of %s are of what it says of anything but the status, which they count",
    async (call, ofStatus, status, other) => {
      const token = await api.signIn("admin");
      const ask = async (filter: string): Promise<Output<"listOrders">> => {
        const { code, data } = await api.call(call, { filter, pageSize: 200 }, { token });
        expect(code).toBe(200);
        return data;
      };
      const [asked, rest] = [await ask(`${ofStatus} and ${other}`), await ask(other)];
      const has = (count: { status: unknown }): boolean => count.status === status;
      expect(asked.counts).toEqual(rest.counts);
      expect(asked.total).toBe(rest.counts.find(has)?.count);
      expect(asked.total).toBeGreaterThan(0);
      expect(asked.total).toBeLessThan(rest.total);
    },
  );
});
