import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import type { SettledState } from "../../../domain/alarm/late";
import type { AlarmComparison, AlarmLevel, AlarmScope, AlarmState, NoDataPolicy } from "../../../domain/alarm/rule";
import type {
  AlarmNoticeOutcome,
  AlarmPeriod,
  AlarmPeriods,
  CloudCode,
  MetricName,
  MetricStatistic,
  NotifyWay,
  ResourceType,
  SilenceTime,
} from "../../../generated/api";
import { AlarmHandleStatus } from "../../../generated/enums";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { resources } from "./resource";
import { state } from "./states";
import { stepColumns } from "./steps";
import { warningRecords } from "./warning";
import { webhooks } from "./webhook";

const { open, ignored } = AlarmHandleStatus;

/** What changed a state: the values, or that the rule was changed, disabled or deleted, or is not about the resource any more. */
export type AlarmCause = "judged" | "ruleChanged" | "ruleDisabled" | "ruleDeleted" | "outOfScope";

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

const resourceId = () =>
  bigint("resource_id", { mode: "number" })
    .notNull()
    .references(() => resources.id, { onDelete: "cascade" });

/** What is judged, as rules say it and alarms keep it. */
const condition = () => ({
  resourceType: text("resource_type").$type<ResourceType>().notNull(),
  metricName: text("metric_name").$type<MetricName>().notNull(),
  statistics: text("statistics").$type<MetricStatistic>().notNull(),
  comparison: text("comparison").$type<AlarmComparison>().notNull(),
  threshold: doublePrecision("threshold").notNull(),
  /** Seconds. */
  period: integer("period").$type<AlarmPeriod>().notNull(),
  alarmLevel: text("alarm_level").$type<AlarmLevel>().notNull(),
});

