/** How a reader wants moments and numbers shown. What is sent and kept never depends on it. */
export interface Reading {
  /** The clock that moments are shown by: an IANA time zone. */
  timeZone: string;
  /** What stands between thousands. */
  grouping: Grouping;
}

/** "1,234.5", "1 234.5" (a narrow space that never breaks) or "1234.5". */
export type Grouping = "comma" | "space" | "none";

/** The clock of the API: every moment it writes is one of Asia/Shanghai, eight hours ahead of UTC all year. */
export const API_TIME_ZONE = "Asia/Shanghai";

/** What everybody begins with: the clock of the bills, and commas. */
export const plainReading: Reading = { timeZone: API_TIME_ZONE, grouping: "comma" };

/** What stands between thousands, by its name. */
export const groupSigns: Readonly<Record<Grouping, string>> = { comma: ",", space: "\u202F", none: "" };

/** Whether the browser knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
