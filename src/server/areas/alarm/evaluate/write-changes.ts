import { and, isNull, sql } from "drizzle-orm";
import { AlarmHandleStatus } from "../../../../generated/enums";
import { batchesOf } from "../../../database/batches";
import { bulkInsert } from "../../../database/bulk-insert";
import type { Tx } from "../../../database/client";
import { alarms, alarmStates, alarmTransitions } from "../../../database/schema/alarm";
import { lifecycle } from "../lifecycle";
import { isOfAny, nameOf, type RuleResource } from "../rule-resources";
import { type AlarmDraft, type AlarmRow, storyOf } from "./alarm-story";
import type { ResourceChanges, RuleRow } from "./judge-rules";

/** How the states of a rule's resources changed. */
export interface RuleChanges {
  rule: RuleRow;
  changed: readonly ResourceChanges[];
}

/** Rows of one statement. */
const batchSize = 1_000;

/**
 * Writes how states changed by rules: the states, the alarms that begin, come back or end, and a transition for each change. It takes as many
 * statements for one rule as for all.
 */
export async function writeChanges(tx: Tx, verdicts: readonly RuleChanges[], judgedTime: Date): Promise<void> {
  const changed = verdicts.flatMap(({ rule, changed: some }) =>
    some.map((one) => ({ ...one, rule, ruleId: rule.id, resourceId: one.resource.id })),
  );
  if (changed.length === 0) return;
  const lasting = await lastingOf(tx, changed);
  const stories = changed.map((one) => storyOf(one, lasting.get(nameOf(one))));
  const drafts = stories.flatMap((story) => story.drafts);
  // The ends first: a rule has one alarm of a resource at a time.
  await update(tx, drafts);
  await insert(tx, drafts);
  const transitions = stories.flatMap((story) => story.transitions);
  await bulkInsert(
    tx,
    alarmTransitions,
    transitions.map(({ draft, ...transition }) => ({ ...transition, alarmId: draft?.id ?? null, judgedTime })),
  );
  for (const batch of batchesOf(stories, batchSize))
    await tx
      .insert(alarmStates)
      .values(batch.map(({ state }) => state))
      .onConflictDoUpdate({
        target: [alarmStates.ruleId, alarmStates.resourceId],
        set: {
          state: sql`excluded.state`,
          settled: sql`excluded.settled_state`,
          since: sql`case when ${alarmStates.state} = excluded.state then ${alarmStates.since} else excluded.since end`,
        },
      });
}

/** The alarms of these that have not ended. */
async function lastingOf(tx: Tx, among: readonly RuleResource[]): Promise<Map<string, AlarmRow>> {
  const rows = await tx
    .select()
    .from(alarms)
    .where(and(isOfAny(alarms, among), isNull(alarms.recoverTime)))
    .for("update");
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** Stores what became of alarms that lasted. */
async function update(tx: Tx, drafts: readonly AlarmDraft[]): Promise<void> {
  const rows = drafts.flatMap(({ id, row }) => {
    const { alarmState, lastTime, recoverTime = null, cause = null, curValue = null, times } = row;
    return id === undefined ? [] : [{ id, alarmState, lastTime, recoverTime, cause, curValue, times }];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${alarms} as a set alarm_state = g."alarmState", last_time = g."lastTime", recover_time = g."recoverTime",
      cause = g.cause, cur_value = g."curValue", times = g.times
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(id bigint, "alarmState" text, "lastTime" timestamptz,
      "recoverTime" timestamptz, cause text, "curValue" float8, times int)
    where a.id = g.id`);
}

/** Stores the alarms that begin, with the first step of their histories, and notes their ids. */
async function insert(tx: Tx, drafts: readonly AlarmDraft[]): Promise<void> {
  const begun = drafts.filter(({ id }) => id === undefined);
  const ids = new Map<string, number>();
  for (const batch of batchesOf(begun, batchSize)) {
    const { id, ruleId, resourceId, startTime } = alarms;
    const made = await tx
      .insert(alarms)
      .values(batch.map(({ row }) => row))
      .returning({ id, ruleId, resourceId, startTime });
    for (const row of made) ids.set(beginningOf(row), row.id);
  }
  const steps = begun.map((draft) => {
    const id = ids.get(beginningOf(draft.row));
    if (id === undefined) throw new Error("an insert returns its rows");
    draft.id = id;
    const { open: status } = AlarmHandleStatus;
    return { id, step: { status, time: draft.row.startTime, actorKind: "system" as const } };
  });
  await lifecycle.beginAll(tx, steps);
}

function beginningOf({
  startTime,
  ...row
}: Pick<AlarmDraft["row"], "resourceId" | "startTime"> & { ruleId?: number | null }) {
  return `${nameOf({ ruleId: row.ruleId ?? null, resourceId: row.resourceId })} ${startTime.getTime()}`;
}
