/** The month a moment is in, in Asia/Shanghai, as the API writes months: "2026-02". */
export function monthOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "Asia/Shanghai",
    year: "numeric",
    month: "2-digit",
  }).formatToParts(moment);
  const part = (type: "year" | "month"): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}`;
}

/** The month some months later (earlier when negative): "2026-01" and -1 give "2025-12". */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** How many months there are from one to another, both among them. */
export function countMonths(start: string, end: string): number {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return number(end) - number(start) + 1;
}

/** The weeks of a month, Monday first, as days the way the API writes them; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...days,
    ...Array.from({ length: (7 - ((before + count) % 7)) % 7 }, () => null),
  ];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
