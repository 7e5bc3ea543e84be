import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { limits } from "../limits";

/** The database. */
export type Database = NodePgDatabase;

/** The database with the pool that it talks through. */
export type PooledDatabase = Database & { $client: Pool };

/** A transaction of it: what the callback of `db.transaction` gets. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either: for functions that work inside and outside a transaction. */
export type Queryable = Database | Tx;

/** An open database: queries, the pool they run on (for COPY and the like), and the end of it all. */
export interface OpenDatabase {
  db: PooledDatabase;
  pool: Pool;
  close(): Promise<void>;
}

/** How long a connection may be waited for, whether one of the pool or a new one, milliseconds. */
const CONNECT_WITHIN_MS = 10_000;

/**
 * How long a connection is kept that nobody uses, milliseconds. A new one has to learn the tables that it reads: the first call after a
 * pause took 90 ms longer than the one before.
 */
const IDLE_MS = 10 * 60_000;

/** What PostgreSQL itself ends: settings of a connection, milliseconds. */
export interface DatabaseTimes {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** For calls: no statement lasts longer than its caller waits. */
export const timesOfCalls: DatabaseTimes = {
  statement_timeout: limits.statementTime,
  lock_timeout: limits.lockTime,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
};

/**
 * Connects to PostgreSQL by URL. Connections are made when first needed; a lost one is replaced.
 * @param times none by default, as migrations, imports and scheduled jobs need
 */
export function openDatabase(url: string, maxConnections = 12, times?: DatabaseTimes): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    ...times,
  });
  // An idle connection that breaks (server restart) must not end the process; the next query gets a new one.
  pool.on("error", () => undefined);
  // Nor one that breaks in the middle of a transaction: the query under way or the next one fails, and with it the call.
  pool.on("connect", (client) => client.on("error", () => undefined));
  giveBackBroken(pool);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * Gives a connection that has ended back to its pool, unless its user did: drizzle keeps one for good whose `begin` fails, and a
 * pool that has lost all of them answers nothing any more.
 */
function giveBackBroken(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    client.once("end", () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Its user may still do so.
      client.release = () => undefined;
    });
  });
}
