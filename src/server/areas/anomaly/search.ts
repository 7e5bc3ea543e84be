import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { findAnomalies, type FoundAnomaly } from "../../../domain/anomaly/find-anomalies";
import { type KnownAnomaly, matchAnomalies } from "../../../domain/anomaly/match-anomalies";
import { impactOf } from "../../../domain/anomaly/share-out";
import type { BillCloudCode } from "../../../generated/api";
import type { Database, Tx } from "../../database/client";
import { billDays } from "../../database/schema/bill-cube";
import { costAnomalies, costAnomalyChecks } from "../../database/schema/cost-anomaly";
import { customers } from "../../database/schema/identity";
import type { Failed } from "../../jobs/job";
import { limits } from "../../limits";
import { addDays, toLocalDate } from "../../time";
import { type AnomalyRow, productCosts, type ProductCosts } from "./costs";

/** Days that are judged: further back bills do not change any more. */
const JUDGED_DAYS = 280;
/** Days before those that they are compared with, and more of them than that takes. */
const HISTORY_DAYS = 120;

/**
 * Looks for anomalies in the costs of every customer that has not been looked at for some hours, up to yesterday. What is found again is
 * changed where late bill lines have changed it and keeps its verdict; what is not found any more and has none is deleted. A customer is
 * locked meanwhile, so that two servers do the same work one after the other. What fails for one customer keeps no other back.
 */
export async function searchAnomalies(db: Database, now: Date, signal?: AbortSignal, failed?: Failed): Promise<void> {
  const failures: unknown[] = [];
  for (const customId of await dueCustomers(db, now)) {
    if (signal?.aborted) return;
    await db.transaction((tx) => searchOf(tx, customId, now)).catch(failed ?? ((error) => failures.push(error)));
  }
  if (failures.length > 0) throw new AggregateError(failures, "costs could not be searched for anomalies");
}

const isDue = (now: Date) =>
  or(
    isNull(costAnomalyChecks.checkTime),
    lt(costAnomalyChecks.checkTime, new Date(now.getTime() - limits.anomalyEvery)),
  );

async function dueCustomers(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .leftJoin(costAnomalyChecks, eq(costAnomalyChecks.customId, customers.id))
    .where(and(isDue(now), sql`exists (select from ${billDays} where ${billDays.customId} = ${customers.id})`))
    .orderBy(asc(customers.id));
  return rows.map(({ id }) => id);
}

async function searchOf(tx: Tx, customId: number, now: Date): Promise<void> {
  await tx
    .insert(costAnomalyChecks)
    .values({ customId, checkTime: new Date(0) })
    .onConflictDoNothing();
  const [due] = await tx
    .select()
    .from(costAnomalyChecks)
    .where(and(eq(costAnomalyChecks.customId, customId), isDue(now)))
    .for("update");
  if (!due) return;
  const dayBefore = (days: number): string => toLocalDate(addDays(now, -days));
  const judgedFrom = dayBefore(JUDGED_DAYS);
  const range = { begin: dayBefore(JUDGED_DAYS + HISTORY_DAYS), end: dayBefore(1) };
  const products = await productCosts(tx, { customId, cloudCode: null, accountUid: null, productCode: null }, range);
  const found = findAnomalies(products).filter(({ begin }) => begin >= judgedFrom);
  await writeFound(tx, customId, found, products, judgedFrom, now);
  await tx.update(costAnomalyChecks).set({ checkTime: now }).where(eq(costAnomalyChecks.customId, customId));
}

async function writeFound(
  tx: Tx,
  customId: number,
  found: readonly FoundAnomaly[],
  products: readonly ProductCosts[],
  judgedFrom: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(costAnomalies)
    .where(and(eq(costAnomalies.customId, customId), gte(costAnomalies.beginDate, judgedFrom)))
    .orderBy(asc(costAnomalies.id))
    .for("update");
  const { again, fresh, gone } = matchAnomalies(rows.map(toKnown), found);
  // Those that are gone first: one of them may have begun on the same day as another one now does.
  const goneIds = gone.map(({ id }) => id);
  if (goneIds.length > 0) await tx.delete(costAnomalies).where(inArray(costAnomalies.id, goneIds));
  for (const [{ id }, one] of again)
    await tx.update(costAnomalies).set(columnsOf(one, products)).where(eq(costAnomalies.id, id));
  for (const one of fresh)
    await tx.insert(costAnomalies).values({ customId, foundTime: now, ...columnsOf(one, products) });
}

function toKnown(row: AnomalyRow): KnownAnomaly & { id: number } {
  return {
    id: row.id,
    path: [row.cloudCode, row.accountUid, row.productCode].filter((value) => value !== null),
    begin: row.beginDate,
    end: row.endDate,
    judged: row.verdict !== "open",
  };
}

function columnsOf({ path, begin, end, actual, expected }: FoundAnomaly, products: readonly ProductCosts[]) {
  const [cloudCode = null, accountUid = null, productCode = null] = path;
  const named = products.find((one) => path.every((value, depth) => value === one.path[depth]));
  const amounts = impactOf(actual, expected);
  return {
    // The codes of clouds were checked when the lines were written.
    cloudCode: cloudCode as BillCloudCode | null,
    accountUid,
    accountName: accountUid === null ? null : (named?.accountName ?? null),
    productCode,
    productName: productCode === null ? null : (named?.productName ?? null),
    beginDate: begin,
    endDate: end,
    actualAmount: amounts.actual,
    expectedAmount: amounts.expected,
    impactAmount: amounts.impact,
  };
}
