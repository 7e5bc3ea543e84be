import type { Database } from "../../src/server/database/client";
import { alarmRules } from "../../src/server/database/schema/alarm";

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
  db: Database,
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
