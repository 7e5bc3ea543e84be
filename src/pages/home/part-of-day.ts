/** The part of the day at the user's clock: morning to noon, afternoon to six, then evening; the night is evening too. */
export function partOfDay(moment: Date): "morning" | "afternoon" | "evening" {
  const hour = moment.getHours();
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
