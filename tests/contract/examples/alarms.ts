import { and, eq, isNull } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { resources } from "../../../src/server/database/schema/resource";
import { newAlarm, newRule } from "../alarm-rows";
import { type Example, foreignId, other, own, ownId, unique } from "../example";

const rule = (db: Database) => newRule(db, { customId: own, ruleName: unique() });
const foreignRule = (db: Database) => newRule(db, { customId: other, ruleName: unique() });
const foreignAlarm = (db: Database) => newAlarm(db, { customId: other });
/** Hosts above 90 % of their processor. */
const asked = {
  resourceType: "host",
  scope: "all",
  metricName: "cpuUsage",
  statistics: "average",
  comparison: "greater",
  threshold: 90,
  recoveryThreshold: 80,
  periodLength: 300,
  periods: 3,
  noDataPolicy: "keep",
  effectiveInterval: "08:00-20:00",
} as const;
const named = async (db: Database) => ({
  ...asked,
  scope: "instance",
  resourceIds: [await ownId(db, resources, and(eq(resources.type, "host"), isNull(resources.goneTime)))],
});

export const examples = {
  listAlarmRules: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "createTime",
      sortOrder: "ascending",
      keyword: "CPU",
      resourceType: ["host"],
      alarmLevel: ["critical"],
      enabled: true,
    }),
  },
  getAlarmRule: { input: async (db) => ({ id: await rule(db) }), foreign: { id: foreignRule } },
  saveAlarmRule: {
    input: async (db) => ({ ...(await named(db)), id: await rule(db), ruleName: unique(), clientToken: unique() }),
    foreign: { id: foreignRule, resourceIds: foreignId(resources) },
  },
  deleteAlarmRules: { input: async (db) => ({ ids: [await rule(db)] }), foreign: { ids: foreignRule } },
  enableAlarmRules: {
    input: async (db) => ({ ids: [await rule(db)], enabled: false }),
    foreign: { ids: foreignRule },
  },
  previewAlarmRule: { input: named, foreign: { resourceIds: foreignId(resources) } },
  listAlarms: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "lastTime",
      sortOrder: "ascending",
      keyword: "cpu",
      alarmLevel: ["critical", "warn"],
      status: [0, 1],
      lasting: true,
      cloudCode: ["aliyun"],
      resourceType: ["host"],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
    foreign: { ruleId: foreignRule, resourceId: foreignId(resources) },
    filters: true,
  },
  getAlarm: { input: async (db) => ({ id: await newAlarm(db) }), foreign: { id: foreignAlarm } },
  handleAlarms: {
    input: async (db) => ({ ids: [await newAlarm(db)], status: 1, remark: "已知晓" }),
    foreign: { ids: foreignAlarm },
  },
} satisfies Partial<Record<OperationId, Example>>;
