import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** From and to of a period; a side that is open stays empty. */
export const dateRangeCell: Cell = ({ value }) => {
  const ends = endsOf(value);
  const text = ends ? ends.join(" – ") : valueText(value);
  return text === undefined || text.trim() === "–" ? nothing : plainText(text);
};

/** The two moments of a period; undefined for a value that is none. */
function endsOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const ends: unknown[] = Object.values(value);
  const known = ends.length <= 2 && ends.every((end) => typeof end === "string" || end === null || end === undefined);
  return known ? [0, 1].map((place) => (ends[place] as string | null | undefined) ?? "") : undefined;
}
