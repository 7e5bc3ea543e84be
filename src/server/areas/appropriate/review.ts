import type { Words } from "../../errors";

/** A large transfer that awaits its review. */
export interface OpenAppropriation {
  appropriateNo: string;
  /** CNY with two decimals. */
  amount: string;
  /** Since when it waits. */
  since: Date;
}

/** What has become of it. */
export type ReviewNews = { status: 1 } | { status: 2; note: Words };

/** Whoever reviews large transfers. Asked again and again about each open one; nothing new is undefined. */
export interface AppropriationReview {
  follow(transfer: OpenAppropriation, now: Date): Promise<ReviewNews | undefined>;
}
