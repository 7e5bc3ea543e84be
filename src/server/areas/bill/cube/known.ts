import { and, eq, type SQL } from "drizzle-orm";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { type billDays, billMonths, billTotals } from "../../../database/schema/bill-cube";
import { anyOf, atLeast, atMost, is } from "../../../lists/filter";
import { conditionsOf } from "../../../lists/conditions";
import { ofCustomer } from "../../../lists/owner";
import { type BillQuery, defaultCurrency } from "../filters";

/** A table of the cube. */
export type CubeTable = typeof billTotals | typeof billMonths | typeof billDays;

/** What lines are filtered by that no table of the cube tells apart. */
const ofLines = [
  "keyword",
  "minPayableAmount",
  "maxPayableAmount",
  "startDate",
  "endDate",
] as const satisfies (keyof BillQuery)[];
/** What only the finer tables tell apart. */
const finer = ["accountUid", "regionId", "projectId"] as const satisfies (keyof BillQuery)[];

/** The smallest table of the cube that knows the sums of the lines that match; undefined where none does. */
export function knowing(query: BillQuery): typeof billTotals | typeof billMonths | undefined {
  const asked = (name: keyof BillQuery): boolean => {
    const value = query[name];
    return value !== undefined && !(typeof value === "string" && value.trim() === "");
  };
  if (ofLines.some(asked)) return undefined;
  return finer.some(asked) ? billMonths : billTotals;
}

type Filters = Omit<Input<"listBillDetails">, "pageNum" | "pageSize" | "sortField" | "sortOrder">;

/** The rows of a table of the cube for the caller's lines that match: what `matching` is for lines. */
export function matchingCells(table: CubeTable, query: Filters, context: Context): SQL | undefined {
  const conditions = conditionsOf({
    startCycle: atLeast(table.billCycle),
    endCycle: atMost(table.billCycle),
    cloudCode: anyOf(table.cloudCode),
    productCode: anyOf(table.productCode),
    billItemType: anyOf(table.billItemType),
    chargeCategory: anyOf(table.chargeCategory),
    serviceCategory: anyOf(table.serviceCategory),
    payMode: is(table.payMode),
    ...("accountUid" in table && {
      accountUid: is(table.accountUid),
      regionId: is(table.regionId),
      projectId: is(table.projectId),
    }),
  });
  return and(
    ofCustomer(table.customId)(context),
    eq(table.currency, query.currency ?? defaultCurrency),
    conditions(query, context),
  );
}
