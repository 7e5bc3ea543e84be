import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { readBills } from "./bill/read-bills";
import { refreshMonthCosts } from "./month-costs";
import { syncClouds } from "./sync/sync";
import { serverTime } from "./sync/sync-time";

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
        {
          name: "read cloud bills",
          every: limits.bills,
          run: (db, now, signal, failed) => readBills(db, cloud, serverTime(now, signal), { failed }),
          apart: "alone",
        } satisfies ReturnType<AreaJobs>[number],
      ]),
];
