import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { type Database, openDatabase, type PooledDatabase, timesOfCalls } from "./client";
import { callsRole, CUSTOMER_SETTING } from "./schema/owned";

/** Connections of one server for calls. */
export interface CallConnections {
  /** For what comes before a handler, such as finding the session, and for public calls: signing in. */
  open: number;
  /** For handlers, exports among them. */
  held: number;
}

const usual: CallConnections = { open: 4, held: 8 };

/** The database as calls have it. */
export interface CallDatabase {
  /** For what is no customer's: signing in, finding the session, auditing refusals. */
  open: PooledDatabase;
  /** For the calls of one customer: PostgreSQL itself holds back the rows of all others (src/server/database/schema/owned.ts). */
  held(customId: number): Database;
  /** Steps of calls that wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** Connects calls to PostgreSQL by URL; with their time-outs. */
export function openCallDatabase(url: string, connections = usual): CallDatabase {
  const open = openDatabase(url, connections.open, timesOfCalls);
  const handlers = openDatabase(url, connections.held, timesOfCalls);
  const customerOf = new WeakMap<PoolClient, number>();
  return {
    open: open.db,
    held: (customId) => drizzle(new CustomerPool(handlers.pool, customId, customerOf) as unknown as Pool),
    waiting: () => open.pool.waitingCount + handlers.pool.waitingCount,
    close: async () => {
      await Promise.all([open.close(), handlers.close()]);
    },
  };
}

/**
 * A pool whose connections work for one customer. The role and the customer stay with a connection, so that only a change of the
 * customer costs a statement; therefore no pooler in transaction mode may be between. drizzle knows a pool by the name of its class.
 */
class CustomerPool {
  readonly #pool: Pool;
  readonly #customId: number;
  readonly #customerOf: WeakMap<PoolClient, number>;

  /** @param customerOf the customer that each connection of the pool works for */
  constructor(pool: Pool, customId: number, customerOf: WeakMap<PoolClient, number>) {
    this.#pool = pool;
    this.#customId = customId;
    this.#customerOf = customerOf;
  }

  async connect(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    if (this.#customerOf.get(client) === this.#customId) return client;
    this.#customerOf.delete(client);
    try {
      await client.query("SELECT set_config('role', $1, false), set_config($2, $3, false)", [
        callsRole.name,
        CUSTOMER_SETTING,
        String(this.#customId),
      ]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#customerOf.set(client, this.#customId);
    return client;
  }

  async query(...statement: Parameters<PoolClient["query"]>): Promise<unknown> {
    const client = await this.connect();
    try {
      return await (client.query as (...all: unknown[]) => Promise<unknown>)(...statement);
    } finally {
      client.release();
    }
  }
}
