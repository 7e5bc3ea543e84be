import { sql } from "drizzle-orm";
import { type Billed, savingRules } from "../../../domain/savings/finding";
import { addMonths } from "../../../domain/month";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { cloudAccounts } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { addDays, dayMs, fromLocal, toLocalDate, toYearMonth } from "../../time";
import { defaultCurrency } from "../bill/filters";

/** A resource, and since when what it was billed counts. */
export interface BilledQuestion {
  id: number;
  since: Date;
}

/** What a resource was billed, and on which days: the first and the last of them, "yyyy-MM-dd". */
export interface BilledDays extends Billed {
  from: string;
  to: string;
}

/** Units of what is charged by time alone, as clouds write them: what else is charged does not depend on a size. */
const timeUnits = ["小时", "天", "月", "hour", "hours", "hrs", "day", "days", "month", "months"];

/** Months before the first day in which something may have been paid ahead. */
const MONTHS_AHEAD = 13;

/**
 * What resources of a customer cost after discounts, by id: the amortised cost of their account's lines that name them, each by as much of
 * its usage as falls on the days that count. These are the 30 days up to the day before yesterday, whose bill is complete, and none before
 * the first whole day that is asked for.
 */
export async function billedOf(
  db: Queryable,
  customId: number,
  asked: readonly BilledQuestion[],
  now: Date,
  charged: "all" | "time" = "all",
): Promise<Map<number, BilledDays>> {
  const end = fromLocal(toLocalDate(addDays(now, -1)));
  const spans = asked.map(({ id, since }) => ({ id, from: firstDay(since, end) })).filter(({ from }) => from < end);
  if (spans.length === 0) return new Map();
  const amounts = await readAmounts(db, customId, { spans, end, charged });
  return new Map(
    spans.map(({ id, from }) => {
      const days = Math.round((end.getTime() - from.getTime()) / dayMs);
      const last = toLocalDate(addDays(end, -1));
      return [id, { amount: amounts.get(id) ?? "0", days, from: toLocalDate(from), to: last }];
    }),
  );
}

/** The midnight from which on days are whole, not before those that count. */
function firstDay(since: Date, end: Date): Date {
  const midnight = fromLocal(toLocalDate(since));
  const whole = midnight < since ? addDays(midnight, 1) : midnight;
  const first = addDays(end, -savingRules.mostBilledDays);
  return whole > first ? whole : first;
}

interface AmountQuestion {
  spans: readonly { id: number; from: Date }[];
  end: Date;
  charged: "all" | "time";
}

async function readAmounts(
  db: Queryable,
  customId: number,
  { spans, end, charged }: AmountQuestion,
): Promise<Map<number, string>> {
  const ids = sql.param(spans.map(({ id }) => id));
  const since = sql.param(spans.map(({ from }) => from.toISOString()));
  const earliest = addMonths(toYearMonth(addDays(end, -savingRules.mostBilledDays)), -MONTHS_AHEAD);
  const unit = charged === "time" ? sql`and lower(line.usage_unit) = any(${sql.param(timeUnits)}::text[])` : sql``;
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select asked.id, round(sum(line.amortized_cost * case when line.usage_end = line.usage_start then 1 else
      extract(epoch from least(line.usage_end, ${end}) - greatest(line.usage_start, asked.since))
        / extract(epoch from line.usage_end - line.usage_start) end), 8)::text as amount
    from unnest(${ids}::bigint[], ${since}::timestamptz[]) as asked(id, since)
    join ${resources} as resource on resource.id = asked.id and resource.custom_id = ${customId}
    join ${cloudAccounts} as account on account.id = resource.cloud_account_id
    join ${billLines} as line on line.custom_id = ${customId} and line.resource_id = resource.resource_id
      and line.account_uid = account.account_uid and line.cloud_code = account.cloud_code
      and line.currency = ${defaultCurrency} and line.bill_cycle >= ${earliest}
      and line.usage_start < ${end} and line.usage_end > asked.since ${unit}
    group by asked.id`);
  return new Map(rows.map(({ id, amount }) => [Number(id), amount]));
}
