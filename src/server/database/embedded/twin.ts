import { createHash, randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { EmbeddedError } from "./embedded-error";
import { stopLeftover } from "./leftover";

const PREFIX = "cloud-console-";

/** In the folder that stands for another: the path of that other. In both: the same random id. */
const [PATH_FILE, ID_FILE] = ["stands-for", "twin-id"];

/** Where the twin of a folder stands, by the folder's path. */
export function twinPath(parent: string, stateDir: string): string {
  const hash = createHash("sha256").update(path.resolve(stateDir)).digest("hex");
  return path.join(parent, PREFIX + hash.slice(0, 16));
}

/**
 * The folder that keeps the data in place of one that PostgreSQL's user cannot get into. It belongs to that one: both hold
 * the same random id. Once the folder is removed (or cloned anew) the ids differ and the twin is emptied, just as data
 * inside the folder would be gone.
 */
export async function openTwin(parent: string, stateDir: string): Promise<string> {
  await removeForsaken(parent);
  const twin = twinPath(parent, stateDir);
  await mkdir(twin).catch(() => undefined);
  await mustBeOurs(twin);
  await chmod(twin, 0o711);
  if (!(await isTwin(stateDir, twin))) await begin(stateDir, twin);
  return twin;
}

/** Whether a folder keeps its data in its twin already. */
export async function hasTwin(parent: string, stateDir: string): Promise<boolean> {
  return isTwin(stateDir, twinPath(parent, stateDir));
}

async function isTwin(stateDir: string, twin: string): Promise<boolean> {
  const [id, other] = await Promise.all([readText(path.join(stateDir, ID_FILE)), readText(path.join(twin, ID_FILE))]);
  return id !== "" && id === other;
}

async function begin(stateDir: string, twin: string): Promise<void> {
  await stopLeftover(path.join(twin, "data"));
  for (const name of await readdir(twin)) await rm(path.join(twin, name), { recursive: true, force: true });
  const id = randomBytes(16).toString("hex");
  await writeFile(path.join(twin, PATH_FILE), stateDir, { mode: 0o600 });
  for (const folder of [stateDir, twin]) await writeFile(path.join(folder, ID_FILE), id, { mode: 0o600 });
}

/** Twins of folders that are no more; those of other users, or still at work, are let be. */
async function removeForsaken(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const twin = path.join(parent, name);
    const standsFor = (await isOurs(twin)) ? await readText(path.join(twin, PATH_FILE)) : "";
    if (standsFor === "" || (await lstat(standsFor).catch(() => undefined))) continue;
    await stopLeftover(path.join(twin, "data"));
    await rm(twin, { recursive: true, force: true });
  }
}

/** In a folder everybody writes to, somebody else may have put something of that name. */
async function mustBeOurs(folder: string): Promise<void> {
  if (!(await isOurs(folder)))
    throw new EmbeddedError(`${folder} belongs to somebody else; remove it and start again.`);
}

async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}
