import { formats } from "../../domain/formats";
import { toTimeZone } from "../../domain/time-zone";
import type { Filter } from "../../model/resolved-list";
import { numberText } from "../number-text";
import { readDay, readMoment, readMonth, type Untyped } from "../shared/typed-times";

/** Which end of a range. */
export type Side = "from" | "to";

/** How one kind of range is typed, and how what is typed becomes the API's. */
export interface RangeKind {
  /** What it is of, which decides what is shown beside the inputs. */
  of: "days" | "months" | "numbers";
  /** The API's value as the input shows it. */
  show(value: string | number, side: Side, timeZone: string): string;
  /** What was typed as the API takes it; undefined while it is none (yet). */
  read(typed: string, side: Side, timeZone: string): string | undefined;
}

const decimals: RangeKind = {
  of: "numbers",
  show: String,
  read: (typed) => {
    const plain = numberText(typed);
    return formats.decimal(plain) ? plain : undefined;
  },
};

/** The first and the last second of a day or a minute. */
const ends: Record<Side, Untyped> = {
  from: { day: "00:00:00", minute: "00" },
  to: { day: "23:59:59", minute: "59" },
};

/** The ranges by the filter's kind; moments go by the clock of the reader's time zone. */
export const rangeKinds: Partial<Record<Filter["kind"], RangeKind>> = {
  dateRange: { of: "days", show: String, read: (typed) => readDay(typed) },
  monthRange: { of: "months", show: String, read: readMonth },
  dateTimeRange: {
    of: "days",
    show(value, side, timeZone) {
      const [day = "", time = ""] = toTimeZone(String(value), timeZone).split(" ");
      return time === ends[side].day ? day : `${day} ${time.slice(0, 5)}`;
    },
    read: (typed, side, timeZone) => readMoment(typed, timeZone, ends[side]),
  },
  numberRange: decimals,
  moneyRange: decimals,
};
