import type { alarmRules } from "../../schema/alarm";

type Rule = typeof alarmRules.$inferInsert;

/** A rule of the demo, apart from what most have alike. */
export type DemoRule = Pick<Rule, "customId" | "ruleName" | "metricName" | "threshold" | "alarmLevel"> & Partial<Rule>;

/** What most rules have alike. */
export const usualRule = {
  resourceType: "host",
  statistics: "average",
  comparison: "greater",
  period: 300,
  times: 3,
  noDataPolicy: "keep",
  effectiveInterval: "00:00-23:59",
  silenceTime: 86_400,
  scope: "all",
  enabled: true,
  creator: "admin",
} as const;

/** The demo's rules, all about hosts. */
export const demoRules: readonly DemoRule[] = [
  { customId: 1001, ruleName: "云主机 CPU 严重过高", metricName: "cpuUsage", threshold: 78, alarmLevel: "critical" },
  {
    customId: 1001,
    ruleName: "云主机 CPU 偏高",
    metricName: "cpuUsage",
    threshold: 66,
    recoveryThreshold: 60,
    period: 900,
    times: 2,
    alarmLevel: "warn",
  },
  { customId: 1001, ruleName: "云主机内存不足", metricName: "memUsage", threshold: 84, alarmLevel: "critical" },
  {
    customId: 1001,
    ruleName: "云主机磁盘将满",
    metricName: "diskUsage",
    threshold: 60,
    recoveryThreshold: 50,
    period: 3600,
    times: 1,
    alarmLevel: "critical",
  },
  {
    customId: 1001,
    ruleName: "云主机磁盘使用偏高",
    metricName: "diskUsage",
    threshold: 36,
    period: 3600,
    times: 1,
    alarmLevel: "info",
  },
  {
    customId: 1001,
    ruleName: "工作时间出流量偏高",
    metricName: "netOut",
    threshold: 76,
    period: 900,
    effectiveInterval: "08:00-20:00",
    alarmLevel: "info",
  },
  {
    customId: 1001,
    ruleName: "云主机写入过多",
    metricName: "diskWriteIops",
    threshold: 1450,
    alarmLevel: "info",
    enabled: false,
  },
  { customId: 1010, ruleName: "云主机 CPU 严重过高", metricName: "cpuUsage", threshold: 70, alarmLevel: "critical" },
  { customId: 1010, ruleName: "云主机磁盘将满", metricName: "diskUsage", threshold: 75, alarmLevel: "warn" },
];
