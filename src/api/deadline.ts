/** A signal that aborts after a time, or together with the caller's own. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether it was the time, not the caller, that aborted. */
  expired(): boolean;
  /** Starts the clock anew: something has come. */
  extend(): void;
  /** Stops the clock; to be called when the work is done. */
  clear(): void;
}

/** Starts the clock. `AbortSignal.any` and `.timeout` would do, but older browsers lack the first. */
export function deadline(timeoutMs: number, signal?: AbortSignal): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const start = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, timeoutMs);
  let timer = start();
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  else signal?.addEventListener("abort", follow, { once: true });
  return {
    signal: controller.signal,
    expired: () => timedOut,
    extend: () => {
      clearTimeout(timer);
      timer = start();
    },
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", follow);
    },
  };
}
