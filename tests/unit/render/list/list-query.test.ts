import { describe, expect, it } from "vitest";
import {
  changeList,
  isFiltered,
  lastPage,
  listInput,
  nextSort,
  readListQuery,
  writeListQuery,
} from "../../../../src/render/list/list-query";
import type { EnumWords } from "../../../../src/model/config/texts";
import type { ListView } from "../../../../src/model/resolved-list";
import { column, filter, listView, words } from "../views";

const sizes = [20, 50, 100, 200];
const enums: EnumWords = {
  Kind: { finance: words("Finance"), om: words("O&M") },
  Flag: { 0: words("Unread"), 1: words("Read") },
};
const view = listView({
  columns: [column("title"), column("createTime", { sortable: true }), column("amount", { sortable: true })],
  sort: { field: "createTime", order: "descending" },
  filters: [
    filter("keyword", "text", { maxLength: 10 }),
    filter("type", "choice", { enum: "Kind" }),
    filter("readFlag", "choice", { enum: "Flag", type: "number" }),
    filter("clouds", "multiChoice", { enum: "Kind" }),
    filter("dimension", "segmented", { enum: "Kind", default: "finance" }),
    filter("builtin", "boolean", { type: "boolean" }),
    filter("day", "dateRange", { params: ["startDay", "endDay"] }),
    filter("createTime", "dateTimeRange", { params: ["startTime", "endTime"] }),
    filter("billCycle", "monthRange", { params: ["startCycle", "endCycle"] }),
    filter("amount", "moneyRange", { params: ["minAmount", "maxAmount"] }),
    filter("count", "numberRange", { params: ["minCount", "maxCount"], type: "number" }),
    filter("page", "text"),
  ],
});

const read = (search: string, of: ListView = view) => readListQuery(new URLSearchParams(search), of, enums, sizes);
const set = (search: string) =>
  Object.fromEntries(
    Object.entries(read(search).filters).filter(
      ([name, value]) => value !== undefined && !(name === "dimension" && value === "finance"),
    ),
  );

describe("reading the address", () => {
  it("takes the defaults where the address says nothing", () => {
    expect(read("")).toMatchObject({
      page: 1,
      size: 20,
      sort: { field: "createTime", order: "descending" },
      filters: { dimension: "finance", keyword: undefined },
    });
  });

  it.each([
    { search: "page=3", part: { page: 3 } },
    { search: "page=0", part: { page: 1 } },
    { search: "page=-2", part: { page: 1 } },
    { search: "page=1e3", part: { page: 1 } },
    { search: "page=999999", part: { page: 100_000 } },
    { search: "size=50", part: { size: 50 } },
    { search: "size=33", part: { size: 20 } },
    { search: "sort=amount.ascending", part: { sort: { field: "amount", order: "ascending" } } },
    { search: "sort=none", part: { sort: undefined } },
    { search: "sort=title.ascending", part: { sort: view.sort } },
    { search: "sort=amount.sideways", part: { sort: view.sort } },
    { search: "sort=__proto__.ascending", part: { sort: view.sort } },
  ])("reads $search", ({ search, part }) => {
    expect({ ...read(""), ...read(search) }).toEqual({ ...read(""), ...part });
  });

  it.each([
    { search: "keyword=%20bill%20", found: { keyword: "bill" } },
    { search: "keyword=more-than-ten-letters", found: {} },
    { search: "keyword=a%00b", found: {} },
    { search: "type=om", found: { type: "om" } },
    { search: "type=unknown", found: {} },
    { search: "type=toString", found: {} },
    { search: "readFlag=0", found: { readFlag: 0 } },
    { search: "readFlag=2", found: {} },
    { search: "clouds=om&clouds=finance&clouds=om&clouds=x", found: { clouds: ["om", "finance"] } },
    { search: "clouds=x", found: {} },
    { search: "dimension=om", found: { dimension: "om" } },
    { search: "dimension=x", found: {} },
    { search: "builtin=true", found: { builtin: true } },
    { search: "builtin=1", found: {} },
    { search: "day.from=2026-02-01&day.to=2026-02-28", found: { day: { from: "2026-02-01", to: "2026-02-28" } } },
    { search: "day.from=2026-02-30", found: {} },
    { search: "day.from=2026-03-01&day.to=2026-02-01", found: {} },
    { search: "createTime.from=2026-02-01%2008:00:00", found: { createTime: { from: "2026-02-01 08:00:00" } } },
    { search: "createTime.to=2026-02-01", found: {} },
    { search: "billCycle.to=2026-02", found: { billCycle: { to: "2026-02" } } },
    { search: "billCycle.to=2026-13", found: {} },
    { search: "amount.from=9&amount.to=10", found: { amount: { from: "9", to: "10" } } },
    { search: "amount.from=10&amount.to=9", found: {} },
    { search: "amount.from=1e5", found: {} },
    { search: "count.from=7", found: { count: { from: 7 } } },
    { search: "count.from=seven", found: {} },
    { search: "filter.page=x&nonsense=1&toString=2", found: { page: "x" } },
  ])("reads $search", ({ search, found }) => {
    expect(set(search)).toEqual(found);
  });
});

