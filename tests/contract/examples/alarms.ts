import { and, eq, isNull } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { businessViews } from "../../../src/server/database/schema/business-view";
import { resources } from "../../../src/server/database/schema/resource";
import { newAlarm, newRule, newSilence } from "../alarm-rows";
import { addDays, toLocalDateTime } from "../../../src/server/time";
import { type Example, foreignId, other, own, ownId, unique } from "../example";

const rule = (db: Database) => newRule(db, { customId: own, ruleName: unique() });
const foreignRule = (db: Database) => newRule(db, { customId: other, ruleName: unique() });
const foreignSilence = (db: Database) => newSilence(db, { customId: other });
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
const host = (db: Database) => ownId(db, resources, and(eq(resources.type, "host"), isNull(resources.goneTime)));
const named = async (db: Database) => ({ ...asked, scope: "instance", resourceIds: [await host(db)] });
const upcoming = () => ({ startTime: addDays(new Date(), 1), endTime: addDays(new Date(), 2) });

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
  listAlarmStates: {
    input: async (db) => ({
      pageNum: 1,
      pageSize: 10,
      ruleId: await rule(db),
      keyword: "web",
      alarmState: ["alarm", "insufficientData"],
    }),
    foreign: { ruleId: foreignRule },
  },
  deleteAlarmRules: { input: async (db) => ({ ids: [await rule(db)] }), foreign: { ids: foreignRule } },
  enableAlarmRules: {
    input: async (db) => ({ ids: [await rule(db)], enabled: false }),
    foreign: { ids: foreignRule },
  },
  listAlarmTemplates: { input: () => ({ resourceType: "host" }) },
  previewAlarmScope: {
    input: async (db) => ({ resourceType: "host", scope: "instance", resourceIds: [await host(db)] }),
    foreign: { resourceIds: foreignId(resources) },
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
      alarmState: ["alarm", "ok"],
      status: [0, 1],
      lasting: true,
      silenced: false,
      flapping: false,
      cloudCode: ["aliyun"],
      resourceType: ["host"],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
    foreign: {
      viewId: foreignId(businessViews),
      ruleId: foreignRule,
      resourceId: foreignId(resources),
      similarTo: foreignAlarm,
    },
    filters: true,
  },
  listAlarmGroups: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "startTime",
      sortOrder: "ascending",
      by: "resource",
      keyword: "web",
      resourceType: ["host"],
      open: true,
    }),
    foreign: { viewId: foreignId(businessViews) },
    filters: true,
  },
  getAlarm: { input: async (db) => ({ id: await newAlarm(db) }), foreign: { id: foreignAlarm } },
  listAlarmSilences: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "endTime",
      sortOrder: "ascending",
      silenceName: "维护",
      silenceState: ["upcoming", "active", "expired"],
    }),
  },
  getAlarmSilence: { input: async (db) => ({ id: await newSilence(db) }), foreign: { id: foreignSilence } },
  previewAlarmSilence: {
    input: async (db) => ({ ruleIds: [await rule(db)], resourceIds: [await host(db)], alarmLevels: ["critical"] }),
    foreign: { ruleIds: foreignRule, resourceIds: foreignId(resources) },
    filters: true,
  },
  saveAlarmSilence: {
    input: async (db) => ({
      silenceName: "变更维护",
      remark: "数据库升级",
      ruleIds: [await rule(db)],
      resourceIds: [await host(db)],
      alarmLevels: ["warn"],
      startTime: toLocalDateTime(addDays(new Date(), 1)),
      endTime: toLocalDateTime(addDays(new Date(), 2)),
      clientToken: unique(),
    }),
    foreign: { ruleIds: foreignRule, resourceIds: foreignId(resources) },
  },
  endAlarmSilences: {
    input: async (db) => ({ ids: [await newSilence(db)] }),
    foreign: { ids: foreignSilence },
  },
  deleteAlarmSilences: {
    input: async (db) => ({ ids: [await newSilence(db, upcoming())] }),
    foreign: { ids: (db) => newSilence(db, { customId: other, ...upcoming() }) },
  },
  handleAlarms: {
    input: async (db) => ({ ids: [await newAlarm(db)], status: 1, remark: "已知晓" }),
    foreign: { ids: foreignAlarm },
  },
} satisfies Partial<Record<OperationId, Example>>;
