import { sql } from "drizzle-orm";
import type { AlarmLevel } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { isOpenAlarm } from "../alarm/open";
import { type GroupMembers, membersOf } from "./members";

/** An alarm that lasts and is neither resolved nor ignored, as far as it tells of health. */
export interface OpenAlarm {
  id: number;
  alarmLevel: AlarmLevel;
  resourceName: string;
  ruleName: string;
}

/** The open alarms of what each view or group has, by its id, each once and the oldest first. One without any is missing. */
export async function openAlarmsBy(
  db: Queryable,
  groups: readonly GroupMembers[],
  by: "view_id" | "group_id",
): Promise<ReadonlyMap<number, OpenAlarm[]>> {
  if (groups.length === 0) return new Map();
  const { rows } = await db.execute<{ of: string; id: string; level: AlarmLevel; resource: string; rule: string }>(sql`
    with members as materialized (
      select distinct ${sql.raw(by)} as of, resource_id from ${membersOf(groups)} as each_group)
    select members.of, alarms.id, alarms.alarm_level as level, alarms.resource_name as resource, alarms.rule_name as rule
    from members inner join alarms on alarms.resource_id = members.resource_id
    where ${isOpenAlarm}
    order by alarms.start_time, alarms.id`);
  const found = new Map<number, OpenAlarm[]>();
  for (const { of, id, level, resource, rule } of rows) {
    const alarm = { id: Number(id), alarmLevel: level, resourceName: resource, ruleName: rule };
    found.set(Number(of), [...(found.get(Number(of)) ?? []), alarm]);
  }
  return found;
}
