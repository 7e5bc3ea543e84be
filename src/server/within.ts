import { setTimeout as pause } from "node:timers/promises";

/** What work comes to within so many milliseconds; undefined where it takes longer. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  const over = new AbortController();
  const late = pause(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => over.abort());
}
