import { DeliveryStatus } from "../../../generated/enums";
import type { warningDeliveries } from "../../database/schema/warning";
import { limits } from "../../limits";
import type { NoticeOutcome } from "./notifier";

/** How a delivery stands after it was sent: what may be delivered later is tried again after a time that doubles, and given up in the end. */
export function deliveryAfter(
  outcome: NoticeOutcome,
  before: number,
  time: Date,
): Partial<typeof warningDeliveries.$inferSelect> {
  if (outcome.delivered) return { status: DeliveryStatus.delivered, time, nextTime: null, reason: null };
  const [{ reason }, failures] = [outcome, before + 1];
  if (!outcome.again || failures >= limits.noticeTries)
    return { status: DeliveryStatus.failed, failures, reason, time, nextTime: null };
  const pause = Math.min(limits.noticePause * 2 ** before, limits.noticePauseMost);
  return { failures, reason, nextTime: new Date(time.getTime() + pause) };
}
