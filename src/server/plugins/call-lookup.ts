import { type SQL, sql } from "drizzle-orm";
import { UserStatus } from "../../generated/enums";
import type { SessionUser } from "../context";
import type { PooledDatabase } from "../database/client";
import { plannedStatement } from "../database/planned";
import { callCodeMarker } from "../database/schema/security";
import { together } from "../database/together";

/** What one statement says about a call: its code, its session and that session's user. */
export interface OpenCallRow extends Record<string, unknown> {
  code_hash: string;
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

/** What a look at the database is told of a call; times as ISO 8601. */
export interface Told {
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

/**
 * The calls as rows, of a list in JSON: of arrays PostgreSQL would guess how long they are, and plan anew for each. A single session is
 * looked for each: of many calls together it would read all of them.
 */
const looked = sql`
  SELECT asked."codeHash" AS code_hash, asked."codeExpires" AS code_expires, asked.moment, asked."codesLostAt" AS codes_lost_at,
    asked."isPublic" AS is_public, session.*
  FROM json_to_recordset(${sql.placeholder("calls")}::json) AS asked (
    "codeHash" text, "codeExpires" timestamptz, "tokenHash" text, moment timestamptz, now timestamptz, "idleSince" timestamptz,
    "lastSeen" timestamptz, "codesLostAt" timestamptz, "isPublic" boolean
  )
  LEFT JOIN LATERAL (
    SELECT s.id AS session_id, greatest(s.last_seen_time, asked."lastSeen") AS last_seen_time, s.clock_ahead,
      u.id, u.username, u.name, u.custom_id, c.custom_type, u.account_type, u.auth_codes, u.one_time_password
    FROM sessions s JOIN users u ON u.id = s.user_id AND u.status = ${UserStatus.active} JOIN customers c ON c.id = u.custom_id
    WHERE s.token_hash = asked."tokenHash"
      AND s.expire_time > asked.now AND greatest(s.last_seen_time, asked."lastSeen") > asked."idleSince"
    LIMIT 1
  ) AS session ON true`;

/** Always in the order of the codes: two that write the same ones would wait for each other. */
const remembering = lookingUp(
  "remember_calls",
  sql`
    INSERT INTO call_codes (code_hash, expire_time)
    SELECT code_hash, code_expires FROM looked WHERE is_public OR session_id IS NOT NULL ORDER BY code_hash
    ON CONFLICT DO NOTHING RETURNING code_hash`,
);

const holding = lookingUp(
  "hold_calls",
  sql`SELECT code_hash FROM looked WHERE NOT EXISTS (SELECT 1 FROM call_codes WHERE call_codes.code_hash = looked.code_hash)`,
);

/** @param fresh a statement that gives the codes that are fresh */
function lookingUp(name: string, fresh: SQL) {
  return plannedStatement<{ calls: string }, OpenCallRow>(
    name,
    sql`
    WITH looked AS MATERIALIZED (${looked}), fresh AS (${fresh})
    SELECT looked.code_hash, fresh.code_hash IS NOT NULL AS fresh, marker.since IS NOT NULL AS marked,
      coalesce(moment <= coalesce(marker.since, codes_lost_at) + make_interval(secs => coalesce(clock_ahead, 0)), true) AS early,
      extract(epoch FROM moment - clock_timestamp())::float8 AS ahead, clock_timestamp()::text AS clock,
      session_id, last_seen_time, clock_ahead, id, username, name, custom_id, custom_type, account_type, auth_codes, one_time_password
    FROM looked LEFT JOIN fresh ON fresh.code_hash = looked.code_hash LEFT JOIN call_code_marker AS marker ON true`,
  );
}

/** Looks at the database for calls. */
export interface CallLookup {
  /** Remembers the code of a call. */
  remember(told: Told): Promise<OpenCallRow>;
  /** Only looks whether the code is remembered: for where nothing can be written. */
  hold(told: Told): Promise<OpenCallRow>;
  /** Sets the marker: from now on the codes are those of all calls. */
  mark(): Promise<void>;
  /** How many calls wait to be looked up. */
  waiting(): number;
}

/** @param db where the codes and the sessions are */
export function createCallLookup(db: PooledDatabase): CallLookup {
  const asking = (statement: typeof remembering) => together((all: readonly Told[]) => lookUp(db, statement, all));
  const [remember, hold] = [asking(remembering), asking(holding)];
  return {
    remember: remember.ask,
    hold: hold.ask,
    mark: async () => {
      await db
        .insert(callCodeMarker)
        .values({ since: sql`clock_timestamp()` })
        .onConflictDoNothing();
    },
    waiting: () => remember.waiting() + hold.waiting(),
  };
}

/** A row belongs to the call of its code, whose hash is of its token, too: nobody gets the session of another call. */
async function lookUp(
  db: PooledDatabase,
  statement: typeof remembering,
  calls: readonly Told[],
): Promise<readonly OpenCallRow[]> {
  const first = new Map<string, Told>();
  for (const call of calls) if (!first.has(call.codeHash)) first.set(call.codeHash, call);
  const rows = await statement(db, { calls: JSON.stringify([...first.values()]) });
  const found = new Map(rows.map((row) => [row.code_hash, row]));
  return calls.map((call) => {
    const row = found.get(call.codeHash);
    if (!row) throw new Error("the session query returns a row for each call");
    return { ...row, fresh: row.fresh && first.get(call.codeHash) === call };
  });
}
