import { and, asc, desc, inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BillDetailRow } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import type { Page } from "../../database/page";
import { billLines } from "../../database/schema/bill";
import { inOrderOf, type ListSource } from "../../export/source";
import { toLocalDateTime } from "../../time";
import type { Context } from "../../context";
import { type BillQuery, matching } from "./filters";
import { type LineTotals, totalsQuery, toTotals } from "./totals";

/** The total of a column as exact text of NUMERIC. */
const total = (column: AnyPgColumn) => sql<string>`sum(${column})`;
const lowestId = sql<string>`min(${billLines.id})`;
const highest = (column: AnyPgColumn) => sql<string | null>`max(${column})`;

/** What groups can be sorted by: the same names as single lines, of the whole group. */
const sortable = {
  consumeTime: highest(billLines.consumeTime),
  billCycle: sql`${billLines.billCycle}`,
  listAmount: total(billLines.listAmount),
  discountAmount: total(billLines.discountAmount),
  payableAmount: total(billLines.payableAmount),
};

/** The columns that make a group: the month or day, and one key for everything else. */
function keysOf({ granularity, dimension }: BillQuery) {
  const key = dimension === "billingItem" ? billLines.itemKey : billLines.instanceKey;
  return granularity === "day"
    ? { cycle: billLines.billCycle, key, day: billLines.billDate }
    : { cycle: billLines.billCycle, key };
}

/**
 * A page of groups, how many groups there are, and the totals of all lines that match. First the page is found with as little as possible
 * of each line, then the groups on it are read in full. It is one snapshot, so that an import in between cannot make them disagree.
 */
