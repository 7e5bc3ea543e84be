import { and, eq, gte, ilike, inArray, lt, ne, or, type SQL } from "drizzle-orm";
import type { ExpiryWindow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import { containing } from "../../database/page";
import { instances } from "../../database/schema/instance";
import { addDays, fromLocal, toLocalDate } from "../../time";

/** Days of each window; what has expired is in none of them. */
const windowDays = { within7: 7, within15: 15, within30: 30, within60: 60 } as const satisfies Partial<
  Record<ExpiryWindow, number>
>;

/** The instances of a customer that a list asks for. */
export function matching(input: Input<"listRenewals">, customId: number, now: Date): SQL | undefined {
  const { keyword, productCode, cloudCode, status, renewStatus, window, minDays, maxDays, startDay, endDay } = input;
  const { expireTime } = instances;
  return and(
    eq(instances.customId, customId),
    status?.length ? inArray(instances.status, status) : ne(instances.status, "Released"),
    keywordIn(keyword),
    productCode ? eq(instances.productCode, productCode) : undefined,
    cloudCode?.length ? inArray(instances.cloudCode, cloudCode) : undefined,
    renewStatus?.length ? inArray(instances.renewStatus, renewStatus) : undefined,
    window && withinWindow(window, now),
    minDays === undefined ? undefined : gte(expireTime, startOfDay(now, minDays)),
    maxDays === undefined ? undefined : lt(expireTime, startOfDay(now, maxDays + 1)),
    startDay ? gte(expireTime, fromLocal(startDay)) : undefined,
    endDay ? lt(expireTime, addDays(fromLocal(endDay), 1)) : undefined,
  );
}

/** A part of the id or the name. */
export function keywordIn(keyword: string | undefined): SQL | undefined {
  return keyword
    ? or(ilike(instances.resourceId, containing(keyword)), ilike(instances.resourceName, containing(keyword)))
    : undefined;
}

/** What expires within some days from now, or has expired and is not released. */
export function withinWindow(window: ExpiryWindow, now: Date): SQL | undefined {
  const { expireTime } = instances;
  return window === "expired"
    ? lt(expireTime, now)
    : and(gte(expireTime, now), lt(expireTime, startOfDay(now, windowDays[window] + 1)));
}

/** The first moment of the day so many days from today, in Asia/Shanghai. */
function startOfDay(now: Date, days: number): Date {
  return addDays(fromLocal(toLocalDate(now)), days);
}
