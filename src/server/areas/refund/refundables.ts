import { Decimal } from "decimal.js";
import { and, asc, eq, exists, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { instancePeriods, instances, refunds } from "../../database/schema/instance";
import { AnswerError, refuse } from "../../errors";
import type { InstanceRow } from "../instance/lock-instances";
import { isNew, type PaidPeriod, quoteOf, type RefundQuote } from "./quote";

/** An instance with what its refund comes to. */
export interface QuotedInstance extends RefundQuote {
  instance: InstanceRow;
}

type Period = typeof instancePeriods.$inferSelect;

/** Instances that can be refunded: in use, with a paid period that is not over. */
export function refundable(now: Date): SQL | undefined {
  const open = and(eq(instancePeriods.instanceId, instances.id), unfinished(now));
  return and(
    inArray(instances.status, ["Normal", "WaitForExpire"]), eq(instances.refunding, false), gt(instances.expireTime, now),
    exists(sql`(select from ${instancePeriods} where ${open})`),
  );
}

/** A customer's one full refund has not been asked for yet. */
export async function hasFullRefund(db: Queryable, customId: number): Promise<boolean> {
  return (await db.$count(refunds, and(eq(refunds.customId, customId), eq(refunds.fullRefund, true), inArray(refunds.status, [0, 1, 2])))) === 0;
}

/**
 * What the refund of each of these instances comes to. The one full refund goes to the new instance of which most is consumed.
 * @throws AnswerError naming each that cannot be refunded
 */
export async function quoteInstances(db: Queryable, customId: number, rows: readonly InstanceRow[], now: Date): Promise<QuotedInstance[]> {
  const periods = await readPeriods(db, rows, now);
  checkRefundable(rows, periods, now);
  const pro = rows.map((instance) => quoted(instance, periods, false, now));
  const fresh = pro.filter(({ instance }) => isNew(instance.startTime, now));
  const free = fresh.length > 0 && (await hasFullRefund(db, customId));
  const full = free ? fresh.reduce((most, one) => (new Decimal(one.consumedAmount).gt(most.consumedAmount) ? one : most)) : undefined;
  return pro.map((quote) => (quote === full ? quoted(quote.instance, periods, true, now) : quote));
}

/** The same for a list, each as if it were the only one. */
export async function quoteEach(db: Queryable, customId: number, rows: readonly InstanceRow[], now: Date): Promise<QuotedInstance[]> {
  const periods = await readPeriods(db, rows, now);
  const free = await hasFullRefund(db, customId);
  return rows.map((instance) => quoted(instance, periods, free && isNew(instance.startTime, now), now));
}

/** The paid periods of instances that are not over and not refunded, by instance. */
async function readPeriods(db: Queryable, rows: readonly InstanceRow[], now: Date): Promise<Map<number, Period[]>> {
  if (rows.length === 0) return new Map();
  const where = and(inArray(instancePeriods.instanceId, rows.map(({ id }) => id)), unfinished(now));
  const found = await db.select().from(instancePeriods).where(where).orderBy(asc(instancePeriods.startTime), asc(instancePeriods.id));
  const grouped = new Map<number, Period[]>();
  for (const period of found) grouped.set(period.instanceId, [...(grouped.get(period.instanceId) ?? []), period]);
  return grouped;
}

function unfinished(now: Date): SQL | undefined {
  return and(eq(instancePeriods.refunded, false), gt(instancePeriods.endTime, now));
}

function quoted(instance: InstanceRow, periods: ReadonlyMap<number, readonly PaidPeriod[]>, fullRefund: boolean, now: Date): QuotedInstance {
  return { instance, ...quoteOf(instance.resourceId, periods.get(instance.id) ?? [], fullRefund, now) };
}

function checkRefundable(rows: readonly InstanceRow[], periods: ReadonlyMap<number, unknown>, now: Date): void {
  const errors = rows.flatMap((row, at) => {
    const able = (row.status === "Normal" || row.status === "WaitForExpire") && !row.refunding && row.expireTime > now && periods.has(row.id);
    return able ? [] : [refuse("INSTANCE_NOT_REFUNDABLE", { name: row.resourceName }, `ids.${at}`)];
  });
  const [first] = errors;
  if (first) throw new AnswerError(first.code, first.words, errors.flatMap(({ errors: fields }) => fields ?? []));
}
