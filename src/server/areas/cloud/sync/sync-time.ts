import { setTimeout as pause } from "node:timers/promises";
import { clockFrom } from "../../../time";

/** Time as the work with clouds has it: the server's, or a test's own. */
export interface SyncTime {
  clock: () => Date;
  sleep: (milliseconds: number) => Promise<void>;
  /** Aborted when the server ends: what is under way is given back. */
  signal: AbortSignal;
}

/** The server's time from a moment on. */
export function serverTime(now: Date, signal: AbortSignal): SyncTime {
  return {
    clock: clockFrom(now),
    // It ends early with the server: the next call then gives everything back.
    sleep: (milliseconds) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    signal,
  };
}
