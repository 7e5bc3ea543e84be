import { type AlarmChange, judgeAll } from "../../../src/domain/alarm/judge";
import type { Database } from "../../../src/server/database/client";
import { alarmRuleResources, alarmRules } from "../../../src/server/database/schema/alarm";
import type { newSeries } from "../../helpers/metric-series";

type Series = Awaited<ReturnType<typeof newSeries>>;
type Rule = typeof alarmRules.$inferSelect;

/** A rule, and which of the series it is about. */
export interface PlacedRule {
  rule: Rule;
  place: number;
}

const minuteMs = 60_000;
const thresholds = [60, 80] as const;
const periods = [1, 2, 3, 5] as const;
/** Rows of one statement. */
const batch = 1_000;

/**
 * What a series measures within a minute since 1970: between 10 and 50, but for every fiftieth time of ten minutes, in which it is 70 or 95.
 */
export function valueAt(place: number, minute: number): number {
  const spike = hashed(place * 7919 + Math.floor(minute / 10));
  if (spike % 50 === 0) return spike % 100 === 0 ? 95 : 70;
  return 10 + (hashed(place * 104_729 + minute) % 4000) / 100;
}

function hashed(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0;
}

/** Rules of a minute's period, one series each, and about as many of every kind. */
export async function putRules(db: Database, series: Series, count: number, judgedFrom: Date): Promise<PlacedRule[]> {
  const placed: PlacedRule[] = [];
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at) =>
      ruleOf(series, from + at, judgedFrom),
    );
    const made = await db.insert(alarmRules).values(rows).returning();
    for (const rule of made) placed.push({ rule, place: Number(rule.ruleName) % series.length });
    await db
      .insert(alarmRuleResources)
      .values(made.map((rule) => ({ ruleId: rule.id, resourceId: resourceOf(series, Number(rule.ruleName)).id })));
  }
  return placed;
}

function resourceOf(series: Series, at: number) {
  const one = series[at % series.length];
  if (!one) throw new Error("there are series");
  return one.key.resource;
}

function ruleOf(series: Series, at: number, judgedFrom: Date): typeof alarmRules.$inferInsert {
  return {
    customId: resourceOf(series, at).customId,
    ruleName: String(at),
    resourceType: "host",
    metricName: "cpuUsage",
    statistics: "average",
    comparison: "greater",
    threshold: thresholds[Math.floor(at / series.length) % thresholds.length] ?? 80,
    period: 60,
    times: periods[at % periods.length] ?? 3,
    alarmLevel: "critical",
    noDataPolicy: "keep",
    effectiveInterval: "00:00-23:59",
    silenceTime: 86_400,
    scope: "instance",
    enabled: true,
    creator: "bench",
    judgedFrom,
    createTime: judgedFrom,
  };
}

/** How the state of a rule's resource changes within minutes from one on, by the pure judge. */
export function expectedChanges({ rule, place }: PlacedRule, firstMinute: number, minutes: number): AlarmChange[] {
  const values = Array.from({ length: minutes }, (_, at) => valueAt(place, firstMinute + at));
  return judgeAll(rule, { firstEnd: (firstMinute + 1) * minuteMs, values }, "insufficientData");
}
