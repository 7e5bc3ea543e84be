import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable, Tx } from "../../database/client";
import { instances } from "../../database/schema/instance";
import { refuse } from "../../errors";

/** A row of instances. */
export type InstanceRow = typeof instances.$inferSelect;

/** Instances of a customer, in the order asked for. @throws AnswerError NOT_FOUND where one is missing or another's */
export async function readInstances(db: Queryable, customId: number, ids: readonly number[]): Promise<InstanceRow[]> {
  return inOrder(
    await db
      .select()
      .from(instances)
      .where(and(eq(instances.customId, customId), inArray(instances.id, [...ids]))),
    ids,
  );
}

/**
 * The same, their rows locked until the transaction ends, the least id first. Orders are locked before instances, and these
 * before accounts, everywhere.
 */
export async function lockInstances(tx: Tx, customId: number, ids: readonly number[]): Promise<InstanceRow[]> {
  const mine = and(eq(instances.customId, customId), inArray(instances.id, [...ids]));
  return inOrder(await tx.select().from(instances).where(mine).orderBy(asc(instances.id)).for("update"), ids);
}

function inOrder(rows: InstanceRow[], ids: readonly number[]): InstanceRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw refuse("NOT_FOUND");
    return row;
  });
}
