import { Decimal } from "decimal.js";
import { and, asc, eq, exists, gt, inArray, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { instancePeriods, instances, refunds } from "../../database/schema/instance";
import { AnswerError, refuse } from "../../errors";
import type { InstanceRow } from "../instance/lock-instances";
import { isNew, quoteOf, type RefundQuote } from "./quote";
import { RefundStatus, UnsubscribeType } from "../../../generated/enums";
import { owned } from "../../lists/owner";

/** An instance with what its refund comes to. */
export interface QuotedInstance extends RefundQuote {
  instance: InstanceRow;
  unsubscribeType: UnsubscribeType;
  /** When it expires then; null where it is released. */
  newExpireTime: Date | null;
}

/** Paid periods by instance, the first first. */
type Periods = ReadonlyMap<number, readonly (typeof instancePeriods.$inferSelect)[]>;

/** Instances that can be refunded: in use, with a paid period that is not over. */
export function refundable(now: Date): SQL | undefined {
  const open = and(eq(instancePeriods.instanceId, instances.id), unfinished(now));
  return and(
    inArray(instances.status, ["Normal", "WaitForExpire"]),
    eq(instances.refunding, false),
    gt(instances.expireTime, now),
    exists(sql`(select from ${instancePeriods} where ${open})`),
  );
}

/** A customer's one full refund has not been asked for yet. */
export async function hasFullRefund(db: Queryable, customId: number): Promise<boolean> {
  return (
    (await db.$count(
      refunds,
      and(
        owned(refunds, customId),
        eq(refunds.fullRefund, true),
        inArray(refunds.status, [RefundStatus.pendingReview, RefundStatus.refunding, RefundStatus.refunded]),
      ),
    )) === 0
  );
}

/**
 * What the refund of each of these instances, or of their renewals that have not begun, comes to. The one full refund goes to the
 * new instance of which most is consumed; of renewals nothing is.
 * @throws AnswerError naming each that cannot be refunded
 */
export async function quoteInstances(
  db: Queryable,
  customId: number,
  rows: readonly InstanceRow[],
  unsubscribeType: UnsubscribeType,
  now: Date,
): Promise<QuotedInstance[]> {
  const periods = await readPeriods(db, rows, now);
  checkRefundable(rows, periods, now);
  if (unsubscribeType === UnsubscribeType.renewals) return quoteRenewals(rows, periods, now);
  const pro = rows.map((instance) => quoted(instance, periods, false, now));
  const fresh = pro.filter(({ instance }) => isNew(instance.startTime, now));
  const free = fresh.length > 0 && (await hasFullRefund(db, customId));
  const full = free
    ? fresh.reduce((most, one) => (new Decimal(one.consumedAmount).gt(most.consumedAmount) ? one : most))
    : undefined;
  return pro.map((quote) => (quote === full ? quoted(quote.instance, periods, true, now) : quote));
}

/** An instance of a list, as if it were the only one, with what of it its renewals would give back; null where none is there. */
export interface ListedInstance extends QuotedInstance {
  renewalAmount: string | null;
}

/** The same for a list. */
export async function quoteEach(
  db: Queryable,
  customId: number,
  rows: readonly InstanceRow[],
  now: Date,
): Promise<ListedInstance[]> {
  const periods = await readPeriods(db, rows, now);
  const free = await hasFullRefund(db, customId);
  return rows.map((instance) => ({
    ...quoted(instance, periods, free && isNew(instance.startTime, now), now),
    renewalAmount: quotedRenewals(instance, periods, now)?.refundAmount ?? null,
  }));
}

function quoteRenewals(rows: readonly InstanceRow[], periods: Periods, now: Date): QuotedInstance[] {
  const quotes = rows.map((instance) => quotedRenewals(instance, periods, now));
  refuseEach(
    quotes.flatMap((quote, at) =>
      quote ? [] : [refuse("INSTANCE_WITHOUT_RENEWAL", { name: rows[at]?.resourceName ?? "" }, `ids.${at}`)],
    ),
  );
  return quotes.flatMap((quote) => quote ?? []);
}

/** What of an instance has been renewed ahead; the period that runs stays. */
function quotedRenewals(instance: InstanceRow, periods: Periods, now: Date): QuotedInstance | undefined {
  const ahead = (periods.get(instance.id) ?? []).filter(({ startTime }) => startTime > now);
  const [first] = ahead;
  return (
    first && {
      instance,
      unsubscribeType: UnsubscribeType.renewals,
      newExpireTime: first.startTime,
      ...quoteOf(instance.resourceId, ahead, false, now),
    }
  );
}

/** The paid periods of instances that are not over and not refunded, by instance. */
async function readPeriods(db: Queryable, rows: readonly InstanceRow[], now: Date): Promise<Periods> {
  if (rows.length === 0) return new Map();
  const where = and(
    inArray(
      instancePeriods.instanceId,
      rows.map(({ id }) => id),
    ),
    unfinished(now),
  );
  const found = await db
    .select()
    .from(instancePeriods)
    .where(where)
    .orderBy(asc(instancePeriods.startTime), asc(instancePeriods.id));
  const grouped = new Map<number, (typeof found)[number][]>();
  for (const period of found) grouped.set(period.instanceId, [...(grouped.get(period.instanceId) ?? []), period]);
  return grouped;
}

function unfinished(now: Date): SQL | undefined {
  return and(eq(instancePeriods.refunded, false), gt(instancePeriods.endTime, now));
}

function quoted(instance: InstanceRow, periods: Periods, fullRefund: boolean, now: Date): QuotedInstance {
  return {
    instance,
    unsubscribeType: UnsubscribeType.instance,
    newExpireTime: null,
    ...quoteOf(instance.resourceId, periods.get(instance.id) ?? [], fullRefund, now),
  };
}

function checkRefundable(rows: readonly InstanceRow[], periods: Periods, now: Date): void {
  refuseEach(
    rows.flatMap((row, at) => {
      const able =
        (row.status === "Normal" || row.status === "WaitForExpire") &&
        !row.refunding &&
        row.expireTime > now &&
        periods.has(row.id);
      return able ? [] : [refuse("INSTANCE_NOT_REFUNDABLE", { name: row.resourceName }, `ids.${at}`)];
    }),
  );
}

function refuseEach(errors: readonly AnswerError[]): void {
  const [first] = errors;
  if (first)
    throw new AnswerError(
      first.code,
      first.words,
      errors.flatMap(({ errors: fields }) => fields ?? []),
    );
}
