import { and, eq } from "drizzle-orm";
import type { AlarmComparison } from "../../../domain/alarm/rule";
import type { AlarmChart } from "../../../generated/api";
import { AlarmPeriod } from "../../../generated/enums";
import type { Context } from "../../context";
import type { alarms } from "../../database/schema/alarm";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { ServiceOutage } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { measuredColumns } from "../monitor/measured";
import { type AskedRule, isAbove } from "./check-rule";
import { metricUnits } from "../monitor/units";
import { type Measure, valuesOf } from "./values";

/** Steps of a chart, and spans: of more the newest ones. No more than the pixels of a chart in the narrowest window, of 360 pixels. */
const steps = 240;
/** Periods shown before an alarm and after it. */
const around = 60;
/** Hours shown before an alarm and after it, where only hours are kept. */
const hoursAround = 24;
/** Periods shown of an alarm that lasts longer: its beginning. */
const mostPeriods = 2016;

/** What a chart is made of: values of a resource, and what they are judged by. */
export interface Charted {
  name: string;
  measure: Measure & { comparison: AlarmComparison; threshold: number };
  /** The end of the first period, milliseconds since 1970. */
  firstEnd: number;
  values: readonly (number | null)[];
  /** They are those of hours, though the rule judges shorter periods. */
  hourly?: boolean;
  spans: readonly { start: number; end: number | null }[];
}

/** Of several values the one nearest to an alarm. */
export function worstFor(rule: Pick<AskedRule, "comparison">): (...values: number[]) => number {
  return isAbove(rule) ? Math.max : Math.min;
}

/** Values beside their threshold, several periods in a step where there are many: of those the value nearest to an alarm. */
export function chartOf({ name, measure, firstEnd, values, hourly = false, spans }: Charted): AlarmChart {
  const { threshold, metricName, period } = measure;
  const size = Math.max(1, Math.ceil(values.length / steps));
  const worst = worstFor(measure);
  const parts = Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size).filter((value) => value !== null),
  );
  return {
    name,
    unit: metricUnits[metricName],
    threshold,
    times: parts.map((_, at) => toLocalDateTime(new Date(firstEnd + (at * size - 1) * period * 1000))),
    values: parts.map((part) => (part.length === 0 ? null : worst(...part))),
    hourly,
    spans: spans.slice(-steps).map(({ start, end }) => ({
      startTime: toLocalDateTime(new Date(start)),
      endTime: toLocalDateTimeOrNull(end === null ? null : new Date(end)),
    })),
  };
}

/** The metric of an alarm from some periods before it to some after it, by the hour once its periods are no longer kept; null without values. */
export async function chartAround(row: typeof alarms.$inferSelect, context: Context): Promise<AlarmChart | null> {
  const { db, providers, user } = context;
  const [resource] = await db
    .select(measuredColumns)
    .from(resources)
    .where(and(owned(resources, user.customId), eq(resources.id, row.resourceId)));
  const { metrics: source } = providers;
  if (!source || !resource) return null;
  const read = async (measure: Charted["measure"], periodsAround: number) => {
    const periods = periodsOf(row, measure.period * 1000, periodsAround, context.now().getTime());
    const [found] = await valuesOf({ db, source }, { measure, resources: [resource], periods }).catch(noneWhileAway);
    return { measure, firstEnd: periods.firstEnd, values: found?.values ?? [], hourly: measure.period !== row.period };
  };
  let charted = await read(row, around);
  if (!hasValues(charted) && row.period !== AlarmPeriod.hour)
    charted = await read({ ...row, period: AlarmPeriod.hour }, hoursAround);
  if (!hasValues(charted)) return null;
  const spans = [{ start: row.startTime.getTime(), end: row.recoverTime?.getTime() ?? null }];
  return chartOf({ ...charted, name: row.resourceName, spans });
}

/** The periods of an alarm, and so many before it and after it, as far as they are over. @param length of one, milliseconds */
function periodsOf(
  { startTime, recoverTime }: Pick<typeof alarms.$inferSelect, "startTime" | "recoverTime">,
  length: number,
  periodsAround: number,
  now: number,
) {
  const firstEnd = Math.floor(startTime.getTime() / length - periodsAround) * length;
  const until = Math.min((recoverTime?.getTime() ?? Infinity) + periodsAround * length, now);
  return { firstEnd, count: Math.min(Math.floor((until - firstEnd) / length) + 1, mostPeriods) };
}

function hasValues({ values }: Pick<Charted, "values">): boolean {
  return values.some((value) => value !== null);
}

/** An alarm is told of all the same while its metric cannot be read. */
function noneWhileAway(error: unknown): [] {
  if (error instanceof ServiceOutage) return [];
  throw error;
}
