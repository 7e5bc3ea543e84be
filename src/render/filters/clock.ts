import type { Condition, FilterProperty, RowFilter } from "../../domain/filter/filter";
import { API_TIME_ZONE } from "../../domain/reading";
import { fromTimeZone, toTimeZone } from "../../domain/time-zone";

/** A filter that was typed by the reader's clock, by the API's; a day is so many moments there. */
export function toApiClock(
  filter: RowFilter | undefined,
  properties: readonly FilterProperty[],
  timeZone: string,
): RowFilter | undefined {
  return filter && byClock(filter, properties, timeZone, fromTimeZone);
}

/** A filter by the reader's clock, to be typed on. */
export function toReaderClock(
  filter: RowFilter | undefined,
  properties: readonly FilterProperty[],
  timeZone: string,
): RowFilter | undefined {
  return filter && byClock(filter, properties, timeZone, toTimeZone);
}

function byClock(
  filter: RowFilter,
  properties: readonly FilterProperty[],
  timeZone: string,
  turn: (moment: string, timeZone: string) => string,
): RowFilter {
  if (timeZone === API_TIME_ZONE || filter.kind === "text") return filter;
  if (filter.kind !== "condition")
    return { ...filter, of: filter.of.map((part) => byClock(part, properties, timeZone, turn)) };
  const isMoment = properties.some(({ name, kind }) => name === filter.property && kind === "moment");
  if (!isMoment) return filter;
  const exact = inMoments(filter);
  return { ...exact, values: exact.values.map((value) => (isAbsolute(value) ? turn(value, timeZone) : value)) };
}

/** A condition with moments in the place of days, as far as it can be said with them. */
function inMoments(condition: Condition): Condition {
  const { operator, values } = condition;
  const [one = "", other = one] = values;
  if (!values.some((value) => isAbsolute(value) && value.length === 10)) return condition;
  switch (operator) {
    case "is":
    case "between":
      return values.length > 2 || (operator === "is" && values.length > 1)
        ? condition
        : { ...condition, operator: "between", values: [beginning(one), end(other)] };
    case "atLeast":
    case "below":
      return { ...condition, values: [beginning(one)] };
    case "atMost":
    case "above":
      return { ...condition, values: [end(one)] };
    default:
      return condition;
  }
}

function isAbsolute(value: string): boolean {
  return /^\d/.test(value);
}

function beginning(value: string): string {
  return isAbsolute(value) && value.length === 10 ? `${value} 00:00:00` : value;
}

function end(value: string): string {
  return isAbsolute(value) && value.length === 10 ? `${value} 23:59:59` : value;
}
