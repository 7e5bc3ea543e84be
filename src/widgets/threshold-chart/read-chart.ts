import type { CellProps } from "../contract";
import { enumShown } from "../shared/enum-words";
import { isRow } from "../shared/is-row";

/** Values over time beside the limit by which they are judged. */
export interface ThresholdChart {
  /** What was measured. */
  name: string;
  unit: string;
  threshold: number;
  /** When each step begins: "2026-01-31 08:00:00". */
  times: readonly string[];
  /** One for each step; null where there was none. */
  values: readonly (number | null)[];
  /** Each value is one of an hour: there are no finer ones. */
  hourly: boolean;
  /** From when to when it was beyond the limit for long enough; `to` is null where that lasts. */
  spans: readonly { from: string; to: string | null }[];
}

/** A chart of an answer; undefined of anything else. */
export function readChart(value: unknown): ThresholdChart | undefined {
  if (!isRow(value)) return undefined;
  const { name, unit, threshold, times, values, spans, hourly } = value;
  if (typeof threshold !== "number" || !isListOf(times, isText) || !isListOf(values, isValue)) return undefined;
  if (times.length === 0 || times.length !== values.length) return undefined;
  return {
    name: isText(name) ? name : "",
    unit: isText(unit) ? unit : "",
    threshold,
    times,
    values,
    hourly: hourly === true,
    spans: isListOf(spans, isRow)
      ? spans.flatMap(({ startTime, endTime }) =>
          isText(startTime) ? [{ from: startTime, to: isText(endTime) ? endTime : null }] : [],
        )
      : [],
  };
}

/** The unit in the reader's words. */
export function unitOf({ unit }: ThresholdChart, { field, enums, language }: CellProps): string {
  return enumShown(unit, field.enum, enums, language)?.text ?? "";
}

/** The steps in which a span lies, first and last, which are two at least; undefined where it lies before the chart. */
export function stepsOf(
  times: readonly string[],
  { from, to }: ThresholdChart["spans"][number],
): { first: number; last: number } | undefined {
  // Times of one form are ordered like texts.
  const stepAt = (moment: string): number => times.findLastIndex((time) => time <= moment);
  const end = times.length - 1;
  const last = to === null ? end : stepAt(to);
  if (last < 0) return undefined;
  // What began before the chart is drawn from its edge on, what has just begun as wide as can be seen.
  const first = Math.max(0, Math.min(stepAt(from), end - 1));
  return { first, last: Math.max(last, first + 1) };
}

function isListOf<T>(list: unknown, fits: (item: unknown) => item is T): list is T[] {
  return Array.isArray(list) && list.every(fits);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isValue(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}
