import { settleAppropriations } from "../areas/appropriate/settle";
import { verifyBankAccounts } from "../areas/bank/settle";
import { syncCloudAccounts } from "../areas/cloud/sync-accounts";
import { settleInvoices } from "../areas/invoice/settle";
import { expireOrders, provisionOrders, refundOrders } from "../areas/order/follow-orders";
import { moveInstances } from "../areas/instance/move-instances";
import { settleAccruals } from "../areas/rebate/accrue";
import { settleRebatePayouts } from "../areas/rebate/settle";
import { settleRecharges } from "../areas/recharge/settle";
import { settleRefunds } from "../areas/refund/settle";
import { renewByItself } from "../areas/renew/auto-renew";
import { noNotifier } from "../areas/warning/notifier";
import { sendNotices } from "../areas/warning/send-notices";
import { raiseWarnings } from "../areas/warning/watch";
import { makeReports } from "../areas/report/make-report";
import { queueDueReports } from "../areas/report/schedule";
import { settleWithdrawals } from "../areas/withdraw/settle";
import { answerWorkOrders, confirmWorkOrders } from "../areas/work-order/follow-work-orders";
import type { Database } from "../database/client";
import { sweep } from "../database/sweep";
import { limits } from "../limits";
import type { Providers } from "../providers";

/** A scheduled job. */
export interface Job {
  /** Names it in the log and among all servers of a database. */
  name: string;
  /** Milliseconds between two beginnings. */
  every: number;
  /** `signal` is aborted when the server ends: what takes long leaves off. */
  run(db: Database, now: Date, signal: AbortSignal): Promise<void>;
  /** Takes long, and sees to it itself that no two servers do the same: it neither waits for the others nor keeps them waiting. */
  apart?: true;
}

/**
 * Everything that happens without a call, with the outside services there are. What a missing one would have news of is left as it is;
 * deadlines pass all the same. Tests call the functions themselves, with a clock of their own.
 */
export function jobsWith(providers: Providers): Job[] {
  const {
    payment,
    taxOffice,
    bankVerification,
    payout,
    appropriationReview,
    provisioning,
    refundReview,
    cloud,
    serviceDesk,
  } = providers;
  const notification = providers.notification ?? noNotifier;
  return [
    { name: "sweep", every: limits.sweep, run: sweep },
    { name: "settle recharges", every: limits.settle, run: (db, now) => settleRecharges(db, payment, now) },
    ...following(taxOffice, "settle invoices", settleInvoices),
    ...following(bankVerification, "verify bank accounts", verifyBankAccounts),
    ...following(payout, "settle withdrawals", settleWithdrawals),
    ...following(appropriationReview, "settle appropriations", settleAppropriations),
    { name: "accrue rebates", every: limits.sweep, run: settleAccruals },
    ...following(payout, "settle rebate payouts", settleRebatePayouts),
    { name: "expire orders", every: limits.expire, run: expireOrders },
    ...following(provisioning, "provision orders", provisionOrders),
    { name: "move instances", every: limits.expire, run: moveInstances },
    // Takes money for what has to be provisioned.
    ...(provisioning ? [{ name: "renew by itself", every: limits.expire, run: renewByItself }] : []),
    ...following(refundReview, "settle refunds", settleRefunds),
    { name: "refund orders", every: limits.settle, run: refundOrders },
    ...following(cloud, "synchronise cloud accounts", syncCloudAccounts),
    { name: "queue reports", every: limits.settle, run: queueDueReports },
    { name: "make reports", every: limits.reports, run: makeReports, apart: true },
    { name: "raise reminders", every: limits.remind, run: raiseWarnings },
    { name: "send reminders", every: limits.settle, run: (db, now) => sendNotices(db, notification, now) },
    ...following(serviceDesk, "answer work orders", answerWorkOrders),
    { name: "confirm work orders", every: limits.confirm, run: confirmWorkOrders },
  ];
}

/** A job that asks an outside service for news; none where there is no such service. */
function following<Service>(
  service: Service | undefined,
  name: string,
  follow: (db: Database, service: Service, now: Date) => Promise<void>,
): Job[] {
  return service === undefined ? [] : [{ name, every: limits.settle, run: (db, now) => follow(db, service, now) }];
}
