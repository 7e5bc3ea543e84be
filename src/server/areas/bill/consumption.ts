import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ConsumptionPage, ConsumptionRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Queryable } from "../../database/client";
import { pageOf } from "../../database/page";
import { billLines } from "../../database/schema/bill";
import type { ListSources } from "../../export/source";
import { matching } from "./filters";
import { totalsOf } from "./totals";

type Query = Input<"listConsumption">;

const total = (column: AnyPgColumn) => sql<string>`sum(${column})`;
const highest = (column: AnyPgColumn) => sql<string | null>`max(${column})`;
/** What all lines of a group have in common; null where they differ. */
const common = (column: AnyPgColumn) => sql<string | null>`case when min(${column}) = max(${column}) then min(${column}) end`;
const lowestId = sql<string>`min(${billLines.id})`;
const lineCount = sql<string>`count(*)`;

/** What the sums can be sorted by. */
const sortable = {
  payableAmount: total(billLines.payableAmount), listAmount: total(billLines.listAmount), discountAmount: total(billLines.discountAmount), lineCount,
};

/** A page of sums and the totals of all lines behind them, of one moment. To be called in a transaction of repeatable reads. */
export async function consumptionOf(db: Queryable, customId: number, query: Query): Promise<ConsumptionPage> {
  const { pageNum, pageSize, limit, offset } = pageOf(query);
  const where = linesOf(customId, query);
  const { totals } = await totalsOf(db, where, query);
  const rows = await grouped(db, where, query).limit(limit).offset(offset);
  const groups = rows.length > 0 || offset === 0 ? Number(rows[0]?.groups ?? 0) : await db.$count(grouped(db, where, query).as("groups"));
  return { list: rows.map((row) => toRow(row, query)), total: groups, totals, pageNum, pageSize };
}

/** Every sum, to the end. A query has no more groups than a file has rows, and they are made in one pass. */
export const consumptionSource: ListSources["listConsumption"] = (input, { db, user }) => {
  const where = linesOf(user.customId, input);
  return {
    keys: db.select({ firstId: sql`${lowestId}`.as("first_id") }).from(billLines).where(where).groupBy(...keysOf(input)).orderBy(...sortedBy(input)),
    read: async (keys) => {
      const wanted = keys.map(({ first_id: id }) => String(id));
      const rows = await grouped(db, where, input).having(sql`${lowestId} = any(${sql.param(wanted)}::bigint[])`);
      return rows.map((row) => toRow(row, input));
    },
  };
};

function linesOf(customId: number, { by: _by, sortField: _field, ...query }: Query): SQL | undefined {
  return matching(customId, query);
}

function keysOf({ by }: Query): AnyPgColumn[] {
  return by === "product" ? [billLines.cloudCode, billLines.productCode] : [billLines.instanceKey];
}

/** The lowest id breaks ties: no line is in two groups, so it names one. */
function sortedBy({ sortField = "payableAmount", sortOrder }: Query): SQL[] {
  const direction = sortOrder === "ascending" ? asc : desc;
  return [direction(sortable[sortField]), direction(lowestId)];
}

function grouped(db: Queryable, where: SQL | undefined, query: Query) {
  const none = sql<null>`null`;
  const one = query.by === "instance";
  return db
    .select({
      firstId: lowestId, groups: sql<string>`count(*) over ()`, lineCount, instanceCount: sql<string>`count(distinct ${billLines.instanceKey})`,
      cloudCode: sql<ConsumptionRow["cloudCode"]>`min(${billLines.cloudCode})`, productCode: sql<string>`min(${billLines.productCode})`,
      productName: sql<string>`min(${billLines.productName})`,
      serviceCategory: common(billLines.serviceCategory), payMode: common(billLines.payMode), accountName: one ? highest(billLines.accountName) : none,
      resourceId: one ? highest(billLines.resourceId) : none, resourceName: one ? highest(billLines.resourceName) : none,
      regionName: one ? highest(billLines.regionName) : none,
      startCycle: sql<string>`min(${billLines.billCycle})`, endCycle: sql<string>`max(${billLines.billCycle})`,
      listAmount: total(billLines.listAmount), discountAmount: total(billLines.discountAmount), payableAmount: total(billLines.payableAmount),
      cashAmount: total(billLines.cashAmount), couponAmount: total(billLines.couponAmount), creditAmount: total(billLines.creditAmount),
      debtAmount: total(billLines.debtAmount), currency: sql<string>`min(${billLines.currency})`,
    })
    .from(billLines)
    .where(where)
    .groupBy(...keysOf(query))
    .orderBy(...sortedBy(query))
    .$dynamic();
}

function toRow({ firstId, groups: _groups, ...row }: Awaited<ReturnType<typeof grouped>>[number], { by }: Query): ConsumptionRow {
  return {
    ...row, rowKey: `${by}-${firstId}`, lineCount: Number(row.lineCount), instanceCount: Number(row.instanceCount),
    serviceCategory: row.serviceCategory as ConsumptionRow["serviceCategory"], payMode: row.payMode as ConsumptionRow["payMode"],
  };
}
