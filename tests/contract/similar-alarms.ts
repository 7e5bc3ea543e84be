import type { Alarm } from "../../src/generated/api";
import { some, type Rule } from "./rule";

/** Earlier alarms of the same rule and resource as one of the rows. */
export function similarTo(): Rule<Alarm> {
  const all = new Map<number, Alarm>();
  const isLike = (row: Alarm, given: Alarm) =>
    row.ruleId === given.ruleId && row.resourceId === given.resourceId && row.startTime < given.startTime;
  return {
    values: (rows) => {
      for (const row of rows) all.set(row.id, row);
      return some(rows.filter((given) => rows.some((row) => isLike(row, given))).map(({ id }) => id));
    },
    fits: (row, id: number) => {
      const given = all.get(id);
      return given !== undefined && isLike(row, given);
    },
  };
}
