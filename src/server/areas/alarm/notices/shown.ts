import { desc, eq, inArray, and } from "drizzle-orm";
import type { AlarmNotice } from "../../../../generated/api";
import type { Context } from "../../../context";
import { alarmTransitions } from "../../../database/schema/alarm";
import { warningRecords } from "../../../database/schema/warning";
import { both, owned } from "../../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../../time";
import { deliveriesOf, resultOf } from "../../warning/lists";

/** Changes that are shown. */
const most = 20;

/** Who was told of the changes of an alarm, or why nobody was; the newest first. */
export async function noticesOf(alarmId: number, context: Context): Promise<AlarmNotice[]> {
  const { db, user } = context;
  const changes = await db
    .select({ change: alarmTransitions, raiseTime: warningRecords.raiseTime })
    .from(alarmTransitions)
    .leftJoin(
      warningRecords,
      both(eq(warningRecords.id, alarmTransitions.recordId), owned(warningRecords, user.customId)),
    )
    .where(
      and(
        owned(alarmTransitions, user.customId),
        eq(alarmTransitions.alarmId, alarmId),
        inArray(alarmTransitions.to, ["alarm", "ok"]),
      ),
    )
    .orderBy(desc(alarmTransitions.time), desc(alarmTransitions.id))
    .limit(most);
  const records = changes.flatMap(({ change: { recordId } }) => (recordId === null ? [] : [{ id: recordId }]));
  const sent = await deliveriesOf(records, context);
  return changes.map(({ change: { time, to, notice, recordId }, raiseTime }) => {
    const deliveries = sent.get(recordId ?? 0) ?? [];
    return {
      time: toLocalDateTime(time),
      alarmState: to,
      notice,
      noticeTime: toLocalDateTimeOrNull(raiseTime),
      receivers: [...new Set(deliveries.map(({ receiver }) => receiver))].slice(0, 50),
      result: raiseTime === null ? null : resultOf(deliveries.map(({ status }) => status)),
    };
  });
}
