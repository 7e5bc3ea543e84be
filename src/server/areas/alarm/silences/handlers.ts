import { and, asc, inArray, isNull } from "drizzle-orm";
import { silenceStateOf } from "../../../../domain/alarm/silence";
import type { SilenceState } from "../../../../generated/api";
import type { Context, Handlers } from "../../../context";
import type { Tx } from "../../../database/client";
import { alarms } from "../../../database/schema/alarm";
import { alarmSilences } from "../../../database/schema/alarm-silence";
import { type ErrorName } from "../../../error-catalogue";
import { refuse } from "../../../errors";
import { owned } from "../../../lists/owner";
import { toLocalDateTime } from "../../../time";
import { silenceList } from "./list";
import { matchesAlarm, matchingOf } from "./matching";
import { saveSilence } from "./save-silence";

/** Alarms that a preview names. */
const named = 10;

/** Silences: times in which nobody is told of some alarms. */
export const silenceHandlers = {
  getAlarmSilence: async ({ id }, context) => silenceList.show(await silenceList.get(id, context), context),

  previewAlarmSilence: async (input, { db, user }) => {
    const lasting = and(owned(alarms, user.customId), isNull(alarms.recoverTime), matchesAlarm(matchingOf(input)));
    const { resourceName, ruleName, alarmLevel, startTime } = alarms;
    const rows = await db
      .select({ resourceName, ruleName, alarmLevel, startTime })
      .from(alarms)
      .where(lasting)
      .orderBy(asc(startTime), asc(alarms.id))
      .limit(named);
    return {
      alarmCount: await db.$count(alarms, lasting),
      alarms: rows.map((row) => ({ ...row, startTime: toLocalDateTime(row.startTime) })),
    };
  },

  saveAlarmSilence: (input, context) => saveSilence(input, context),

  endAlarmSilences: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await lockIn(tx, "active", "SILENCE_NOT_ACTIVE", ids, context);
      const ended = { endTime: context.now(), endedBy: context.user.username };
      await tx.update(alarmSilences).set(ended).where(inArray(alarmSilences.id, ids));
    });
    return null;
  },

  deleteAlarmSilences: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await lockIn(tx, "upcoming", "SILENCE_BEGUN", ids, context);
      await silenceList.remove(tx, ids, context);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** Locks silences that are all in a state, and notes the call. @throws AnswerError where one is not */
async function lockIn(
  tx: Tx,
  state: SilenceState,
  refusal: ErrorName,
  ids: readonly number[],
  context: Context,
): Promise<void> {
  const rows = await silenceList.lockAll(tx, ids, context);
  if (rows.some((row) => silenceStateOf(row, context.now()) !== state)) throw refuse(refusal);
  const names = rows.map(({ silenceName }) => silenceName).join(", ");
  await context.audit({ targets: [...ids], detail: { silences: names } }, tx);
}
