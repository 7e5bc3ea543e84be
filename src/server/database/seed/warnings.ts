import { and, asc, eq } from "drizzle-orm";
import { readReceivers } from "../../areas/warning/settings";
import { addDays, addMinutes } from "../../time";
import type { Queryable } from "../client";
import { users } from "../schema/identity";
import { warningDeliveries, warningReceivers, warningRecords, warningSettings } from "../schema/warning";
import { seededRandom } from "./bills-generator/random";
import { type Told, tellReminders } from "./warnings-data/told";

/** The group, whose reminders the demo shows. */
const group = 1001;
/** Those of the group who are reminded: of its finance department and of its operations. */
const [finance, operations] = [["li.jingyi", "song.yuhan"], ["huang.zhiyuan", "xu.mengjie"]];

/** The group's settings, one of each kind of state, and what they reminded of in the past year. */
export async function seedWarnings(db: Queryable, today: Date): Promise<void> {
  const told = tellReminders(seededRandom(9100), today);
  const lastOf = (type: Told["warningType"]): Date | null => told.findLast(({ warningType }) => warningType === type)?.raiseTime ?? null;
  const base = { customId: group, silenceHours: 24, version: 1, updateTime: addDays(today, -210) };
  await db.insert(warningSettings).values([
    { ...base, warningType: "balance", enabled: true, threshold: "20000.00", days: [], notifyWays: ["site", "sms"], lastRaised: lastOf("balance") },
    { ...base, warningType: "arrears", enabled: true, days: [1, 3, 7], notifyWays: ["site", "sms", "email"], silenceHours: 12, lastRaised: lastOf("arrears") },
    { ...base, warningType: "expire", enabled: true, days: [30, 15, 7, 3, 1], notifyWays: ["site", "email"], silenceHours: 0, lastRaised: lastOf("expire") },
    { ...base, warningType: "consume", enabled: false, threshold: "800000.00", period: "month", days: [], notifyWays: ["site"], lastRaised: lastOf("consume") },
  ]);
  const people = await db.select().from(users).where(and(eq(users.customId, group))).orderBy(asc(users.id));
  const idsOf = (names: readonly string[] = []): number[] => people.filter(({ username }) => names.includes(username)).map(({ id }) => id);
  await db.insert(warningReceivers).values([
    ...(["balance", "arrears", "consume"] as const).flatMap((warningType) => idsOf(finance).map((userId) => ({ customId: group, warningType, userId }))),
    ...idsOf(operations).map((userId) => ({ customId: group, warningType: "expire" as const, userId })),
  ]);
  await seedRecords(db, told);
}

async function seedRecords(db: Queryable, told: readonly Told[]): Promise<void> {
  const made = await db.insert(warningRecords).values(told.map(({ failed: _failed, ...row }) => ({ customId: group, ...row }))).returning({ id: warningRecords.id });
  const settings = await db.select().from(warningSettings).where(eq(warningSettings.customId, group));
  const receivers = new Map<string, Awaited<ReturnType<typeof readReceivers>>>();
  for (const setting of settings) receivers.set(setting.warningType, await readReceivers(db, setting));
  const rows = told.flatMap(({ warningType, notifyWays, raiseTime, failed, subject, value }, at) =>
    notifyWays.flatMap((way) =>
      (receivers.get(warningType) ?? []).map(({ id, name, phone, email }, index) => {
        const sent = way === "site" ? { address: null, content: null } : { address: way === "sms" ? phone : email, content: { zh: `${subject.zh}：${value.zh}`, en: `${subject.en}: ${value.en}` } };
        const fails = failed && way !== "site" && index === 0;
        const outcome = fails ? { status: 2 as const, reason: { zh: "对方无法接收", en: "It cannot be received there" } } : { status: 1 as const };
        return { recordId: made[at]?.id ?? 0, userId: id, receiver: name, way, ...sent, ...outcome, time: addMinutes(raiseTime, way === "site" ? 0 : 1) };
      }),
    ),
  );
  await db.insert(warningDeliveries).values(rows);
}
