import { type AreaJobs, following } from "../../jobs/job";
import { settleWithdrawals } from "./settle";

export const jobs: AreaJobs = ({ payout }) => following(payout, "settle withdrawals", settleWithdrawals);
