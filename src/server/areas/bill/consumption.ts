import { sql } from "drizzle-orm";
import type { BillTotals, ConsumptionPage, ConsumptionRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { pageOf } from "../../database/page";
import type { ListSources } from "../../export/source";
import { consumptionSourceOf } from "./consumption-source";
import { grouped, groupOf, instancesOf, sortedBy } from "./consumption-sums";
import { defaultCurrency } from "./filters";

type Query = Input<"listConsumption">;

const zero = "0.00000000";
const nothing: Omit<BillTotals, "currency"> = {
  listAmount: zero,
  discountAmount: zero,
  payableAmount: zero,
  cashAmount: zero,
  couponAmount: zero,
  creditAmount: zero,
  debtAmount: zero,
};

/** A page of sums and the totals of all lines behind them. Each row carries the totals, so that both are of one moment. */
export async function consumptionOf(query: Query, context: Context): Promise<ConsumptionPage> {
  const { pageNum, pageSize, limit, offset } = pageOf(query);
  const { db } = context;
  const source = consumptionSourceOf(query, context);
  const rows = await grouped(db, source, query).limit(limit).offset(offset);
  const [any] = rows.length > 0 || offset === 0 ? rows : await grouped(db, source, query).limit(1);
  const totals = { currency: query.currency ?? defaultCurrency, ...(any?.totals ?? nothing) };
  return { list: rows.map((row) => toRow(row, query)), total: Number(any?.groups ?? 0), totals, pageNum, pageSize };
}

/** Every sum, to the end. A query has no more groups than a file has rows, and they are made in one pass. */
export const consumptionSource: ListSources["listConsumption"] = (input, context) => {
  const { db } = context;
  const source = consumptionSourceOf(input, context);
  const instances = instancesOf(db, source);
  const { key, columns } = groupOf(instances, input);
  return {
    keys: db
      .select({ key: sql`${key}`.as("sum_key") })
      .from(instances)
      .groupBy(...columns)
      .orderBy(...sortedBy(instances, input)),
    read: async (keys) => {
      const wanted = keys.map((row) => String(row.sum_key));
      const rows = await grouped(db, source, input).having(sql`${key} = any(${sql.param(wanted)}::uuid[])`);
      return rows.map((row) => toRow(row, input));
    },
  };
};

function toRow(
  { key, groups: _groups, totals: _totals, ...row }: Awaited<ReturnType<typeof grouped>>[number],
  { by, currency = defaultCurrency }: Query,
): ConsumptionRow {
  return {
    ...row,
    currency,
    rowKey: `${by}-${key}`,
    lineCount: Number(row.lineCount),
    instanceCount: Number(row.instanceCount),
    serviceCategory: row.serviceCategory as ConsumptionRow["serviceCategory"],
    payMode: row.payMode as ConsumptionRow["payMode"],
  };
}
