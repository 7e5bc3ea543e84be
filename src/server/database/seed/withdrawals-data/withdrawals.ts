import type { WithdrawStatus } from "../../../../generated/api";
import { addDays, addMinutes, toLocalDateTime } from "../../../time";
import type { accountLedger } from "../../schema/account";
import type { withdrawalEvents, withdrawals } from "../../schema/withdrawal";
import { seededRandom } from "../bills-generator/random";

/** The channel agent of the demo: specification §6 gives withdrawals to channel accounts. */
export const channelAgent = 1020;

/** What the agent has paid in before it withdraws. */
export const agentPaidIn = { status: 2, rechargeWay: "BankTransfer", amount: "260000.00", daysAgo: 200 } as const;

/** A withdrawal of the demo. `way`: the statuses it went through, the last being its own. */
interface Plan {
  way: WithdrawStatus[];
  amount: string;
  daysAgo: number;
  reason: string;
}

/** Nine, the oldest first, every state present. Those under way are so large that they wait for a person (demo-payouts.ts). */
const plans: Plan[] = [
  { way: [0, 1, 2], amount: "18000.00", daysAgo: 151, reason: "一季度返佣结算" },
  { way: [0, 3], amount: "5000.33", daysAgo: 118, reason: "备用金" },
  { way: [0, 1, 2], amount: "24500.00", daysAgo: 87, reason: "二季度返佣结算" },
  { way: [0, 5], amount: "8000.00", daysAgo: 62, reason: "市场活动费用" },
  { way: [0, 1, 4], amount: "12000.44", daysAgo: 44, reason: "合作方结算款" },
  { way: [0, 1, 2], amount: "12000.00", daysAgo: 41, reason: "合作方结算款，重新提交" },
  { way: [0, 5], amount: "3200.00", daysAgo: 16, reason: "差旅费用" },
  { way: [0, 1], amount: "50000.00", daysAgo: 1.4, reason: "三季度返佣结算" },
  { way: [0], amount: "60000.00", daysAgo: 0.2, reason: "项目保证金退回" },
];

const reasons: Partial<Record<WithdrawStatus, { zh: string; en: string }>> = {
  3: { zh: "提现原因说明不充分，请补充后重新申请", en: "The reason given does not suffice; please apply again" },
  4: { zh: "收款银行退回了该笔款项", en: "The receiving bank sent the money back" },
};

type Row = typeof withdrawals.$inferInsert;

/** A withdrawal without the account it goes to, with its steps and what it did to the balances. */
export interface SeedWithdrawal {
  row: Omit<Row, "bankAccountId" | "bankName" | "accountName" | "bankNo">;
  events: Omit<typeof withdrawalEvents.$inferInsert, "withdrawalId">[];
  changes: Omit<typeof accountLedger.$inferInsert, "balance">[];
}

/** The withdrawals of the channel agent, the oldest first; of any other customer none. */
export function generateWithdrawals(customId: number, today: Date): SeedWithdrawal[] {
  const random = seededRandom(15_015);
  return customId === channelAgent
    ? plans.map((plan) => build(plan, today, random.whole(0, 99_999_999), random.whole(20, 180)))
    : [];
}

function build({ way, amount, daysAgo, reason }: Plan, today: Date, number: number, minutes: number): SeedWithdrawal {
  const customId = channelAgent;
  const applyTime = addDays(today, -daysAgo);
  const timeOf = (at: number): Date => addMinutes(applyTime, at * minutes);
  const status = way.at(-1) ?? 0;
  const statusTime = timeOf(way.length - 1);
  const withdrawNo = `WD${toLocalDateTime(applyTime).replace(/\D/g, "")}${String(number).padStart(8, "0")}`;
  const note = reasons[status] ?? null;
  const change = { customId, relateNo: withdrawNo };
  return {
    row: {
      customId,
      withdrawNo,
      amount,
      reason,
      status,
      statusTime,
      applyTime,
      finishTime: status >= 2 ? statusTime : null,
      auditReason: note,
      applicant: "channel",
    },
    events: way.map((toStatus, at) => ({
      ...actorOf(toStatus),
      time: timeOf(at),
      fromStatus: way[at - 1] ?? null,
      toStatus,
      note: toStatus === status ? note : null,
    })),
    changes: [
      { ...change, fund: "frozen", tradeType: "freeze", amount, tradeTime: applyTime },
      ...(status === 2
        ? [
            {
              ...change,
              fund: "cash" as const,
              tradeType: "withdraw" as const,
              amount: `-${amount}`,
              tradeTime: statusTime,
            },
          ]
        : []),
      ...(status >= 2
        ? [
            {
              ...change,
              fund: "frozen" as const,
              tradeType: "unfreeze" as const,
              amount: `-${amount}`,
              tradeTime: statusTime,
            },
          ]
        : []),
    ],
  };
}

function actorOf(status: WithdrawStatus): { actorKind: "user" | "review" | "bank"; actor: string | null } {
  if (status === 0 || status === 5) return { actorKind: "user", actor: "channel" };
  return { actorKind: status === 1 || status === 3 ? "review" : "bank", actor: null };
}
