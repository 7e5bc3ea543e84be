import { Decimal } from "decimal.js";
import { and, asc, desc, eq, gt } from "drizzle-orm";
import { RebatePayoutStatus, RebateStatus, WithdrawStatus } from "../../../../generated/enums";
import { addMonths } from "../../../../domain/month";
import { finalFrom } from "../../../areas/bill/final-bill";
import { settleAccruals } from "../../../areas/rebate/accrue";
import { handlers } from "../../../areas/rebate/handlers";
import { settleRebatePayouts } from "../../../areas/rebate/settle";
import { words } from "../../../areas/withdraw/demo-payouts";
import type { PayoutNews } from "../../../areas/withdraw/payouts";
import { addDays, addMinutes, toYearMonth } from "../../../time";
import { billLines } from "../../schema/bill";
import { rebatePayouts, rebates } from "../../schema/rebate";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { channelAgent } from "../withdrawals-data/withdrawals";

/** Payouts of the agent: how long ago, how they ended, and how many of the rebates it can have paid out they take: one of so many. */
const payouts = [
  { daysAgo: 9, end: RebatePayoutStatus.failed, share: 3 },
  { daysAgo: 8, end: RebatePayoutStatus.succeeded, share: 3 },
  { daysAgo: 0.001, end: RebatePayoutStatus.paying, share: 2 },
] as const;
/** When a bill is corrected and another one found to be owed, minutes ago: after the last payout, and before the rebates are looked at again. */
const correctedAgo = 1.2;

/** Rebates of the agents, worked out of the bills as the server does it, and payouts of one of them: every state is there. */
export const plans: Plans = {
  needs: ["agents"],
  deeds: (world) => [
    ...settlements(world.today).map((at): Deed => ({ at, do: (now) => settleAccruals(world.db, now) })),
    ...payouts.map((plan): Deed => ({
      at: addDays(world.today, -plan.daysAgo),
      do: (now) => payOut(world, plan, now),
    })),
    { at: addMinutes(world.today, -correctedAgo), do: () => correctBills(world) },
  ],
};

/** Of the last two months the day on which the bills of the month before are final, and today. */
function settlements(today: Date): Date[] {
  const month = toYearMonth(today);
  const final = [-2, -1].map((months) => addMinutes(finalFrom(addMonths(month, months)), 180));
  return [...final, addDays(today, -0.5), addMinutes(today, -1)];
}

async function payOut(
  { db, of, clientToken }: World,
  { end, share }: (typeof payouts)[number],
  now: Date,
): Promise<Deed[]> {
  const open = await withdrawable(db);
  const ids = open.filter((_rebate, at) => at % share === 0).map(({ id }) => id);
  const { id } = await handlers.withdrawRebates({ clientToken, ids }, of(channelAgent, now));
  if (end === RebatePayoutStatus.paying) return [];
  const [row] = await db.select().from(rebatePayouts).where(eq(rebatePayouts.id, id));
  const news: PayoutNews =
    end === RebatePayoutStatus.succeeded
      ? { status: WithdrawStatus.succeeded }
      : { status: WithdrawStatus.failed, note: words.failed };
  const follow = async ({ withdrawNo }: { withdrawNo: string }) => (withdrawNo === row?.payoutNo ? news : undefined);
  return [{ at: addMinutes(now, 40), do: (at) => settleRebatePayouts(db, { follow }, at) }];
}

type RebateRow = typeof rebates.$inferSelect;

/** What the agent can have paid out, by customer and product. */
function withdrawable(db: World["db"]): Promise<RebateRow[]> {
  return db
    .select()
    .from(rebates)
    .where(and(eq(rebates.customId, channelAgent), eq(rebates.status, RebateStatus.withdrawable)))
    .orderBy(asc(rebates.customerId), asc(rebates.productCode), asc(rebates.id));
}

/** Of two rebates that can be paid out, one's bill is corrected later, and one's turns out to be owed in part. */
async function correctBills({ db }: World): Promise<void> {
  const open = await withdrawable(db);
  const [corrected, owed] = [await largestLine(db, open[0]), await largestLine(db, open.at(-1))];
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
  const debtAmount = new Decimal(owed.cashAmount).plus(owed.debtAmount).toString();
  await db.update(billLines).set({ cashAmount: "0", debtAmount }).where(eq(billLines.id, owed.id));
}

/** The bill line that a rebate comes from most. */
async function largestLine(
  db: World["db"],
  rebate: RebateRow | undefined,
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
