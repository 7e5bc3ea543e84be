import { WithdrawStatus } from "../../../../generated/enums";

/** The channel agent of the demo: specification §6 gives withdrawals to channel accounts. */
export const channelAgent = 1020;

/** A withdrawal of the agent, and what became of it. */
export interface WithdrawalPlan {
  end: WithdrawStatus;
  amount: string;
  daysAgo: number;
  reason: string;
}

const { pendingReview, paying, succeeded, rejected, failed, cancelled } = WithdrawStatus;

/** Nine, every state present. Those under way are so large that they wait for a person (demo-payouts.ts). */
export const withdrawalPlans: readonly WithdrawalPlan[] = [
  { end: succeeded, amount: "18000.00", daysAgo: 151, reason: "一季度返佣结算" },
  { end: rejected, amount: "5000.33", daysAgo: 118, reason: "备用金" },
  { end: succeeded, amount: "24500.00", daysAgo: 87, reason: "二季度返佣结算" },
  { end: cancelled, amount: "8000.00", daysAgo: 62, reason: "市场活动费用" },
  { end: failed, amount: "12000.44", daysAgo: 44, reason: "合作方结算款" },
  { end: succeeded, amount: "12000.00", daysAgo: 41, reason: "合作方结算款，重新提交" },
  { end: cancelled, amount: "3200.00", daysAgo: 16, reason: "差旅费用" },
  { end: paying, amount: "50000.00", daysAgo: 1.4, reason: "三季度返佣结算" },
  { end: pendingReview, amount: "60000.00", daysAgo: 0.2, reason: "项目保证金退回" },
];
