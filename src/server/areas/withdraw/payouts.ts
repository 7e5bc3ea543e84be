import type { Words } from "../../errors";
import type { WithdrawStatus } from "../../../generated/enums";

/** A withdrawal under way, as those who review and pay it see it. */
export interface OpenWithdrawal {
  withdrawNo: string;
  /** CNY with two decimals. */
  amount: string;
  /** 0 to be reviewed, 1 to be paid. */
  status: WithdrawStatus;
  /** Since when it has that status. */
  since: Date;
}

/** What has become of a withdrawal. */
export type PayoutNews =
  | { status: typeof WithdrawStatus.paying | typeof WithdrawStatus.succeeded }
  | { status: typeof WithdrawStatus.rejected | typeof WithdrawStatus.failed; note: Words };

/** Whoever reviews withdrawals and pays them out. Asked again and again about each open one; nothing new is undefined. */
export interface PayoutService {
  follow(withdrawal: OpenWithdrawal, now: Date): Promise<PayoutNews | undefined>;
}
