/** Whether a text of JSON has some key twice in an object, or some item twice in a list. `value`: what the text says. */
export function repeatsSomething(text: string, value: unknown): boolean {
  // Of equal keys only the last is in the value.
  return keysWritten(text) !== keysIn(value) || hasEqualItems(value);
}

function keysWritten(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + keysIn(inner), own);
}

function hasEqualItems(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const items: unknown[] = Object.values(value);
  const isRepeating = Array.isArray(value) && new Set(items.map(written)).size < items.length;
  return isRepeating || items.some(hasEqualItems);
}

function written(item: unknown): string {
  return typeof item === "string" ? item : JSON.stringify(item);
}
