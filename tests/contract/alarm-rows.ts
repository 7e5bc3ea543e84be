import { eq } from "drizzle-orm";
import type { Queryable } from "../../src/server/database/client";
import { alarmRuleReceivers, alarmRules, alarms, alarmTransitions } from "../../src/server/database/schema/alarm";
import { alarmSilences } from "../../src/server/database/schema/alarm-silence";
import { resources } from "../../src/server/database/schema/resource";
import { webhooks } from "../../src/server/database/schema/webhook";
import { sealWebhookSecret } from "../../src/server/areas/webhook/secret";
import { users } from "../../src/server/database/schema/identity";
import { addMinutes } from "../../src/server/time";
import { own, ownId, unique } from "./example";

type Alarm = typeof alarms.$inferInsert;
type Rule = typeof alarmRules.$inferInsert;

/** Hosts above 80 % of their processor for three minutes, unless told otherwise. */
const usual = {
  resourceType: "host",
  metricName: "cpuUsage",
  statistics: "average",
  comparison: "greater",
  threshold: 80,
  period: 60,
  times: 3,
  alarmLevel: "critical",
  noDataPolicy: "keep",
  effectiveInterval: "00:00-23:59",
  silenceTime: 86_400,
  scope: "all",
  enabled: true,
  creator: "admin",
} as const;

/** A rule. @returns its id */
export async function newRule(
  db: Queryable,
  row: Pick<Rule, "customId" | "ruleName"> & Partial<Rule>,
  now = new Date(),
): Promise<number> {
  const [made] = await db
    .insert(alarmRules)
    .values({ ...usual, judgedFrom: now, createTime: now, ...row })
    .returning({ id: alarmRules.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** An alarm of a rule. @returns its id */
export async function newAlarm(db: Queryable, row: Partial<Alarm> = {}, now = new Date()): Promise<number> {
  const customId = row.customId ?? own;
  const [resource] = await db.select().from(resources).where(eq(resources.customId, customId)).limit(1);
  if (!resource) throw new Error("a customer has resources");
  const { resourceType, metricName, statistics, comparison, threshold, period, alarmLevel } = usual;
  const condition = { resourceType, metricName, statistics, comparison, threshold, period, alarmLevel };
  const about = { resourceId: resource.id, resourceName: resource.name, cloudCode: resource.cloudCode };
  const times = { startTime: now, lastTime: now, statusTime: now };
  const state = { curValue: 95, alarmState: "alarm", periods: 3, times: 1, status: 0 } as const;
  const [made] = await db
    .insert(alarms)
    .values({ customId, ruleName: "cpu", ...condition, ...about, ...times, ...state, ...row })
    .returning({ id: alarms.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A change of an alarm that is to be told of: its beginning by itself, where nothing else is said. @returns its id */
export async function newTransition(
  db: Queryable,
  row: Omit<Partial<typeof alarmTransitions.$inferInsert>, "time"> & { ruleId: number; time: Date; customId?: number },
): Promise<number> {
  const { customId = own, time } = row;
  const alarmId = row.alarmId ?? (await newAlarm(db, { customId, ruleId: row.ruleId }, time));
  const [alarm] = await db.select().from(alarms).where(eq(alarms.id, alarmId));
  const usually = { from: "ok", to: "alarm", cause: "judged", judgedTime: time, value: 95 } as const;
  const [made] = await db
    .insert(alarmTransitions)
    .values({ ...usually, resourceId: alarm?.resourceId ?? 0, ...row, customId, alarmId })
    .returning({ id: alarmTransitions.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A silence of everything that began a minute ago and lasts an hour, where nothing else is said. @returns its id */
export async function newSilence(
  db: Queryable,
  row: Partial<typeof alarmSilences.$inferInsert> = {},
  now = new Date(),
): Promise<number> {
  const about = { customId: own, silenceName: unique(), ruleIds: [], resourceIds: [], alarmLevels: [] };
  const times = { startTime: addMinutes(now, -1), endTime: addMinutes(now, 60), createTime: now };
  const [made] = await db
    .insert(alarmSilences)
    .values({ ...about, ...times, creator: "admin", ...row })
    .returning({ id: alarmSilences.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A webhook that nothing reaches: its address is of this computer. @returns its id */
export async function newWebhook(
  db: Queryable,
  row: Partial<typeof webhooks.$inferInsert> = {},
  now = new Date(),
): Promise<number> {
  const customId = row.customId ?? own;
  const secret = sealWebhookSecret("secret", customId);
  const about = { customId, webhookName: unique(), url: "https://127.0.0.1/", secret };
  const [made] = await db
    .insert(webhooks)
    .values({ ...about, creator: "admin", createTime: now, ...row })
    .returning({ id: webhooks.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** Makes users those who are told of a rule's alarms. */
export async function tell(db: Queryable, ruleId: number, userIds: readonly number[]): Promise<void> {
  await db.insert(alarmRuleReceivers).values(userIds.map((userId) => ({ ruleId, userId })));
}

/** An alarm of a rule of its own that one of the customer's users is to be told of. @returns the id of its beginning */
export async function newNotice(db: Queryable, time: Date): Promise<number> {
  const ruleId = await newRule(db, { customId: own, ruleName: unique(), notifyWays: ["site"] });
  await tell(db, ruleId, [await ownId(db, users)]);
  return newTransition(db, { ruleId, time });
}
