import { type SQL, sql } from "drizzle-orm";
import { UserStatus } from "../../generated/enums";
import type { SessionUser } from "../context";
import type { PooledDatabase } from "../database/client";
import { plannedStatement } from "../database/planned";
import { limits } from "../limits";
import type { Memory } from "./memory";
import { type SignedCall, sha256 } from "./signature";

/** What one statement says about a call: its code, its session and that session's user. */
export interface OpenCallRow extends Record<string, unknown> {
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

/** Remembers the code of a call. */
export const remembering = lookingUp(
  "remember_call",
  sql`
    INSERT INTO call_codes (code_hash, expire_time)
    SELECT ${told.codeHash}, ${told.codeExpires}::timestamptz WHERE ${told.isPublic}::boolean OR EXISTS (SELECT 1 FROM session)
    ON CONFLICT DO NOTHING RETURNING 1`,
);

/** Only looks whether the code is remembered: for where nothing can be written. */
export const holding = lookingUp(
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

/** Finds the session of a call, and does with its code what the statement does. */
export async function lookUp(
  statement: typeof remembering,
  db: PooledDatabase,
  call: SignedCall,
  isPublic: boolean,
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
    isPublic,
  });
  if (!row) throw new Error("the session query returns one row");
  return row;
}
