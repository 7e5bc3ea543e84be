import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { warnOfBudgets } from "./warn";

export const jobs: AreaJobs = () => [{ name: "warn of budgets", every: limits.budgets, run: warnOfBudgets }];
