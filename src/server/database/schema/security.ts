import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import { id, moment } from "./columns";
import { users } from "./identity";
import { ownRows, rowsOf } from "./owned";

/** Signed-in sessions. The token itself is nowhere: only its SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique(),
    createTime: moment("create_time").notNull(),
    /** Last call, exact to a minute; the idle time counts from here. */
    lastSeenTime: moment("last_seen_time").notNull(),
    /** When the session ends whatever happens. */
    expireTime: moment("expire_time").notNull(),
    /** Seconds by which the timestamps of its calls were ahead of the database's clock at most, in steps; null before its first call. */
    clockAhead: integer("clock_ahead"),
    ip: varchar("ip", { length: 45 }).notNull(),
    /** The browser, as it calls itself. */
    userAgent: varchar("user_agent", { length: 300 }),
  },
  (table) => [
    rowsOf(users, table.userId),
    index("sessions_user").on(table.userId),
    index("sessions_expire").on(table.expireTime),
  ],
);

/** Verification codes that wait for their login: each is deleted by its first use. */
export const verifyCodes = pgTable(
  "verify_codes",
  {
    verifyId: varchar("verify_id", { length: 64 }).primaryKey(),
    text: varchar("text", { length: 16 }).notNull(),
    expireTime: moment("expire_time").notNull(),
  },
  (table) => [index("verify_codes_expire").on(table.expireTime)],
);

/** Failed logins by lower-case user name, whether such a user exists or not, so that both behave alike. */
export const loginLocks = pgTable(
  "login_locks",
  {
    username: varchar("username", { length: 64 }).notNull(),
    /** The address or network they came from; empty for all together. */
    address: varchar("address", { length: 45 }).notNull(),
    /** Times of the attempts that count; those older than the window are dropped at the next. */
    attempts: moment("attempts").array().notNull(),
    lastTime: moment("last_time").notNull(),
    lockedUntil: moment("locked_until"),
    /** How often the attempts have led to a lock: the next one is longer. */
    locks: smallint("locks").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.address] }),
    index("login_locks_last_time").on(table.lastTime),
  ],
);

/**
 * Per-call codes seen within the timestamp window, as a hash with their token: the second use of one is a replay. Unlogged, which
 * drizzle cannot say (the migration does): a crash of PostgreSQL empties it.
 */
export const callCodes = pgTable(
  "call_codes",
  {
    codeHash: varchar("code_hash", { length: 64 }).primaryKey(),
    expireTime: moment("expire_time").notNull(),
  },
  (table) => [index("call_codes_expire").on(table.expireTime)],
);

/**
 * One row while call_codes has the codes of all calls since that moment; unlogged too, so that it is lost together with them.
 * See open-call.ts.
 */
export const callCodeMarker = pgTable("call_code_marker", {
  one: boolean("one").primaryKey().default(true),
  since: moment("since").notNull(),
});

/** Who did what and what was refused. No foreign keys: the rows outlive what they tell of. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    time: moment("time").notNull(),
    customId: bigint("custom_id", { mode: "number" }),
    userId: bigint("user_id", { mode: "number" }),
    username: varchar("username", { length: 64 }),
    /** operationId. */
    action: varchar("action", { length: 64 }).notNull(),
    /** ok, failed or denied. */
    result: varchar("result", { length: 8 }).notNull(),
    targets: bigint("targets", { mode: "number" }).array(),
    detail: jsonb("detail"),
    ip: varchar("ip", { length: 45 }).notNull(),
    requestId: text("request_id").notNull(),
    /** The caller's program, as it calls itself. */
    userAgent: varchar("user_agent", { length: 300 }),
  },
  (table) => [
    ownRows(table.customId),
    index("audit_events_time").on(table.time),
    index("audit_events_login")
      .on(sql`lower(${table.username})`, table.id)
      .where(sql`${table.action} = 'login'`),
    index("audit_events_known_address")
      .on(sql`lower(${table.username})`, table.ip, table.time)
      .where(sql`${table.action} = 'login' AND ${table.result} = 'ok'`),
  ],
);

/**
 * Writes that happen once: a user's client token names one request of one operation. Written in the write's own
 * transaction, so a row is there exactly when the write is. No foreign keys: a row outlives whom it tells of, till it expires.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customId: bigint("custom_id", { mode: "number" }).notNull(),
    userId: bigint("user_id", { mode: "number" }).notNull(),
    /** operationId. */
    operation: varchar("operation", { length: 64 }).notNull(),
    /** The request's clientToken. */
    token: varchar("token", { length: 64 }).notNull(),
    /** SHA-256 of the request without its token. */
    digest: varchar("digest", { length: 64 }).notNull(),
    /** `data` of the first answer as JSON, encrypted (kept-answer.ts). */
    answer: text("answer"),
    expireTime: moment("expire_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    primaryKey({ columns: [table.customId, table.userId, table.operation, table.token] }),
    index("idempotency_keys_expire").on(table.expireTime),
  ],
);
