import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { SessionUser } from "../context";
import type { Database, Queryable } from "../database/client";
import { sessions } from "../database/schema/security";
import { refuse } from "../errors";
import { limits } from "../limits";
import { type SignedCall, sha256 } from "./signature";

/** A session that is still good, with its user as of now. */
export interface OpenSession {
  sessionId: number;
  lastSeenTime: Date;
  user: SessionUser;
}

/** What one look at the database says about a call. */
export interface OpenCall {
  /** False when the per-call code was used before, or there is no session and the call is not public. */
  fresh: boolean;
  session: OpenSession | undefined;
}

interface OpenCallRow extends Record<string, unknown> {
  fresh: boolean;
  session_id: string | null;
  last_seen_time: Date;
  id: string;
  username: string;
  name: string;
  custom_id: string;
  custom_type: SessionUser["customType"];
  account_type: SessionUser["accountType"];
  auth_codes: string;
}

/**
 * Finds the session and remembers the per-call code, in one statement because every call waits for it. The codes are in
 * PostgreSQL, so that a restart or a second server cannot be used for a replay, and in an unlogged table, so that nobody
 * waits for the disk. A crash of PostgreSQL empties it, and the sessions with it, which are unlogged for that reason: what
 * was called before finds no session any more, and everybody signs in again.
 * Calls that will be refused for want of a session leave no code: strangers could fill the table with them.
 */
export async function openCall(db: Database, call: SignedCall, isPublic: boolean, now: Date): Promise<OpenCall> {
  const idleSince = new Date(now.getTime() - limits.sessionIdle);
  const result = await db.execute<OpenCallRow>(sql`
    WITH session AS (
      SELECT s.id AS session_id, s.last_seen_time, u.id, u.username, u.name, u.custom_id, c.custom_type, u.account_type, u.auth_codes
      FROM sessions s JOIN users u ON u.id = s.user_id AND u.status = 1 JOIN customers c ON c.id = u.custom_id
      WHERE s.token_hash = ${sha256(call.token)}
        AND s.expire_time > ${now.toISOString()} AND s.last_seen_time > ${idleSince.toISOString()}
    ), fresh AS (
      INSERT INTO call_codes (code_hash, expire_time)
      SELECT ${call.codeHash}, ${call.codeExpires.toISOString()}::timestamptz WHERE ${isPublic} OR EXISTS (SELECT 1 FROM session)
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT EXISTS (SELECT 1 FROM fresh) AS fresh, session.* FROM (SELECT 1) AS one LEFT JOIN session ON true`);
  const row = result.rows[0];
  if (!row) throw new Error("the session query returns one row");
  return { fresh: row.fresh, session: row.session_id === null ? undefined : openSession(row) };
}

function openSession(row: OpenCallRow): OpenSession {
  return {
    sessionId: Number(row.session_id),
    lastSeenTime: new Date(row.last_seen_time),
    user: {
      id: Number(row.id),
      username: row.username,
      name: row.name,
      customId: Number(row.custom_id),
      customType: row.custom_type,
      accountType: row.account_type,
      authCodes: row.auth_codes,
    },
  };
}

/** Starts a session and returns its token: 256 random bits, which exist nowhere else. */
export async function startSession(db: Queryable, userId: number, { ip, userAgent }: { ip: string; userAgent: string | null }, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expireTime = new Date(now.getTime() + limits.sessionLifetime);
  await db.insert(sessions).values({ userId, tokenHash: sha256(token), createTime: now, lastSeenTime: now, expireTime, ip, userAgent });
  return token;
}

/** Notes that a session is in use, unless that was noted less than a minute ago. */
export async function touchSession(db: Database, session: OpenSession, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenTime.getTime() < limits.sessionTouch) return;
  await db.update(sessions).set({ lastSeenTime: now }).where(eq(sessions.id, session.sessionId));
}

/** Notes that a session is in use now. */
export async function renewSession(db: Queryable, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenTime: now }).where(eq(sessions.id, sessionId));
}

/** How long a session lasts from now on, whole seconds. */
export async function sessionLifetime(db: Queryable, sessionId: number, now: Date): Promise<{ idleSeconds: number; absoluteSeconds: number }> {
  const [row] = await db.select({ seen: sessions.lastSeenTime, expires: sessions.expireTime }).from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw refuse("TOKEN_INVALID");
  const seconds = (end: number): number => Math.max(0, Math.floor((end - now.getTime()) / 1000));
  return { idleSeconds: seconds(row.seen.getTime() + limits.sessionIdle), absoluteSeconds: seconds(row.expires.getTime()) };
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
export async function listSessionsOf(db: Queryable, userId: number, now: Date): Promise<(typeof sessions.$inferSelect)[]> {
  const idleSince = new Date(now.getTime() - limits.sessionIdle);
  const good = and(eq(sessions.userId, userId), gt(sessions.expireTime, now), gt(sessions.lastSeenTime, idleSince));
  return db.select().from(sessions).where(good).orderBy(desc(sessions.lastSeenTime), desc(sessions.id)).limit(200);
}

/** Ends some sessions of a user. @returns how many of them there were */
export async function endSessionsAmong(db: Queryable, userId: number, ids: number[]): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, ids)));
  return rowCount ?? 0;
}
