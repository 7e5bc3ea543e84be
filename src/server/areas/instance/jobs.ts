import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { moveInstances } from "./move-instances";

export const jobs: AreaJobs = () => [{ name: "move instances", every: limits.expire, run: moveInstances }];
