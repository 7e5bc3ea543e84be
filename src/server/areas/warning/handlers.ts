import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { warningSettings } from "../../database/schema/warning";
import { refuse } from "../../errors";
import { countExpiring } from "./expiring";
import { resendDeliveries } from "./failed-deliveries";
import { getRecord } from "./records";
import { readLevel } from "./readings";
import {
  lockSetting,
  readReceivers,
  readSetting,
  saveReceivers,
  type SettingRow,
  toSetting,
  warningTypes,
  sameReminder,
} from "./settings";
import { checkReceivers, checkRule, findReceivers, requireWays } from "./checks";
import { ruleWords } from "./words";

/** Reminders of the caller's customer: its settings, and what was raised. */
export const handlers = {
  listWarningSettings: async (_input, { db, user, language }) => {
    const all = await Promise.all(warningTypes.map((type) => readSetting(db, user.customId, type)));
    return all.map((setting) => toSetting(setting, language));
  },

  getWarningSetting: async ({ type }, { db, user, language }) =>
    toSetting(await readSetting(db, user.customId, type), language),

  saveWarningSetting: async ({ type, version, receivers: ids, ...given }, context) => {
    const { customId } = context.user;
    requireWays(given.notifyWays, context);
    await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        // Users before settings: whoever deletes a user locks in the same order.
        const receivers = await findReceivers(tx, customId, ids);
        const row = await lockSetting(tx, customId, type);
        if (row.version !== version) throw refuse("WARNING_CHANGED");
        const wanted = changed(row, given);
        checkRule(wanted);
        checkReceivers(wanted, receivers);
        await saveReceivers(tx, row, ids);
        await store(tx, wanted, context.now());
        await context.audit({ detail: { type, enabled: given.enabled, receivers: ids.length } }, tx);
      }),
    );
    return null;
  },

  switchWarningSetting: async ({ type, enabled }, context) => {
    await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        const row = await lockSetting(tx, context.user.customId, type);
        const wanted = { ...row, enabled };
        if (enabled) {
          requireWays(wanted.notifyWays, context);
          checkRule(wanted);
          checkReceivers(wanted, await readReceivers(tx, row));
        }
        await store(tx, wanted, context.now());
        await context.audit({ detail: { type, enabled } }, tx);
      }),
    );
    return null;
  },

  previewWarningSetting: async ({ type, threshold = null, period, days = [] }, context) => {
    const rule = { warningType: type, threshold, period: type === "consume" ? (period ?? "month") : null, days };
    return { rule: ruleWords(rule)[context.language], current: await currentState(rule, context) };
  },

  getWarningRecord: getRecord,

  resendDeliveries: (input, context) => resendDeliveries(input, context),
} satisfies Partial<Handlers>;

type Given = Omit<Input<"saveWarningSetting">, "type" | "version" | "receivers">;

/** The row as it is wanted; of what its type does not have nothing is kept. */
function changed(row: SettingRow, { enabled, threshold, period, days, notifyWays, silenceHours }: Given): SettingRow {
  const { warningType } = row;
  const ofLevel = warningType === "balance" || warningType === "consume";
  return {
    ...row,
    enabled,
    notifyWays,
    silenceHours,
    threshold: ofLevel ? (threshold ?? null) : null,
    period: warningType === "consume" ? (period ?? "month") : null,
    days: ofLevel ? [] : (days ?? []),
  };
}

/** Whoever is switched off forgets what was crossed: switched on again, it reminds of what holds then. */
async function store(tx: Tx, { customId, warningType, ...row }: SettingRow, now: Date): Promise<void> {
  const { enabled, threshold, period, days, notifyWays, silenceHours, version } = row;
  const forgotten = enabled ? {} : { raisedFor: null, since: null };
  await tx
    .update(warningSettings)
    .set({
      enabled,
      threshold,
      period,
      days,
      notifyWays,
      silenceHours,
      version: version + 1,
      updateTime: now,
      ...forgotten,
    })
    .where(sameReminder(warningSettings, { customId, warningType }));
}

/** How things stand with what a rule watches, as a sentence. */
async function currentState(
  rule: Parameters<typeof ruleWords>[0],
  { db, user, language, now }: Context,
): Promise<string> {
  if (rule.warningType === "expire") {
    const most = Math.max(0, ...rule.days);
    const due = most === 0 ? 0 : await countExpiring(db, user.customId, most, now());
    return { zh: `${most} 天内有 ${due} 项到期`, en: `${due} expire within ${most} days` }[language];
  }
  const { value, holds } = await readLevel(db, user.customId, rule, now());
  const reminds = holds && (rule.threshold !== null || rule.warningType === "arrears");
  return `${value[language]}${reminds ? { zh: "，启用后将立即提醒", en: "; a reminder would be sent immediately" }[language] : ""}`;
}
