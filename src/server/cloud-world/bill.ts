import type { CloudBillPage } from "../areas/cloud/provider";
import { addDays, addMinutes, fromLocal, toLocalDate } from "../time";
import { levelOf } from "./bill-level";
import { linesOf } from "./bill-lines";
import type { Estate, WorldAccount } from "./entity";
import { estateOf } from "./estate";

/** Days of a page. */
const pageDays = 5;
/** Minutes after midnight at which a day is on the bill. */
const settledAfter = 120;

/**
 * A page of an account's bill of a month: some of its days, each as the account was when it ended. Days that have ended do not change any more.
 * @param cursor the day on which the page begins
 * @param read what was in the account at a moment
 */
export async function billOf(
  account: WorldAccount,
  month: string,
  cursor: string | undefined,
  now: Date,
  read: (at: Date) => Promise<Estate>,
): Promise<CloudBillPage> {
  const days = settledDays(month, now);
  const from = cursor === undefined ? 0 : days.indexOf(cursor);
  const level = levelOf(account, estateOf(account, fromLocal(`${month}-01`)));
  const lines = [];
  for (const day of days.slice(from, from + pageDays))
    lines.push(...linesOf({ account, level, day, estate: await read(lastMoment(day)) }));
  return { lines, next: days[from + pageDays] };
}

function lastMoment(day: string): Date {
  return new Date(addDays(fromLocal(day), 1).getTime() - 1);
}

/** The days of a month that are on the bill. */
function settledDays(month: string, now: Date): string[] {
  const days: string[] = [];
  for (let at = fromLocal(`${month}-01`); toLocalDate(at).startsWith(month); at = addDays(at, 1)) {
    if (addMinutes(addDays(at, 1), settledAfter) <= now) days.push(toLocalDate(at));
  }
  return days;
}
