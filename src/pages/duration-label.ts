import type { Language } from "../model/words";

/** "3 months" in the reader's language. */
export function durationLabel(
  { durationNum, durationUnit }: { durationNum: number; durationUnit: string },
  language: Language,
): string {
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: durationUnit === "Y" ? "year" : "month",
    unitDisplay: "long",
  }).format(durationNum);
}
