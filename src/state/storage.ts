/** Text by key, that outlives the page if the browser lets it. Nothing here ever throws. */
export interface SafeStorage {
  get(key: string): string | undefined;
  /** Whether the value really reached the browser's storage; if not, it is kept in memory until the page goes. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes everything. */
  clear(): void;
}

/**
 * Wraps a browser storage that may be missing, denied or full. `open` is called anew for each use, because merely reading
 * `window.sessionStorage` throws where the user has forbidden it.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    set(key, value) {
      const kept = attempt(() => {
        open().setItem(key, value);
        return open().getItem(key) === value;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept === true;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => open().clear());
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
