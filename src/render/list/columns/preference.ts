import { isRow } from "../../../widgets/shared/is-row";

/** How close together the rows stand. */
export type Density = "compact" | "normal" | "relaxed";

/** The densities, from the closest. */
export const densities: readonly Density[] = ["compact", "normal", "relaxed"];

/** Limits of a column's width, pixels; those of config. */
export const LEAST_WIDTH = 40;
export const GREATEST_WIDTH = 800;

/** What a user wants of a list's table; whatever is absent is as config says. */
export interface ColumnPreference {
  /** All columns there were when it was saved, in the wanted order. */
  order?: string[];
  hidden?: string[];
  /** Pixels. */
  widths?: Record<string, number>;
  /** False: the first column scrolls with the others. */
  pinned?: boolean;
  density?: Density;
}

/** Reads what was saved; whatever in it is not as it should be is passed over, so that no saved value can break a list. */
export function readPreference(saved: unknown): ColumnPreference {
  if (!isRow(saved)) return {};
  const preference: ColumnPreference = {};
  const [order, hidden] = [namesIn(saved.order), namesIn(saved.hidden)];
  if (order) preference.order = order;
  if (hidden) preference.hidden = hidden;
  if (isRow(saved.widths)) preference.widths = readWidths(saved.widths);
  if (saved.pinned === false) preference.pinned = false;
  const density = densities.find((one) => one === saved.density);
  if (density !== undefined) preference.density = density;
  return preference;
}

/** A width within the limits, whole pixels. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width)));
}

function readWidths(widths: Record<string, unknown>): Record<string, number> {
  const entries = Object.entries(widths).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number" && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(entries.map(([name, width]) => [name, clampWidth(width)]));
}

function namesIn(value: unknown): string[] | undefined {
  return Array.isArray(value) ? [...new Set(value.filter((name) => typeof name === "string"))] : undefined;
}
