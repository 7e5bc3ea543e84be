import { and, eq, inArray, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import { beyondCustomer } from "../../database/customer-wall";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { customers } from "../../database/schema/identity";
import { toLocalDateTime, toYearMonth } from "../../time";

/** A customer that an agent has brought, with what it is billed, CNY with two decimals. */
export interface BroughtCustomer {
  agentCustomId: number;
  customName: string;
  industry: string | null;
  monthSales: string;
  lastMonthSales: string;
  joinTime: string;
}

/** Half up to cents at the month's total only (domain rules: rounding). */
const inMonth = (cycle: string) =>
  sql<string>`round(coalesce(sum(${billLines.payableAmount}) filter (where ${billLines.billCycle} = ${cycle}), 0), 2)`;

/** The customers below some agents with the sales of this month and the last, from their bill lines; the highest sales first. */
export async function broughtCustomers(db: Queryable, agentCustomIds: number[], now: Date): Promise<BroughtCustomer[]> {
  if (agentCustomIds.length === 0) return [];
  const month = toYearMonth(now);
  const cycles = [month, addMonths(month, -1)] as const;
  const rows = await beyondCustomer(db, (tx) =>
    tx
      .select({
        agentCustomId: customers.parentId,
        customName: customers.customName,
        industry: customers.industry,
        createTime: customers.createTime,
        monthSales: inMonth(cycles[0]),
        lastMonthSales: inMonth(cycles[1]),
      })
      .from(customers)
      .leftJoin(
        billLines,
        and(
          eq(billLines.customId, customers.id),
          eq(billLines.currency, "CNY"),
          inArray(billLines.billCycle, [...cycles]),
        ),
      )
      .where(inArray(customers.parentId, agentCustomIds))
      .groupBy(customers.id)
      .orderBy(sql`${inMonth(cycles[0])} desc`, customers.id),
  );
  return rows.map(({ createTime, agentCustomId, ...row }) => ({
    ...row,
    agentCustomId: agentCustomId ?? 0,
    joinTime: toLocalDateTime(createTime),
  }));
}
