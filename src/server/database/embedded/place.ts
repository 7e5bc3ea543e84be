import { createHash, randomBytes } from "node:crypto";
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { EmbeddedError } from "./embedded-error";
import { stopLeftover } from "./leftover";
import { canReach } from "./reach";
import { serviceUser, type ServiceUser } from "./service-user";

/** Where one PostgreSQL keeps everything. */
export interface Place {
  /** Holds the log, the password and, where needed, a copy of the binaries; ours. */
  home: string;
  /** The data folder inside it, which belongs to the user the server runs as. */
  data: string;
  /** The user the server runs as, where that is not us. */
  user: ServiceUser | undefined;
}

/** Folders every user may pass through, most lasting first. */
const OPEN_FOLDERS = ["/var/tmp", "/tmp", tmpdir()];

/** The place of a lasting database: the folder asked for, or a twin outside where PostgreSQL's user cannot get there. */
export async function lastingPlace(stateDir: string): Promise<Place> {
  const user = await serviceUser();
  await mkdir(stateDir, { recursive: true });
  await chmod(stateDir, user ? 0o711 : 0o700);
  if (!user || (await canReach(stateDir, user))) return withData(stateDir, user);
  return withData(await twinOutside(stateDir, user), user);
}

/** A place nobody used before and nobody will use again. */
export async function throwawayPlace(): Promise<Place> {
  const user = await serviceUser();
  const parent = user ? await openFolder(user) : tmpdir();
  const home = await mkdtemp(path.join(parent, "cloud-console-test-"));
  if (user) await chmod(home, 0o711);
  return withData(home, user);
}

/** Where the twin of a folder stands, by the folder's path. */
export function twinPath(parent: string, stateDir: string): string {
  const hash = createHash("sha256").update(path.resolve(stateDir)).digest("hex");
  return path.join(parent, `cloud-console-${hash.slice(0, 16)}`);
}

function withData(home: string, user: ServiceUser | undefined): Place {
  return { home, data: path.join(home, "data"), user };
}

/**
 * The twin belongs to its folder: both hold the same random id. Once the folder is removed (or cloned anew) the ids
 * differ and the twin is emptied, just as data inside the folder would be gone.
 */
async function twinOutside(stateDir: string, user: ServiceUser): Promise<string> {
  const twin = twinPath(await openFolder(user), stateDir);
  await mkdir(twin).catch(() => undefined);
  await mustBeOurs(twin);
  await chmod(twin, 0o711);
  const idFile = path.join(stateDir, "twin-id");
  const id = await readFile(idFile, "utf8").catch(() => undefined);
  if (id && id === (await readFile(path.join(twin, "twin-id"), "utf8").catch(() => undefined))) return twin;
  await stopLeftover(path.join(twin, "data"));
  for (const name of await readdir(twin)) await rm(path.join(twin, name), { recursive: true, force: true });
  const fresh = randomBytes(16).toString("hex");
  for (const folder of [stateDir, twin]) await writeFile(path.join(folder, "twin-id"), fresh, { mode: 0o600 });
  return twin;
}

/** In a folder everybody writes to, somebody else may have put something of that name. */
async function mustBeOurs(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new EmbeddedError(`${folder} belongs to somebody else; remove it and start again.`);
}

async function openFolder(user: ServiceUser): Promise<string> {
  for (const folder of OPEN_FOLDERS) {
    if ((await lstat(folder).catch(() => undefined)) && (await canReach(folder, user))) return folder;
  }
  throw new EmbeddedError(
    "PostgreSQL's system user can get into neither the project nor /var/tmp: move the project to an open folder, or set DATABASE_URL.",
  );
}

/** Makes an empty folder of the server's user, readable to nobody else. */
export async function makePrivate(folder: string, user: ServiceUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
}
