import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { dataFolder } from "../../data-folder";
import { applicationDatabase, applicationRole, ensureApplication } from "./application-role";
import { findBinaries } from "./binaries";
import { createCluster, role, startCluster } from "./cluster";
import { stopLeftover } from "./leftover";
import { own } from "./owner";
import { copyFiles, dataName, lastingPlace, throwawayPlace, type Place } from "./place";
import { supervise } from "./supervise";
import { watch } from "./watchdog";

/** How to run the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** The folder that keeps the data; by default `projectState`, or a throwaway one where not durable. */
  stateDir?: string | undefined;
  /** Whether data survives a crash of the machine; tests do without, and are faster for it. */
  durable: boolean;
  /** A folder that a throwaway database was kept in when it stopped: this one begins as a copy of it. */
  copyOf?: string | undefined;
  /** Told what takes time. */
  log: (line: string) => void;
}

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** A connection string with the password, for the database of the console: as its owner, who is no superuser. */
  url: string;
  /** The same as superuser, for administration. */
  adminUrl: string;
  /** Stops the server, and removes a throwaway folder, of which a copy is kept where a new folder for it is named; may be called twice. */
  stop(keepIn?: string): Promise<void>;
}

/** Where the embedded PostgreSQL of this project keeps its data. */
export const projectState = path.join(dataFolder, "postgres");

/** Keeps the password of the superuser, in the folder of the database. */
const passwordFile = "password";

/** Keeps the password of the application's role, in the folder of the database. */
export const applicationPasswordFile = "application-password";

/**
 * Starts a PostgreSQL of our own: makes its data folder the first time, stops a server a killed process left behind,
 * starts it again on the same port should it end unasked, and stops by itself should this process be killed. Reached by
 * loopback and password only.
 * @throws EmbeddedError with a sentence that says what to do
 */
export async function startEmbedded({ stateDir, durable, copyOf, log }: EmbeddedOptions): Promise<Embedded> {
  const lasting = stateDir !== undefined || durable;
  const place = lasting ? await lastingPlace(stateDir ?? projectState) : await throwawayPlace();
  const release = await own(place.home);
  const remove = async () => (lasting ? release() : rm(place.home, { recursive: true, force: true }));
  try {
    if (copyOf !== undefined) await copyHome(copyOf, place.home);
    const password = await keptPassword(place.home, passwordFile);
    const applicationPassword = await keptPassword(place.home, applicationPasswordFile);
    const start = await prepare(place, password, durable, log);
    const server = await supervise({
      start,
      guard: (pid) => watch(pid, place.data, lasting ? undefined : place.home),
      log,
    });
    const stop = async (keepIn?: string) => {
      await server.stop();
      if (keepIn !== undefined) await copyHome(place.home, keepIn);
      await remove();
    };
    const address = `127.0.0.1:${server.port}/`;
    const adminUrl = `postgres://${role}:${password}@${address}`;
    await ensureApplication(adminUrl, applicationPassword).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    let stopped: Promise<void> | undefined;
    return {
      url: `postgres://${applicationRole}:${applicationPassword}@${address}${applicationDatabase}`,
      adminUrl: adminUrl + applicationDatabase,
      stop: (keepIn) => (stopped ??= stop(keepIn)),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Sees to it that a server can run. @returns what starts it, on a port where one is given */
async function prepare(place: Place, password: string, durable: boolean, log: (line: string) => void) {
  const binaries = await findBinaries(place.home, place.user);
  await stopLeftover(place.data);
  if (!existsSync(path.join(place.data, "PG_VERSION"))) {
    log("Making the database");
    await createCluster(place, binaries, password, durable);
  }
  return async (port?: number) => {
    if (port !== undefined) await stopLeftover(place.data);
    return startCluster(place, binaries, durable, port);
  };
}

/** Data and passwords; what else is in the folder is of the running server. */
async function copyHome(from: string, to: string): Promise<void> {
  await copyFiles(from, to, [dataName, passwordFile, applicationPasswordFile]);
}

/** Random, made once, readable to us alone. */
async function keptPassword(home: string, name: string): Promise<string> {
  const file = path.join(home, name);
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept !== "") return kept;
  const fresh = randomBytes(24).toString("hex");
  await writeFile(file, fresh, { mode: 0o600 });
  return fresh;
}
