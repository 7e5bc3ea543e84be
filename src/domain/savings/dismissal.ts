import { compareDecimals } from "../decimal-format";
import { multiplyDecimals } from "../decimal-math";
import { savingRules } from "./finding";

/** How a saving was dismissed: when, and what could be saved then. */
export interface Dismissal {
  time: Date;
  monthSaving: string;
}

/** What is found now: since when it is so, and what can be saved. */
export interface Found {
  since: Date;
  monthSaving: string;
}

/** Whether a dismissed saving is to be told again: it has risen by a fifth, or what was dismissed had ended and this has begun since. */
export function isMaterial(dismissal: Dismissal, found: Found): boolean {
  if (found.since > dismissal.time) return true;
  const limit = multiplyDecimals(dismissal.monthSaving, savingRules.materialFactor);
  return compareDecimals(found.monthSaving, limit) !== -1;
}
