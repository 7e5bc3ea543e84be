import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { silenceMostDays, silenceStateOf } from "../../../../domain/alarm/silence";
import type { ChangedAlarmSilence, NewAlarmSilence } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import type { Tx } from "../../../database/client";
import { alarmRules } from "../../../database/schema/alarm";
import { alarmSilences } from "../../../database/schema/alarm-silence";
import { resources } from "../../../database/schema/resource";
import { refuse } from "../../../errors";
import { owned } from "../../../lists/owner";
import { addDays, fromLocal } from "../../../time";
import { silenceList } from "./list";

/** Silences of a customer that are not over, at most. */
const most = 100;

/** Creates a silence, or changes its name, remark and end. @throws AnswerError */
export function saveSilence(input: Input<"saveAlarmSilence">, context: Context): Promise<{ id: number }> {
  return context.db.transaction(async (tx) => {
    const id = "id" in input ? await change(tx, input, context) : await add(tx, input, context);
    const { silenceName, endTime } = input;
    await context.audit({ targets: [id], detail: { silence: silenceName.trim(), endTime } }, tx);
    return { id };
  });
}

async function add(tx: Tx, input: NewAlarmSilence, context: Context): Promise<number> {
  const { user } = context;
  const now = context.now();
  const asked = input.startTime === undefined ? now : fromLocal(input.startTime);
  const startTime = asked > now ? asked : now;
  const endTime = checkedEnd(input.endTime, startTime, now);
  const { ruleIds = [], resourceIds = [], alarmLevels = [] } = input;
  await checkNamed(tx, { ruleIds, resourceIds }, user.customId);
  // One at a time of a customer, so that their number is not outrun.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alarm_silences', ${user.customId}))`);
  const open = and(silenceList.owned(context), gt(alarmSilences.endTime, now));
  if ((await tx.$count(alarmSilences, open)) >= most) throw refuse("SILENCES_FULL", { max: most });
  const matching = { ruleIds, resourceIds, alarmLevels };
  const made = { customId: user.customId, creator: user.username, createTime: now };
  const [row] = await tx
    .insert(alarmSilences)
    .values({ ...said(input), ...matching, ...made, startTime, endTime })
    .returning({ id: alarmSilences.id });
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

async function change(tx: Tx, input: ChangedAlarmSilence, context: Context): Promise<number> {
  const row = await silenceList.lock(tx, input.id, context);
  const now = context.now();
  if (silenceStateOf(row, now) === "expired") throw refuse("SILENCE_OVER");
  const endTime = checkedEnd(input.endTime, row.startTime, now);
  await tx
    .update(alarmSilences)
    .set({ ...said(input), endTime })
    .where(eq(alarmSilences.id, row.id));
  return row.id;
}

function said({ silenceName, remark }: ChangedAlarmSilence | NewAlarmSilence) {
  return { silenceName: silenceName.trim(), remark: remark?.trim() || null };
}

/** @throws AnswerError where it could never hold, or would too long */
function checkedEnd(text: string, startTime: Date, now: Date): Date {
  const endTime = fromLocal(text);
  if (endTime <= now) throw refuse("SILENCE_END_PAST");
  if (endTime <= startTime) throw refuse("SILENCE_END_BEFORE_START");
  if (endTime > addDays(startTime, silenceMostDays)) throw refuse("SILENCE_TOO_LONG", { max: silenceMostDays });
  return endTime;
}

/** @throws AnswerError NOT_FOUND where a rule or a resource is unknown or another customer's */
async function checkNamed(
  tx: Tx,
  { ruleIds, resourceIds }: { ruleIds: readonly number[]; resourceIds: readonly number[] },
  customId: number,
): Promise<void> {
  const ourRules = and(owned(alarmRules, customId), inArray(alarmRules.id, [...ruleIds]));
  const ours = and(owned(resources, customId), inArray(resources.id, [...resourceIds]));
  const [rules, named] = [await tx.$count(alarmRules, ourRules), await tx.$count(resources, ours)];
  if (rules < ruleIds.length || named < resourceIds.length) throw refuse("NOT_FOUND");
}
