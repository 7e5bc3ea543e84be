import { useSyncExternalStore } from "react";

/** How old "now" may become, milliseconds: what is told by minutes is never a whole one behind. */
const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

/**
 * Now, milliseconds since 1970, for what is told by how far away it is. One clock serves the whole page, and stands still while
 * the page is hidden.
 */
export function useNow(): number {
  return useSyncExternalStore(follow, read, read);
}

function read(): number {
  const present = Date.now();
  if (Math.abs(present - now) >= TICK_MS) now = present;
  return now;
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", run);
  listeners.add(listener);
  run();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", run);
    stop();
  };
}

/** Runs while somebody can see it; whoever comes back to the page sees the present time at once. */
function run(): void {
  if (document.hidden) return stop();
  if (timer !== undefined) return;
  timer = setInterval(tell, TICK_MS);
  tell();
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}

function tell(): void {
  for (const listener of listeners) listener();
}
