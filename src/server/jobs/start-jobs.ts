import type { FastifyInstance } from "fastify";
import type { Database } from "../database/client";
import { describeError } from "../describe-error";
import type { Log } from "../logger";
import type { Providers } from "../providers";
import type { Failed, Job } from "./job";
import { jobsWith } from "./jobs";
import { runJob } from "./run-job";

/** What scheduled jobs need. */
export interface JobOptions {
  /** The database for what happens without a call. */
  background: Database;
  providers: Providers;
  now: () => Date;
  log: Log;
}

/** Starts the scheduled jobs of a server; they end with it, and its end waits for those under way. */
export function startJobs(app: FastifyInstance, { background, providers, now, log }: JobOptions): void {
  const ending = new AbortController();
  app.addHook("preClose", async () => ending.abort());
  const logging =
    ({ name }: Job): Failed =>
    (error) =>
      log(`${name} failed: ${describeError(error)}`);
  const logFailure = (job: Job, work: Promise<unknown>): Promise<void> => work.then(() => undefined, logging(job));
  const runShared = (job: Job): Promise<void> =>
    logFailure(job, job.run(background, now(), ending.signal, logging(job)));
  const runAlone = (job: Job): Promise<void> =>
    logFailure(job, runJob(background, job, now(), ending.signal, logging(job)));
  // One after another: each holds a connection for its lock while it works by others (see `connectionsHeld`).
  let last = Promise.resolve();
  const runInTurn = (job: Job): Promise<void> => (last = last.then(() => runAlone(job)));
  const runs = { shared: runShared, alone: runAlone, inTurn: runInTurn };
  for (const job of jobsWith(providers)) repeat(app, job.every, () => runs[job.apart ?? "inTurn"](job));
}

/** Runs work at an interval until the server ends, never twice at a time. */
function repeat(app: FastifyInstance, milliseconds: number, work: () => Promise<void>): void {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work().finally(() => (underWay = undefined));
  }, milliseconds);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await underWay;
  });
}
