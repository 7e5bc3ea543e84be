import { formatDecimal } from "../../domain/decimal-format";
import type { Reading } from "../../domain/reading";
import type { Filter } from "../../model/resolved-list";
import type { RangeValue, Say } from "../contract";
import { rangeKinds, type Side } from "./bounds";
import { presetOf } from "./presets";

/** A range as readers see it: by its name where it has one. Undefined where both sides are open. */
export function rangeWords(
  kind: Filter["kind"],
  range: RangeValue,
  text: Say,
  reading: Reading,
  now?: Date,
): string | undefined {
  const preset = presetOf(kind, range, reading.timeZone, now);
  if (preset) return text(`filter.preset.${preset}`);
  const [from, to] = [boundWords(kind, range.from, "from", reading), boundWords(kind, range.to, "to", reading)];
  if (from !== undefined && to !== undefined) return from === to ? from : text("list.appliedRange", { from, to });
  if (from !== undefined) return text("list.appliedFrom", { from });
  return to === undefined ? undefined : text("list.appliedTo", { to });
}

function boundWords(
  kind: Filter["kind"],
  bound: string | number | undefined,
  side: Side,
  { timeZone, grouping }: Reading,
): string | undefined {
  if (bound === undefined) return undefined;
  const plain = String(bound);
  const range = rangeKinds[kind];
  return range?.of === "numbers"
    ? (formatDecimal(plain, { grouping }) ?? plain)
    : (range?.show(plain, side, timeZone) ?? plain);
}
