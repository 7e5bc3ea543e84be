import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { settleRecharges } from "./settle";

export const jobs: AreaJobs = ({ payment }) => [
  { name: "settle recharges", every: limits.settle, run: (db, now) => settleRecharges(db, payment, now) },
];
