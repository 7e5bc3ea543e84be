import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { silenceStateOf } from "../../../../domain/alarm/silence";
import type { SilenceState } from "../../../../generated/api";
import type { Context } from "../../../context";
import { alarmRules, alarms } from "../../../database/schema/alarm";
import { alarmSilences } from "../../../database/schema/alarm-silence";
import { resources } from "../../../database/schema/resource";
import type { Words } from "../../../errors";
import { defineList } from "../../../lists/define-list";
import { contains } from "../../../lists/filter";
import { ofCustomer, owned } from "../../../lists/owner";
import { toLocalDateTime } from "../../../time";
import { silencesAlarm } from "./matching";

type Row = typeof alarmSilences.$inferSelect;

/** What stands in place of a name that is gone. */
const deleted: Words = { zh: "（已删除）", en: "(deleted)" };

/** How many alarms last that a silence matches. */
const matched = sql<number>`(select count(*) from ${alarms} where ${and(silencesAlarm(), isNull(alarms.recoverTime))})`;

/** Silences of the caller's customer. */
export const silenceList = defineList("listAlarmSilences", {
  table: alarmSilences,
  owner: ofCustomer(alarmSilences.customId),
  filters: {
    silenceName: contains(alarmSilences.silenceName, alarmSilences.remark),
    silenceState: (states, { now }) => or(...states.map((state) => inState[state](now()))),
  },
  sort: { fields: alarmSilences, default: alarmSilences.startTime },
  rows: ({ db }) =>
    db
      .select({ ...getTableColumns(alarmSilences), alarmCount: matched.mapWith(Number).as("alarm_count") })
      .from(alarmSilences)
      .$dynamic(),
  load: namesOf,
  show: ({ customId: _custom, ...row }, { now, language }, { rules, resources: named }) => {
    const silenceState = silenceStateOf(row, now());
    return {
      ...row,
      silenceState,
      alarmCount: silenceState === "expired" ? null : row.alarmCount,
      ruleNames: row.ruleIds.map((id) => rules.get(id) ?? deleted[language]),
      resourceNames: row.resourceIds.map((id) => named.get(id) ?? deleted[language]),
      startTime: toLocalDateTime(row.startTime),
      endTime: toLocalDateTime(row.endTime),
      createTime: toLocalDateTime(row.createTime),
    };
  },
});

/** The same as `silenceStateOf`, as conditions. */
const inState: Record<SilenceState, (now: Date) => SQL | undefined> = {
  upcoming: (now) => gt(alarmSilences.startTime, now),
  active: (now) => and(lte(alarmSilences.startTime, now), gt(alarmSilences.endTime, now)),
  expired: (now) => lte(alarmSilences.endTime, now),
};

/** What the rules and resources that silences name are called, by their ids. */
async function namesOf(rows: readonly Row[], { db, user }: Context) {
  const [ruleIds, resourceIds] = [rows.flatMap((row) => row.ruleIds), rows.flatMap((row) => row.resourceIds)];
  const rules = await db
    .select({ id: alarmRules.id, name: alarmRules.ruleName })
    .from(alarmRules)
    .where(and(owned(alarmRules, user.customId), inArray(alarmRules.id, ruleIds)));
  const named = await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(and(eq(resources.customId, user.customId), inArray(resources.id, resourceIds)));
  const byId = (found: { id: number; name: string }[]) => new Map(found.map(({ id, name }) => [id, name]));
  return { rules: byId(rules), resources: byId(named) };
}
