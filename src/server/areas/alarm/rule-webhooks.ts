import { eq } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { alarmRuleWebhooks } from "../../database/schema/alarm";
import { lockWebhooks, webhooksAmong } from "../webhook/chosen-webhooks";

/** The webhooks that a rule tells. */
export function webhooksOf(db: Queryable, ruleId: number) {
  const chosen = db
    .select({ id: alarmRuleWebhooks.webhookId })
    .from(alarmRuleWebhooks)
    .where(eq(alarmRuleWebhooks.ruleId, ruleId));
  return webhooksAmong(db, chosen);
}

/** Makes exactly these the webhooks that a rule tells. @throws AnswerError NOT_FOUND where one is unknown or another customer's */
export async function saveRuleWebhooks(
  tx: Tx,
  ruleId: number,
  ids: readonly number[],
  context: Context,
): Promise<void> {
  await lockWebhooks(tx, ids, context);
  await tx.delete(alarmRuleWebhooks).where(eq(alarmRuleWebhooks.ruleId, ruleId));
  if (ids.length > 0) await tx.insert(alarmRuleWebhooks).values(ids.map((webhookId) => ({ ruleId, webhookId })));
}
