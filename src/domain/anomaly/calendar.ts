const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of "yyyy-MM-dd". */
export function numberOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** "yyyy-MM-dd" of a number of days since 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months before; the last of a month that is shorter. */
export function monthsBefore(number: number, count: number): number {
  const date = new Date(number * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY_MS;
}
