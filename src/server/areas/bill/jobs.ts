import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { mergeCube } from "./cube/merge";

export const jobs: AreaJobs = () => [{ name: "merge the bill's cube", every: limits.mergeCube, run: mergeCube }];
