import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { clockFrom } from "../../time";
import { followOperations } from "./follow-operations";

export const jobs: AreaJobs = ({ cloud }) =>
  cloud
    ? [
        {
          name: "follow resource operations",
          every: limits.operations,
          run: (db, now, signal, failed) => followOperations(db, cloud, clockFrom(now), { signal, failed }),
          apart: "alone",
        },
      ]
    : [];
