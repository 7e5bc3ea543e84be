import { sql } from "drizzle-orm";
import type { Tx } from "../client";
import { mergeCube } from "../../areas/bill/cube/merge";
import { bulkInsert } from "../bulk-insert";
import { billLines } from "../schema/bill";
import { generateBillLines, type BillPlan } from "./bills-generator/generate";
import { groupAccounts, secondCustomerAccounts } from "./clouds-data/accounts";
import { indexAfter } from "./run/index-after";
import type { Seed } from "./run/seed-type";

/** The bills of one customer. */
type CustomerPlan = Omit<BillPlan, "today">;

const few = { accounts: secondCustomerAccounts, months: 3, streams: 3, subscriptions: 2, monthlyTotal: 3600 };

/** Bills of the demo: the group customer's 13 months, a smaller second customer, and a little for everybody else. */
export const billPlans: CustomerPlan[] = [
  {
    customId: 1001,
    seed: 1001,
    accounts: groupAccounts,
    months: 13,
    streams: 175,
    subscriptions: 150,
    monthlyTotal: 420_000,
    hasEstate: true,
  },
  {
    customId: 1010,
    seed: 1010,
    accounts: secondCustomerAccounts,
    months: 13,
    streams: 5,
    subscriptions: 6,
    monthlyTotal: 9_600,
    hasEstate: true,
  },
  ...[1002, 1003, 1004, 1005, 1006, 1007, 1011, 1012, 1013, 1014, 1015, 1020].map((customId) => ({
    ...few,
    customId,
    seed: customId,
  })),
];

/** Writes the bill lines of every demo customer (some 72,000). The customers exist already. */
export const seed: Seed = { needs: ["identity"], write: seedBills };

async function seedBills(tx: Tx, today: Date): Promise<void> {
  await indexAfter(tx, billLines, async () => {
    for (const plan of billPlans) {
      for (const lines of generateBillLines({ ...plan, today })) await bulkInsert(tx, billLines, lines);
    }
  });
  await mergeCube(tx);
  // Without this the planner guesses how many lines a month has: transfers of the history ask that, and took 6 s in all.
  await tx.execute(sql`ANALYZE ${billLines} (custom_id, currency, bill_cycle, order_no)`);
}
