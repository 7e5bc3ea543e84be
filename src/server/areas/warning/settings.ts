import { and, asc, eq, inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import type { NotifyWay, WarningRecordType, WarningSetting, WarningType } from "../../../generated/api";
import { AccountType, WarningStatus } from "../../../generated/enums";
import type { Queryable, Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { warningReceivers, warningSettings } from "../../database/schema/warning";
import type { webhooks } from "../../database/schema/webhook";
import { toLocalDateTimeOrNull } from "../../time";
import { both, owned } from "../../lists/owner";
import { ruleWords } from "./words";

/** A row of settings. */
export type SettingRow = typeof warningSettings.$inferSelect;

/** Who is told of a reminder, and in which ways. */
export interface Told {
  customId: number;
  warningType: WarningRecordType;
  notifyWays: NotifyWay[];
  /** Ids of the users, or the query for them: those who can still sign in are told. */
  userIds: readonly number[] | SQLWrapper;
  /** Webhooks that are told besides. */
  webhooks?: readonly Pick<typeof webhooks.$inferSelect, "id" | "webhookName" | "url">[];
}

/** A user who is to be reminded. */
export type Receiver = typeof users.$inferSelect;

/** Every type, in the order they are shown. */
export const warningTypes: readonly WarningType[] = ["balance", "arrears", "expire", "consume"];

/** What holds until a customer has saved something else: switched off, to the main account. */
const defaults: Record<WarningType, Pick<SettingRow, "threshold" | "period" | "days">> = {
  balance: { threshold: "1000.00", period: null, days: [] },
  arrears: { threshold: null, period: null, days: [1, 3, 7] },
  expire: { threshold: null, period: null, days: [30, 15, 7, 3, 1] },
  consume: { threshold: "10000.00", period: "month", days: [] },
};

/** The setting of a customer that nobody has saved yet. */
export function defaultSetting(customId: number, warningType: WarningType): SettingRow {
  return {
    customId,
    warningType,
    ...defaults[warningType],
    enabled: false,
    notifyWays: ["site"],
    silenceHours: 24,
    version: 0,
    updateTime: new Date(0),
    raisedFor: null,
    since: null,
    lastRaised: null,
  };
}

/** A customer's setting, saved or by default; nobody is its receiver by default but the main account. */
export async function readSetting(
  db: Queryable,
  customId: number,
  warningType: WarningType,
): Promise<{ row: SettingRow; receivers: Receiver[] }> {
  const [row] = await db.select().from(warningSettings).where(sameReminder(warningSettings, { customId, warningType }));
  return row
    ? { row, receivers: await readReceivers(db, row) }
    : { row: defaultSetting(customId, warningType), receivers: await mainAccounts(db, customId) };
}

/** The setting, locked until the transaction ends; made where there is none yet. */
export async function lockSetting(tx: Tx, customId: number, warningType: WarningType): Promise<SettingRow> {
  const made = await tx
    .insert(warningSettings)
    .values(defaultSetting(customId, warningType))
    .onConflictDoNothing()
    .returning();
  if (made[0])
    await saveReceivers(
      tx,
      made[0],
      (await mainAccounts(tx, customId)).map(({ id }) => id),
    );
  const [row] = await tx
    .select()
    .from(warningSettings)
    .where(sameReminder(warningSettings, { customId, warningType }))
    .for("update");
  if (!row) throw new Error("a setting that was made is there");
  return row;
}

/** Who is reminded, active or not. */
export async function readReceivers(db: Queryable, { customId, warningType }: SettingRow): Promise<Receiver[]> {
  return receiversAmong(db, customId, receiverIds(db, { customId, warningType }));
}

/** The users of a customer among these ids, active or not, in the order of their ids. */
export function receiversAmong(db: Queryable, customId: number, userIds: SQLWrapper): Promise<Receiver[]> {
  return db
    .select()
    .from(users)
    .where(and(owned(users, customId), inArray(users.id, userIds)))
    .orderBy(asc(users.id));
}

/** Makes exactly these users the receivers. */
export async function saveReceivers(
  tx: Tx,
  { customId, warningType }: SettingRow,
  userIds: readonly number[],
): Promise<void> {
  await tx.delete(warningReceivers).where(sameReminder(warningReceivers, { customId, warningType }));
  if (userIds.length > 0)
    await tx.insert(warningReceivers).values(userIds.map((userId) => ({ customId, warningType, userId })));
}

/** A setting as the API shows it. */
export function toSetting(
  { row, receivers }: { row: SettingRow; receivers: readonly Receiver[] },
  language: "zh" | "en",
): WarningSetting {
  const { customId: _custom, raisedFor: _raised, since: _since, lastRaised, updateTime, ...shown } = row;
  return {
    ...shown,
    status: row.enabled ? WarningStatus.on : WarningStatus.off,
    receivers: receivers.map(({ id }) => id),
    receiverNames: receivers.map(receiverLabel),
    rule: ruleWords(row)[language],
    lastRaised: toLocalDateTimeOrNull(lastRaised),
    updateTime: toLocalDateTimeOrNull(row.version === 0 ? null : updateTime),
  };
}

/** Whom a setting has told, and how. */
export function toldBy(db: Queryable, { customId, warningType, notifyWays }: SettingRow): Told {
  return { customId, warningType, notifyWays, userIds: receiverIds(db, { customId, warningType }) };
}

/** How a receiver is called where they are chosen. */
export function receiverLabel({ name, username }: Pick<Receiver, "name" | "username">): string {
  return `${name} (${username})`;
}

/** The rows of one reminder of a customer: its setting, or its receivers. */
export function sameReminder(
  table: typeof warningSettings | typeof warningReceivers,
  { customId, warningType }: Pick<SettingRow, "customId" | "warningType">,
): SQL {
  return both(owned(table, customId), eq(table.warningType, warningType));
}

function receiverIds(db: Queryable, reminder: Pick<SettingRow, "customId" | "warningType">) {
  return db
    .select({ id: warningReceivers.userId })
    .from(warningReceivers)
    .where(sameReminder(warningReceivers, reminder));
}

function mainAccounts(db: Queryable, customId: number): Promise<Receiver[]> {
  return db
    .select()
    .from(users)
    .where(and(owned(users, customId), eq(users.accountType, AccountType.main)))
    .orderBy(asc(users.id));
}
