import { limits } from "../limits";

/** Failed attempts to log in, counted together. */
export interface Tally {
  /** Those within the rule's window. */
  attempts: Date[];
  /** How often these attempts have led to a lock already. */
  locks: number;
  lastTime: Date;
  lockedUntil: Date | null;
}

/** When attempts are refused, and for how long. Times in milliseconds. */
export interface LoginRule {
  /** So many attempts within `window` lock. */
  failures: number;
  window: number;
  /** The first lock; each further one is twice as long as the one before, up to `most`. */
  first: number;
  most: number;
}

/** Of one user name from one address: somebody else's failures do not lock a user out. */
export const perAddress: LoginRule = {
  failures: limits.loginFailures,
  window: limits.loginWindow,
  first: limits.loginLock,
  most: limits.loginLockMost,
};

/** Of one user name from all addresses: slows down guessing from many, and takes longer to begin. */
export const perName: LoginRule = {
  failures: limits.nameFailures,
  window: limits.nameWindow,
  first: limits.nameDelay,
  most: limits.nameDelayMost,
};

/** The tally with one more attempt, which locks where it is one too many. */
export function counted(tally: Tally | undefined, rule: LoginRule, now: Date): Tally {
  const since = now.getTime() - rule.window;
  const attempts = [...(tally?.attempts ?? []).filter((time) => time.getTime() > since), now];
  const locks = tally && now.getTime() - tally.lastTime.getTime() < limits.loginMemory ? tally.locks : 0;
  if (attempts.length < rule.failures) return { attempts, locks, lastTime: now, lockedUntil: null };
  const wait = Math.min(rule.first * 2 ** Math.min(locks, 30), rule.most);
  return { attempts, locks: locks + 1, lastTime: now, lockedUntil: new Date(now.getTime() + wait) };
}

/** Until when attempts are refused; undefined where they are not. */
export function lockEnd(tally: Pick<Tally, "lockedUntil"> | undefined, now: Date): Date | undefined {
  return tally?.lockedUntil && tally.lockedUntil > now ? tally.lockedUntil : undefined;
}
