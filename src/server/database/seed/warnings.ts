import type { Seed } from "./run/seed-type";
import { and, asc, eq } from "drizzle-orm";
import { addDays } from "../../time";
import type { Queryable } from "../client";
import { users } from "../schema/identity";
import { warningReceivers, warningSettings } from "../schema/warning";
import { type Told, tellReminders } from "./warnings-data/told";

/** The group, whose reminders the demo shows. */
export const group = 1001;
/** Those of the group who are reminded: of its finance department and of its operations; its main account of the balance. */
const [finance, operations, main] = [["li.jingyi", "song.yuhan"], ["huang.zhiyuan", "xu.mengjie"], "admin"];

/** The group's settings, one of each kind of state, as they are after what the history reminded of. */
export const seed: Seed = { needs: ["identity"], write: seedWarnings };

async function seedWarnings(db: Queryable, today: Date): Promise<void> {
  const told = tellReminders(today);
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
}
