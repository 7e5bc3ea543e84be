import type { PaymentOutcome, RechargeWay } from "../../../generated/api";
import type { RechargeStatus } from "../../../generated/enums";
import type { Words } from "../../errors";

/** A payment under way, as those who handle it see it. */
export interface OpenPayment {
  rechargeNo: string;
  /** CNY with two decimals. */
  amount: string;
  rechargeWay: RechargeWay;
  /** 0 awaiting payment, 1 to be confirmed. */
  status: RechargeStatus;
  /** Since when it has that status. */
  since: Date;
}

/** What has become of a payment: the status it has reached, its number at the other side, and why it failed. */
export type PaymentNews =
  | { status: typeof RechargeStatus.toBeConfirmed; note: Words }
  | { status: typeof RechargeStatus.succeeded; channelSn: string }
  | { status: typeof RechargeStatus.failed; note: Words };

/** Somebody who takes payments. The server asks again and again about each open one; nothing new is undefined. */
export interface PaymentProvider {
  /** How the history names who acted. */
  actor: "payment" | "remittance";
  follow(payment: OpenPayment, now: Date): Promise<PaymentNews | undefined>;
}

/** The payment page of the demo; a real service has a page of its own. */
export interface PaymentPage {
  /** How the history names who acted. */
  actor: "payment";
  /** What comes of what the payer does there; undefined where the payment isn't made online. */
  pay(payment: OpenPayment, outcome: PaymentOutcome): PaymentNews | undefined;
}

/** Who handles which way of paying. */
export type PaymentProviders = Record<RechargeWay, PaymentProvider>;
