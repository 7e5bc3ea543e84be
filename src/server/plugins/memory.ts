import { limits } from "../limits";
import { type CodeWindow, createCodeWindow } from "./code-window";

/** What one server remembers itself while the database has no room for it. */
export interface Memory {
  codes: CodeWindow;
  lastSeen: LastSeen;
  /** When the database was found to have lost its per-call codes, as it writes times; undefined where it has written that down. */
  codesLostAt: string | undefined;
}

/** When sessions were last used, by the hash of their token. */
interface LastSeen {
  of(tokenHash: string): Date | undefined;
  keep(tokenHash: string, now: Date): void;
}

/** An empty one. */
export function createMemory(): Memory {
  return { codes: createCodeWindow(), lastSeen: createLastSeen(), codesLostAt: undefined };
}

function createLastSeen(): LastSeen {
  // Those used last come last.
  const times = new Map<string, Date>();
  const forgetIdle = (now: Date): void => {
    for (const [tokenHash, time] of times) {
      if (now.getTime() - time.getTime() < limits.sessionIdle) return;
      times.delete(tokenHash);
    }
  };
  return {
    of: (tokenHash) => times.get(tokenHash),
    keep(tokenHash, now) {
      times.delete(tokenHash);
      times.set(tokenHash, now);
      forgetIdle(now);
    },
  };
}
