import type { Place } from "../read/config-file";
import type { Report } from "../report/report";

/** What stands between braces in a text is something to fill it with; both languages have the same. */
export function checkPlaceholders(place: Place, text: string, known: readonly string[], report: Report): void {
  for (const [, name = ""] of text.matchAll(/\{(\w+)\}/g))
    if (!known.includes(name)) report(place, "CFG_UNKNOWN_PLACEHOLDER", { name }, known);
}
