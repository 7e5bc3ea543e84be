import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { toLocalDate } from "../../src/server/time";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A cluster that is kept, so that the next one begins as a copy of it. */
export interface KeptCluster {
  /** Below .cache. */
  folder: string;
  /** All that its content depends on: files and folders of the project. */
  sources: readonly string[];
  /** How long it holds, milliseconds; for ever unless told. One that does not is of its day, too. */
  freshMs?: number;
}

/**
 * A folder with the cluster of these sources; it is made where there is none.
 * @param make fills a new folder with one
 */
export async function keptCluster(
  { folder: below, sources, freshMs = Infinity }: KeptCluster,
  make: (into: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(root, ".cache", below);
  const day = Number.isFinite(freshMs) ? `-${toLocalDate(new Date())}` : "";
  const kept = path.join(folder, `${hashOf(sources)}${day}`);
  if (isFresh(kept, freshMs)) return kept;
  const made = path.join(folder, `making-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await make(made);
    await rm(kept, { recursive: true, force: true });
    await rename(made, kept);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // Another program was there first.
    if (!isFresh(kept, freshMs)) throw error;
  }
  await removeOthers(folder, kept);
  return kept;
}

function isFresh(kept: string, freshMs: number): boolean {
  const found = statSync(kept, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < freshMs;
}

async function removeOthers(folder: string, kept: string): Promise<void> {
  const others = readdirSync(folder).filter((name) => !name.startsWith("making-") && name !== path.basename(kept));
  for (const name of others) await rm(path.join(folder, name), { recursive: true, force: true });
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf).toSorted())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest("hex").slice(0, 20);
}

function filesOf(source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
}
