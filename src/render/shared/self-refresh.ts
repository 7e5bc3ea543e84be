import type { When } from "../../model/config/screen";
import { matches } from "../../domain/when";
import type { Row } from "../../widgets/contract";

/** The first pause, the factor by which pauses grow while nothing changes, and the longest, milliseconds. */
const FIRST_MS = 3_000;
const GROWTH = 1.5;
const LONGEST_MS = 60_000;
/** After so many answers without a change (about twenty minutes) nobody is expected to wait any more; a session ends then, too. */
const PATIENCE = 24;

/** Whether a row is in a state that passes by itself. */
export function isPassing(rows: readonly Row[], refreshWhile: When | undefined): boolean {
  return refreshWhile !== undefined && rows.some((row) => matches(refreshWhile, row));
}

/** How long to wait for the next look after so many that brought nothing new, milliseconds; undefined: no more. */
export function nextPause(unchanged: number): number | undefined {
  if (unchanged >= PATIENCE) return undefined;
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** unchanged));
}
