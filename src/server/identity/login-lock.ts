import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../database/client";
import { auditEvents, loginLocks } from "../database/schema/security";
import { type AnswerError, refuse } from "../errors";
import { limits } from "../limits";
import { networkOf } from "./address";
import { counted, lockEnd, perAddress, perName, type Tally } from "./login-rules";

/** Who tries to log in, from where and when. */
export interface LoginAttempt {
  username: string;
  ip: string;
  now: Date;
}

/** Stands for all addresses in the table. */
const EVERYWHERE = "";

/**
 * Counts an attempt as failed, before the password is looked at, so that attempts at the same moment cannot slip through;
 * `forgiveAttempt` takes it back. Returns until when attempts are refused, if this one is; then it counts nothing. The same
 * for names that no user has: a lock must not tell which exist.
 */
export async function bookAttempt(db: Queryable, attempt: LoginAttempt): Promise<Date | undefined> {
  const { now, ip } = attempt;
  const [username, address] = [keyOf(attempt.username), networkOf(ip)];
  return db.transaction(async (tx) => {
    // One attempt of a name at a time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`login ${username}`}, 0))`);
    const rows = await tx.select().from(loginLocks).where(and(eq(loginLocks.username, username), inArray(loginLocks.address, [address, EVERYWHERE])));
    const here = rows.find((row) => row.address === address);
    const everywhere = rows.find((row) => row.address === EVERYWHERE);
    const locked = lockEnd(here, now);
    if (locked) return locked;
    const slowed = lockEnd(everywhere, now);
    if (slowed && !(await hasLoggedInFrom(tx, username, ip, now))) return slowed;
    await save(tx, username, address, counted(here, perAddress, now));
    await save(tx, username, EVERYWHERE, counted(everywhere, perName, now));
    return undefined;
  });
}

/** Takes back what `bookAttempt` counted, and forgets the failures from this address: the password was right. */
export async function forgiveAttempt(db: Queryable, { username, ip, now }: LoginAttempt): Promise<void> {
  const named = eq(loginLocks.username, keyOf(username));
  const attempts = sql`array_remove(${loginLocks.attempts}, ${now.toISOString()}::timestamptz(3))`;
  await db.delete(loginLocks).where(and(named, eq(loginLocks.address, networkOf(ip))));
  await db.update(loginLocks).set({ attempts }).where(and(named, eq(loginLocks.address, EVERYWHERE)));
}

/** Forgets all failures under this name: when an administrator unlocks the user, or the password is a new one. */
export async function unlockLogin(db: Queryable, username: string): Promise<void> {
  await db.delete(loginLocks).where(eq(loginLocks.username, keyOf(username)));
}

/** The refusal of a locked name, in whole minutes; `field` is the one it stands beside, the user name by default. */
export function lockedRefusal(lockedUntil: Date, now: Date, field?: string): AnswerError {
  const minutes = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
  return refuse("LOGIN_LOCKED", { minutes }, field);
}

/** Who has logged in from an address before is not slowed down there by what others do elsewhere. */
async function hasLoggedInFrom(tx: Tx, username: string, ip: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limits.knownAddress).toISOString();
  const { rows } = await tx.execute(sql`SELECT 1 FROM ${auditEvents} WHERE ${auditEvents.action} = 'login' AND ${auditEvents.result} = 'ok'
    AND lower(${auditEvents.username}) = ${username} AND ${auditEvents.ip} = ${ip} AND ${auditEvents.time} > ${since} LIMIT 1`);
  return rows.length > 0;
}

async function save(tx: Tx, username: string, address: string, tally: Tally): Promise<void> {
  await tx.insert(loginLocks).values({ username, address, ...tally })
    .onConflictDoUpdate({ target: [loginLocks.username, loginLocks.address], set: tally });
}

/** User names differ in more than upper and lower case (users_username_key). */
function keyOf(username: string): string {
  return username.toLowerCase();
}
