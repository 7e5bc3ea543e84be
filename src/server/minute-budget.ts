/** Keys that are counted at a time; beyond it everybody starts over. */
const MOST_KEYS = 10_000;

/** Says whether something may happen once more this minute: at most `most` times per key, an address or a user. Per server. */
export function createMinuteBudget(most: number): (key: string | number, now: Date) => boolean {
  let minute = 0;
  let counts = new Map<string | number, number>();
  return (key, now) => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute || counts.size > MOST_KEYS) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
