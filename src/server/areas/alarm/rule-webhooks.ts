import { asc, eq, inArray } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { alarmRuleWebhooks } from "../../database/schema/alarm";
import { webhooks } from "../../database/schema/webhook";
import { refuse } from "../../errors";
import { both, owned } from "../../lists/owner";

/** The webhooks that a rule tells. */
export function webhooksOf(db: Queryable, ruleId: number) {
  return db
    .select({ id: webhooks.id, webhookName: webhooks.webhookName, url: webhooks.url })
    .from(alarmRuleWebhooks)
    .innerJoin(webhooks, eq(webhooks.id, alarmRuleWebhooks.webhookId))
    .where(eq(alarmRuleWebhooks.ruleId, ruleId))
    .orderBy(asc(webhooks.id));
}

/** Makes exactly these the webhooks that a rule tells. @throws AnswerError NOT_FOUND where one is unknown or another customer's */
export async function saveRuleWebhooks(
  tx: Tx,
  ruleId: number,
  ids: readonly number[],
  { user }: Context,
): Promise<void> {
  const ours = both(owned(webhooks, user.customId), inArray(webhooks.id, [...ids]));
  const found = await tx.select({ id: webhooks.id }).from(webhooks).where(ours).for("key share");
  if (found.length < ids.length) throw refuse("NOT_FOUND");
  await tx.delete(alarmRuleWebhooks).where(eq(alarmRuleWebhooks.ruleId, ruleId));
  if (ids.length > 0) await tx.insert(alarmRuleWebhooks).values(ids.map((webhookId) => ({ ruleId, webhookId })));
}
