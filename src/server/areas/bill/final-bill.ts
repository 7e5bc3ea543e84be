import { addMonths } from "../../../domain/month";
import { limits } from "../../limits";
import { addDays, fromLocal, toYearMonth } from "../../time";

/** From when on the bill of a month stays as it is: until then clouds correct it, and it is read. */
export function finalFrom(month: string): Date {
  return addDays(fromLocal(`${addMonths(month, 1)}-01`), limits.billCorrectionDays);
}

/** The latest month whose bill is final. */
export function lastFinalMonth(now: Date): string {
  const before = addMonths(toYearMonth(now), -1);
  return now >= finalFrom(before) ? before : addMonths(before, -1);
}
