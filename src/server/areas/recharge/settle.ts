import { RechargeStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { lifecycle, type RechargeRow, type RechargeStep } from "./lifecycle";
import type { PaymentProviders } from "./payments";

const overdue = { zh: "超过支付期限，系统自动关闭", en: "Not paid in time. Closed automatically" };

/** Asks about every open recharge and moves on those that have news; without providers there is none but that time is over. */
export async function settleRecharges(db: Database, providers: PaymentProviders | undefined, now: Date): Promise<void> {
  const { awaitingPayment, toBeConfirmed } = RechargeStatus;
  await lifecycle.follow(db, [awaitingPayment, toBeConfirmed], (row) => stepOf(row, providers, now));
}

async function stepOf(
  row: RechargeRow,
  providers: PaymentProviders | undefined,
  now: Date,
): Promise<RechargeStep | undefined> {
  const { rechargeNo, amount, rechargeWay, status, statusTime, payDeadline } = row;
  const provider = providers?.[rechargeWay];
  const news = await provider?.follow({ rechargeNo, amount, rechargeWay, status, since: statusTime }, now);
  if (provider && news) return { ...news, time: now, actorKind: provider.actor };
  return status === RechargeStatus.awaitingPayment && payDeadline < now
    ? { status: RechargeStatus.closed, time: now, actorKind: "system", note: overdue }
    : undefined;
}
