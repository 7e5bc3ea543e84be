/** The month a moment is in, in Asia/Shanghai, as the API writes months: "2026-02". */
export function monthOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Shanghai", year: "numeric", month: "2-digit" }).formatToParts(moment);
  const part = (type: "year" | "month"): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}`;
}

/** The month some months later (earlier when negative): "2026-01" and -1 give "2025-12". */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