describe("writing the address", () => {
  it.each([
    "",
    "type=om&readFlag=0",
    "clouds=om&clouds=finance",
    "day.from=2026-02-01&day.to=2026-02-28",
    "amount.from=1.50",
    "filter.page=x&page=2",
    "sort=none",
    "sort=amount.ascending&page=7&size=200",
    "dimension=om&builtin=false",
  ])("writes back what it reads: %s", (search) => {
    const written = writeListQuery(read(search), view, sizes, new URLSearchParams());
    expect([...written].sort()).toEqual([...new URLSearchParams(search)].sort());
  });

  it("does not write defaults, and drops what is invalid", () => {
    const before = "page=1&size=20&sort=createTime.descending&dimension=finance&type=unknown";
    expect(writeListQuery(read(before), view, sizes, new URLSearchParams(before)).toString()).toBe("");
  });

  it("hands the filter of any properties on as it is written, where the call takes one", () => {
    const free: ListView = { ...view, filterBy: { properties: [] } };
    const search = new URLSearchParams({ filter: ' amoun > "5', type: "om" });
    const query = readListQuery(search, free, enums, sizes);
    expect(query.filter).toBe('amoun > "5');
    expect(listInput(query, free)).toMatchObject({ filter: 'amoun > "5', type: "om" });
    expect(writeListQuery(query, free, sizes, search).get("filter")).toBe('amoun > "5');
    expect(isFiltered({ ...query, filters: {} }, free)).toBe(true);
    expect(changeList(query, { type: "clearFilters" }, free).filter).toBeUndefined();
    expect(readListQuery(new URLSearchParams({ filter: " " }), free, enums, sizes).filter).toBeUndefined();
    expect(readListQuery(search, view, enums, sizes).filter).toBeUndefined();
  });

  it("leaves what is not the list's alone", () => {
    const before = new URLSearchParams("open=detail&id=7&page=2");
    expect(writeListQuery(read("page=3"), view, sizes, before).toString()).toBe("open=detail&id=7&page=3");
  });
});

describe("changing", () => {
  const query = read("page=5&type=om&sort=amount.ascending");

  it.each([
    { change: { type: "page", page: 6 }, page: 6 },
    { change: { type: "page", page: -1 }, page: 1 },
    { change: { type: "size", size: 50 }, page: 1 },
    { change: { type: "sort", field: "createTime" }, page: 1 },
    { change: { type: "filter", name: "type", value: undefined }, page: 1 },
    { change: { type: "clearFilters" }, page: 1 },
  ] as const)("$change.type leads to page $page", ({ change, page }) => {
    expect(changeList(query, change, view).page).toBe(page);
  });

  it("clears filters to their defaults, not to nothing", () => {
    const cleared = changeList(read("dimension=om&type=om"), { type: "clearFilters" }, view);
    expect(cleared.filters).toMatchObject({ dimension: "finance", type: undefined });
    expect(isFiltered(cleared, view)).toBe(false);
  });

  it("cycles an order: descending, ascending, none, and another column begins anew", () => {
    const first = nextSort(undefined, "a");
    const second = nextSort(first, "a");
    expect([first, second, nextSort(second, "a"), nextSort(second, "b")]).toEqual([
      { field: "a", order: "descending" },
      { field: "a", order: "ascending" },
      undefined,
      { field: "b", order: "descending" },
    ]);
  });
});

describe("the request", () => {
  it("has the page, the order and the filters by the API's names", () => {
    const search = "page=2&size=50&type=om&clouds=om&createTime.from=2026-01-01%2000:00:00&count.to=9&keyword=x";
    expect(listInput(read(search), view)).toEqual({
      pageNum: 2,
      pageSize: 50,
      sortField: "createTime",
      sortOrder: "descending",
      type: "om",
      clouds: ["om"],
      startTime: "2026-01-01 00:00:00",
      maxCount: 9,
      keyword: "x",
      dimension: "finance",
    });
  });

  it("leaves the order out where there is none", () => {
    expect(listInput(read("sort=none"), view)).toEqual({ pageNum: 1, pageSize: 20, dimension: "finance" });
  });

  it("has neither page nor order where the call answers a bare list", () => {
    expect(listInput(read("page=2"), { ...view, paged: false })).toEqual({ dimension: "finance" });
  });
});

it.each([
  { total: 0, size: 20, last: 1 },
  { total: 20, size: 20, last: 1 },
  { total: 21, size: 20, last: 2 },
  { total: 10_000_000, size: 20, last: 100_000 },
])("the last page of $total rows by $size is $last", ({ total, size, last }) => {
  expect(lastPage(total, size)).toBe(last);
});

describe("a list that is paged by places", () => {
  const keyset = { ...view, keyset: { pattern: "^[ab]\\d+$" } };

  it("has its place in the address, and asks with it instead of a number", () => {
    const query = read("cursor=b12&page=3&type=om", keyset);
    expect(query.cursor).toBe("b12");
    expect(listInput(query, keyset)).toMatchObject({ cursor: "b12", pageSize: 20, type: "om" });
    expect(listInput(query, keyset)).not.toHaveProperty("pageNum");
    expect(writeListQuery(query, keyset, sizes, new URLSearchParams("open=x")).get("cursor")).toBe("b12");
    expect(listInput(read("", keyset), keyset)).not.toHaveProperty("cursor");
  });

  it("drops what is no place, and knows none in other lists", () => {
    for (const cursor of ["", "12", "b", "b12;", "b".repeat(501)])
      expect(read(`cursor=${cursor}`, keyset).cursor).toBeUndefined();
    expect(read("cursor=anything", { ...view, keyset: {} }).cursor).toBe("anything");
    expect(read("cursor=b12")).not.toHaveProperty("cursor");
  });

  it("begins anew with whatever changes its rows or their order", () => {
    const at = read("cursor=b12", keyset);
    expect(changeList(at, { type: "cursor", cursor: "b2" }, keyset).cursor).toBe("b2");
    for (const change of [
      { type: "size", size: 50 },
      { type: "sort", field: "amount" },
      { type: "filter", name: "type", value: "om" },
      { type: "clearFilters" },
    ] as const) {
      expect(changeList(at, change, keyset).cursor).toBeUndefined();
    }
  });
});
