import { type SQL, sql } from "drizzle-orm";
import type { SessionUser } from "../context";
import type { PooledDatabase } from "../database/client";
import { outageOf } from "../database/outage";
import { plannedStatement } from "../database/planned";
import { callCodeMarker } from "../database/schema/security";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { Memory } from "./memory";
import { type SignedCall, sha256 } from "./signature";
import { UserStatus } from "../../generated/enums";

/** A session that is still good, with its user as of now. */
export interface OpenSession {
  sessionId: number;
  lastSeenTime: Date;
  /** Seconds by which its caller's clock was ahead of the database's at most; null before its first call. */
  clockAhead: number | null;
  /** Seconds by which it is ahead in this call; negative where it is behind. */
  ahead: number;
  user: SessionUser;
}

/** What one look at the database says about a call. */
export interface OpenCall {
  /** False when the per-call code was used before, or there is no session and the call is not public. */
  fresh: boolean;
  session: OpenSession | undefined;
}

/** What is to be known of the operation that is called. */
export interface CalledOperation {
  /** Needs no session. */
  public?: true;
  /** Changes something. */
  change?: true;
}

interface OpenCallRow extends Record<string, unknown> {
  fresh: boolean;
  /** Whether the codes are those of all calls in the timestamp window. */
  marked: boolean;
  /** Whether the call may have been made before the codes were lost. */
  early: boolean;
  ahead: number;
  /** The database's clock, as it writes it. */
  clock: string;
  session_id: string | null;
  clock_ahead: number | null;
  last_seen_time: Date;
  id: string;
  username: string;
  name: string;
  custom_id: string;
  custom_type: SessionUser["customType"];
  account_type: SessionUser["accountType"];
  auth_codes: string;
  one_time_password: boolean;
}

/**
 * Finds the session and remembers the per-call code, in one statement because every call waits for it. The codes are in
 * PostgreSQL, so that a restart or a second server cannot be used for a replay, and in an unlogged table, so that nobody
 * waits for the disk. Calls that will be refused for want of a session leave no code: strangers could fill the table with them.
 *
 * A crash of PostgreSQL empties the table, and its marker, which is unlogged too. The first call afterwards sets the marker to
 * that moment, by the database's clock. A code used before came with a timestamp of at most that moment and what its caller's
 * clock was ahead, which the logged session knows: calls of such timestamps are refused and may be made again with a new one.
 * Public calls need no such care: a verification code serves once.
 *
 * Where codes cannot be written because the disk is full, calls that only read go on, with their codes in this server's memory.
 * @throws AnswerError JUST_RECOVERED; what outageOf knows
 */
export async function openCall(
  db: PooledDatabase,
  call: SignedCall,
  operation: CalledOperation,
  memory: Memory,
  now: Date,
): Promise<OpenCall> {
  const row = await rememberCode(db, call, operation, memory, now).catch((error: unknown) => {
    if (outageOf(error) !== "STORAGE_FULL" || operation.change) throw error;
    return holdCode(db, call, operation, memory, now);
  });
  if (row.marked) memory.codesLostAt = undefined;
  else await setMarker(db, row, operation, memory);
  const session = row.session_id === null ? undefined : openSession(row, row.session_id);
  if (session && row.early) throw refuse("JUST_RECOVERED");
  return { fresh: row.fresh, session };
}

/** The marker, too, is in this server's memory while there is no room for it: reads go on. */
async function setMarker(
  db: PooledDatabase,
  { clock }: OpenCallRow,
  operation: CalledOperation,
  memory: Memory,
): Promise<void> {
  try {
    await db
      .insert(callCodeMarker)
      .values({ since: sql`clock_timestamp()` })
      .onConflictDoNothing();
    memory.codesLostAt = undefined;
  } catch (error) {
    if (outageOf(error) !== "STORAGE_FULL" || operation.change) throw error;
    memory.codesLostAt ??= clock;
  }
}

async function rememberCode(
  db: PooledDatabase,
  call: SignedCall,
  operation: CalledOperation,
  memory: Memory,
  now: Date,
): Promise<OpenCallRow> {
  const row = await lookUp(remembering, db, call, operation, memory, now);
  return { ...row, fresh: row.fresh && !memory.codes.has(call.codeHash) };
}

async function holdCode(
  db: PooledDatabase,
  call: SignedCall,
  operation: CalledOperation,
  memory: Memory,
  now: Date,
): Promise<OpenCallRow> {
  const row = await lookUp(holding, db, call, operation, memory, now);
  const known = operation.public === true || row.session_id !== null;
  return { ...row, fresh: row.fresh && known && memory.codes.take(call.codeHash, call.codeExpires, now) };
}

