import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/client";
import { loginLocks } from "../database/schema/security";
import { type AnswerError, refuse } from "../errors";
import { limits } from "../limits";

/**
 * Books an attempt to log in under this name as failed, before the password is looked at, so that attempts at the same
 * moment cannot slip through; a success takes it back. Returns until when the name is locked, if it was locked already.
 * The same for names nobody has: a lock must not tell which exist.
 */
export async function bookAttempt(db: Queryable, username: string, now: Date): Promise<Date | undefined> {
  const { attempts, lockedUntil } = loginLocks;
  const current = sql`${now.toISOString()}::timestamptz`;
  const windowStart = sql`${new Date(now.getTime() - limits.loginWindow).toISOString()}::timestamptz`;
  const lockEnd = sql`${new Date(now.getTime() + limits.loginLock).toISOString()}::timestamptz`;
  const locked = sql`coalesce(${lockedUntil} > ${current}, false)`;
  const recent = sql`ARRAY(SELECT attempt FROM unnest(${attempts}) AS attempt WHERE attempt > ${windowStart})`;
  const [booked] = await db
    .insert(loginLocks)
    .values({ username: keyOf(username), attempts: [now], lastTime: now })
    .onConflictDoUpdate({
      target: loginLocks.username,
      set: {
        refused: locked,
        attempts: sql`CASE WHEN ${locked} THEN ${attempts} ELSE ${recent} || ${current} END`,
        lastTime: now,
        lockedUntil: sql`CASE WHEN ${locked} THEN ${lockedUntil}
          WHEN cardinality(${recent}) + 1 >= ${limits.loginFailures} THEN ${lockEnd} END`,
      },
    })
    .returning({ lockedUntil, refused: loginLocks.refused });
  return booked?.refused ? (booked.lockedUntil ?? undefined) : undefined;
}

/** The refusal of a locked name, in whole minutes; `field` is the one it stands beside, the user name by default. */
export function lockedRefusal(lockedUntil: Date, now: Date, field?: string): AnswerError {
  const minutes = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
  return refuse("LOGIN_LOCKED", { minutes }, field);
}

/** Forgets the failures under this name: after a success, or when an administrator unlocks the user. */
export async function clearAttempts(db: Queryable, username: string): Promise<void> {
  await db.delete(loginLocks).where(eq(loginLocks.username, keyOf(username)));
}

/** User names differ in more than upper and lower case (users_username_key). */
function keyOf(username: string): string {
  return username.toLowerCase();
}
