import type { Words } from "../../errors";
import type { AppropriateStatus } from "../../../generated/enums";

/** A large transfer that awaits its review. */
export interface OpenAppropriation {
  appropriateNo: string;
  /** CNY with two decimals. */
  amount: string;
  /** Since when it waits. */
  since: Date;
}

/** What has become of it. */
export type ReviewNews =
  | { status: typeof AppropriateStatus.succeeded }
  | { status: typeof AppropriateStatus.failed; note: Words };

/** Whoever reviews large transfers. Asked again and again about each open one; nothing new is undefined. */
export interface AppropriationReview {
  follow(transfer: OpenAppropriation, now: Date): Promise<ReviewNews | undefined>;
}
