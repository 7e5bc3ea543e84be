import { and, asc, eq } from "drizzle-orm";
import type { NewAlarmSilence } from "../../../generated/api";
import { saveSilence } from "../../areas/alarm/silences/save-silence";
import { addDays, addMinutes, toLocalDateTime } from "../../time";
import type { Tx } from "../client";
import { alarmRules } from "../schema/alarm";
import { resources } from "../schema/resource";
import type { Seed } from "./run/seed-type";
import { openWorld } from "./run/world";

/** A silence of the demo: who made it, how many days ago, and when it begins and ends, counted from today. */
interface DemoSilence {
  username: string;
  customId: number;
  madeAgo: number;
  /** Days from today. */
  from: number;
  /** Minutes. */
  lasts: number;
  silenceName: string;
  remark: string;
  ruleName?: string;
  /** Hosts that it is about. */
  hosts?: number;
  alarmLevels?: NewAlarmSilence["alarmLevels"];
}

const hour = 60;
const silences: readonly DemoSilence[] = [
  {
    username: "admin",
    customId: 1001,
    madeAgo: 9,
    from: -8,
    lasts: 6 * hour,
    silenceName: "机房网络割接",
    remark: "割接期间流量抖动属正常",
    ruleName: "工作时间出流量偏高",
  },
  {
    username: "admin",
    customId: 1001,
    madeAgo: 1,
    from: -1,
    lasts: 7 * 24 * hour,
    silenceName: "磁盘扩容期间",
    remark: "扩容排期中，本周内完成",
    ruleName: "云主机磁盘使用偏高",
    alarmLevels: ["info"],
  },
  {
    username: "admin",
    customId: 1001,
    madeAgo: 1,
    from: 2,
    lasts: 4 * hour,
    silenceName: "内核升级维护窗口",
    remark: "分批重启，预计 4 小时",
    hosts: 3,
  },
  {
    username: "type0",
    customId: 1010,
    madeAgo: 3,
    from: -2,
    lasts: 2 * hour,
    silenceName: "压力测试",
    remark: "测试环境",
    alarmLevels: ["critical"],
  },
];

/** Silences of alarms: one that is over, one that holds, and one that is to come. */
export const seed: Seed = { needs: ["alarms", "identity"], write: seedSilences };

async function seedSilences(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  for (const demo of silences) {
    const { username, customId, madeAgo, from, lasts, ruleName, hosts, ...said } = demo;
    const startTime = addDays(today, from);
    const endTime = addMinutes(startTime, lasts);
    await saveSilence(
      {
        ...said,
        ruleIds: ruleName === undefined ? [] : await rulesNamed(tx, customId, ruleName),
        resourceIds: await firstHosts(tx, customId, hosts ?? 0),
        startTime: toLocalDateTime(startTime),
        endTime: toLocalDateTime(endTime),
        clientToken: "demo",
      },
      world.as(username, addDays(today, -madeAgo)),
    );
  }
}

async function rulesNamed(tx: Tx, customId: number, ruleName: string): Promise<number[]> {
  const named = and(eq(alarmRules.customId, customId), eq(alarmRules.ruleName, ruleName));
  return (await tx.select({ id: alarmRules.id }).from(alarmRules).where(named)).map(({ id }) => id);
}

async function firstHosts(tx: Tx, customId: number, most: number): Promise<number[]> {
  const rows = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.customId, customId), eq(resources.type, "host")))
    .orderBy(asc(resources.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
