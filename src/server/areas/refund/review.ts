import type { Words } from "../../errors";
import type { RefundStatus } from "../../../generated/enums";

/** A refund under way, as those who review it and unsubscribe the instance see it. */
export interface OpenRefund {
  refundNo: string;
  resourceId: string;
  /** CNY with two decimals. */
  amount: string;
  /** 0 to be reviewed, 1 to be unsubscribed and paid back. */
  status: RefundStatus;
  /** Since when it has that status. */
  since: Date;
}

/** What has become of a refund. */
export type RefundNews =
  | { status: typeof RefundStatus.refunding | typeof RefundStatus.refunded }
  | { status: typeof RefundStatus.rejected; note: Words };

/** Whoever reviews refunds and unsubscribes the instances. Asked again and again about each open one; nothing new is undefined. */
export interface RefundOffice {
  follow(refund: OpenRefund, now: Date): Promise<RefundNews | undefined>;
}
