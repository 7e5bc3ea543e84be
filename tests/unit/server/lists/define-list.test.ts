import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import type { Context } from "../../../../src/server/context";
import { withdrawals } from "../../../../src/server/database/schema/withdrawal";
import { conditionsOf, defineFilters } from "../../../../src/server/lists/conditions";
import { defineList } from "../../../../src/server/lists/define-list";
import { anyOf, contains, is, startsWith } from "../../../../src/server/lists/filter";
import { ofCustomer } from "../../../../src/server/lists/owner";
import { orderBy } from "../../../../src/server/lists/sort";

const { status, withdrawNo, bankName, applyTime, id } = withdrawals;
const context = { user: { customId: 7 } } as Context;
const sqlOf = (condition: Parameters<PgDialect["sqlToQuery"]>[0] | undefined) =>
  condition === undefined ? undefined : new PgDialect().sqlToQuery(condition);

describe("filters of a list", () => {
  const conditions = conditionsOf({
    status: anyOf(status),
    withdrawNo: startsWith(withdrawNo),
    keyword: contains(bankName, withdrawNo),
    zero: is(status),
  });

  it.each([
    ["absent", {}],
    ["an empty text", { withdrawNo: "", keyword: "" }],
    ["an empty list", { status: [] }],
    ["only spaces", { keyword: "  " }],
    ["no filter at all", { pageNum: 2 }],
  ])("ask for nothing where a value is %s", (_name, request) => {
    expect(conditions(request, context)).toBeUndefined();
  });

  it("take 0 and false for values", () => {
    expect(sqlOf(conditions({ zero: 0 }, context))?.params).toEqual([0]);
  });

  it("take wildcards literally and look in every column", () => {
    expect(sqlOf(conditions({ keyword: " 5%_\\ " }, context))?.params).toEqual(["%5\\%\\_\\\\%", "%5\\%\\_\\\\%"]);
    expect(sqlOf(conditions({ withdrawNo: "WD%" }, context))?.params).toEqual(["WD\\%%"]);
  });

  it("hold all at once, one apart where counts are by it", () => {
    const request = { status: [1, 2], withdrawNo: "WD" };
    expect(sqlOf(conditions(request, context))?.params).toEqual([1, 2, "WD%"]);
    expect(sqlOf(conditions(request, context, "status"))?.params).toEqual(["WD%"]);
  });
});

describe("the order of a list", () => {
  const sort = { fields: withdrawals, default: applyTime };
  const order = (asked: object, by: Parameters<typeof orderBy>[0] = sort) =>
    orderBy(by, id, asked, context).map((part) => sqlOf(part)?.sql.replaceAll('"withdrawals".', ""));

  it("is the newest first unless asked otherwise, and the key decides between equal rows", () => {
    expect(order({})).toEqual(['"apply_time" desc', '"id" desc']);
    expect(order({ sortOrder: "ascending" })).toEqual(['"apply_time" asc', '"id" asc']);
    expect(order({ sortField: "amount" })).toEqual(['"amount" desc', '"id" desc']);
  });

  it("may begin with the least, end with rows without a value, and be fixed", () => {
    expect(order({}, { ...sort, order: "ascending" })).toEqual(['"apply_time" asc', '"id" asc']);
    expect(order({}, { ...sort, nullsLast: true })).toEqual(['"apply_time" desc nulls last', '"id" desc']);
    expect(orderBy([], id, { sortOrder: "ascending" }, context)).toEqual([]);
  });
});

/** Checked by the compiler: a line that is marked as an error and is none is an error itself. */
describe("the types of a list", () => {
  const keyword = contains(bankName);
  const parts = { table: withdrawals, sort: [], filters: { keyword } };
  const show = () => ({}) as never;

  it("want each filter of the request, and none besides", () => {
    // @ts-expect-error listNews has a type and times, too.
    expect(defineFilters("listNews", { keyword })).toBeTypeOf("function");
    // @ts-expect-error listMailAddresses has no status.
    expect(defineFilters("listMailAddresses", { keyword, status: is(status) })).toBeTypeOf("function");
    // @ts-expect-error The statuses of listRebatePayouts are a list of numbers.
    expect(defineFilters("listRebatePayouts", { status: keyword })).toBeTypeOf("function");
  });

  it("want an owner", () => {
    // @ts-expect-error Nobody's rows.
    expect(defineList("listMailAddresses", { ...parts, show })).toHaveProperty("page");
    const owner = ofCustomer(withdrawals.customId);
    expect(defineList("listMailAddresses", { ...parts, show, owner })).toHaveProperty("page");
  });
});
