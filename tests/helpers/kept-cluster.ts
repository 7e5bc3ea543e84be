import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { toLocalDate } from "../../src/server/time";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = path.join(root, ".cache/test/clusters");

/** All that the seeded database depends on: the demo is made by the functions that do the same in production. */
const SOURCES = ["src/server", "src/domain", "src/generated", "tests/helpers/database.ts", "package-lock.json"];

/** The demo counts its dates back from now: one that is older than this is made anew, milliseconds. */
const FRESH_MS = 30 * 60_000;

/**
 * A folder with the seeded cluster of these sources: making it takes half a minute of processor time, and a run of the tests begins with it
 * several times.
 * @param make fills a new folder with one
 */
export async function keptCluster(make: (into: string) => Promise<void>): Promise<string> {
  const kept = path.join(folder, `${hashOfSources()}-${toLocalDate(new Date())}`);
  if (isFresh(kept)) return kept;
  const made = path.join(folder, `making-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    await make(made);
    await rm(kept, { recursive: true, force: true });
    await rename(made, kept);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    // Another run of the tests was there first.
    if (!isFresh(kept)) throw error;
  }
  await removeOthers(kept);
  return kept;
}

function isFresh(kept: string): boolean {
  const { mtimeMs } = statSync(kept, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < FRESH_MS;
}

async function removeOthers(kept: string): Promise<void> {
  const others = readdirSync(folder).filter((name) => !name.startsWith("making-") && name !== path.basename(kept));
  for (const name of others) await rm(path.join(folder, name), { recursive: true, force: true });
}

function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf).toSorted())
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  return hash.digest("hex").slice(0, 20);
}

function filesOf(source: string): string[] {
  if (statSync(path.join(root, source)).isFile()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
}
