import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { renewByItself } from "./auto-renew";

export const jobs: AreaJobs = ({ provisioning }) =>
  // Takes money for what has to be provisioned.
  provisioning ? [{ name: "renew by itself", every: limits.expire, run: renewByItself }] : [];
