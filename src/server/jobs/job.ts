import type { Database } from "../database/client";
import { limits } from "../limits";
import type { Providers } from "../providers";

/** A scheduled job. */
export interface Job {
  /** Names it in the log and among all servers of a database. */
  name: string;
  /** Milliseconds between two beginnings. */
  every: number;
  /** `signal` is aborted when the server ends: what takes long leaves off. */
  run(db: Database, now: Date, signal: AbortSignal): Promise<void>;
  /** Takes long, and sees to it itself that no two servers do the same: it neither waits for the others nor keeps them waiting. */
  apart?: true;
}

/** The jobs of an area, with the outside services there are: the `jobs` of its jobs.ts. */
export type AreaJobs = (providers: Providers) => Job[];

/** A job that asks an outside service for news; none where there is no such service. */
export function following<Service>(
  service: Service | undefined,
  name: string,
  follow: (db: Database, service: Service, now: Date) => Promise<void>,
): Job[] {
  return service === undefined ? [] : [{ name, every: limits.settle, run: (db, now) => follow(db, service, now) }];
}
