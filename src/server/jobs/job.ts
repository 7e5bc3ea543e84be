import type { Database } from "../database/client";
import { limits } from "../limits";
import type { Providers } from "../providers";

/** Gets a failure that keeps nothing else from being done. */
export type Failed = (error: unknown) => void;

/** A scheduled job. */
export interface Job {
  /** Names it in the log and among all servers of a database. */
  name: string;
  /** Milliseconds between two beginnings. */
  every: number;
  /** `signal` is aborted when the server ends: what takes long leaves off. What is told to `failed` is logged at once. */
  run(db: Database, now: Date, signal: AbortSignal, failed: Failed): Promise<void>;
  /**
   * Takes long: it neither waits for the others nor keeps them waiting. `alone` is done by one server at a time as the others are; what is
   * `shared` is done by all of them, and sees to it itself that no two do the same.
   */
  apart?: "alone" | "shared";
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
