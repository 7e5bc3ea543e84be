import { and, eq } from "drizzle-orm";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { refuse } from "../../errors";

/** A row of users. */
export type UserRow = typeof users.$inferSelect;

/** The user with this id, locked until the transaction ends; missing and another customer's alike are 404. */
export async function lockUser(tx: Tx, id: number, { user }: Context): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.customId, user.customId), eq(users.id, id)))
    .for("update");
  if (!row) throw refuse("NOT_FOUND");
  return row;
}
