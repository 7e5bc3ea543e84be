import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { clockFrom } from "../../time";
import { evaluateAlarms } from "./evaluate/evaluate";
import { tellOfAlarms } from "./notices/tell";

export const jobs: AreaJobs = ({ metrics }) =>
  metrics === undefined
    ? []
    : [
        {
          name: "tell of alarms",
          every: limits.settle,
          run: (db, now, _signal, failed) => tellOfAlarms(db, now, failed),
        },
        {
          name: "evaluate alarms",
          every: limits.judge,
          run: (db, now, signal, failed) => evaluateAlarms(db, metrics, clockFrom(now), signal, failed),
          apart: "shared",
        },
      ];
