import { randomInt } from "node:crypto";
import { toLocalDateTime } from "../time";

/** The number of something new: what it is, the time, and eight random digits. It sorts by age and does not tell how many there are. */
export function newNumber(kind: "AP" | "CO" | "IV" | "RC" | "RF" | "RP" | "WD" | "WO", now: Date): string {
  return `${kind}${toLocalDateTime(now).replace(/\D/g, "")}${String(randomInt(100_000_000)).padStart(8, "0")}`;
}
