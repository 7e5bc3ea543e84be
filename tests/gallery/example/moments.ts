/** The month of answers to requests that ask about none. */
const MONTH = "2026-06";

/** The last month that a request asks about. */
export function monthOf(input: unknown): string {
  return (JSON.stringify(input ?? "").match(/\b20\d\d-(0[1-9]|1[0-2])\b/g) ?? [MONTH]).toSorted().at(-1) ?? MONTH;
}

/** A month, so many months before. */
export function earlierMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 - months)).toISOString().slice(0, 7);
}

/** A day of the month, as "yyyy-MM-dd". */
export function dayOf(month: string, number: number): string {
  return `${month}-${twoDigits((number % 28) + 1)}`;
}

/** A moment of the month, as "yyyy-MM-dd HH:mm:ss"; a greater number is earlier. */
export function momentOf(month: string, number: number): string {
  return `${dayOf(month, 27 - (number % 28))} ${twoDigits(23 - (number % 24))}:${twoDigits((number * 7) % 60)}:00`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
