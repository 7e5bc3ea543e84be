import { eq } from "drizzle-orm";
import type { Queryable, Tx } from "../../database/client";
import { budgetReceivers, budgetWebhooks } from "../../database/schema/budget";
import { webhooksAmong } from "../webhook/chosen-webhooks";

/** The query for the ids of the users who are told of a budget's warnings. */
export function receiverIds(db: Queryable, budgetId: number) {
  return db.select({ id: budgetReceivers.userId }).from(budgetReceivers).where(eq(budgetReceivers.budgetId, budgetId));
}

/** The webhooks that are told of a budget's warnings. */
export function webhooksOf(db: Queryable, budgetId: number) {
  const chosen = db
    .select({ id: budgetWebhooks.webhookId })
    .from(budgetWebhooks)
    .where(eq(budgetWebhooks.budgetId, budgetId));
  return webhooksAmong(db, chosen);
}

/** Makes exactly these users and webhooks those who are told. All have been checked. */
export async function saveTold(
  tx: Tx,
  budgetId: number,
  { users, webhooks }: { users: readonly number[]; webhooks: readonly number[] },
): Promise<void> {
  await tx.delete(budgetReceivers).where(eq(budgetReceivers.budgetId, budgetId));
  if (users.length > 0) await tx.insert(budgetReceivers).values(users.map((userId) => ({ budgetId, userId })));
  await tx.delete(budgetWebhooks).where(eq(budgetWebhooks.budgetId, budgetId));
  if (webhooks.length > 0)
    await tx.insert(budgetWebhooks).values(webhooks.map((webhookId) => ({ budgetId, webhookId })));
}
