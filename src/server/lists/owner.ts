import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "../context";

/** Which rows of a table the caller may see at all. */
export type Owner = (context: Context) => SQL;

/** Those of the caller's customer. */
export function ofCustomer(customId: AnyPgColumn): Owner {
  return ({ user }) => owned({ customId }, user.customId);
}

/** The rows of one customer, of a table that is read otherwise than by a list. Of a query over customers: by its column. */
export function owned(table: { customId: AnyPgColumn }, customId: number | AnyPgColumn): SQL {
  return eq(table.customId, customId);
}

/** The caller's own. */
export function ofUser({ userId, customId }: { userId: AnyPgColumn; customId: AnyPgColumn }): Owner {
  return ({ user }) => both(eq(userId, user.id), eq(customId, user.customId));
}

/** Two conditions as one that is always there: drizzle's `and` may come to nothing. */
export function both(one: SQL, other: SQL): SQL {
  return sql`(${one} and ${other})`;
}
