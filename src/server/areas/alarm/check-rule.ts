import { and, eq, inArray, isNull } from "drizzle-orm";
import { AlarmPeriod, AlarmPeriods } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { businessViews } from "../../database/schema/business-view";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { requireProvider } from "../../providers";
import { namesOf } from "../monitor/list-metrics";
import { metricUnits } from "../monitor/units";
import { checkAccounts, keptResourceFilter } from "../resource/kept-filter";
import { permitted } from "../resource/permitted";

/** What is asked for of a rule, with what it has where that is not said. */
export type AskedRule = ReturnType<typeof completed>;

/** A rule as it is to be, with the usual values where nothing is said. */
export function completed(input: Input<"previewAlarmRule">) {
  const { resourceType, noDataPolicy = "keep", effectiveInterval = "00:00-23:59" } = input;
  return { resourceType, noDataPolicy, effectiveInterval, ...conditionOf(input), ...scopeOf(input) };
}

type ConditionInput = Pick<
  Input<"previewAlarmRule">,
  "metricName" | "threshold" | "statistics" | "comparison" | "periodLength" | "periods" | "recoveryThreshold"
>;

/** When there is an alarm, with the usual values where nothing is said. */
export function conditionOf(input: ConditionInput) {
  const { metricName, threshold, statistics = "average", comparison = "greater" } = input;
  return {
    metricName,
    threshold,
    statistics,
    comparison,
    period: input.periodLength ?? AlarmPeriod.fiveMinutes,
    times: input.periods ?? AlarmPeriods.three,
    recoveryThreshold: input.recoveryThreshold ?? null,
  };
}

/** A scope with what belongs to it, and nothing of the others. @throws AnswerError where its filter has a mistake */
export function scopeOf({ scope, ...input }: Input<"previewAlarmScope">) {
  return {
    scope,
    viewId: scope === "view" ? (input.viewId ?? null) : null,
    filter: scope === "filter" ? keptResourceFilter(input.filter) || null : null,
    resourceIds: scope === "instance" ? (input.resourceIds ?? []) : [],
  };
}

/** Whether values above the threshold raise an alarm, and not those below. */
export function isAbove({ comparison }: Pick<AskedRule, "comparison">): boolean {
  return comparison === "greater" || comparison === "greaterOrEqual";
}

/** Refuses what could never be judged, or not as it is meant. @throws AnswerError */
export async function checkRule(asked: AskedRule, context: Context): Promise<void> {
  const { resourceType, scope, metricName } = asked;
  permitted({ type: resourceType }, context);
  if (scope === "view" && asked.viewId === null) throw refuse("ALARM_VIEW_MISSING");
  if (scope === "filter" && asked.filter === null) throw refuse("ALARM_FILTER_MISSING");
  if (scope === "instance" && asked.resourceIds.length === 0) throw refuse("ALARM_RESOURCES_MISSING");
  checkCondition(asked);
  await checkNamed(asked, context);
  const supplied = await namesOf(resourceType, requireProvider(context.providers, "metrics"), context);
  if (!supplied.includes(metricName)) throw refuse("ALARM_METRIC_NOT_SUPPLIED");
}

/** Refuses what could never be met, or never be over. @throws AnswerError */
export function checkCondition(condition: ReturnType<typeof conditionOf>): void {
  const { metricName, threshold, recoveryThreshold } = condition;
  if (metricUnits[metricName] === "percent" && threshold > 100) throw refuse("ALARM_PERCENT_ABOVE");
  const above = isAbove(condition);
  if (recoveryThreshold !== null && (above ? recoveryThreshold > threshold : recoveryThreshold < threshold))
    throw refuse(above ? "ALARM_RECOVERY_ABOVE" : "ALARM_RECOVERY_BELOW");
}

/** Refuses a view, resources or accounts of a filter that are not the caller's. @throws AnswerError */
export async function checkNamed(
  { viewId, filter, resourceIds, resourceType }: Pick<AskedRule, "viewId" | "filter" | "resourceIds" | "resourceType">,
  context: Context,
): Promise<void> {
  const { db, user } = context;
  await checkAccounts(db, filter, context);
  if (viewId !== null) {
    const ours = and(owned(businessViews, user.customId), eq(businessViews.id, viewId));
    if ((await db.$count(businessViews, ours)) === 0) throw refuse("NOT_FOUND");
  }
  if (resourceIds.length === 0) return;
  const ours = and(
    owned(resources, user.customId),
    eq(resources.type, resourceType),
    isNull(resources.goneTime),
    inArray(resources.id, resourceIds),
  );
  if ((await db.$count(resources, ours)) < resourceIds.length) throw refuse("NOT_FOUND");
}
