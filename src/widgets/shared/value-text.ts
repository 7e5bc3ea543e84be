/** The longest text a cell writes into a page; the API's longest values are shorter. */
const LONGEST = 5000;

/**
 * Any value as text that is safe to draw; undefined for what is nothing: null, a missing value, an empty text, NaN.
 * What the renderer does not know (objects, lists) is shown as JSON rather than hidden, so that data is never lost.
 */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "string") return clip(value);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  return clip(jsonText(value));
}

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
