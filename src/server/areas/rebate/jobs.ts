import { type AreaJobs, following } from "../../jobs/job";
import { limits } from "../../limits";
import { settleAccruals } from "./accrue";
import { settleRebatePayouts } from "./settle";

export const jobs: AreaJobs = ({ payout }) => [
  { name: "accrue rebates", every: limits.sweep, run: settleAccruals },
  ...following(payout, "settle rebate payouts", settleRebatePayouts),
];
