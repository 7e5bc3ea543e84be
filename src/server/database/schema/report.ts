import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { ReportStatus, type Weekday } from "../../../generated/enums";
import type {
  BillCloudCode,
  CostAnalysis,
  ReportConditionType,
  ReportCycleRange,
  ReportCycleType,
  ReportDimension,
  ReportFormat,
  ReportMetric,
  ReportType,
} from "../../../generated/api";
import { bytes, id, moment } from "./columns";
import { customers, users } from "./identity";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

/** What of its data a report shows; an empty list means every one, or what is usual. */
export interface ReportFilter {
  clouds: BillCloudCode[];
  products: string[];
  groupBy: ReportDimension[];
  metrics: ReportMetric[];
  /** Of a report of a cost analysis alone. */
  analysis?: CostAnalysis;
}

/** What report, condition and schedule have in common. */
const subject = () => ({
  id: id(),
  customId: bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id),
  reportType: text("report_type").$type<ReportType>().notNull(),
  filter: jsonb("filter").$type<ReportFilter>().notNull(),
  format: text("format").$type<ReportFormat>().notNull(),
  creator: varchar("creator", { length: 64 }).notNull(),
});

/** In whose name it is made, and in which language: whoever may no longer see the data gets none. */
const maker = () => ({
  userId: bigint("user_id", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
  language: text("language").$type<"zh" | "en">().notNull(),
});

/** Conditions that a customer's users have saved. */
export const reportConditions = pgTable(
  "report_conditions",
  {
    ...subject(),
    reportType: text("report_type").$type<ReportConditionType>().notNull(),
    conditionName: varchar("condition_name", { length: 64 }).notNull(),
    cycleRange: text("cycle_range").$type<ReportCycleRange>().notNull(),
    /** yyyy-MM, of a range of one's own. */
    startCycle: text("start_cycle"),
    endCycle: text("end_cycle"),
    updateTime: moment("update_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    uniqueIndex("report_conditions_name_key").on(table.customId, sql`lower(${table.conditionName})`),
    index("report_conditions_name").on(table.customId, table.conditionName, table.id),
    index("report_conditions_update_time").on(table.customId, table.updateTime, table.id),
  ],
);

/** Reports that are made again and again. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    ...subject(),
    ...maker(),
    reportName: varchar("report_name", { length: 64 }).notNull(),
    cycleType: text("cycle_type").$type<Exclude<ReportCycleType, "once">>().notNull(),
    /** Hour of the day in Asia/Shanghai. */
    runHour: smallint("run_hour").notNull(),
    /** 1 Monday to 7 Sunday, of a weekly one. */
    weekday: smallint("weekday").$type<Weekday>(),
    /** 1 to 28, of a monthly one. */
    monthDay: smallint("month_day"),
    enabled: boolean("enabled").notNull().default(true),
    nextTime: moment("next_time").notNull(),
    lastTime: moment("last_time"),
    createTime: moment("create_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    index("report_schedules_custom").on(table.customId, table.createTime, table.id),
    index("report_schedules_due")
      .on(table.nextTime)
      .where(sql`${table.enabled}`),
  ],
);

/** Reports: 0 queued -> 1 being made -> 2 done / 3 failed. */
export const reports = pgTable(
  "reports",
  {
    ...subject(),
    ...maker(),
    scheduleId: bigint("schedule_id", { mode: "number" }).references(() => reportSchedules.id, {
      onDelete: "set null",
    }),
    reportName: varchar("report_name", { length: 100 }).notNull(),
    cycleType: text("cycle_type").$type<ReportCycleType>().notNull(),
    /** First and last day it covers. */
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    status: smallint("status").$type<ReportStatus>().notNull().default(ReportStatus.queued),
    /** Per cent. */
    progress: smallint("progress").notNull().default(0),
    /** How often its making has begun. */
    attempts: smallint("attempts").notNull().default(0),
    rowCount: integer("row_count"),
    fileSize: bigint("file_size", { mode: "number" }),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    /** Names the making under way; until when it is believed in unless heard of again. */
    leaseKey: varchar("lease_key", { length: 32 }),
    leaseUntil: moment("lease_until"),
    /** When it came into the queue; a retried one comes behind the others. */
    queueTime: moment("queue_time").notNull(),
    createTime: moment("create_time").notNull(),
    startTime: moment("start_time"),
    finishTime: moment("finish_time"),
  },
  (table) => [
    ownRows(table.customId),
    check(
      "reports_done",
      sql`${table.status} <> ${state(ReportStatus.done)} or (${table.rowCount} is not null and ${table.fileSize} is not null)`,
    ),
    index("reports_create_time").on(table.customId, table.createTime, table.id),
    index("reports_report_name").on(table.customId, table.reportName, table.id),
    index("reports_open")
      .on(table.queueTime, table.id)
      .where(sql`${table.status} in ${states(ReportStatus.queued, ReportStatus.running)}`),
  ],
);

/** The file of a report in pieces, so that neither its making nor its download holds all of it. */
export const reportParts = pgTable(
  "report_parts",
  {
    reportId: bigint("report_id", { mode: "number" })
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    /** From 0. */
    place: integer("place").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [rowsOf(reports, table.reportId), primaryKey({ columns: [table.reportId, table.place] })],
);
