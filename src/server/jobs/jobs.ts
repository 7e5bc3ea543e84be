import { appropriationReviewSimulator } from "../areas/appropriate/demo-review";
import { settleAppropriations } from "../areas/appropriate/settle";
import { bankVerificationSimulator } from "../areas/bank/demo-verifier";
import { verifyBankAccounts } from "../areas/bank/settle";
import { cloudSimulator } from "../areas/cloud/demo-synchroniser";
import { syncCloudAccounts } from "../areas/cloud/sync-accounts";
import { taxOfficeSimulator } from "../areas/invoice/demo-tax-office";
import { settleInvoices } from "../areas/invoice/settle";
import { demoProvisioner } from "../areas/order/demo-provisioner";
import { expireOrders, provisionOrders, refundOrders } from "../areas/order/follow-orders";
import { moveInstances } from "../areas/instance/move-instances";
import { settleAccruals } from "../areas/rebate/accrue";
import { settleRebatePayouts } from "../areas/rebate/settle";
import { demoProviders } from "../areas/recharge/demo-payments";
import { settleRecharges } from "../areas/recharge/settle";
import { refundReviewSimulator } from "../areas/refund/demo-review";
import { settleRefunds } from "../areas/refund/settle";
import { renewByItself } from "../areas/renew/auto-renew";
import { demoNotifier } from "../areas/warning/demo-notifier";
import { sendNotices } from "../areas/warning/send-notices";
import { raiseWarnings } from "../areas/warning/watch";
import { payoutSimulator } from "../areas/withdraw/demo-payouts";
import { makeReports } from "../areas/report/make-report";
import { queueDueReports } from "../areas/report/schedule";
import { settleWithdrawals } from "../areas/withdraw/settle";
import { serviceDeskSimulator } from "../areas/work-order/demo-service-desk";
import { answerWorkOrders, confirmWorkOrders } from "../areas/work-order/follow-work-orders";
import type { Database } from "../database/client";
import { sweep } from "../database/sweep";
import { limits } from "../limits";

/** Something the server does again and again by itself. */
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

/** Everything that happens without a call. Tests call the functions themselves, with a clock of their own. */
export const jobs: readonly Job[] = [
  { name: "sweep", every: limits.sweep, run: sweep },
  { name: "settle recharges", every: limits.settle, run: (db, now) => settleRecharges(db, demoProviders, now) },
  { name: "settle invoices", every: limits.settle, run: (db, now) => settleInvoices(db, taxOfficeSimulator, now) },
  { name: "verify bank accounts", every: limits.settle, run: (db, now) => verifyBankAccounts(db, bankVerificationSimulator, now) },
  { name: "settle withdrawals", every: limits.settle, run: (db, now) => settleWithdrawals(db, payoutSimulator, now) },
  { name: "settle appropriations", every: limits.settle, run: (db, now) => settleAppropriations(db, appropriationReviewSimulator, now) },
  { name: "accrue rebates", every: limits.sweep, run: settleAccruals },
  { name: "settle rebate payouts", every: limits.settle, run: (db, now) => settleRebatePayouts(db, payoutSimulator, now) },
  { name: "expire orders", every: limits.expire, run: expireOrders },
  { name: "provision orders", every: limits.settle, run: (db, now) => provisionOrders(db, demoProvisioner, now) },
  { name: "move instances", every: limits.expire, run: moveInstances },
  { name: "renew by itself", every: limits.expire, run: renewByItself },
  { name: "settle refunds", every: limits.settle, run: (db, now) => settleRefunds(db, refundReviewSimulator, now) },
  { name: "refund orders", every: limits.settle, run: refundOrders },
  { name: "synchronise cloud accounts", every: limits.settle, run: (db, now) => syncCloudAccounts(db, cloudSimulator, now) },
  { name: "queue reports", every: limits.settle, run: queueDueReports },
  { name: "make reports", every: limits.reports, run: makeReports, apart: true },
  { name: "raise reminders", every: limits.remind, run: raiseWarnings },
  { name: "send reminders", every: limits.settle, run: (db, now) => sendNotices(db, demoNotifier, now) },
  { name: "answer work orders", every: limits.settle, run: (db, now) => answerWorkOrders(db, serviceDeskSimulator, now) },
  { name: "confirm work orders", every: limits.confirm, run: confirmWorkOrders },
];
