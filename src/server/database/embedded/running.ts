import { readFile } from "node:fs/promises";
import path from "node:path";
import { applicationDatabase, applicationRole } from "./application-role";
import { applicationPasswordFile, projectState } from "./embedded";
import { readPostmasterFile } from "./leftover";
import { ownerOf } from "./owner";
import { lastingPlace } from "./place";

/**
 * The connection string of the embedded PostgreSQL that another process of this project runs right now (`npm start`);
 * nothing where none does, and it may be started.
 */
export async function runningEmbedded(stateDir = projectState): Promise<string | undefined> {
  const { home, data } = await lastingPlace(stateDir);
  if ((await ownerOf(home)) === undefined) return undefined;
  const server = await readPostmasterFile(data);
  const password = await readFile(path.join(home, applicationPasswordFile), "utf8").catch(() => "");
  if (!server?.port || server.status !== "ready" || password === "") return undefined;
  return `postgres://${applicationRole}:${password}@127.0.0.1:${server.port}/${applicationDatabase}`;
}
