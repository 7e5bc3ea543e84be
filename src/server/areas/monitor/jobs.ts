import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { collectMetrics } from "./collect/collect";
import { dropOldMetrics } from "./store/retention";
import { rollUp } from "./store/write-days";

export const jobs: AreaJobs = ({ cloud, metrics }) =>
  cloud === undefined || !metrics?.collected
    ? []
    : [
        {
          name: "collect metrics",
          every: limits.collect,
          run: (db, now, signal, failed) => collectMetrics(db, cloud, now, signal, failed),
          apart: "shared",
        },
        { name: "roll up metrics", every: limits.rollUp, run: rollUp },
        { name: "drop old metrics", every: limits.dropMetrics, run: dropOldMetrics },
      ];
