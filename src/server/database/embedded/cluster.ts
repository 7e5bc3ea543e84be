import { spawn } from "node:child_process";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../../free-port";
import type { Binaries } from "./binaries";
import { EmbeddedError } from "./embedded-error";
import { readPostmasterFile } from "./leftover";
import { makePrivate, type Place } from "./place";
import { limitServerLog, openServerLog } from "./server-log";

/** The superuser; see application-role.ts for who works in the database. */
export const role = "console";

const READY_WITHIN_MS = 60_000;
const PORT_ATTEMPTS = 5;

/** A running server. */
export interface Cluster {
  pid: number;
  port: number;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
}

/** Makes the data folder. It takes its name only when complete: an interrupted start begins afresh. */
export async function createCluster(
  place: Place,
  binaries: Binaries,
  password: string,
  durable: boolean,
): Promise<void> {
  const unfinished = `${place.data}.new`;
  const passwordFile = path.join(place.home, "initial-password");
  await rm(unfinished, { recursive: true, force: true });
  await makePrivate(unfinished, place.user);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid);
  try {
    await initialise(place, binaries, [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      ...(durable ? [] : ["--no-sync"]),
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, place.data);
}

/**
 * Starts the server on a free loopback port, or on a given one. It is no child to be taken along by a Ctrl-C in the
 * terminal: whoever uses it goes first, then the server is stopped.
 */
export async function startCluster(
  place: Place,
  binaries: Binaries,
  durable: boolean,
  given?: number,
): Promise<Cluster> {
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort());
    // The log of a server that ended unasked is kept: it says why.
    const failure = await launch(place, binaries, port, { durable, freshLog: given === undefined });
    if (typeof failure !== "string") return { ...failure, port };
    // Somebody else was given the port between our asking and PostgreSQL's taking it.
    if (given === undefined && attempt < PORT_ATTEMPTS && failure.includes("could not create any TCP/IP sockets"))
      continue;
    throw new EmbeddedError(`PostgreSQL did not start: ${failure}`);
  }
}

/**
 * Sorting and upper case follow Unicode on every platform alike (PostgreSQL's own C.UTF-8), never the machine's
 * language settings; passwords cross the loopback as SCRAM proofs only.
 */
async function initialise(place: Place, binaries: Binaries, args: string[]): Promise<void> {
  const locale = ["--encoding=UTF8", "--no-locale", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const child = spawn(binaries.initdb, [`--username=${role}`, "--auth=scram-sha-256", ...locale, ...args], {
    ...place.user,
    cwd: place.home,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new EmbeddedError(`PostgreSQL could not make its data folder: ${lastWords(output)}`);
}

interface LaunchOptions {
  durable: boolean;
  freshLog: boolean;
}

async function launch(
  place: Place,
  binaries: Binaries,
  port: number,
  { durable, freshLog }: LaunchOptions,
): Promise<Omit<Cluster, "port"> | string> {
  const logFile = path.join(place.home, "postgres.log");
  const log = await openServerLog(logFile, freshLog);
  const child = spawn(binaries.postgres, ["-D", place.data, ...settings(port, durable)], {
    ...place.user,
    cwd: place.home,
    env: environment(),
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  let failed: string | undefined;
  child.on("error", (error) => (failed = error.message));
  child.on("exit", () => (failed ??= "it ended at once"));
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  child.on("exit", limitServerLog(logFile));
  child.unref();
  try {
    const failure = await ready(place.data, child.pid, () => failed);
    if (failure === undefined && child.pid !== undefined) return { pid: child.pid, ended };
    return lastWords(await readFile(logFile, "utf8")) || failure || "";
  } finally {
    await log.close();
  }
}

/** Waits for the server's own word. @returns why it will never come, if so */
async function ready(
  data: string,
  pid: number | undefined,
  ended: () => string | undefined,
): Promise<string | undefined> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const failure = ended();
    if (failure !== undefined) return failure;
    const file = await readPostmasterFile(data);
    if (file?.pid === pid && file?.status === "ready") return undefined;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return `it was not ready after ${READY_WITHIN_MS / 1000} s`;
}

/**
 * Only what ends a connection or the server is logged, without details and statements: those quote rows. What fails in a call
 * is in the console's own log.
 */
const silent = { log_min_messages: "fatal", log_min_error_statement: "panic", log_error_verbosity: "terse" };

/**
 * Without durability a crash of the machine may cost the whole database: for tests, which begin anew anyway. They make hundreds of databases
 * that live for seconds: cleaning these up takes a tenth of the processor, and a query that is shared among processes gains nothing beside
 * as many tests as cores.
 */
function settings(port: number, durable: boolean): string[] {
  const always = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "", log_timezone: "UTC", ...silent };
  const careless = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    wal_level: "minimal",
    max_wal_senders: 0,
    autovacuum: "off",
    max_parallel_workers_per_gather: 0,
    // A server per worker, those before it that are still ending, and what tests ask with by themselves: 100 were too few.
    max_connections: 300,
  };
  return Object.entries({ ...always, ...(durable ? {} : careless) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
}

/** Ours, without what would tell PostgreSQL where to look or in which language to write. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: "C" };
}

function lastWords(output: string): string {
  return output.trim().split("\n").slice(-5).join("\n");
}
