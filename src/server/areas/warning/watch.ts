import { and, asc, eq, inArray, max } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { warningRecords, warningSettings } from "../../database/schema/warning";
import type { Words } from "../../errors";
import { hasPassed, toLocalDate } from "../../time";
import { owned } from "../../lists/owner";
import { daysBetween, expiryWarning, type ExpiringThing, readExpiring } from "./expiring";
import { raise } from "./raise";
import { type Reading, readLevel } from "./readings";
import { sameReminder, type SettingRow, toldBy } from "./settings";

const HOUR = 3600;

/**
 * Raises what is to be reminded of, everywhere. A setting is locked while it is looked at, and what it reminded of is written
 * down with the reminder: however many servers look, and whenever one of them ends, each reminder is raised once. What fails
 * for one customer keeps nobody else's back.
 */
export async function raiseWarnings(db: Database, now: Date): Promise<void> {
  const enabled = await db
    .select({ customId: warningSettings.customId, warningType: warningSettings.warningType })
    .from(warningSettings)
    .where(eq(warningSettings.enabled, true))
    .orderBy(asc(warningSettings.customId), asc(warningSettings.warningType));
  const failures: unknown[] = [];
  for (const key of enabled)
    await db.transaction((tx) => look(tx, key, now)).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, "reminders could not be raised");
}

async function look(
  tx: Tx,
  { customId, warningType }: Pick<SettingRow, "customId" | "warningType">,
  now: Date,
): Promise<void> {
  const [setting] = await tx
    .select()
    .from(warningSettings)
    .where(sameReminder(warningSettings, { customId, warningType }))
    .for("update");
  if (!setting?.enabled) return;
  await (warningType === "expire" ? lookAtThings(tx, setting, now) : lookAtLevel(tx, setting, now));
}

/** A level that is crossed: raised once until it is crossed anew, and not again while the setting is silent. */
async function lookAtLevel(tx: Tx, setting: SettingRow, now: Date): Promise<void> {
  const reading = await readLevel(tx, setting.customId, setting, now);
  if (!reading.holds) {
    if (setting.since !== null) await change(tx, setting, { raisedFor: null, since: null });
    return;
  }
  const since = setting.since ?? now;
  const occasion = occasionOf(setting, reading, since, now);
  const due = occasion !== setting.raisedFor && !isSilent(setting.lastRaised, setting, now);
  if (due) {
    const { value, threshold, bizType, bizNo } = reading;
    await raise(tx, toldBy(tx, setting), { subject: levelSubject(setting), value, threshold, bizType, bizNo }, now);
    await change(tx, setting, { raisedFor: occasion, since, lastRaised: now });
  } else if (setting.since === null) await change(tx, setting, { since });
}

/** Arrears are reminded of again after some days: each of these is an occasion of its own. */
function occasionOf({ warningType, days }: SettingRow, { occasion }: Reading, since: Date, now: Date): string {
  if (warningType !== "arrears") return occasion;
  const passed = daysBetween(toLocalDate(since), toLocalDate(now));
  return `${occasion}:${Math.max(0, ...days.filter((day) => day <= passed))}`;
}

/** Things that expire in exactly one of the days: each once a day, and not while it is silent. */
async function lookAtThings(tx: Tx, setting: SettingRow, now: Date): Promise<void> {
  const things = await readExpiring(tx, setting.customId, setting.days, now);
  const last = await lastRaised(tx, setting, things);
  let raised = false;
  for (const thing of things) {
    if (isSilent(last.get(keyOf(thing)) ?? null, setting, now)) continue;
    raised = (await raise(tx, toldBy(tx, setting), expiryWarning(thing), now)) !== undefined || raised;
  }
  if (raised) await change(tx, setting, { lastRaised: now });
}

/** When each of these things was last reminded of. */
async function lastRaised(
  tx: Tx,
  { customId }: SettingRow,
  things: readonly ExpiringThing[],
): Promise<Map<string, Date>> {
  if (things.length === 0) return new Map();
  const rows = await tx
    .select({ kind: warningRecords.bizType, no: warningRecords.bizNo, time: max(warningRecords.raiseTime) })
    .from(warningRecords)
    .where(
      and(
        owned(warningRecords, customId),
        eq(warningRecords.warningType, "expire"),
        inArray(
          warningRecords.bizNo,
          things.map(({ no }) => no),
        ),
      ),
    )
    .groupBy(warningRecords.bizType, warningRecords.bizNo);
  return new Map(rows.flatMap(({ kind, no, time }) => (time ? [[`${kind}:${no}`, time]] : [])));
}

function keyOf({ kind, no }: ExpiringThing): string {
  return `${kind}:${no}`;
}

function isSilent(lastTime: Date | null, { silenceHours }: SettingRow, now: Date): boolean {
  return lastTime !== null && !hasPassed(silenceHours * HOUR, lastTime, now);
}

async function change(
  tx: Tx,
  { customId, warningType }: SettingRow,
  values: Partial<Pick<SettingRow, "raisedFor" | "since" | "lastRaised">>,
): Promise<void> {
  await tx.update(warningSettings).set(values).where(sameReminder(warningSettings, { customId, warningType }));
}

function levelSubject({ warningType, period }: SettingRow): Words {
  if (warningType === "consume")
    return period === "day"
      ? { zh: "当日消费", en: "Consumption today" }
      : { zh: "当月消费", en: "Consumption this month" };
  return warningType === "balance" ? { zh: "可用余额", en: "Available balance" } : { zh: "账户欠费", en: "Arrears" };
}
