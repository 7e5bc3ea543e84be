import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { makeReports } from "./make-report";
import { queueDueReports } from "./schedule";

export const jobs: AreaJobs = () => [
  { name: "queue reports", every: limits.settle, run: queueDueReports },
  { name: "make reports", every: limits.reports, run: makeReports, apart: "shared" },
];
