import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../context";
import { AlarmHandleStatus } from "../../../generated/enums";
import { alarmRules, alarms, alarmStates, alarmTransitions } from "../../database/schema/alarm";
import { businessViews } from "../../database/schema/business-view";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is, since, until } from "../../lists/filter";
import { both, ofCustomer, owned } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { isInView } from "../business-view/members";
import { viewsOf } from "../business-view/places";
import { metricUnits } from "../monitor/units";
import { flappingAmong, flappings } from "./notices/flapping";
import { sentenceOf } from "./sentence";
import { silenceList } from "./silences/list";
import { type Silenced, silencedBy, silencesNow } from "./silences/silenced";

/** How many resources have a state by a rule. */
const inState = (state: "ok" | "alarm") =>
  sql<number>`(select count(*) from ${alarmStates} where ${alarmStates.ruleId} = ${alarmRules.id} and ${alarmStates.state} = ${state})`.mapWith(
    Number,
  );

/** Alarm rules of the caller's customer. */
export const alarmRuleList = defineList("listAlarmRules", {
  table: alarmRules,
  owner: ofCustomer(alarmRules.customId),
  filters: {
    keyword: contains(alarmRules.ruleName),
    resourceType: anyOf(alarmRules.resourceType),
    alarmLevel: anyOf(alarmRules.alarmLevel),
    enabled: is(alarmRules.enabled),
  },
  filterBy: {
    ...getTableColumns(alarmRules),
    viewName: sql`(select ${businessViews.viewName} from ${businessViews} where ${businessViews.id} = ${alarmRules.viewId})`,
    alarmCount: inState("alarm"),
    alarmState: sql`case when ${inState("alarm")} > 0 then 'alarm' when ${inState("ok")} > 0 then 'ok' else 'insufficientData' end`,
  },
  sort: { fields: alarmRules, default: alarmRules.createTime },
  rows: ({ db }) =>
    db
      .select({
        ...getTableColumns(alarmRules),
        viewName: businessViews.viewName,
        alarmCount: inState("alarm").as("alarm_count"),
        okCount: inState("ok").as("ok_count"),
      })
      .from(alarmRules)
      .leftJoin(businessViews, eq(businessViews.id, alarmRules.viewId))
      .$dynamic(),
  show: ({ customId: _custom, judgedFrom: _from, notifyWays: _ways, okCount, ...row }, { language }) => {
    const { period, times, ...shown } = row;
    return {
      ...shown,
      periodLength: period,
      periods: times,
      unit: metricUnits[row.metricName],
      condition: sentenceOf(row, language),
      alarmState:
        row.alarmCount > 0 ? ("alarm" as const) : okCount > 0 ? ("ok" as const) : ("insufficientData" as const),
      createTime: toLocalDateTime(row.createTime),
    };
  },
});

/** Alarms of the caller's customer. */
export const alarmList = defineList("listAlarms", {
  table: alarms,
  owner: ofCustomer(alarms.customId),
  filters: {
    keyword: contains(alarms.resourceName, alarms.ruleName),
    alarmLevel: anyOf(alarms.alarmLevel),
    alarmState: anyOf(alarms.alarmState),
    status: anyOf(alarms.status),
    lasting: (lasting) => (lasting ? isNull : isNotNull)(alarms.recoverTime),
    silenced: (silenced, { db, now }) => {
      const isSilenced = both(isNull(alarms.recoverTime), exists(silencesNow(db, now())));
      return silenced ? isSilenced : not(isSilenced);
    },
    flapping: (flapping, { db }) =>
      (flapping ? exists : notExists)(flappings(db, eq(alarmTransitions.alarmId, alarms.id))),
    cloudCode: anyOf(alarms.cloudCode),
    resourceType: anyOf(alarms.resourceType),
    // Which resources a view has is found elsewhere first: `where` reads it.
    viewId: () => undefined,
    ruleId: is(alarms.ruleId),
    deletedRule: (name) => and(isNull(alarms.ruleId), eq(alarms.ruleName, name)),
    resourceId: is(alarms.resourceId),
    similarTo: isEarlierLike,
    startTime: since(alarms.startTime),
    endTime: until(alarms.startTime),
  },
  filterBy: getTableColumns(alarms),
  where: ({ viewId }, context) => isInView({ viewId }, alarms.resourceId, context),
  sort: { fields: alarms, default: alarms.startTime },
  counts: { by: alarms.status, values: Object.values(AlarmHandleStatus) },
  load: async (rows, context) => {
    const { db, user, now } = context;
    const lasting = rows.filter(({ recoverTime }) => recoverTime === null).map(({ id }) => id);
    return {
      silences: await silencedBy(db, user.customId, lasting, now()),
      flapping: await flappingAmong(
        db,
        rows.map(({ id }) => id),
      ),
      views: await viewsOf([...new Set(rows.map(({ resourceId }) => resourceId))], context),
    };
  },
  show: shownAlarm,
});

/** What alarms are shown with: by their ids, and by those of their resources. */
interface Shown {
  silences: ReadonlyMap<number, Silenced>;
  flapping: ReadonlySet<number>;
  views: Awaited<ReturnType<typeof viewsOf>>;
}

/** An alarm as the API shows it. */
function shownAlarm(row: typeof alarms.$inferSelect, { now }: Context, { silences, flapping, views }: Shown) {
  const silence = silences.get(row.id);
  const within = views.get(row.resourceId) ?? [];
  const {
    customId: _custom,
    statistics: _statistics,
    period: _period,
    periods: _periods,
    status,
    statusTime: _since,
    ...shown
  } = row;
  return {
    ...shown,
    unit: metricUnits[row.metricName],
    handleStatus: status,
    curValue: shownValue(row.curValue),
    startTime: toLocalDateTime(row.startTime),
    lastTime: toLocalDateTime(row.lastTime),
    recoverTime: toLocalDateTimeOrNull(row.recoverTime),
    duration: secondsOf(row, now()),
    silencedBy: silence ? `${silence.silenceName} (${silence.creator})` : null,
    silencedUntil: toLocalDateTimeOrNull(silence?.endTime ?? null),
    marks: [...(flapping.has(row.id) ? ["flapping" as const] : []), ...(silence ? ["silenced" as const] : [])],
    viewIds: within.map(({ id }) => id),
    viewNames: within.map(({ viewName }) => viewName),
  };
}

const given = alias(alarms, "given");

/** Whether an alarm is of the same rule and resource as a given one, and began before it. */
function isEarlierLike(id: number, { db, user }: Context): SQL {
  const sameRule = or(
    eq(given.ruleId, alarms.ruleId),
    and(isNull(given.ruleId), isNull(alarms.ruleId), eq(given.ruleName, alarms.ruleName)),
  );
  const isLike = and(sameRule, eq(given.resourceId, alarms.resourceId), gt(given.startTime, alarms.startTime));
  return exists(
    db
      .select()
      .from(given)
      .where(and(owned(given, user.customId), eq(given.id, id), isLike)),
  );
}

/** A value as it is shown: averages have more decimals than anybody reads. */
export function shownValue(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

/** How long an alarm lasted, or has lasted so far, in seconds. */
function secondsOf({ startTime, recoverTime }: { startTime: Date; recoverTime: Date | null }, now: Date): number {
  return Math.max(0, Math.round(((recoverTime ?? now).getTime() - startTime.getTime()) / 1000));
}

/** The lists of this area, by operation. */
export const lists = { listAlarmRules: alarmRuleList, listAlarms: alarmList, listAlarmSilences: silenceList };
