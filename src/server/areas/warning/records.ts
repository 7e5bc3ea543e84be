import type { WarningRecordDetail } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { toLocalDateTime } from "../../time";
import { deliveriesOf, recordList } from "./lists";
import { maskedAddress } from "./masked-address";

/** One of the customer's reminders with what each receiver got. */
export async function getRecord({ id }: Input<"getWarningRecord">, context: Context): Promise<WarningRecordDetail> {
  const row = await recordList.get(id, context);
  const sent = await deliveriesOf([row], context);
  const deliveries = sent.get(id) ?? [];
  const shown = deliveries.map(({ receiver, way, address, status, reason, time }) => ({
    receiver,
    way,
    address: address === null || way === "webhook" ? address : maskedAddress(address),
    status,
    reason: reason?.[context.language] ?? null,
    time: toLocalDateTime(time),
  }));
  return { ...(await recordList.show(row, context, sent)), deliveries: shown };
}
