import type { Language } from "../model/words";

const units = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
] as const;

/** Unit of a length of time that is told. */
export type LengthUnit = (typeof units)[number]["unit"];
/** How units are written: "3 hours" or "3 hr". */
export type LengthDisplay = "long" | "short";

/** A whole number of seconds in the two largest units that it fills: "3 hours 53 minutes". */
export function lengthWords(whole: number, language: Language, display: LengthDisplay): string {
  const first = units.findIndex(({ seconds }) => whole >= seconds);
  const [large, small] = units.slice(first);
  if (first === -1 || !large) return countWords(whole, "second", language, display);
  const rest = small ? Math.floor((whole % large.seconds) / small.seconds) : 0;
  const told = [countWords(Math.floor(whole / large.seconds), large.unit, language, display)];
  if (small && rest > 0) told.push(countWords(rest, small.unit, language, display));
  return told.join(language === "zh" ? "" : " ");
}

/** So many of one unit: "2 hours". */
export function countWords(count: number, unit: LengthUnit, language: Language, unitDisplay: LengthDisplay): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(count);
}
