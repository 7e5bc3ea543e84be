import type { Tone } from "../../../model/words";

/** What a map tells by colour and sign. */
export type Overlay = "state" | "amount";

/** The sign of each tone, so that none is told by its colour alone; the gravest first. */
export const marks: Readonly<Record<Tone, string>> = {
  danger: "✕",
  warning: "▲",
  primary: "◐",
  neutral: "○",
  success: "●",
};

/** Steps above nothing. */
export const STEPS = 4;

/** The step of an amount, from 0 for nothing to the last for the greatest; small amounts are told apart by their squares. */
export function stepOf(amount: number, greatest: number): number {
  if (!(amount > 0) || !(greatest > 0)) return 0;
  return Math.min(STEPS, Math.max(1, Math.ceil(STEPS * Math.sqrt(amount / greatest))));
}

/** The greatest amount of each step; no steps where nothing costs anything, as on the first of a month. */
export function stepLimits(greatest: number): number[] {
  if (!(greatest > 0)) return [];
  return Array.from({ length: STEPS }, (_, index) => greatest * ((index + 1) / STEPS) ** 2);
}
