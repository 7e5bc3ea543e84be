import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { refreshMonthCosts } from "./month-costs";
import { syncClouds } from "./sync/sync";

export const jobs: AreaJobs = ({ cloud }) => [
  { name: "refresh month costs", every: limits.monthCosts, run: refreshMonthCosts },
  ...(cloud === undefined
    ? []
    : [
        {
          name: "synchronise clouds",
          every: limits.sync,
          run: (db, now, signal, failed) => syncClouds(db, cloud, now, signal, failed),
          apart: "shared",
        } satisfies ReturnType<AreaJobs>[number],
      ]),
];
