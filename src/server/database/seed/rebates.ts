import type { Seed } from "./run/seed-type";
import { Decimal } from "decimal.js";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { masked } from "../../areas/account/masked";
import { accrueRebates, flagRebates } from "../../areas/rebate/accrue";
import { addDays, addMinutes, toLocalDateTime } from "../../time";
import type { Queryable } from "../client";
import { billLines } from "../schema/bill";
import { rebatePayouts, rebates } from "../schema/rebate";
import { bankAccounts } from "../schema/withdrawal";

/** The channel agent of the demo. */
const agent = 1020;

/** Payouts of the demo: how long ago, how they ended, and of which of the last month's rebates, counted by threes. */
const plans = [
  {
    daysAgo: 9,
    status: 4,
    takes: null,
    failReason: { zh: "收款银行退回了该笔款项", en: "The receiving bank sent the money back" },
  },
  { daysAgo: 8, status: 2, takes: 1, failReason: null },
  { daysAgo: 0.001, status: 1, takes: 2, failReason: null },
] as const;

/** Rebates of the agents, worked out of the bills as the server does it, and payouts of one of them: every state is there. */
export const seed: Seed = { needs: ["agents", "withdrawals"], write: seedRebates };

async function seedRebates(db: Queryable, today: Date): Promise<void> {
  await accrueRebates(db, today);
  const since = addDays(today, -12).toISOString();
  await db.execute(
    sql`UPDATE rebates SET status = 1, status_time = ${since}::timestamptz WHERE rebate_month < (SELECT max(rebate_month) FROM rebates)`,
  );
  const [bank] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.customId, agent), eq(bankAccounts.isDefault, true)));
  if (!bank) throw new Error("the channel agent has a bank account");
  for (const [at, { daysAgo, status, takes, failReason }] of plans.entries()) {
    const applyTime = addDays(today, -daysAgo);
    const { rows } = await db.execute<{ id: string; rebate_amount: string }>(sql`
      SELECT id, rebate_amount FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM rebates WHERE custom_id = ${agent} AND rebate_month < (SELECT max(rebate_month) FROM rebates)) AS numbered
      WHERE place % 3 = ${takes ?? 1}`);
    const [row] = await db
      .insert(rebatePayouts)
      .values({
        customId: agent,
        payoutNo: `RP${toLocalDateTime(applyTime).replace(/\D/g, "")}0000000${at + 1}`,
        amount: (rows.reduce((sum, each) => sum + Math.round(Number(each.rebate_amount) * 100), 0) / 100).toFixed(2),
        bankAccountId: bank.id,
        bankName: bank.bankName,
        accountName: bank.accountName,
        bankNo: masked(bank.bankNo),
        status,
        statusTime: status === 1 ? applyTime : addMinutes(applyTime, 40),
        failReason,
        applyTime,
        finishTime: status === 1 ? null : addMinutes(applyTime, 40),
        applicant: "channel",
      })
      .returning({ id: rebatePayouts.id });
    if (status === 4) continue;
    const ids = sql.param(rows.map(({ id }) => id));
    await db.execute(
      sql`UPDATE rebates SET status = ${status === 2 ? 3 : 2}, payout_id = ${row?.id ?? 0}, status_time = ${applyTime.toISOString()}::timestamptz WHERE id = ANY(${ids}::bigint[])`,
    );
  }
  await seedExceptions(db);
  await flagRebates(db, today);
}

/** What is unusual about rebates, as the rules find it: of two that can be withdrawn, one's bill was corrected later, and one's is owed in part. */
async function seedExceptions(db: Queryable): Promise<void> {
  const open = await db
    .select()
    .from(rebates)
    .where(and(eq(rebates.customId, agent), eq(rebates.status, 1)))
    .orderBy(asc(rebates.customerId), asc(rebates.productCode));
  const [corrected, owed] = await Promise.all([largestLine(db, open[0]), largestLine(db, open.at(-1))]);
  if (!corrected || !owed) throw new Error("what an agent can withdraw has been billed");
  const { id: _id, instanceKey: _instance, itemKey: _item, searchText: _text, ...line } = corrected;
  const back = new Decimal(line.payableAmount).div(-10).toFixed(2);
  await db.insert(billLines).values({
    ...line,
    billItemType: "Adjustment",
    chargeCategory: "Adjustment",
    chargeFrequency: "One-Time",
    billingItem: "账单更正",
    listAmount: back,
    discountAmount: "0",
    payableAmount: back,
    amortizedCost: back,
    cashAmount: back,
    couponAmount: "0",
    creditAmount: "0",
    debtAmount: "0",
  });
  await db
    .update(billLines)
    .set({ cashAmount: "0", debtAmount: new Decimal(owed.cashAmount).plus(owed.debtAmount).toString() })
    .where(eq(billLines.id, owed.id));
}

/** The bill line that a rebate comes from most. */
async function largestLine(
  db: Queryable,
  rebate: typeof rebates.$inferSelect | undefined,
): Promise<typeof billLines.$inferSelect | undefined> {
  if (!rebate) return undefined;
  const { customerId, rebateMonth, productCode } = rebate;
  const where = and(
    eq(billLines.customId, customerId),
    eq(billLines.billCycle, rebateMonth),
    eq(billLines.productCode, productCode),
    gt(billLines.cashAmount, "0"),
  );
  const [line] = await db
    .select()
    .from(billLines)
    .where(where)
    .orderBy(desc(billLines.payableAmount), asc(billLines.id))
    .limit(1);
  return line;
}