/** Rules by which metrics of resources are judged. */
export const alarmRules = pgTable(
  "alarm_rules",
  {
    id: id(),
    customId: customId(),
    ruleName: text("rule_name").notNull(),
    ...condition(),
    /** Consecutive periods that have to breach. */
    times: integer("times").$type<AlarmPeriods>().notNull(),
    /** Ends an alarm; null where the threshold does. */
    recoveryThreshold: doublePrecision("recovery_threshold"),
    noDataPolicy: text("no_data_policy").$type<NoDataPolicy>().notNull(),
    /** "HH:mm-HH:mm" in Asia/Shanghai, both minutes within. */
    effectiveInterval: text("effective_interval").notNull(),
    /** Seconds in which the same alarm is told of once. */
    silenceTime: integer("silence_time").$type<SilenceTime>().notNull(),
    /** Ways in which its alarms are told of. */
    notifyWays: jsonb("notify_ways").$type<NotifyWay[]>().notNull().default([]),
    scope: text("scope").$type<AlarmScope>().notNull(),
    /** The business view, of the scope "view". */
    viewId: bigint("view_id", { mode: "number" }),
    /** As listViewResources takes it, in names and codes; of the scope "filter". */
    filter: text("filter"),
    enabled: boolean("enabled").notNull(),
    /** What became due before is not judged: when it was made, enabled, or its condition changed. */
    judgedFrom: moment("judged_from").notNull(),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (rule) => [
    ownRows(rule.customId),
    unique("alarm_rules_name").on(rule.customId, rule.ruleName),
    check("alarm_rules_times", sql`${rule.period} in (60, 300, 900, 3600) and ${rule.times} in (1, 2, 3, 5, 10)`),
    check("alarm_rules_view", sql`(${rule.scope} = 'view') = (${rule.viewId} is not null)`),
    check("alarm_rules_filter", sql`(${rule.scope} = 'filter') = (${rule.filter} is not null)`),
    index("alarm_rules_create_time").on(rule.customId, rule.createTime, rule.id),
    index("alarm_rules_view").on(rule.viewId),
  ],
);

/** The resources of rules of the scope "instance". */
export const alarmRuleResources = pgTable(
  "alarm_rule_resources",
  {
    ruleId: bigint("rule_id", { mode: "number" })
      .notNull()
      .references(() => alarmRules.id, { onDelete: "cascade" }),
    resourceId: resourceId(),
  },
  (row) => [
    rowsOf(alarmRules, row.ruleId),
    primaryKey({ columns: [row.ruleId, row.resourceId] }),
    index("alarm_rule_resources_resource").on(row.resourceId),
  ],
);

/** Who is told of the alarms of a rule. Users who are deleted drop out by themselves. */
export const alarmRuleReceivers = pgTable(
  "alarm_rule_receivers",
  {
    ruleId: bigint("rule_id", { mode: "number" })
      .notNull()
      .references(() => alarmRules.id, { onDelete: "cascade" }),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (row) => [
    rowsOf(alarmRules, row.ruleId),
    primaryKey({ columns: [row.ruleId, row.userId] }),
    index("alarm_rule_receivers_user").on(row.userId),
  ],
);

/** The webhooks that are told of the alarms of a rule. */
export const alarmRuleWebhooks = pgTable(
  "alarm_rule_webhooks",
  {
    ruleId: bigint("rule_id", { mode: "number" })
      .notNull()
      .references(() => alarmRules.id, { onDelete: "cascade" }),
    webhookId: bigint("webhook_id", { mode: "number" })
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
  },
  (row) => [
    rowsOf(alarmRules, row.ruleId),
    primaryKey({ columns: [row.ruleId, row.webhookId] }),
    index("alarm_rule_webhooks_webhook").on(row.webhookId),
  ],
);

/** What rules say of resources. Written when it changes; without a row there is not enough data yet. */
export const alarmStates = pgTable(
  "alarm_states",
  {
    ruleId: bigint("rule_id", { mode: "number" })
      .notNull()
      .references(() => alarmRules.id, { onDelete: "cascade" }),
    resourceId: resourceId(),
    customId: customId(),
    state: text("state").$type<AlarmState>().notNull(),
    /** The end of the period since which it holds. */
    since: moment("since").notNull(),
    /** The state after the last period that is judged no more, whatever comes late: with it judging goes on. */
    settled: text("settled_state").$type<SettledState>().notNull(),
  },
  (row) => [
    ownRows(row.customId),
    primaryKey({ columns: [row.ruleId, row.resourceId] }),
    index("alarm_states_resource").on(row.resourceId),
  ],
);

/**
 * Alarms: from the period with which a rule began to hold for a resource until it does not any more. What the rule and the resource were
 * called stays. Handling: 0 open -> 1 acknowledged -> 2 resolved; 0/1 -> 3 ignored.
 */
export const alarms = pgTable(
  "alarms",
  {
    id: id(),
    customId: customId(),
    /** Null once the rule is deleted. */
    ruleId: bigint("rule_id", { mode: "number" }).references(() => alarmRules.id, { onDelete: "set null" }),
    ruleName: text("rule_name").notNull(),
    ...condition(),
    resourceId: resourceId(),
    resourceName: text("resource_name").notNull(),
    cloudCode: text("cloud_code").$type<CloudCode>().notNull(),
    /** The value with which it began, and each time it came back; null where a period without values counts as a breach. */
    curValue: doublePrecision("cur_value"),
    /** "ok" once it has recovered; "insufficientData" while nothing is known, which does not end it. */
    alarmState: text("alarm_state").$type<AlarmState>().notNull(),
    /** Consecutive periods that had to breach. */
    periods: integer("periods").notNull(),
    /** How often it began or came back. */
    times: integer("times").notNull(),
    startTime: moment("start_time").notNull(),
    lastTime: moment("last_time").notNull(),
    recoverTime: moment("recover_time"),
    /** What ended it. */
    cause: text("cause").$type<AlarmCause>(),
    status: integer("status").$type<AlarmHandleStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    handler: text("handler"),
    handleRemark: text("handle_remark"),
  },
  (alarm) => [
    ownRows(alarm.customId),
    check("alarms_status", sql`${alarm.status} between ${state(open)} and ${state(ignored)}`),
    check("alarms_recovered", sql`${alarm.alarmState} <> 'ok' or ${alarm.recoverTime} is not null`),
    check("alarms_ended", sql`(${alarm.recoverTime} is null) = (${alarm.cause} is null)`),
    // One at a time, whoever judges.
    uniqueIndex("alarms_lasting")
      .on(alarm.ruleId, alarm.resourceId)
      .where(sql`${alarm.recoverTime} is null`),
    index("alarms_start_time").on(alarm.customId, alarm.startTime, alarm.id),
    index("alarms_last_time").on(alarm.customId, alarm.lastTime, alarm.id),
    index("alarms_rule").on(alarm.ruleId, alarm.resourceId),
    index("alarms_resource").on(alarm.resourceId, alarm.startTime),
  ],
);

/** What was done about an alarm, step by step. */
export const alarmEvents = pgTable(
  "alarm_events",
  {
    id: id(),
    alarmId: bigint("alarm_id", { mode: "number" })
      .notNull()
      .references(() => alarms.id, { onDelete: "cascade" }),
    ...stepColumns<AlarmHandleStatus>(),
  },
  (event) => [rowsOf(alarms, event.alarmId), index("alarm_events_alarm").on(event.alarmId, event.id)],
);

/**
 * Each change of a state, once: what is told of an alarm is made of these. Never written again, whatever comes late: an alarm that was missed may
 * have begun and ended before the change that was written last.
 */
export const alarmTransitions = pgTable(
  "alarm_transitions",
  {
    id: id(),
    customId: customId(),
    ruleId: bigint("rule_id", { mode: "number" }).references(() => alarmRules.id, { onDelete: "set null" }),
    resourceId: resourceId(),
    /** The alarm that it begins, continues or ends; null where there is none. */
    alarmId: bigint("alarm_id", { mode: "number" }).references(() => alarms.id, { onDelete: "cascade" }),
    from: text("from_state").$type<AlarmState>().notNull(),
    to: text("to_state").$type<AlarmState>().notNull(),
    /** The end of the period that changed it. */
    time: moment("time").notNull(),
    /** When it was judged. */
    judgedTime: moment("judged_time").notNull(),
    value: doublePrecision("value"),
    cause: text("cause").$type<AlarmCause>().notNull(),
    /** What became of telling of it. */
    notice: text("notice").$type<AlarmNoticeOutcome>().notNull().default("waiting"),
    /** How it was told of. */
    recordId: bigint("record_id", { mode: "number" }).references(() => warningRecords.id, { onDelete: "set null" }),
  },
  (row) => [
    ownRows(row.customId),
    // What is still to be told of, or may have to be once a graver alarm or a silence is over.
    index("alarm_transitions_notice")
      .on(row.notice, row.judgedTime)
      .where(sql`${row.notice} in ('waiting', 'inhibited', 'silenced')`),
    index("alarm_transitions_record").on(row.recordId),
    unique("alarm_transitions_once").on(row.ruleId, row.resourceId, row.time, row.from, row.to, row.cause),
    index("alarm_transitions_alarm").on(row.alarmId, row.id),
    index("alarm_transitions_resource").on(row.resourceId),
  ],
);

/** Parts of all rules, each judged by one server at a time, and how far. */
export const alarmShards = pgTable("alarm_shards", {
  shard: integer("shard").primaryKey(),
  /** The server that has it, until then. */
  holder: text("holder"),
  leaseUntil: moment("lease_until").notNull(),
  /** All that had become due until then is judged. */
  judgedTo: moment("judged_to").notNull(),
});
