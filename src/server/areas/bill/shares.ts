import { asc, desc, sql } from "drizzle-orm";
import type { BillShareRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billMonths, billTotals } from "../../database/schema/bill-cube";
import { toYearMonth } from "../../time";
import { matchingCells } from "./cube/known";
import { nameBeside } from "./name-beside";

/** Values with a row of their own where the request does not say how many; the description's default. */
const LIMIT = 50;

/** What a row says about the values it is not divided by. */
const undivided = {
  cloudCode: null,
  serviceCategory: null,
  payMode: null,
  productCode: null,
  productName: null,
  accountUid: null,
  accountName: null,
  resourceId: null,
  resourceName: null,
} satisfies Partial<BillShareRow>;

/** A month divided by one of its columns: the greatest parts each with a row, all others together in the last one. */
export async function sharesOf(query: Input<"getBillShares">, context: Context): Promise<BillShareRow[]> {
  const [db, now] = [context.db, context.now()];
  const { billCycle = toYearMonth(now), by, limit = LIMIT, ...filters } = query;
  const name = nameBeside(by);
  const isCoarse = by === "cloudCode" || by === "serviceCategory" || by === "payMode";
  const table = isCoarse ? billTotals : billMonths;
  const key = isCoarse ? billTotals[by] : billMonths[by];
  const total = sql<string>`sum(${table.payableAmount})`;
  const parts = db
    .select({
      key: sql<string | null>`${key}`.as("key"),
      name: (name === undefined ? sql<null>`null::text` : sql<string | null>`max(${billMonths[name]})`).as("name"),
      amount: total.as("amount"),
      lines: sql<string>`sum(${table.lineCount})`.as("lines"),
      // Lines without a value have no row of their own, however much they amount to.
      place: sql<number>`row_number() over (order by ${key} is null, ${total} desc, ${key})`.as("place"),
    })
    .from(table)
    .where(matchingCells(table, { ...filters, startCycle: billCycle, endCycle: billCycle }, context))
    .groupBy(key)
    .having(sql`sum(${table.lineCount}) <> 0`)
    .as("parts");
  const shown = sql<string | null>`case when ${parts.place} <= ${sql.raw(String(limit))} then ${parts.key} end`;
  const amount = sql<string>`sum(${parts.amount})`;
  const share = sql<string | null>`round(${amount} / nullif(sum(${amount}) over (), 0), 6)`;
  const rows = await db
    .select({
      key: shown,
      name: sql<string | null>`case when ${shown} is not null then max(${parts.name}) end`,
      payableAmount: amount,
      share: sql<string | null>`case when abs(${share}) < 1000 then ${share} end`,
      lineCount: sql<string>`sum(${parts.lines})`,
    })
    .from(parts)
    .groupBy(shown)
    .orderBy(asc(sql`${shown} is null`), desc(amount), asc(shown));
  return rows.map(({ key: value, name: label, lineCount, ...row }) => ({
    billCycle,
    ...undivided,
    ...({ [by]: value, ...(name !== undefined && { [name]: label }) } as Partial<typeof undivided>),
    ...row,
    lineCount: Number(lineCount),
  }));
}
