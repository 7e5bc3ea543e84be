/** A browser storage in memory; `fails` makes some of its doors shut, as browsers do when storage is denied or full. */
export function memoryStorage(
  start: Record<string, string> = {},
  fails: { read?: boolean; write?: boolean } = {},
): Storage {
  const items = new Map(Object.entries(start));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem(key) {
      guard(fails.read);
      return items.get(key) ?? null;
    },
    setItem(key, value) {
      guard(fails.write);
      items.set(key, String(value));
    },
    removeItem(key) {
      guard(fails.write);
      items.delete(key);
    },
    clear() {
      guard(fails.write);
      items.clear();
    },
  };
}

function guard(shut: boolean | undefined): void {
  if (shut) throw new DOMException("no", "SecurityError");
}

/** What a storage holds. */
export function contentsOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").map((key) => [
      key,
      storage.getItem(key) ?? "",
    ]),
  );
}
