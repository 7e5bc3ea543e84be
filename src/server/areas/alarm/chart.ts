import { and, eq } from "drizzle-orm";
import type { AlarmComparison } from "../../../domain/alarm/rule";
import type { AlarmChart } from "../../../generated/api";
import type { Context } from "../../context";
import type { alarms } from "../../database/schema/alarm";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { ServiceOutage } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { measuredColumns } from "../monitor/measured";
import { metricUnits } from "../monitor/units";
import { type Measure, valuesOf } from "./values";

/** Steps of a chart, and spans: of more the newest ones. */
const steps = 336;
/** Periods shown before an alarm and after it. */
const around = 60;
/** Periods shown of an alarm that lasts longer: its beginning. */
const mostPeriods = 2016;

/** What a chart is made of: values of a resource, and what they are judged by. */
export interface Charted {
  name: string;
  measure: Measure & { comparison: AlarmComparison; threshold: number };
  /** The end of the first period, milliseconds since 1970. */
  firstEnd: number;
  values: readonly (number | null)[];
  spans: readonly { start: number; end: number | null }[];
}

/** Values beside their threshold, several periods in a step where there are many: of those the value nearest to an alarm. */
export function chartOf({ name, measure, firstEnd, values, spans }: Charted): AlarmChart {
  const { comparison, threshold, metricName, period } = measure;
  const size = Math.max(1, Math.ceil(values.length / steps));
  const worst = comparison === "greater" || comparison === "greaterOrEqual" ? Math.max : Math.min;
  const parts = Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size).filter((value) => value !== null),
  );
  return {
    name,
    unit: metricUnits[metricName],
    threshold,
    times: parts.map((_, at) => toLocalDateTime(new Date(firstEnd + (at * size - 1) * period * 1000))),
    values: parts.map((part) => (part.length === 0 ? null : worst(...part))),
    spans: spans.slice(-steps).map(({ start, end }) => ({
      startTime: toLocalDateTime(new Date(start)),
      endTime: toLocalDateTimeOrNull(end === null ? null : new Date(end)),
    })),
  };
}

/** The metric of an alarm from some periods before it to some after it. Null where there are no values to be had. */
export async function chartAround(row: typeof alarms.$inferSelect, context: Context): Promise<AlarmChart | null> {
  const { db, providers, user, now } = context;
  const [resource] = await db
    .select(measuredColumns)
    .from(resources)
    .where(and(owned(resources, user.customId), eq(resources.id, row.resourceId)));
  if (!providers.metrics || !resource) return null;
  const length = row.period * 1000;
  const firstEnd = Math.floor(row.startTime.getTime() / length - around) * length;
  const until = Math.min((row.recoverTime?.getTime() ?? Infinity) + around * length, now().getTime());
  const count = Math.min(Math.floor((until - firstEnd) / length) + 1, mostPeriods);
  const asked = { measure: row, resources: [resource], periods: { firstEnd, count } };
  const read = await valuesOf({ db, source: providers.metrics }, asked).catch(noneWhileAway);
  const values = read[0]?.values ?? [];
  if (values.every((value) => value === null)) return null;
  return chartOf({
    name: row.resourceName,
    measure: row,
    firstEnd,
    values,
    spans: [{ start: row.startTime.getTime(), end: row.recoverTime?.getTime() ?? null }],
  });
}

/** An alarm is told of all the same while its metric cannot be read. */
function noneWhileAway(error: unknown): [] {
  if (error instanceof ServiceOutage) return [];
  throw error;
}
