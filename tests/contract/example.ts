import { randomBytes } from "node:crypto";
import { and, asc, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../src/server/database/client";

/** How to call an operation successfully, and which of its inputs name a row. */
export interface Example {
  /** Valid input for `admin`, the main account of customer 1001; nothing where the operation takes none. */
  input?: (db: Database) => unknown;
  /**
   * Input properties that name rows (one id, or a list of ids), each with the id of a row that `admin` must not see.
   * Given such an id, the operation answers exactly as for an id that does not exist.
   */
  foreign?: Record<string, (db: Database) => Promise<number>>;
  /** For operations whose foreign ids are a filter: they find nothing, instead of answering 404. */
  filters?: true;
}

/** A table whose rows belong to customers. */
type OwnedTable = PgTable & { id: PgColumn; customId: PgColumn };

/** The admin's customer. */
export const own = 1001;
/** The other customer. */
export const other = 1010;

/** The id of some row that fits. */
export async function firstId(db: Database, table: OwnedTable, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
    .limit(1);
  if (!row) throw new Error("the demo has no such row");
  return row.id as number;
}

/** The id of a row of the admin's customer. */
export const ownId = (db: Database, table: OwnedTable, where?: SQL) =>
  firstId(db, table, and(eq(table.customId, own), where));

/** The id of a row of the other customer. */
export const foreignId = (table: OwnedTable) => (db: Database) => firstId(db, table, eq(table.customId, other));

/** A text no other row has. */
export const unique = () => randomBytes(5).toString("hex");
