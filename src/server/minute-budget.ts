/** Keys that are counted by themselves; those beyond share one count, so that no flood of keys empties the others' counts. */
const MOST_KEYS = 100_000;

/**
 * Says whether something may happen once more this minute: at most `most` times per key, an address or a user. Per server.
 * @param mostKeys keys of one minute that have a count of their own
 */
export function createMinuteBudget(most: number, mostKeys = MOST_KEYS): (key: string | number, now: Date) => boolean {
  let minute = 0;
  let beyond = 0;
  let counts = new Map<string | number, number>();
  return (key, now) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      beyond = 0;
      counts = new Map();
    }
    const known = counts.get(key);
    if (known === undefined && counts.size >= mostKeys) return ++beyond <= most;
    const count = (known ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
