import type { Language } from "../../model/words";

const MINUTE_MS = 60_000;

/** Units that are said, the longest first, with their lengths in minutes. */
const units = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long until a moment, or since it. */
export interface TimeLeft {
  over: boolean;
  /** In the two longest units that it has: "2 hours 15 minutes"; less than a minute is said as one. */
  words: string;
}

/** How far a moment as the API writes it ("2026-01-31 08:00:00", Asia/Shanghai) is away; undefined for any other text. */
export function timeLeft(text: string, now: Date, language: Language): TimeLeft | undefined {
  const until = Date.parse(`${text.replace(" ", "T")}+08:00`) - now.getTime();
  if (Number.isNaN(until)) return undefined;
  return { over: until < 0, words: lengthWords(Math.max(1, Math.floor(Math.abs(until) / MINUTE_MS)), language) };
}

function lengthWords(minutes: number, language: Language): string {
  const first = units.findIndex(([, length]) => minutes >= length);
  const parts = units.slice(first, first + 2).flatMap(([unit, length], index) => {
    const rest = index === 0 ? minutes : minutes % (units[first]?.[1] ?? 1);
    const count = Math.floor(rest / length);
    return count === 0 ? [] : [unitWords(count, unit, language)];
  });
  return parts.join(language === "zh" ? "" : " ");
}

function unitWords(count: number, unit: string, language: Language): string {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
