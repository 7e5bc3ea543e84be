import { and, eq, gt, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { AlarmLevel } from "../../../../domain/alarm/rule";
import { alarms } from "../../../database/schema/alarm";
import { alarmSilences } from "../../../database/schema/alarm-silence";
import { both } from "../../../lists/owner";

/** What a silence matches, as columns or values of PostgreSQL: any of each list, and all where it is empty. */
type Matching = Record<"ruleIds" | "resourceIds" | "alarmLevels", SQLWrapper>;

/** Whether what is said matches an alarm. */
export function matchesAlarm({ ruleIds, resourceIds, alarmLevels }: Matching): SQL {
  const among = (list: SQLWrapper, value: SQLWrapper) => sql`(${list} = '[]' or ${list} @> to_jsonb(${value}))`;
  return both(
    both(among(ruleIds, alarms.ruleId), among(resourceIds, alarms.resourceId)),
    among(alarmLevels, alarms.alarmLevel),
  );
}

/** Whether a silence is one of an alarm's customer and matches it. */
export function silencesAlarm(): SQL {
  return both(eq(alarmSilences.customId, alarms.customId), matchesAlarm(alarmSilences));
}

/** Whether a silence holds at a moment. */
export function holdsAt(time: Date | AnyPgColumn): SQL | undefined {
  return and(lte(alarmSilences.startTime, time), gt(alarmSilences.endTime, time));
}

/** What is asked for, as values of PostgreSQL. */
export function matchingOf(asked: {
  ruleIds?: readonly number[];
  resourceIds?: readonly number[];
  alarmLevels?: readonly AlarmLevel[];
}): Matching {
  const list = (values: readonly unknown[] = []) => sql`${JSON.stringify(values)}::jsonb`;
  return {
    ruleIds: list(asked.ruleIds),
    resourceIds: list(asked.resourceIds),
    alarmLevels: list(asked.alarmLevels),
  };
}
