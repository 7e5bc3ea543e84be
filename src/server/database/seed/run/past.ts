import { addDays, addMinutes } from "../../../time";
import type { Random } from "../bills-generator/random";

/**
 * A moment some whole days ago, two hours at least away from today's time of day: what falls due whole days after it
 * falls due neither just before nor just after the demo begins.
 */
export function daysAgo(random: Random, today: Date, from: number, to: number): Date {
  return addMinutes(addDays(today, -random.whole(from, to)), -random.whole(120, 1320));
}
