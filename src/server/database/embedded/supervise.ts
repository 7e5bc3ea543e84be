import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster";
import { stopServer } from "./leftover";
import type { Watchdog } from "./watchdog";

/** How a server is started and guarded. */
export interface Supervision {
  /** Starts the server, on a port where one is given. */
  start: (port?: number) => Promise<Cluster>;
  /** Ends the server of this process number should our own process be killed. */
  guard: (pid: number) => Watchdog;
  log: (line: string) => void;
}

/** A server that is started again whenever it ends unasked. */
export interface Supervised {
  /** Stays the same over restarts, so that connection strings stay good. */
  port: number;
  stop(): Promise<void>;
}

/** The wait before a restart, milliseconds: doubled from the first to the longest while restarts fail or do not last. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

/** A server that ran this long has recovered: its next end is a first one. */
const LASTING_MS = 60_000;

/** Starts a server and keeps it running until it is stopped. Throws where the first start fails. */
export async function supervise({ start, guard, log }: Supervision): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await start();
  let running: Cluster | undefined = first;

  /** Waits for the end of a server. @returns how long it ran, milliseconds */
  const follow = async (cluster: Cluster): Promise<number> => {
    const began = performance.now();
    const dog = guard(cluster.pid);
    await cluster.ended;
    dog.dismiss();
    running = undefined;
    return performance.now() - began;
  };
  const restart = async (): Promise<void> => {
    running = await start(first.port).catch((error: unknown) => {
      log(`PostgreSQL cannot be started again yet: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    if (running) log("PostgreSQL runs again");
    if (running && signal.aborted) await stopServer(running.pid);
  };
  const keepRunning = async (): Promise<void> => {
    let delay = FIRST_WAIT_MS;
    while (!signal.aborted) {
      if (running && (await follow(running)) > LASTING_MS) delay = FIRST_WAIT_MS;
      if (signal.aborted) return;
      log(`PostgreSQL does not run; starting it again in ${delay} ms`);
      await wait(delay, undefined, { signal }).catch(() => undefined);
      delay = Math.min(2 * delay, LONGEST_WAIT_MS);
      if (!signal.aborted) await restart();
    }
  };
  const kept = keepRunning();
  return {
    port: first.port,
    stop: async () => {
      stopping.abort();
      if (running) await stopServer(running.pid);
      await kept;
    },
  };
}
