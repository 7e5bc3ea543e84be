/** From UTC to Asia/Shanghai, milliseconds. The zone has had no summer time since 1991, so a constant is exact for every row. */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** A day, milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** A moment as the API writes it: "yyyy-MM-dd HH:mm:ss", Asia/Shanghai. */
export function toLocalDateTime(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** The same for a moment that may be missing: null stays null. */
export function toLocalDateTimeOrNull(moment: Date | null): string | null {
  return moment ? toLocalDateTime(moment) : null;
}

/** A moment's day in Asia/Shanghai: "yyyy-MM-dd". */
export function toLocalDate(moment: Date): string {
  return toLocalDateTime(moment).slice(0, 10);
}

/** A moment's month in Asia/Shanghai, the form of a bill cycle: "yyyy-MM". */
export function toYearMonth(moment: Date): string {
  return toLocalDateTime(moment).slice(0, 7);
}

/** The moment named by "yyyy-MM-dd HH:mm:ss" or "yyyy-MM-dd" (midnight) in Asia/Shanghai. The text has passed its format check. */
export function fromLocal(text: string): Date {
  const [day, time = "00:00:00"] = text.split(" ");
  return new Date(`${day}T${time}+08:00`);
}

/** Whether that many seconds have passed since a moment. */
export function hasPassed(seconds: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= seconds * 1000;
}

/** The moment some days later (earlier when negative). */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** The day some days later (earlier when negative), yyyy-MM-dd in Asia/Shanghai. */
export function dayAfter(day: string, days: number): string {
  return toLocalDate(addDays(fromLocal(day), days));
}

/** How many days a day is after another; less than zero where it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((fromLocal(to).getTime() - fromLocal(from).getTime()) / dayMs);
}

/** The moment some minutes later (earlier when negative). */
export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60 * 1000);
}

/** The same day some months later; the last day of a shorter month. */
export function monthsLater(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + SHANGHAI_OFFSET_MS);
  const later = new Date(local);
  later.setUTCDate(1);
  later.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(local.getUTCDate(), last));
  return new Date(later.getTime() - SHANGHAI_OFFSET_MS);
}

/** A clock that shows this moment now, and goes on. */
export function clockFrom(moment: Date): () => Date {
  const begun = performance.now();
  return () => new Date(moment.getTime() + Math.round(performance.now() - begun));
}
