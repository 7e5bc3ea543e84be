import { and, eq } from "drizzle-orm";
import { BankAccountStatus, WithdrawStatus } from "../../../../generated/enums";
import { bankVerificationSimulator } from "../../../areas/bank/demo-verifier";
import { handlers as bankHandlers } from "../../../areas/bank/handlers";
import { verifyBankAccounts } from "../../../areas/bank/settle";
import { words } from "../../../areas/withdraw/demo-payouts";
import { handlers } from "../../../areas/withdraw/handlers";
import type { PayoutNews } from "../../../areas/withdraw/payouts";
import { settleWithdrawals } from "../../../areas/withdraw/settle";
import { addDays, addMinutes } from "../../../time";
import { bankAccounts, withdrawals } from "../../schema/withdrawal";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { type BankPlan, bankPlans } from "../withdrawals-data/bank-accounts";
import { channelAgent, type WithdrawalPlan, withdrawalPlans } from "../withdrawals-data/withdrawals";

/** Bank accounts, verified or not, and withdrawals of the channel agent. */
export const plans: Plans = {
  needs: ["identity"],
  deeds: (world) => [
    ...bankPlans.map((plan): Deed => ({ at: daysAgo(world, plan), do: (now) => addBank(world, plan, now) })),
    ...withdrawalPlans.map((plan): Deed => ({ at: daysAgo(world, plan), do: (now) => apply(world, plan, now) })),
  ],
};

function daysAgo({ today }: World, plan: { daysAgo: number }): Date {
  return addDays(today, -plan.daysAgo);
}

async function addBank(
  world: World,
  { customId, daysAgo: _days, unionNo, ...given }: BankPlan,
  now: Date,
): Promise<Deed[]> {
  const asked = { clientToken: world.clientToken, ...given, ...(unionNo !== null && { unionNo }) };
  await bankHandlers.createBankAccount(asked, world.of(customId, now));
  return [{ at: addMinutes(now, 35), do: (at) => verifyBankAccounts(world.db, bankVerificationSimulator, at) }];
}

async function apply(world: World, { end, amount, reason }: WithdrawalPlan, now: Date): Promise<Deed[]> {
  const { db, clientToken } = world;
  const [bank] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.customId, channelAgent), eq(bankAccounts.status, BankAccountStatus.verified)))
    .orderBy(bankAccounts.id)
    .limit(1);
  const asked = { clientToken, amount, reason, bankAccountId: bank?.id ?? 0 };
  const { id } = await handlers.createWithdrawal(asked, world.of(channelAgent, now));
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  const told = (minutes: number, news: PayoutNews): Deed => ({
    at: addMinutes(now, minutes),
    do: (at) =>
      settleWithdrawals(
        db,
        { follow: async ({ withdrawNo }) => (withdrawNo === row?.withdrawNo ? news : undefined) },
        at,
      ),
  });
  const accepted = told(85, { status: WithdrawStatus.paying });
  switch (end) {
    case WithdrawStatus.paying:
      return [accepted];
    case WithdrawStatus.succeeded:
      return [accepted, told(190, { status: end })];
    case WithdrawStatus.failed:
      return [accepted, told(190, { status: end, note: words.failed })];
    case WithdrawStatus.rejected:
      return [told(85, { status: end, note: words.rejected })];
    case WithdrawStatus.cancelled:
      return [{ at: addMinutes(now, 50), do: (at) => cancel(world, id, at) }];
    default:
      return [];
  }
}

async function cancel(world: World, id: number, now: Date): Promise<void> {
  await handlers.cancelWithdrawal({ id }, world.of(channelAgent, now));
}
