import type { ConfigTiers } from "../../../model/config/list";
import { valueText } from "../../../widgets/shared/value-text";
import type { KeyedRow } from "../selection";

/** A tier with its rows, in the order of the answer. */
export interface Tier {
  value: string;
  words: string;
  rows: readonly KeyedRow[];
}

/** A line from one row to another. */
export interface TierLink {
  from: string;
  to: string;
}

/** The rows by tier, from the top to the bottom. A tier without rows is left out; values without words come last. */
export function tiersOf(
  rows: readonly KeyedRow[],
  { tier }: Pick<ConfigTiers, "tier">,
  known: readonly { value: string; label: string }[],
): Tier[] {
  const valueOf = ([, row]: KeyedRow): string => valueText(row[tier]) ?? "";
  const others = [...new Set(rows.map(valueOf))].filter((value) => !known.some((one) => one.value === value));
  return [...known, ...others.map((value) => ({ value, label: value }))]
    .map(({ value, label }) => ({ value, words: label, rows: rows.filter((row) => valueOf(row) === value) }))
    .filter((one) => one.rows.length > 0);
}

/** The links between these rows; what leads elsewhere is none. */
export function linksOf(rows: readonly KeyedRow[], { links }: Pick<ConfigTiers, "links">): TierLink[] {
  const keys = new Set(rows.map(([key]) => key));
  return rows.flatMap(([from, row]) => {
    const wanted: unknown = row[links];
    const to = Array.isArray(wanted) ? [...new Set(wanted.map(String))] : [];
    return to.filter((key) => keys.has(key) && key !== from).map((key) => ({ from, to: key }));
  });
}

/** Where a box stands, pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room beside boxes of one tier that a line between them bends into, pixels. */
const BEND = 18;

/** The path of a line: from edge to edge of two tiers, or below two boxes of one. */
export function linkPath(from: Box, to: Box): string {
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  const isDown = from.y + from.height <= to.y;
  const isUp = to.y + to.height <= from.y;
  const y1 = isUp ? from.y : from.y + from.height;
  const y2 = isDown ? to.y : to.y + to.height;
  const bend = isDown || isUp ? (y2 - y1) / 2 : BEND;
  const [c1, c2] = isDown || isUp ? [y1 + bend, y2 - bend] : [y1 + bend, y2 + bend];
  return `M${start} ${y1}C${start} ${c1} ${end} ${c2} ${end} ${y2}`;
}
