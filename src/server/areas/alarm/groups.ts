import { asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { AlarmGroup, AlarmGroupPage, AlarmLevel } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { pageOf } from "../../database/page";
import { alarms } from "../../database/schema/alarm";
import { defineFilters } from "../../lists/conditions";
import { contains } from "../../lists/filter";
import { both, owned } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { isInView } from "../business-view/members";
import { isOpenAlarm } from "./open";

type Query = Input<"listAlarmGroups">;

/** From the highest one down. */
const levels = sql`array['critical', 'warn', 'info']`;

/** A page of alarms together, by their rules or resources. Filters choose groups, so that each counts all alarms that it leads to. */
export async function alarmGroups(query: Query, context: Context): Promise<AlarmGroupPage> {
  const { db, user } = context;
  const { pageNum, pageSize } = pageOf(query);
  const inView = await isInView({ viewId: query.viewId }, alarms.resourceId, context);
  const own = owned(alarms, user.customId);
  const groups = grouped(query, context, inView ? both(own, inView) : own);
  const rows = await pageRows(groups, query, context);
  const [counted] = await db.select({ total: count() }).from(groups).where(conditions(query, context));
  return { list: rows.map((row) => toGroup(row, query)), total: counted?.total ?? 0, pageNum, pageSize };
}

const conditions = defineFilters<"listAlarmGroups", "by" | "viewId">("listAlarmGroups", {
  keyword: contains(sql`groups.name`),
  resourceType: (types) => inArray(sql`groups.resource_type`, [...types]),
  open: (open) => (open ? gt : eq)(sql`groups.open_count`, 0),
});

/** What rules and resources are called is read from their newest alarm. Rules that are deleted are told apart by name. */
function grouped({ by }: Query, { db }: Context, where: SQL) {
  const ofRule = by === "rule";
  const keys = ofRule
    ? [alarms.ruleId, sql`case when ${alarms.ruleId} is null then ${alarms.ruleName} end`]
    : [alarms.resourceId];
  const newest = <Column extends AnyPgColumn>(column: Column) =>
    sql<Column["_"]["data"]>`(array_agg(${column} order by ${alarms.startTime} desc, ${alarms.id} desc))[1]`;
  return db
    .select({
      newestId: sql<number>`max(${alarms.id})`.mapWith(Number).as("newest_id"),
      name: newest(ofRule ? alarms.ruleName : alarms.resourceName).as("name"),
      ruleId: sql<number | null>`min(${alarms.ruleId})`.as("rule_id"),
      resourceId: sql<number>`min(${alarms.resourceId})`.mapWith(Number).as("resource_id"),
      resourceType: newest(alarms.resourceType).as("resource_type"),
      openCount: sql<number>`count(*) filter (where ${isOpenAlarm})`.mapWith(Number).as("open_count"),
      alarmCount: sql<number>`count(*)`.mapWith(Number).as("alarm_count"),
      alarmLevel: sql<AlarmLevel | null>`(${levels})[min(array_position(${levels}, ${alarms.alarmLevel}))
        filter (where ${isOpenAlarm})]`.as("alarm_level"),
      startTime: sql<Date>`max(${alarms.startTime})`.mapWith(alarms.startTime).as("start_time"),
    })
    .from(alarms)
    .where(where)
    .groupBy(...keys)
    .as("groups");
}

/** The newest alarm breaks ties: none is in two groups. */
function pageRows(groups: ReturnType<typeof grouped>, query: Query, context: Context) {
  const { limit, offset } = pageOf(query);
  const direction = query.sortOrder === "ascending" ? asc : desc;
  return context.db
    .select()
    .from(groups)
    .where(conditions(query, context))
    .orderBy(direction(groups[query.sortField ?? "openCount"]), direction(groups.newestId))
    .limit(limit)
    .offset(offset);
}

function toGroup(
  { newestId: _newest, name, resourceId, ...row }: Awaited<ReturnType<typeof pageRows>>[number],
  { by, viewId }: Query,
): AlarmGroup {
  const ruleId = row.ruleId === null ? null : Number(row.ruleId);
  const about =
    by === "resource"
      ? { rowKey: `resource-${resourceId}`, ruleId: null, deletedRule: null, resourceId }
      : ruleId === null
        ? { rowKey: `deleted-${name}`, ruleId, deletedRule: name, resourceId: null }
        : { rowKey: `rule-${ruleId}`, ruleId, deletedRule: null, resourceId: null };
  return { ...row, ...about, name, viewId: viewId ?? null, startTime: toLocalDateTime(row.startTime) };
}
