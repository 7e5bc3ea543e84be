import type { Seed } from "./run/seed-type";
import { and, asc, eq } from "drizzle-orm";
import { messageRow } from "../../areas/warning/message-words";
import { readReceivers, type Receiver } from "../../areas/warning/settings";
import { addDays, addMinutes } from "../../time";
import type { Queryable } from "../client";
import { users } from "../schema/identity";
import { messages } from "../schema/message";
import { warningDeliveries, warningReceivers, warningRecords, warningSettings } from "../schema/warning";
import { seededRandom } from "./bills-generator/random";
import { type Told, tellReminders } from "./warnings-data/told";

/** The group, whose reminders the demo shows. */
const group = 1001;
/** Those of the group who are reminded: of its finance department and of its operations; its main account of the balance. */
const [finance, operations, main] = [["li.jingyi", "song.yuhan"], ["huang.zhiyuan", "xu.mengjie"], "admin"];

/** The group's settings, one of each kind of state, and what they reminded of in the past year; the messages of that have been read. */
export const seed: Seed = { needs: ["identity"], write: seedWarnings };

async function seedWarnings(db: Queryable, today: Date): Promise<void> {
  const told = tellReminders(seededRandom(9100), today);
  const lastOf = (type: Told["warningType"]): Date | null =>
    told.findLast(({ warningType }) => warningType === type)?.raiseTime ?? null;
  const base = { customId: group, silenceHours: 24, version: 1, updateTime: addDays(today, -210) };
  await db.insert(warningSettings).values([
    {
      ...base,
      warningType: "balance",
      enabled: true,
      threshold: "20000.00",
      days: [],
      notifyWays: ["site", "sms"],
      lastRaised: lastOf("balance"),
    },
    {
      ...base,
      warningType: "arrears",
      enabled: true,
      days: [1, 3, 7],
      notifyWays: ["site", "sms", "email"],
      silenceHours: 12,
      lastRaised: lastOf("arrears"),
    },
    {
      ...base,
      warningType: "expire",
      enabled: true,
      days: [30, 15, 7, 3, 1],
      notifyWays: ["site", "email"],
      silenceHours: 0,
      lastRaised: lastOf("expire"),
    },
    {
      ...base,
      warningType: "consume",
      enabled: false,
      threshold: "800000.00",
      period: "month",
      days: [],
      notifyWays: ["site"],
      lastRaised: lastOf("consume"),
    },
  ]);
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.customId, group)))
    .orderBy(asc(users.id));
  const idsOf = (names: readonly string[]): number[] =>
    people.filter(({ username }) => names.includes(username)).map(({ id }) => id);
  await db.insert(warningReceivers).values([
    ...(["balance", "arrears", "consume"] as const).flatMap((warningType) =>
      idsOf(warningType === "balance" ? [main, ...finance] : finance).map((userId) => ({
        customId: group,
        warningType,
        userId,
      })),
    ),
    ...idsOf(operations).map((userId) => ({ customId: group, warningType: "expire" as const, userId })),
  ]);
  await seedRecords(db, told);
}

async function seedRecords(db: Queryable, told: readonly Told[]): Promise<void> {
  const made = await db
    .insert(warningRecords)
    .values(told.map(({ failed: _failed, ...row }) => ({ customId: group, ...row })))
    .returning({ id: warningRecords.id });
  const settings = await db.select().from(warningSettings).where(eq(warningSettings.customId, group));
  const receivers = new Map<string, Receiver[]>();
  for (const setting of settings) receivers.set(setting.warningType, await readReceivers(db, setting));
  const rows = told.flatMap((one, at) =>
    (receivers.get(one.warningType) ?? []).flatMap((receiver, index) =>
      deliveriesOf(one, made[at]?.id ?? 0, receiver, index),
    ),
  );
  const sent = await db
    .insert(messages)
    .values(rows.flatMap(({ message }) => (message ? [message] : [])))
    .returning({ id: messages.id });
  const ids = sent.values();
  await db.insert(warningDeliveries).values(
    rows.map(({ delivery, message }) => ({
      ...delivery,
      messageId: message ? (ids.next().value?.id ?? null) : null,
    })),
  );
}

/** What a receiver got of a reminder, one for each way; the first receiver is the one who could not be reached. */
function deliveriesOf(
  told: Told,
  recordId: number,
  { id: userId, name: receiver, phone, email }: Receiver,
  index: number,
) {
  const { warningType, notifyWays, raiseTime, failed, subject, value } = told;
  return notifyWays.map((way) => {
    if (way === "site") {
      const message = {
        ...messageRow(warningType, told, raiseTime),
        customId: group,
        userId,
        readFlag: 1 as const,
        readTime: addMinutes(raiseTime, 25),
      };
      return { message, delivery: { recordId, userId, receiver, way, status: 1 as const, time: raiseTime } };
    }
    const outcome =
      failed && index === 0
        ? { status: 2 as const, reason: { zh: "对方无法接收", en: "It cannot be received there" } }
        : { status: 1 as const };
    const content = { zh: `${subject.zh}：${value.zh}`, en: `${subject.en}: ${value.en}` };
    return {
      message: undefined,
      delivery: {
        recordId,
        userId,
        receiver,
        way,
        address: way === "sms" ? phone : email,
        content,
        ...outcome,
        time: addMinutes(raiseTime, 1),
      },
    };
  });
}
