import { sweep } from "../database/sweep";
import { areaJobs } from "../generated/jobs";
import { limits } from "../limits";
import type { Providers } from "../providers";
import type { Job } from "./job";

/**
 * Everything that happens without a call, with the outside services there are. What a missing one would have news of is left as it is;
 * deadlines pass all the same. Tests call the functions themselves, with a clock of their own.
 */
export function jobsWith(providers: Providers): Job[] {
  return [{ name: "sweep", every: limits.sweep, run: sweep }, ...areaJobs.flatMap((jobs) => jobs(providers))];
}
