import type { MetricAnswer, MetricSeries } from "../../../generated/api";
import { isRow } from "../../../widgets/shared/is-row";

/** A value for each step; null where nothing was measured. */
export type Values = readonly (number | null)[];

/** What one metric of one resource was over the steps of an answer. */
export interface MetricLine {
  /** The place of the resource among those that are compared: it has one colour in all charts. */
  place: number;
  /** The resource's name. */
  resource: string;
  average: Values;
  /** Absent where the answer has them not. */
  least?: Values;
  greatest?: Values;
  /** The average a day or a week earlier. */
  compared?: Values;
}

/** One metric of the resources that have it, at least of the first one. */
export interface MetricChart {
  name: string;
  unit: string;
  lines: readonly [MetricLine, ...MetricLine[]];
}

/** An answer taken apart. */
export interface MetricCharted {
  times: readonly string[];
  charts: readonly MetricChart[];
  events: MetricAnswer["events"];
}

/** What is said of a line. */
export interface Summary {
  newest: number | undefined;
  average: number | undefined;
  least: number | undefined;
  greatest: number | undefined;
}

/** Whether an answer is one of series over steps: whatever else comes is a failure of the tab alone. */
export function isMetricAnswer(answer: unknown): answer is MetricAnswer {
  if (typeof answer !== "object" || answer === null) return false;
  const { times, series, events } = answer as Partial<Record<keyof MetricAnswer, unknown>>;
  return isListOf(times, isText) && isListOf(series, isSeries) && isListOf(events, isRow);
}

/** Whether an answer lists metrics. */
export function isMetricList(answer: unknown): answer is { metricName: string; unit: string }[] {
  return isListOf(answer, (row) => isRow(row) && isText(row.metricName) && isText(row.unit));
}

function isSeries(row: unknown): boolean {
  if (!isRow(row)) return false;
  const isValues = (values: unknown): boolean =>
    isListOf(values, (value) => value === null || typeof value === "number");
  return isText(row.metricName) && isValues(row.values) && (row.compared === null || isValues(row.compared));
}

function isListOf(list: unknown, fits: (row: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(fits);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/**
 * A chart for each metric of the first resource, in the order told; one without a series has no values.
 * @param resourceIds those that are compared, the first one first
 */
export function chartsOf(
  { times, series, events }: MetricAnswer,
  metrics: readonly { metricName: string; unit: string }[],
  resourceIds: readonly unknown[],
): MetricCharted {
  const charts = metrics.map(({ metricName: name, unit }): MetricChart => {
    const own = series.filter(({ metricName }) => metricName === name);
    const lineAt = (place: number): MetricLine =>
      lineOf(
        own.filter(({ resourceId }) => resourceId === resourceIds[place]),
        place,
        times.length,
      );
    const others = resourceIds.flatMap((id, place) =>
      place > 0 && own.some(({ resourceId }) => resourceId === id) ? [lineAt(place)] : [],
    );
    return { name, unit, lines: [lineAt(0), ...others] };
  });
  return { times, charts, events };
}

function lineOf(series: readonly MetricSeries[], place: number, count: number): MetricLine {
  const of = (statistic: MetricSeries["statistic"]): MetricSeries | undefined =>
    series.find((each) => each.statistic === statistic);
  const [average, least, greatest] = [of("average"), of("minimum"), of("maximum")];
  return {
    place,
    resource: series[0]?.resourceName ?? "",
    average: filled(average?.values, count),
    ...(least && { least: filled(least.values, count) }),
    ...(greatest && { greatest: filled(greatest.values, count) }),
    ...(average?.compared && { compared: filled(average.compared, count) }),
  };
}

/** Whether something was measured. */
export function hasValues({ lines }: MetricChart): boolean {
  return lines.some(({ average, compared = [] }) => [...average, ...compared].some((value) => value !== null));
}

/** The newest value, the average of the steps, and between what they were. */
export function summaryOf({ average, least = average, greatest = average }: Omit<MetricLine, "place">): Summary {
  const known = numbers(average);
  const sum = known.reduce((total, value) => total + value, 0);
  return {
    newest: known.at(-1),
    average: known.length > 0 ? sum / known.length : undefined,
    least: ofAll(Math.min, least),
    greatest: ofAll(Math.max, greatest),
  };
}

/** The step that a moment lies in; undefined outside of all of them. Times as the API writes them sort as texts. */
export function stepAt(times: readonly string[], time: string): number | undefined {
  const after = times.findIndex((begin) => begin > time);
  const at = after === -1 ? times.length - 1 : after - 1;
  return at < 0 ? undefined : at;
}

function ofAll(choose: (...values: number[]) => number, values: Values): number | undefined {
  const known = numbers(values);
  return known.length > 0 ? choose(...known) : undefined;
}

function numbers(values: Values): number[] {
  return values.filter((value) => value !== null);
}

/** One value for each step, whatever came. */
function filled(values: Values = [], count: number): Values {
  return Array.from({ length: count }, (_, at) => values[at] ?? null);
}
