import { and, eq, inArray, isNull } from "drizzle-orm";
import type { AlarmState, AlarmStatePage } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { pageOf } from "../../database/page";
import { alarms, alarmStates } from "../../database/schema/alarm";
import { toLocalDateTimeOrNull } from "../../time";
import { alarmRuleList } from "./lists";
import { resourcesOf } from "./scope";

/** In the order in which resources are listed. */
const states = ["alarm", "insufficientData", "ok"] as const satisfies readonly AlarmState[];

/** A page of what a rule says of the resources that it is about. */
export async function alarmStatePage(query: Input<"listAlarmStates">, context: Context): Promise<AlarmStatePage> {
  const { ruleId, keyword = "", alarmState = [] } = query;
  const { pageNum, pageSize, limit, offset } = pageOf(query);
  const asked = keyword.trim().toLowerCase();
  const named = (await statesOf(ruleId, context)).filter(({ name }) => name.toLowerCase().includes(asked));
  const ofState = (state: AlarmState) => named.filter((row) => row.alarmState === state);
  const rows = states.filter((state) => alarmState.length === 0 || alarmState.includes(state)).flatMap(ofState);
  const page = rows.slice(offset, offset + limit);
  const lasting = await lastingAlarms(ruleId, page, context);
  return {
    counts: states.map((state) => ({ alarmState: state, count: ofState(state).length })),
    list: page.map((row) => ({ ...row, alarmId: lasting.get(row.id) ?? null })),
    total: rows.length,
    pageNum,
    pageSize,
  };
}

/** The states of all resources of a rule, by name. @throws AnswerError NOT_FOUND where the rule is another customer's */
async function statesOf(ruleId: number, context: Context) {
  const { db, language } = context;
  const rule = await alarmRuleList.get(ruleId, context);
  const inScope = await resourcesOf(context, { ...rule, named: { ruleId } });
  const known = await db.select().from(alarmStates).where(eq(alarmStates.ruleId, ruleId));
  const byResource = new Map(known.map((row) => [row.resourceId, row]));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return inScope
    .map(({ id, name, type, cloudCode }) => {
      const { state = "insufficientData" as const, since = null } = byResource.get(id) ?? {};
      return { id, name, type, cloudCode, alarmState: state, since: toLocalDateTimeOrNull(since) };
    })
    .sort((one, other) => compare(one.name, other.name) || one.id - other.id);
}

/** The alarms of a rule that last, by resource. */
async function lastingAlarms(ruleId: number, among: readonly { id: number }[], { db }: Context) {
  const { id, resourceId } = alarms;
  const ids = among.map((row) => row.id);
  const rows = await db
    .select({ id, resourceId })
    .from(alarms)
    .where(and(eq(alarms.ruleId, ruleId), inArray(resourceId, ids), isNull(alarms.recoverTime)));
  return new Map(rows.map((row) => [row.resourceId, row.id]));
}
