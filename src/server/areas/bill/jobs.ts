import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { tendBill } from "./tend";

export const jobs: AreaJobs = () => [{ name: "tend the bill", every: limits.mergeCube, run: tendBill }];
