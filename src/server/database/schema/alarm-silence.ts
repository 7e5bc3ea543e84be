import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AlarmLevel } from "../../../domain/alarm/rule";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

/**
 * Times in which nobody is told of some alarms. What they match is kept by ids, whether the rules are still there or not: a silence of a rule that
 * is deleted matches nothing any more, rather than everything.
 */
export const alarmSilences = pgTable(
  "alarm_silences",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    silenceName: text("silence_name").notNull(),
    remark: text("remark"),
    /** What it matches: any of each of these, and all where there are none. */
    ruleIds: jsonb("rule_ids").$type<number[]>().notNull(),
    resourceIds: jsonb("resource_ids").$type<number[]>().notNull(),
    alarmLevels: jsonb("alarm_levels").$type<AlarmLevel[]>().notNull(),
    startTime: moment("start_time").notNull(),
    /** It does not hold any more from this moment on. */
    endTime: moment("end_time").notNull(),
    /** Who ended it early. */
    endedBy: text("ended_by"),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (silence) => [
    ownRows(silence.customId),
    check("alarm_silences_times", sql`${silence.endTime} >= ${silence.startTime}`),
    index("alarm_silences_start_time").on(silence.customId, silence.startTime, silence.id),
    index("alarm_silences_end_time").on(silence.customId, silence.endTime, silence.id),
  ],
);
