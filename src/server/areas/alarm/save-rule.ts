import { eq } from "drizzle-orm";
import type { NotifyWay } from "../../../generated/api";
import { SilenceTime } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { alarmRuleReceivers, alarmRuleResources, alarmRules } from "../../database/schema/alarm";
import { checkAccounts, sameFilter } from "../resource/kept-filter";
import { checkReceivers, findReceivers, requireWays } from "../warning/checks";
import { type AskedRule, checkRule, completed } from "./check-rule";
import { endAlarmsOf } from "./end-alarms";
import { alarmRuleList } from "./lists";
import { saveRuleWebhooks } from "./rule-webhooks";

type RuleRow = typeof alarmRules.$inferSelect;

/** Saves a rule. Where what is judged changes, it begins anew. @throws AnswerError */
export async function saveRule(input: Input<"saveAlarmRule">, context: Context): Promise<{ id: number }> {
  const { resourceIds, ...asked } = completed(input);
  await checkRule({ ...asked, resourceIds }, context);
  const { alarmLevel = "warn", silenceTime = SilenceTime.day } = input;
  const { notifyWays = ["site"] } = input;
  requireWays(notifyWays, context);
  const values = { ...asked, ruleName: input.ruleName.trim(), alarmLevel, silenceTime, notifyWays };
  return context.db.transaction(async (tx) => {
    // None of them is deleted before the rule is there.
    await checkAccounts(tx, asked.filter, context);
    // Users before rules: whoever deletes a user locks in the same order.
    const userIds = await receiversOf(tx, input, notifyWays, context);
    const id =
      "id" in input ? await change(tx, input.id, { values, resourceIds }, context) : await add(tx, values, context);
    await tx.delete(alarmRuleResources).where(eq(alarmRuleResources.ruleId, id));
    if (resourceIds.length > 0)
      await tx.insert(alarmRuleResources).values(resourceIds.map((resourceId) => ({ ruleId: id, resourceId })));
    await tx.delete(alarmRuleReceivers).where(eq(alarmRuleReceivers.ruleId, id));
    await tx.insert(alarmRuleReceivers).values(userIds.map((userId) => ({ ruleId: id, userId })));
    await saveRuleWebhooks(tx, id, input.webhookIds ?? [], context);
    const template = "template" in input ? (input.template ?? null) : null;
    await context.audit({ targets: [id], detail: { ruleName: values.ruleName, template } }, tx);
    return { id };
  });
}

type Values = Omit<AskedRule, "resourceIds"> & Pick<RuleRow, "ruleName" | "alarmLevel" | "silenceTime" | "notifyWays">;

/** Who is told: whoever saves the rule where nobody is said. @throws AnswerError where one cannot be reached */
async function receiversOf(
  tx: Tx,
  { receivers }: Input<"saveAlarmRule">,
  notifyWays: readonly NotifyWay[],
  { user }: Context,
): Promise<number[]> {
  const ids = receivers?.length ? receivers : [user.id];
  checkReceivers(
    { enabled: notifyWays.length > 0, notifyWays: [...notifyWays] },
    await findReceivers(tx, user.customId, ids),
  );
  return ids;
}

async function add(tx: Tx, values: Values, { user, now }: Context): Promise<number> {
  const times = { judgedFrom: now(), createTime: now() };
  const row = { ...values, ...times, customId: user.customId, enabled: true, creator: user.username };
  const [made] = await tx.insert(alarmRules).values(row).returning({ id: alarmRules.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(
  tx: Tx,
  id: number,
  { values, resourceIds }: { values: Values; resourceIds: readonly number[] },
  context: Context,
): Promise<number> {
  const row = await alarmRuleList.lock(tx, id, context);
  const named = await tx.select().from(alarmRuleResources).where(eq(alarmRuleResources.ruleId, id));
  const judged = (of: Omit<Values, "filter">, ids: readonly number[]) =>
    JSON.stringify([judgedBy.map((name) => of[name]), [...ids].sort((one, other) => one - other)]);
  const before = judged(
    row,
    named.map(({ resourceId }) => resourceId),
  );
  const isOther = before !== judged(values, resourceIds) || !sameFilter(row.filter, values.filter);
  if (isOther) await endAlarmsOf(tx, [id], "ruleChanged", context.now());
  await tx
    .update(alarmRules)
    .set({ ...values, ...(isOther && { judgedFrom: context.now() }) })
    .where(eq(alarmRules.id, id));
  return id;
}

/** What a change of makes a rule another one, besides its filter. */
const judgedBy = [
  "resourceType",
  "scope",
  "viewId",
  "metricName",
  "statistics",
  "comparison",
  "threshold",
  "recoveryThreshold",
  "period",
  "times",
  "noDataPolicy",
  "effectiveInterval",
] as const;
