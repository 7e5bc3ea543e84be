import type { SilenceState } from "../../generated/api";

/** How long a silence lasts at most, days. */
export const silenceMostDays = 90;

/** Whether a silence is still to come, holds, or is over: it holds from its start to just before its end. */
export function silenceStateOf({ startTime, endTime }: { startTime: Date; endTime: Date }, now: Date): SilenceState {
  if (endTime <= now) return "expired";
  return startTime <= now ? "active" : "upcoming";
}
