/** The part of the day at a time of day ("08:00:00"): morning to noon, afternoon to six, then evening; the night is evening too. */
export function partOfDay(time: string): "morning" | "afternoon" | "evening" {
  const hour = Number(time.slice(0, 2));
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
