import { setTimeout as pause } from "node:timers/promises";
import type { Failed } from "./job";

/** How work on what becomes due is shared out. Times in milliseconds, as the server's own clock has them. */
export interface Turns {
  /** So much at a time. */
  atOnce: number;
  /** What takes longer than this goes on, and does not count any more: the next one has its turn. */
  patience: number;
  /** So much at a time with what takes longer. */
  most: number;
  /** While something is under way, what has become due is looked for this often. */
  again: number;
  /** Aborted when the server ends: nothing is begun any more. */
  signal: AbortSignal;
  failed: Failed;
}

interface Work {
  since: number;
  done: Promise<void>;
}

/** Works on what is due until nothing is left, in the order told. Nothing waits long for what is slow, and nothing is worked on twice at a time. */
export async function takeTurns<Key>(
  { atOnce, patience, most, again, signal, failed }: Turns,
  due: () => Promise<Key[]>,
  work: (key: Key) => Promise<void>,
): Promise<void> {
  const underWay = new Map<Key, Work>();
  const begin = (key: Key): void => {
    const done = work(key)
      .catch(failed)
      .finally(() => underWay.delete(key));
    underWay.set(key, { since: performance.now(), done });
  };
  const isFree = (): boolean => {
    const quick = [...underWay.values()].filter(({ since }) => performance.now() - since < patience);
    return !signal.aborted && quick.length < atOnce && underWay.size < most;
  };
  let waiting = await due();
  let looked = performance.now();
  for (;;) {
    while (waiting.length > 0 && isFree()) {
      const [next] = waiting.splice(0, 1) as [Key];
      if (!underWay.has(next)) begin(next);
    }
    if (underWay.size === 0) return;
    await firstOf(underWay, Math.min(patience, again));
    if (underWay.size === 0 || performance.now() - looked < again) continue;
    waiting = await due().catch((error: unknown) => {
      failed(error);
      return [];
    });
    looked = performance.now();
  }
}

/** Waits until something of what is under way has ended, not longer than told. */
async function firstOf(underWay: ReadonlyMap<unknown, Work>, longest: number): Promise<void> {
  const waking = new AbortController();
  const timer = pause(longest, undefined, { signal: waking.signal }).catch(() => undefined);
  await Promise.race([timer, ...[...underWay.values()].map(({ done }) => done)]);
  waking.abort();
}
