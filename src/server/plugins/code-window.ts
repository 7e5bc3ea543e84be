import { refuse } from "../errors";
import { limits } from "../limits";

/** Per-call codes that one server remembers itself while they cannot be written to the database. */
export interface CodeWindow {
  /** Whether the code was taken. */
  has(codeHash: string): boolean;
  /** Takes a code until it expires. @returns false where it was taken before. @throws AnswerError BUSY where no more can be held */
  take(codeHash: string, expires: Date, now: Date): boolean;
}

/** An empty one. */
export function createCodeWindow(): CodeWindow {
  const held = new Map<string, number>();
  const forgetExpired = (now: Date): void => {
    for (const [codeHash, expires] of held) if (expires < now.getTime()) held.delete(codeHash);
  };
  return {
    has: (codeHash) => held.has(codeHash),
    take(codeHash, expires, now) {
      if (held.has(codeHash)) return false;
      if (held.size >= limits.codesHeld) forgetExpired(now);
      if (held.size >= limits.codesHeld) throw refuse("BUSY");
      held.set(codeHash, expires.getTime());
      return true;
    },
  };
}
