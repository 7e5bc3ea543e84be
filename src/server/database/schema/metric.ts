import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { MetricName } from "../../../generated/api";
import { cloudAccounts } from "./cloud";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";
import { resources } from "./resource";

const customId = () => bigint("custom_id", { mode: "number" }).notNull();

const seriesId = () =>
  bigint("series_id", { mode: "number" })
    .notNull()
    .references(() => metricSeries.id, { onDelete: "cascade" });

/** One metric of one resource. */
export const metricSeries = pgTable(
  "metric_series",
  {
    id: id(),
    customId: customId().references(() => customers.id),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    metricName: text("metric_name").$type<MetricName>().notNull(),
    /** How far back its minutes have been asked for, where that is further than those of its region. */
    minutesFrom: moment("minutes_from"),
  },
  (series) => [ownRows(series.customId), unique("metric_series_key").on(series.resourceId, series.metricName)],
);

/**
 * The minutes of a series, an hour to a row: a row to a sample takes more than six times the bytes. Columns stand in the order in which they
 * take the fewest.
 */
export const metricHours = pgTable(
  "metric_hours",
  {
    seriesId: seriesId(),
    customId: customId(),
    hour: moment("hour").notNull(),
    /** Of the values that are there; the hour's roll-up. */
    sum: doublePrecision("sum").notNull(),
    min: doublePrecision("min").notNull(),
    max: doublePrecision("max").notNull(),
    count: smallint("count").notNull(),
    /** Its sums are in the roll-up of its day. */
    rolled: boolean("rolled").notNull().default(false),
    /** 60, from the first minute on; null where there is no value. */
    values: doublePrecision("values").array().notNull(),
  },
  (chunk) => [
    ownRows(chunk.customId),
    primaryKey({ columns: [chunk.seriesId, chunk.hour] }),
    index("metric_hours_hour").using("brin", chunk.hour),
    index("metric_hours_open")
      .on(chunk.seriesId, chunk.hour)
      .where(sql`not ${chunk.rolled}`),
  ],
);

/** The hours of a series, a day in Asia/Shanghai to a row, and the day's own sums. */
export const metricDays = pgTable(
  "metric_days",
  {
    seriesId: seriesId(),
    customId: customId(),
    sum: doublePrecision("sum").notNull(),
    min: doublePrecision("min").notNull(),
    max: doublePrecision("max").notNull(),
    count: integer("count").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** 24 each, from midnight on, null where there is no value; null as a whole where the hours are no longer kept. */
    sums: doublePrecision("sums").array(),
    mins: doublePrecision("mins").array(),
    maxs: doublePrecision("maxs").array(),
    counts: smallint("counts").array(),
  },
  (row) => [
    ownRows(row.customId),
    primaryKey({ columns: [row.seriesId, row.day] }),
    index("metric_days_day").using("brin", row.day),
  ],
);

/** How far the metrics of a region of an account have been collected. */
export const metricScopes = pgTable(
  "metric_scopes",
  {
    id: id(),
    customId: customId().references(() => customers.id),
    cloudAccountId: bigint("cloud_account_id", { mode: "number" })
      .notNull()
      .references(() => cloudAccounts.id, { onDelete: "cascade" }),
    regionId: text("region_id").notNull(),
    /** Minutes before this have been asked for; null before the first time. */
    collectedTo: moment("collected_to"),
    /** How far back minutes and hours have been asked for, from the newest on. */
    minutesFrom: moment("minutes_from"),
    hoursFrom: moment("hours_from"),
    /** Attempts that failed since the last success, and why. */
    failures: integer("failures").notNull().default(0),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    /** Nobody asks before this; a server that asks has it until then. */
    nextTime: moment("next_time").notNull(),
  },
  (scope) => [
    ownRows(scope.customId),
    unique("metric_scopes_key").on(scope.cloudAccountId, scope.regionId),
    index("metric_scopes_next").on(scope.nextTime),
  ],
);
