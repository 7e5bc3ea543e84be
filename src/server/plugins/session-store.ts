import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/client";
import { sessions } from "../database/schema/security";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { OpenSession } from "./open-call";
import { sha256 } from "./signature";

/** Starts a session and returns its token: 256 random bits, which exist nowhere else. */
export async function startSession(
  db: Queryable,
  userId: number,
  { ip, userAgent }: { ip: string; userAgent: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expireTime = new Date(now.getTime() + limits.sessionLifetime);
  await db
    .insert(sessions)
    .values({ userId, tokenHash: sha256(token), createTime: now, lastSeenTime: now, expireTime, ip, userAgent });
  return token;
}

/**
 * Notes that a session is in use, unless that was noted less than a minute ago or the console calls by itself; and by how
 * much its caller's clock is ahead, where that is more than before: see open-call.ts.
 */
export async function touchSession(db: Database, session: OpenSession, background: boolean, now: Date): Promise<void> {
  const seen = !background && now.getTime() - session.lastSeenTime.getTime() >= limits.sessionTouch;
  const clockAhead = Math.ceil(session.ahead / limits.clockStepSeconds) * limits.clockStepSeconds;
  const further = session.clockAhead === null || clockAhead > session.clockAhead;
  if (!seen && !further) return;
  const values = {
    ...(seen && { lastSeenTime: now }),
    ...(further && { clockAhead: sql`greatest(${sessions.clockAhead}, ${clockAhead})` }),
  };
  await db.update(sessions).set(values).where(eq(sessions.id, session.sessionId));
}

/** Notes that a session is in use now. */
export async function renewSession(db: Queryable, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenTime: now }).where(eq(sessions.id, sessionId));
}

/** How long a session that was last used at this time lasts from now on, whole seconds. */
export async function sessionLifetime(
  db: Queryable,
  sessionId: number,
  seen: Date,
  now: Date,
): Promise<{ idleSeconds: number; absoluteSeconds: number }> {
  const [row] = await db.select({ expires: sessions.expireTime }).from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw refuse("TOKEN_INVALID");
  const seconds = (end: number): number => Math.max(0, Math.floor((end - now.getTime()) / 1000));
  return { idleSeconds: seconds(seen.getTime() + limits.sessionIdle), absoluteSeconds: seconds(row.expires.getTime()) };
}

/** Ends one session. */
export async function endSession(db: Queryable, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a user, except one if named. */
export async function endSessionsOf(db: Queryable, userId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** A user's sessions that are still good, those used last first; so many at most as one answer holds. */
export async function listSessionsOf(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  const idleSince = new Date(now.getTime() - limits.sessionIdle);
  const good = and(eq(sessions.userId, userId), gt(sessions.expireTime, now), gt(sessions.lastSeenTime, idleSince));
  return db.select().from(sessions).where(good).orderBy(desc(sessions.lastSeenTime), desc(sessions.id)).limit(200);
}

/** Ends some sessions of a user. @returns how many of them there were */
export async function endSessionsAmong(db: Queryable, userId: number, ids: number[]): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, ids)));
  return rowCount ?? 0;
}