export function listGroups(
  query: BillQuery,
  page: Page,
  context: Context,
): Promise<LineTotals & { list: BillDetailRow[] }> {
  const where = matching(query, context);
  return context.db.transaction(
    async (tx) => {
      const [row] = await totalsQuery(tx, query, context);
      if (!row) throw new Error("an aggregate gives exactly one row");
      const { totals } = toTotals(row, query);
      const found = await findPage(tx, where, query, page);
      const [first] = found;
      if (first) return { list: await readFound(tx, where, query, found), total: Number(first.groups), totals };
      return { list: [], total: page.offset > 0 ? await countGroups(tx, where, query) : 0, totals };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Every group, to the end. */
export function groupSource(db: Queryable, where: SQL | undefined, query: BillQuery): ListSource {
  const keys = db
    .select({
      firstId: lowestId.as("first_id"),
      cycle: sql`${billLines.billCycle}`.as("cycle"),
      key: sql`${keysOf(query).key}`.as("key"),
    })
    .from(billLines)
    .where(where)
    .groupBy(...Object.values(keysOf(query)))
    .orderBy(...sortedBy(query));
  const read = (found: readonly Record<string, unknown>[]) =>
    readFound(
      db,
      where,
      query,
      found.map((one) => ({ firstId: String(one.first_id), cycle: String(one.cycle), key: String(one.key) })),
    );
  return { keys, read };
}

/** A group as it is found before it is read. */
interface FoundGroup {
  firstId: string;
  cycle: string;
  key: string | null;
}

/** Reads the groups that were found, in their order. */
async function readFound(
  db: Queryable,
  where: SQL | undefined,
  query: BillQuery,
  found: readonly FoundGroup[],
): Promise<BillDetailRow[]> {
  const rows = await readGroups(db, and(where, among(found, query)), query);
  return inOrderOf(
    found.map((one) => one.firstId),
    rows,
    (row) => row.firstId,
  ).map((row) => toGroupRow(row, query));
}

/** The groups on the page in their order. The lowest id breaks ties: no line is in two groups, so it names one. */
function findPage(db: Queryable, where: SQL | undefined, query: BillQuery, page: Page) {
  return db
    .select({
      firstId: lowestId,
      groups: sql<string>`count(*) over ()`,
      cycle: billLines.billCycle,
      key: keysOf(query).key,
    })
    .from(billLines)
    .where(where)
    .groupBy(...Object.values(keysOf(query)))
    .orderBy(...sortedBy(query))
    .limit(page.limit)
    .offset(page.offset);
}

function sortedBy({ sortField = "consumeTime", sortOrder }: BillQuery): SQL[] {
  const direction = sortOrder === "ascending" ? asc : desc;
  return [direction(sortable[sortField]), direction(lowestId)];
}

/** The lines of these groups, and perhaps of a few others with the same key. */
function among(found: readonly FoundGroup[], query: BillQuery): SQL | undefined {
  const keys = found.flatMap(({ key }) => key ?? []);
  return and(
    inArray(keysOf(query).key, [...new Set(keys)]),
    inArray(billLines.billCycle, [...new Set(found.map(({ cycle }) => cycle))]),
  );
}

/** Behind the last page no row carries the number of groups. */
function countGroups(db: Queryable, where: SQL | undefined, query: BillQuery): Promise<number> {
  const keys = Object.values(keysOf(query));
  return db.$count(
    db
      .select({ cycle: billLines.billCycle })
      .from(billLines)
      .where(where)
      .groupBy(...keys)
      .as("grouped"),
  );
}

function readGroups(db: Queryable, where: SQL | undefined, query: BillQuery) {
  const items = query.dimension === "billingItem";
  return db
    .select({
      firstId: lowestId,
      lineCount: sql<string>`count(*)`,
      billCycle: billLines.billCycle,
      billDate: sql<string>`min(${billLines.billDate})::text`,
      customId: sql<string>`min(${billLines.customId})`,
      accountUid: sql<string>`min(${billLines.accountUid})`,
      accountName: highest(billLines.accountName),
      cloudCode: sql<string>`min(${billLines.cloudCode})`,
      productCode: sql<string>`min(${billLines.productCode})`,
      productName: sql<string>`min(${billLines.productName})`,
      serviceCategory: sql<string>`min(${billLines.serviceCategory})`,
      payMode: sql<string>`min(${billLines.payMode})`,
      resourceId: highest(billLines.resourceId),
      resourceName: highest(billLines.resourceName),
      instanceSpec: highest(billLines.instanceSpec),
      regionId: highest(billLines.regionId),
      regionName: highest(billLines.regionName),
      projectId: highest(billLines.projectId),
      projectName: highest(billLines.projectName),
      billingItem: items ? highest(billLines.billingItem) : sql<null>`null`,
      usageUnit: items ? highest(billLines.usageUnit) : sql<null>`null`,
      usageAmount: items ? sql<string | null>`sum(${billLines.usageAmount})` : sql<null>`null`,
      deductedUsage: items ? sql<string | null>`sum(${billLines.deductedUsage})` : sql<null>`null`,
      usageStart: sql`min(${billLines.usageStart})`.mapWith(billLines.usageStart),
      usageEnd: sql`max(${billLines.usageEnd})`.mapWith(billLines.usageEnd),
      listAmount: total(billLines.listAmount),
      discountAmount: total(billLines.discountAmount),
      payableAmount: total(billLines.payableAmount),
      cashAmount: total(billLines.cashAmount),
      couponAmount: total(billLines.couponAmount),
      creditAmount: total(billLines.creditAmount),
      debtAmount: total(billLines.debtAmount),
      amortizedCost: total(billLines.amortizedCost),
      currency: sql<string>`min(${billLines.currency})`,
      consumeTime: sql`max(${billLines.consumeTime})`.mapWith(billLines.consumeTime),
    })
    .from(billLines)
    .where(where)
    .groupBy(...Object.values(keysOf(query)));
}

type GroupRow = Awaited<ReturnType<typeof readGroups>>[number];

/** A group as a row of the list: what differs within it is null. */
function toGroupRow(row: GroupRow, { granularity }: BillQuery): BillDetailRow {
  const { firstId, ...shown } = row;
  const lineCount = Number(row.lineCount);
  return {
    ...shown,
    rowKey: `${granularity ?? "month"}-${firstId}`,
    lineCount,
    id: lineCount === 1 ? Number(firstId) : null,
    billDate: granularity === "day" ? row.billDate : null,
    customId: Number(row.customId),
    projectId: row.projectId === null ? null : Number(row.projectId),
    cloudCode: row.cloudCode as BillDetailRow["cloudCode"],
    serviceCategory: row.serviceCategory as BillDetailRow["serviceCategory"],
    payMode: row.payMode as BillDetailRow["payMode"],
    usageStart: toLocalDateTime(row.usageStart),
    usageEnd: toLocalDateTime(row.usageEnd),
    consumeTime: toLocalDateTime(row.consumeTime),
    productDetail: null,
    billItemType: null,
    chargeCategory: null,
    chargeFrequency: null,
    orderNo: null,
    instanceConfig: null,
    publicIp: null,
    privateIp: null,
    zone: null,
    tags: [],
    unitPrice: null,
    unitPriceUnit: null,
  };
}
