import { and, asc, inArray, type SQL } from "drizzle-orm";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { instances } from "../../database/schema/instance";
import { refuse } from "../../errors";
import { ofCustomer } from "../../lists/owner";

/** A row of instances. */
export type InstanceRow = typeof instances.$inferSelect;

const own = ofCustomer(instances.customId);

/** Instances of the caller's customer, in the order asked for. @throws AnswerError NOT_FOUND where one is missing or another's */
export async function readInstances(ids: readonly number[], context: Context): Promise<InstanceRow[]> {
  return inOrder(await context.db.select().from(instances).where(among(ids, context)), ids);
}

/**
 * The same, their rows locked until the transaction ends, the least id first. Orders are locked before instances, and these
 * before accounts, everywhere.
 */
export async function lockInstances(tx: Tx, ids: readonly number[], context: Context): Promise<InstanceRow[]> {
  const found = tx.select().from(instances).where(among(ids, context));
  return inOrder(await found.orderBy(asc(instances.id)).for("update"), ids);
}

function among(ids: readonly number[], context: Context): SQL | undefined {
  return and(own(context), inArray(instances.id, [...ids]));
}

function inOrder(rows: InstanceRow[], ids: readonly number[]): InstanceRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw refuse("NOT_FOUND");
    return row;
  });
}
