import { API_TIME_ZONE, type Grouping, groupSigns } from "../../domain/reading";
import type { Theme } from "../../state/preferences";

/** The time zones offered: the console's own, what the browser thinks is its user's, UTC, and the one chosen; each once. */
export function timeZones(chosen: string): string[] {
  return [...new Set([API_TIME_ZONE, Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC", chosen])];
}

/** The ways to write thousands, each with a number written so. */
export const groupings = (Object.keys(groupSigns) as Grouping[]).map((value) => ({
  value,
  label: `1${groupSigns[value]}234${groupSigns[value]}567.50`,
}));

/** What the themes are called. */
export const themeWords = {
  system: "settings.system",
  light: "settings.light",
  dark: "settings.dark",
} as const satisfies Record<Theme, string>;
