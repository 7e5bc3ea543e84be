import type { AlarmChange } from "../../../../domain/alarm/judge";
import { AlarmHandleStatus } from "../../../../generated/enums";
import type { alarms, alarmStates, alarmTransitions } from "../../../database/schema/alarm";
import type { MeasuredResource } from "../../monitor/source";
import type { ResourceChanges, RuleRow } from "./judge-rules";

/** An alarm as it is stored. */
export type AlarmRow = typeof alarms.$inferSelect;

/** An alarm as it becomes. */
export interface AlarmDraft {
  /** Undefined until it is stored. */
  id: number | undefined;
  row: typeof alarms.$inferInsert;
}

/** What becomes of a resource by changes of its state. */
export interface AlarmStory {
  /** The alarms that begin, come back or end, in their order. */
  drafts: AlarmDraft[];
  transitions: ({ draft: AlarmDraft | undefined } & Omit<
    typeof alarmTransitions.$inferInsert,
    "alarmId" | "judgedTime"
  >)[];
  state: typeof alarmStates.$inferInsert;
}

interface About extends ResourceChanges {
  rule: RuleRow;
}

/** What becomes of the alarms of a resource. @param lasting the one that has not ended yet */
export function storyOf(about: About, lasting: AlarmRow | undefined): AlarmStory {
  const { rule, resource, missed, changes, state, since, settled } = about;
  const ids = { customId: rule.customId, ruleId: rule.id, resourceId: resource.id };
  const parts = [...missed.map((some) => partOf(about, some, undefined)), partOf(about, changes, lasting)];
  return {
    drafts: parts.flatMap(({ drafts }) => drafts),
    transitions: parts.flatMap(({ transitions }) => transitions),
    state: { ...ids, state, since: new Date(since), settled },
  };
}

/** What comes of changes one after the other. */
function partOf(
  { rule, resource }: About,
  changes: readonly AlarmChange[],
  lasting: AlarmRow | undefined,
): Omit<AlarmStory, "state"> {
  const ids = { customId: rule.customId, ruleId: rule.id, resourceId: resource.id };
  const drafts = new Set<AlarmDraft>();
  let current = lasting && { id: lasting.id as number | undefined, row: lasting as AlarmDraft["row"] };
  const transitions = changes.map((change) => {
    const { from, to, value } = change;
    const draft = current ?? (to === "alarm" ? begun(rule, resource, change) : undefined);
    if (draft) {
      if (draft === current) follow(draft, change);
      drafts.add(draft);
    }
    current = to === "ok" ? undefined : draft;
    return { ...ids, draft, from, to, value, time: new Date(change.time), cause: "judged" as const };
  });
  return { drafts: [...drafts], transitions };
}

/** What a change makes of the alarm that lasts. */
function follow(draft: AlarmDraft, { to, time, value }: AlarmChange): void {
  const lastTime = new Date(time);
  const { row } = draft;
  if (to === "ok") draft.row = { ...row, alarmState: to, lastTime, recoverTime: lastTime, cause: "judged" };
  else if (to === "alarm") draft.row = { ...row, alarmState: to, lastTime, curValue: value, times: row.times + 1 };
  else draft.row = { ...row, alarmState: to, lastTime };
}

function begun(rule: RuleRow, resource: MeasuredResource, { time, value }: AlarmChange): AlarmDraft {
  const { customId, ruleName, resourceType, metricName, statistics, comparison, threshold, period, alarmLevel } = rule;
  const startTime = new Date(time);
  const row = {
    customId,
    ruleName,
    resourceType,
    metricName,
    statistics,
    comparison,
    threshold,
    period,
    alarmLevel,
    ruleId: rule.id,
    resourceId: resource.id,
    resourceName: resource.name,
    cloudCode: resource.cloudCode,
    curValue: value,
    alarmState: "alarm" as const,
    periods: rule.times,
    times: 1,
    startTime,
    lastTime: startTime,
    status: AlarmHandleStatus.open,
    statusTime: startTime,
  };
  return { id: undefined, row };
}
