import { and, asc, eq, isNotNull } from "drizzle-orm";
import { duePeriods } from "../../../domain/alarm/due";
import { judgeAll } from "../../../domain/alarm/judge";
import { settledBy } from "../../../domain/alarm/late";
import { AlarmHandleStatus } from "../../../generated/enums";
import type { RuleRow } from "../../areas/alarm/evaluate/judge-rules";
import { writeChanges } from "../../areas/alarm/evaluate/write-changes";
import { lifecycle } from "../../areas/alarm/lifecycle";
import { tellOfRule } from "../../areas/alarm/notices/tell";
import { resourcesOf } from "../../areas/alarm/scope";
import { catalogueOf } from "../../cloud-world/metric-catalogue";
import { addDays, addMinutes } from "../../time";
import type { Tx } from "../client";
import { alarmRules, alarms } from "../schema/alarm";
import { resources } from "../schema/resource";
import { averagesOf } from "./alarms-data/measured";
import { type DemoRule, demoRules, usualRule } from "./alarms-data/rules";
import { seededRandom } from "./bills-generator/random";
import type { Seed } from "./run/seed-type";

/** Days that were judged. */
const days = 6;
/** Hosts that rules are about in the past, at most: the others are judged from the start on. */
const most = 40;

/** Alarm rules, and the alarms that they made of what the simulated clouds measured. */
export const seed: Seed = { needs: ["resources", "resource-operations"], write: seedAlarms };

async function seedAlarms(tx: Tx, today: Date): Promise<void> {
  for (const [at, rule] of demoRules.entries()) await live(tx, rule, today, at);
  await handle(tx);
}

/** A rule, and what came of it until today. */
async function live(tx: Tx, demo: DemoRule, today: Date, at: number): Promise<void> {
  const createTime = addDays(today, -days - 7 * (at + 1));
  const judgedFrom = addDays(today, -days);
  const [rule] = await tx
    .insert(alarmRules)
    .values({ ...usualRule, createTime, judgedFrom, ...demo })
    .returning();
  if (!rule?.enabled) return;
  const running = (await resourcesOf({ db: tx, now: () => today }, { ...rule, named: { ruleId: rule.id } })).filter(
    ({ cloudCode }) => catalogueOf(cloudCode, "host").includes(rule.metricName),
  );
  const up = await runningIds(tx, rule);
  const hosts = running.filter(({ id }) => up.has(id)).slice(0, most);
  const window = duePeriods(rule, judgedFrom.getTime(), today.getTime());
  const changed = hosts.map((resource) => {
    const values = averagesOf(resource.resourceId, rule.metricName, { ...window, period: rule.period });
    const changes = judgeAll(rule, { firstEnd: window.firstEnd, values }, "insufficientData");
    const { to: state = "insufficientData" as const, time: since = 0 } = changes.at(-1) ?? {};
    return { resource, missed: [], changes, state, since, settled: settledBy("insufficientData", changes) };
  });
  await writeChanges(tx, [{ rule, changed: changed.filter(({ changes }) => changes.length > 0) }], today);
  await tellOfRule(tx, rule.id, addMinutes(today, 1));
}

/** Hosts that have been running for all that time. */
async function runningIds(tx: Tx, { customId, judgedFrom }: RuleRow): Promise<Set<number>> {
  const rows = await tx
    .select({ id: resources.id, createTime: resources.createTime })
    .from(resources)
    .where(and(eq(resources.customId, customId), eq(resources.type, "host"), eq(resources.status, "running")));
  return new Set(rows.filter(({ createTime }) => createTime < judgedFrom).map(({ id }) => id));
}

/** What people did about the alarms: most of those that are over are resolved, and some are ignored. */
async function handle(tx: Tx): Promise<void> {
  const random = seededRandom(47_011);
  const over = await tx.select().from(alarms).where(isNotNull(alarms.recoverTime)).orderBy(asc(alarms.id));
  const { acknowledged, resolved, ignored } = AlarmHandleStatus;
  for (const row of over) {
    const chance = random.whole(1, 100);
    if (chance > 80) continue;
    const by = { actorKind: "user", actor: "admin" } as const;
    const first = chance > 70 ? ignored : acknowledged;
    const time = addMinutes(row.startTime, random.whole(2, 40));
    const after = await lifecycle.move(tx, row, { ...by, status: first, time });
    if (chance > 60) continue;
    const note = { zh: "已扩容处理", en: "Scaled up" };
    await lifecycle.move(tx, { ...row, ...after }, { ...by, status: resolved, time: addMinutes(time, 15), note });
  }
}
