import { execFile } from "node:child_process";
import { chmod, chown, cp, lstat, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { EmbeddedError } from "./embedded-error";
import { canReach } from "./reach";
import { serviceUser, type ServiceUser } from "./service-user";
import { hasTwin, openTwin } from "./twin";

/** Where one PostgreSQL keeps everything. */
export interface Place {
  /** Holds the log, the password and, where needed, a copy of the binaries; ours. */
  home: string;
  /** The data folder inside it, which belongs to the user the server runs as. */
  data: string;
  /** The user the server runs as, where that is not us. */
  user: ServiceUser | undefined;
}

/** The data folder's name inside a place. */
export const dataName = "data";

/** Folders every user may pass through, most lasting first. */
const OPEN_FOLDERS = ["/var/tmp", "/tmp", tmpdir()];

/** The place of a lasting database: the folder asked for, or a twin outside where PostgreSQL's user cannot get there. */
export async function lastingPlace(stateDir: string): Promise<Place> {
  const user = await serviceUser();
  await mkdir(stateDir, { recursive: true });
  await chmod(stateDir, user ? 0o711 : 0o700);
  if (!user) return inFolder(stateDir, user);
  const parent = await openFolder(user);
  const inside = (await canReach(stateDir, user)) && !(await hasTwin(parent, stateDir));
  return inFolder(inside ? stateDir : await openTwin(parent, stateDir), user);
}

/** A place nobody used before and nobody will use again. */
export async function throwawayPlace(): Promise<Place> {
  const user = await serviceUser();
  const home = await mkdtemp(path.join(user ? await openFolder(user) : tmpdir(), "cloud-console-test-"));
  if (user) await chmod(home, 0o711);
  return inFolder(home, user);
}

function inFolder(home: string, user: ServiceUser | undefined): Place {
  return { home, data: path.join(home, dataName), user };
}

async function openFolder(user: ServiceUser): Promise<string> {
  for (const folder of OPEN_FOLDERS) {
    if ((await lstat(folder).catch(() => undefined)) && (await canReach(folder, user))) return folder;
  }
  throw new EmbeddedError(
    "PostgreSQL's system user can get into neither the project nor /var/tmp: move the project to an open folder, or set DATABASE_URL.",
  );
}

/** Makes a folder of the server's user, readable to nobody else. */
export async function makePrivate(folder: string, user: ServiceUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
}

/** Copies files and folders of these names from one folder into another, which is made where it is missing; owners and modes stay. */
export async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  const sources = names.map((name) => path.join(from, name));
  // Node's own copy makes everything ours, and PostgreSQL takes no folder that is not its user's.
  if (process.platform !== "win32") await promisify(execFile)("cp", ["-a", ...sources, to]);
  else for (const source of sources) await cp(source, path.join(to, path.basename(source)), { recursive: true });
}
