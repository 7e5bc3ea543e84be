import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { searchAnomalies } from "./search";

export const jobs: AreaJobs = () => [
  { name: "search cost anomalies", every: limits.anomalies, run: searchAnomalies, apart: "alone" },
];
