import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { toLocalDateTime } from "../time";

/** The least number of nine digits. */
const end = 100_000_000;
/**
 * Where digits come from instead of chance. The demo's past calls the moves of production, which draw numbers deep inside: this hands its
 * own digits to them and to no call that goes on at the same time, without a parameter that only the demo would give.
 */
const drawing = new AsyncLocalStorage<() => number>();

/** The number of something new: what it is, the time, and eight random digits. It sorts by age and does not tell how many there are. */
export function newNumber(kind: "AP" | "CO" | "IV" | "QA" | "RC" | "RF" | "RP" | "WD" | "WO", now: Date): string {
  const digits = (drawing.getStore() ?? (() => randomInt(end)))();
  return `${kind}${toLocalDateTime(now).replace(/\D/g, "")}${String(digits).padStart(8, "0")}`;
}

/** Does work whose new numbers get these digits, 0 to 99,999,999, so that it gives the same rows each time. */
export function numberedBy<Result>(draw: () => number, work: () => Promise<Result>): Promise<Result> {
  return drawing.run(draw, work);
}
