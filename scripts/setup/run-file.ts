import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { processIdentity, waitForEnd } from "../../src/server/database/embedded/process-identity";

/** What a running server of this project writes down about itself. */
export interface RunFile {
  pid: number;
  /** Tells the process from others that get its number later; see processIdentity. */
  identity: string;
  port: number;
}

/** How long a server is given to close before it is ended without asking. */
const PATIENCE_MS = 15_000;

/**
 * Where a server writes itself down. The embedded database has one server at a time; servers with a database of their own have one
 * for each port.
 * @param folder such as .data
 */
export function runFileOf(folder: string, port: number, databaseUrl: string | undefined): string {
  return path.join(folder, databaseUrl === undefined ? "server.json" : `server-${port}.json`);
}

/**
 * Takes the place for a running server. A server that still holds it (left over from a killed terminal, or
 * running in another one) is stopped first: the newest start wins.
 * @param file where the note is, see runFileOf
 * @returns gives the place up
 */
export async function takeOver(file: string, port: number, log: (line: string) => void): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    const earlier = await readRunFile(file);
    if (earlier) {
      log(`Stopping the console that still runs on port ${earlier.port} (process ${earlier.pid})`);
      await stopProcess(earlier.pid);
    }
    await rm(file, { force: true });
    const me: RunFile = { pid: process.pid, identity: (await processIdentity(process.pid)) ?? "", port };
    try {
      await writeFile(file, JSON.stringify(me), { flag: "wx", mode: 0o600 });
      return () => giveUp(file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
}

/** The server a file tells of, if that very process still runs; a number given to another program since is not it. */
export async function readRunFile(file: string): Promise<RunFile | undefined> {
  try {
    const { pid, identity, port }: RunFile = JSON.parse(await readFile(file, "utf8"));
    if (!Number.isInteger(pid) || pid === process.pid || !identity) return undefined;
    return (await processIdentity(pid)) === identity ? { pid, identity, port } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the note unless somebody else has taken over meanwhile. */
async function giveUp(file: string): Promise<void> {
  const held = await readFile(file, "utf8").catch(() => "");
  if (held.includes(`"pid":${process.pid},`)) await rm(file, { force: true });
}

async function stopProcess(pid: number): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, PATIENCE_MS)) return;
  }
}
