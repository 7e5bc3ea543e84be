import { createHash } from "node:crypto";
import { Decimal } from "decimal.js";
import { hasPassed } from "../../time";
import type { OpenPayment, PaymentNews, PaymentPage, PaymentProvider, PaymentProviders } from "./payments";
import { RechargeStatus } from "../../../generated/enums";

/** Seconds after which a customer who has left the payment page is taken to have paid all the same, the remittance office has the slip, and the bank has said yes or no. */
const seconds = { paid: 120, received: 15, confirmed: 40 };
/** Amounts that the demo leaves alone: they stay as they are until somebody cancels them or their time is over. */
const left = { online: 50_000, offline: 500_000 };
/** Amounts with these cents fail. */
const failingCents = ".44";

/** Notes of their steps, shown in the history of a recharge. */
export const words = {
  declined: { zh: "付款银行拒绝了本次支付", en: "The payer's bank declined the payment" },
  givenUp: { zh: "付款人在支付页放弃了支付", en: "The payer cancelled the payment" },
  received: { zh: "已收到汇款凭证，等待银行到账", en: "Transfer slip received. Waiting for the payment" },
  missing: { zh: "未查到与凭证相符的到账记录", en: "No incoming payment matches the slip" },
};

/**
 * Stands in for Alipay, WeChat Pay, UnionPay and the banks' own gateways: a payment is made on the payment page, or else by itself two
 * minutes after it was asked for. Amounts that end in .44 are declined; those of 50,000 CNY and more are paid on the page only.
 */
export const demoPayments: PaymentProvider = {
  actor: "payment",
  follow: async (payment, now) => {
    if (!hasPassed(seconds.paid, payment.since, now) || reaches(payment, left.online)) return undefined;
    return taken(payment);
  },
};

/** What the payer does on the page happens at once. */
export const demoPaymentPage: PaymentPage = {
  actor: "payment",
  pay: (payment, outcome) => {
    if (payment.rechargeWay === "OfflineRemittance") return undefined;
    return outcome === "paid" ? taken(payment) : { status: RechargeStatus.failed, note: words.givenUp };
  },
};

function taken(payment: OpenPayment): PaymentNews {
  return fails(payment)
    ? { status: RechargeStatus.failed, note: words.declined }
    : { status: RechargeStatus.succeeded, channelSn: numberOf("PAY", payment) };
}

/**
 * Stands in for the office that compares slips with what came in: takes the slip up after 15 seconds and confirms it 40
 * seconds later. Amounts that end in .44 are not found; those of 500,000 CNY and more wait for a person for ever.
 */
export const remittanceSimulator: PaymentProvider = {
  actor: "remittance",
  follow: async (payment, now): Promise<PaymentNews | undefined> => {
    if (payment.status === RechargeStatus.awaitingPayment)
      return hasPassed(seconds.received, payment.since, now)
        ? { status: RechargeStatus.toBeConfirmed, note: words.received }
        : undefined;
    if (!hasPassed(seconds.confirmed, payment.since, now) || reaches(payment, left.offline)) return undefined;
    return fails(payment)
      ? { status: RechargeStatus.failed, note: words.missing }
      : { status: RechargeStatus.succeeded, channelSn: numberOf("REM", payment) };
  },
};

/** Who handles payments in the demo. */
export const demoProviders: PaymentProviders = {
  Alipay: demoPayments,
  WeChat: demoPayments,
  UnionPay: demoPayments,
  BankTransfer: demoPayments,
  OfflineRemittance: remittanceSimulator,
};

function reaches({ amount }: OpenPayment, limit: number): boolean {
  return new Decimal(amount).gte(limit);
}

function fails({ amount }: OpenPayment): boolean {
  return amount.endsWith(failingCents);
}

/** The same payment always has the same number at the other side. */
export function numberOf(prefix: string, { rechargeNo }: Pick<OpenPayment, "rechargeNo">): string {
  return (
    prefix +
    BigInt(`0x${createHash("sha256").update(rechargeNo).digest("hex").slice(0, 16)}`)
      .toString()
      .padStart(20, "0")
  );
}
