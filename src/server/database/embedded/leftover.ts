import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { EmbeddedError } from "./embedded-error";
import { commandLine, waitForEnd } from "./process-identity";

const PATIENCE_MS = 15_000;

/** What a running server writes into its data folder, as far as it concerns us (PostgreSQL's pidfile.h). */
export interface PostmasterFile {
  pid: number;
  port: number | undefined;
  /** "starting", "ready", ...; empty at first. */
  status: string;
}

/** Reads the text of postmaster.pid. @returns nothing where its first line is not a process number */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]) || undefined, status: lines[7] ?? "" };
}

/** The server that runs, or ran, on a data folder. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  return readFile(path.join(data, "postmaster.pid"), "utf8").then(parsePostmasterFile, () => undefined);
}

/** Whether the words a process was started with are those of a server on this data folder. */
export function isServerOn(command: string, data: string): boolean {
  return command.includes("postgres") && command.includes(` -D ${data} `);
}

/**
 * Stops a server that runs on a data folder although whoever started it is gone, so that a new one can start. A
 * postmaster.pid whose number now belongs to another program is removed: PostgreSQL would take that for a server.
 */
export async function stopLeftover(data: string): Promise<void> {
  const found = await readPostmasterFile(data);
  if (!found) return;
  const command = await commandLine(found.pid);
  if (command === "") return;
  if (!isServerOn(command, data)) return rm(path.join(data, "postmaster.pid"), { force: true });
  await stopServer(found.pid);
}

/** Ends a server: first asking it to (open connections are closed, data is written), then without asking. */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, PATIENCE_MS)) return;
  }
  throw new EmbeddedError(`The PostgreSQL server (process ${pid}) does not end; stop it and start again.`);
}
