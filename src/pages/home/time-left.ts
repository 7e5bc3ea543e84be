import { lengthWords } from "../../domain/length-words";
import { instantOf } from "../../domain/time-zone";
import type { Language } from "../../model/words";

const MINUTE_MS = 60_000;

/** How long until a moment, or since it. */
export interface TimeLeft {
  over: boolean;
  /** In the two longest units that it has: "2 hours 15 minutes"; less than a minute is said as one. */
  words: string;
}

/** How far a moment as the API writes it ("2026-01-31 08:00:00", Asia/Shanghai) is away; undefined for any other text. */
export function timeLeft(text: string, now: number, language: Language): TimeLeft | undefined {
  const until = instantOf(text) - now;
  if (Number.isNaN(until)) return undefined;
  const minutes = Math.max(1, Math.floor(Math.abs(until) / MINUTE_MS));
  return { over: until < 0, words: lengthWords(minutes * 60, language, "long") };
}
