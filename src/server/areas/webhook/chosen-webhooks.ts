import { asc, inArray, type SQLWrapper } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { webhooks } from "../../database/schema/webhook";
import { refuse } from "../../errors";
import { both, owned } from "../../lists/owner";

/** The webhooks with these ids as what is told needs them, in the order of their ids. `ids`: the query for them. */
export function webhooksAmong(db: Queryable, ids: SQLWrapper) {
  return db
    .select({ id: webhooks.id, webhookName: webhooks.webhookName, url: webhooks.url })
    .from(webhooks)
    .where(inArray(webhooks.id, ids))
    .orderBy(asc(webhooks.id));
}

/** Locks the webhooks that are chosen, so that none is deleted meanwhile. @throws AnswerError NOT_FOUND where one is unknown or another customer's */
export async function lockWebhooks(tx: Tx, ids: readonly number[], { user }: Context): Promise<void> {
  if (ids.length === 0) return;
  const ours = both(owned(webhooks, user.customId), inArray(webhooks.id, [...ids]));
  const found = await tx.select({ id: webhooks.id }).from(webhooks).where(ours).for("key share");
  if (found.length < ids.length) throw refuse("NOT_FOUND");
}
