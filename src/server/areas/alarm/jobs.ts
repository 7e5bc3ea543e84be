import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { evaluateAlarms } from "./evaluate/evaluate";

export const jobs: AreaJobs = ({ metrics }) =>
  metrics === undefined
    ? []
    : [
        {
          name: "evaluate alarms",
          every: limits.judge,
          run: (db, now, signal, failed) => evaluateAlarms(db, metrics, now, signal, failed),
          apart: "shared",
        },
      ];
