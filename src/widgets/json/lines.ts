/** An entry of an object or a list. */
export type Entry = readonly [name: string, value: unknown];

/** What a nested value is made of; undefined for one that holds nothing further. */
export function entriesOf(value: unknown): Entry[] | undefined {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item] as const);
  return typeof value === "object" && value !== null ? Object.entries(value) : undefined;
}

/** A value as it is read: a text that is written JSON is what it says. */
export function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Whether a value has at most so many entries, all levels together; stops counting there. */
export function isSmall(value: unknown, most: number): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0;) {
    const entries = entriesOf(waiting.pop()) ?? [];
    seen += entries.length;
    if (seen > most) return false;
    waiting.push(...entries.map(([, inner]) => inner));
  }
  return true;
}
