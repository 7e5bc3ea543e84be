import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { ExpiryWindow } from "../../../generated/api";
import { instances } from "../../database/schema/instance";
import { addDays, fromLocal, toLocalDate } from "../../time";

/** Days of each window; what has expired is in none of them. */
const windowDays = { within7: 7, within15: 15, within30: 30, within60: 60 } as const satisfies Partial<
  Record<ExpiryWindow, number>
>;

/** What expires within some days from now, or has expired and is not released. */
export function withinWindow(window: ExpiryWindow, now: Date): SQL | undefined {
  const { expireTime } = instances;
  return window === "expired"
    ? lt(expireTime, now)
    : and(gte(expireTime, now), lt(expireTime, startOfDay(now, windowDays[window] + 1)));
}

/** Days from today to that of the expiry, in Asia/Shanghai. */
export function daysLeft(now: Date): SQL {
  const day = sql`(${instances.expireTime} at time zone 'Asia/Shanghai')::date`;
  return sql`(${day} - ${toLocalDate(now)}::date)`;
}

/** The first moment of the day so many days from today, in Asia/Shanghai. */
export function startOfDay(now: Date, days: number): Date {
  return addDays(fromLocal(toLocalDate(now)), days);
}
