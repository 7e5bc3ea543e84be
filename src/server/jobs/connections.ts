import { limits } from "../limits";
import type { Job } from "./job";

/** Connections of one server to its database for scheduled jobs; those for calls come besides. */
export const backgroundConnections = 9;

/**
 * How many connections these jobs may hold at once while each asks for another: the lock of each job that one server does alone, that of the one
 * in turn, and the transaction of each report being made. There have to be more, or all of them wait for each other.
 */
export function connectionsHeld(jobs: readonly Job[]): number {
  return jobs.filter(({ apart }) => apart === "alone").length + 1 + limits.reportsAtOnce;
}