/** What a look at the database is told; times as ISO 8601. */
interface Told extends Record<string, unknown> {
  codeHash: string;
  codeExpires: string;
  tokenHash: string;
  moment: string;
  now: string;
  idleSince: string;
  /** When this server saw the session last, where only it knows. */
  lastSeen: string | null;
  codesLostAt: string | null;
  isPublic: boolean;
}

/** Where each of them stands in a statement. */
const told = {
  codeHash: sql.placeholder("codeHash"),
  codeExpires: sql.placeholder("codeExpires"),
  tokenHash: sql.placeholder("tokenHash"),
  moment: sql.placeholder("moment"),
  now: sql.placeholder("now"),
  idleSince: sql.placeholder("idleSince"),
  lastSeen: sql.placeholder("lastSeen"),
  codesLostAt: sql.placeholder("codesLostAt"),
  isPublic: sql.placeholder("isPublic"),
} satisfies Record<keyof Told, unknown>;

const remembering = lookingUp(
  "remember_call",
  sql`
    INSERT INTO call_codes (code_hash, expire_time)
    SELECT ${told.codeHash}, ${told.codeExpires}::timestamptz WHERE ${told.isPublic}::boolean OR EXISTS (SELECT 1 FROM session)
    ON CONFLICT DO NOTHING RETURNING 1`,
);

const holding = lookingUp(
  "hold_call",
  sql`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM call_codes WHERE code_hash = ${told.codeHash})`,
);

/** @param fresh a statement that gives a row where the code is fresh */
function lookingUp(name: string, fresh: SQL) {
  const { tokenHash, moment, now, idleSince, lastSeen, codesLostAt } = told;
  const seen = sql`greatest(s.last_seen_time, ${lastSeen}::timestamptz)`;
  return plannedStatement<Told, OpenCallRow>(
    name,
    sql`
    WITH session AS (
      SELECT s.id AS session_id, ${seen} AS last_seen_time, s.clock_ahead, u.id, u.username, u.name, u.custom_id, c.custom_type, u.account_type, u.auth_codes, u.one_time_password
      FROM sessions s JOIN users u ON u.id = s.user_id AND u.status = ${UserStatus.active} JOIN customers c ON c.id = u.custom_id
      WHERE s.token_hash = ${tokenHash}
        AND s.expire_time > ${now}::timestamptz AND ${seen} > ${idleSince}::timestamptz
    ), fresh AS (${fresh})
    SELECT EXISTS (SELECT 1 FROM fresh) AS fresh, marker.since IS NOT NULL AS marked,
      coalesce(${moment}::timestamptz <= coalesce(marker.since, ${codesLostAt}::timestamptz) + make_interval(secs => coalesce(session.clock_ahead, 0)), true) AS early,
      extract(epoch FROM ${moment}::timestamptz - clock_timestamp())::float8 AS ahead, clock_timestamp()::text AS clock, session.*
    FROM (SELECT 1) AS one LEFT JOIN session ON true LEFT JOIN call_code_marker AS marker ON true`,
  );
}

async function lookUp(
  statement: typeof remembering,
  db: PooledDatabase,
  call: SignedCall,
  operation: CalledOperation,
  memory: Memory,
  now: Date,
): Promise<OpenCallRow> {
  const tokenHash = sha256(call.token);
  const [row] = await statement(db, {
    codeHash: call.codeHash,
    codeExpires: call.codeExpires.toISOString(),
    tokenHash,
    moment: call.moment.toISOString(),
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - limits.sessionIdle).toISOString(),
    lastSeen: memory.lastSeen.of(tokenHash)?.toISOString() ?? null,
    codesLostAt: memory.codesLostAt ?? null,
    isPublic: operation.public === true,
  });
  if (!row) throw new Error("the session query returns one row");
  return row;
}

function openSession(row: OpenCallRow, sessionId: string): OpenSession {
  return {
    sessionId: Number(sessionId),
    lastSeenTime: new Date(row.last_seen_time),
    clockAhead: row.clock_ahead,
    ahead: row.ahead,
    user: {
      id: Number(row.id),
      username: row.username,
      name: row.name,
      customId: Number(row.custom_id),
      customType: row.custom_type,
      accountType: row.account_type,
      authCodes: row.auth_codes,
      oneTimePassword: row.one_time_password,
    },
  };
}
