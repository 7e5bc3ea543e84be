import { asc, eq, inArray } from "drizzle-orm";
import type { Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { alarmRuleReceivers, alarmRuleResources, alarmRules } from "../../database/schema/alarm";
import { receiverLabel, receiversAmong } from "../warning/settings";
import { endAlarmsOf } from "./end-alarms";
import { alarmRuleList } from "./lists";
import { previewRule } from "./preview";
import { previewScope } from "./preview-scope";
import { saveRule } from "./save-rule";
import { resourcesOf } from "./scope";
import { listTemplates } from "./templates";
import { webhooksOf } from "./rule-webhooks";

/** Rules by which metrics are judged. */
export const ruleHandlers = {
  getAlarmRule: async ({ id }, context) => {
    const row = await alarmRuleList.get(id, context);
    const inScope = await resourcesOf(context, { ...row, named: { ruleId: id } });
    const named = await context.db
      .select({ resourceId: alarmRuleResources.resourceId })
      .from(alarmRuleResources)
      .where(eq(alarmRuleResources.ruleId, id))
      .orderBy(asc(alarmRuleResources.resourceId));
    const receiverIds = context.db
      .select({ id: alarmRuleReceivers.userId })
      .from(alarmRuleReceivers)
      .where(eq(alarmRuleReceivers.ruleId, id));
    const receivers = await receiversAmong(context.db, context.user.customId, receiverIds);
    const hooks = await webhooksOf(context.db, id);
    return {
      ...(await alarmRuleList.show(row, context)),
      resourceCount: inScope.length,
      resourceIds: named.map(({ resourceId }) => resourceId),
      notifyWays: row.notifyWays,
      receivers: receivers.map((user) => user.id),
      receiverNames: receivers.map(receiverLabel),
      webhookIds: hooks.map((webhook) => webhook.id),
      webhookNames: hooks.map(({ webhookName }) => webhookName),
    };
  },

  saveAlarmRule: (input, context) => refusingConflicts(() => saveRule(input, context)),

  listAlarmTemplates: (input, context) => listTemplates(input, context),

  previewAlarmScope: (input, context) => previewScope(input, context),

  previewAlarmRule: (input, context) => previewRule(input, context),

  deleteAlarmRules: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const rows = await alarmRuleList.lockAll(tx, ids, context);
      await endAlarmsOf(tx, ids, "ruleDeleted", context.now());
      await alarmRuleList.remove(tx, ids, context);
      await context.audit({ targets: ids, detail: { rules: rows.map(({ ruleName }) => ruleName).join(", ") } }, tx);
    });
    return null;
  },

  enableAlarmRules: ({ ids, enabled }, context) =>
    context.db.transaction(async (tx) => {
      const rows = await alarmRuleList.lockAll(tx, ids, context);
      const others = rows.filter((row) => row.enabled !== enabled).map(({ id }) => id);
      if (others.length > 0) {
        if (!enabled) await endAlarmsOf(tx, others, "ruleDisabled", context.now());
        const set = enabled ? { enabled, judgedFrom: context.now() } : { enabled };
        await tx.update(alarmRules).set(set).where(inArray(alarmRules.id, others));
      }
      await context.audit({ targets: others, detail: { enabled } }, tx);
      return {
        changedCount: others.length,
        results: ids.map((id) => ({
          id,
          name: rows.find((row) => row.id === id)?.ruleName ?? "",
          outcome: others.includes(id) ? ("changed" as const) : ("unchanged" as const),
        })),
      };
    }),
} satisfies Partial<Handlers>;
