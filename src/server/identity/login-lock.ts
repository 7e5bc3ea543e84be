import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../database/client";
import { beyondCustomer } from "../database/customer-wall";
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

/** An attempt that may go on, for `forgiveAttempt`. */
export interface BookedAttempt extends LoginAttempt {
  /** The wait for all addresses as it was before. */
  before: Pick<Tally, "locks" | "lockedUntil" | "lastTime">;
}

/** Stands for all addresses in the table. */
const EVERYWHERE = "";

/** Longest name that is kept, as in the tables. */
const NAME_LENGTH = 64;

/**
 * Counts an attempt as failed, before the password is looked at, so that attempts at the same moment cannot slip through;
 * `forgiveAttempt` takes it back. The same for names that no user has: a lock must not tell which exist.
 * @returns until when attempts are refused, if this one is; then it counts nothing
 */
export async function bookAttempt(db: Queryable, attempt: LoginAttempt): Promise<Date | BookedAttempt> {
  const { now } = attempt;
  const [username, address] = [keyOf(attempt.username), networkOf(attempt.ip)];
  return db.transaction(async (tx) => {
    // One attempt of a name at a time.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`login ${username}`}, 0))`);
    const rows = await tx
      .select()
      .from(loginLocks)
      .where(and(eq(loginLocks.username, username), inArray(loginLocks.address, [address, EVERYWHERE])));
    const here = rows.find((row) => row.address === address);
    const everywhere = rows.find((row) => row.address === EVERYWHERE);
    const locked = lockEnd(here, now);
    if (locked) return locked;
    const slowed = lockEnd(everywhere, now);
    if (slowed && !(await hasLoggedInFrom(tx, username, address, now))) return slowed;
    await save(tx, username, address, counted(here, perAddress, now));
    await save(tx, username, EVERYWHERE, counted(everywhere, perName, now));
    const { locks, lockedUntil, lastTime } = everywhere ?? { locks: 0, lockedUntil: null, lastTime: now };
    return { ...attempt, before: { locks, lockedUntil, lastTime } };
  });
}

/** Takes back what `bookAttempt` counted, and forgets the failures from this address: the password was right. */
export async function forgiveAttempt(db: Queryable, { username, ip, now, before }: BookedAttempt): Promise<void> {
  const named = eq(loginLocks.username, keyOf(username));
  const everywhere = and(named, eq(loginLocks.address, EVERYWHERE));
  const attempts = sql`array_remove(${loginLocks.attempts}, ${now.toISOString()}::timestamptz(3))`;
  await db.delete(loginLocks).where(and(named, eq(loginLocks.address, networkOf(ip))));
  // A wait that a later attempt began meanwhile stays.
  await db
    .update(loginLocks)
    .set(before)
    .where(and(everywhere, eq(loginLocks.lastTime, now)));
  await db.update(loginLocks).set({ attempts }).where(everywhere);
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

/**
 * Who has logged in from a network before is not slowed down there by what others do elsewhere. A sign-in is audited before its
 * customer is known, so its row is no customer's.
 */
async function hasLoggedInFrom(tx: Tx, username: string, network: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - limits.knownAddress).toISOString();
  const { rows } = await beyondCustomer(tx, (all) =>
    all.execute<{ ip: string }>(sql`SELECT DISTINCT ${auditEvents.ip} FROM ${auditEvents}
      WHERE ${auditEvents.action} = 'login' AND ${auditEvents.result} = 'ok' AND lower(${auditEvents.username}) = ${username}
      AND ${auditEvents.time} > ${since}`),
  );
  return rows.some(({ ip }) => networkOf(ip) === network);
}

async function save(tx: Tx, username: string, address: string, tally: Tally): Promise<void> {
  await tx
    .insert(loginLocks)
    .values({ username, address, ...tally })
    .onConflictDoUpdate({ target: [loginLocks.username, loginLocks.address], set: tally });
}

/** User names differ in more than upper and lower case (users_username_key). Some letters are longer in lower case. */
function keyOf(username: string): string {
  return username.toLowerCase().slice(0, NAME_LENGTH);
}
