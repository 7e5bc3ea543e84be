import { formats } from "../../domain/formats";
import type { Reading } from "../../domain/reading";
import { toTimeZone } from "../../domain/time-zone";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** From and to of a period by the reader's clock; a side that is open stays empty. It breaks between its ends only. */
export const dateRangeCell: Cell = ({ value, reading }) => {
  const ends = endsOf(value);
  const text = valueText(value);
  if (!ends) return text === undefined ? nothing : plainText(text);
  const [from = "", to = ""] = ends.map((end) => shown(end, reading));
  if (from === "" && to === "") return nothing;
  return (
    <>
      <span className="cell-time">{from} –</span> <span className="cell-time">{to}</span>
    </>
  );
};

function shown(end: string, { timeZone }: Reading): string {
  return formats["local-date-time"](end) ? toTimeZone(end, timeZone) : end;
}

/** The two moments of a period; undefined for a value that is none. */
function endsOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const ends: unknown[] = Object.values(value);
  const known = ends.length <= 2 && ends.every((end) => typeof end === "string" || end === null || end === undefined);
  return known ? [0, 1].map((place) => (ends[place] as string | null | undefined) ?? "") : undefined;
}
