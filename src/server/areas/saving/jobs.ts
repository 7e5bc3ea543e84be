import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { serverTime } from "../cloud/sync/sync-time";
import { findSavings } from "./find-savings";

export const jobs: AreaJobs = (providers) => [
  {
    name: "find savings",
    every: limits.savings,
    run: (db, now, signal, failed) => findSavings(db, providers, serverTime(now, signal), failed),
    apart: "alone",
  },
];
