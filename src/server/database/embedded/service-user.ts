import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { EmbeddedError } from "./embedded-error";

const execute = promisify(execFile);

/** The system user a PostgreSQL server started by root runs as: PostgreSQL refuses to run as root. */
export interface ServiceUser {
  uid: number;
  gid: number;
}

/**
 * Finds a user in the text of a passwd file.
 * @returns nothing where the name is not there
 */
export function userIn(passwd: string, name: string): ServiceUser | undefined {
  const fields = passwd
    .split("\n")
    .map((line) => line.split(":"))
    .find(([user]) => user === name);
  if (!fields) return undefined;
  const [uid, gid] = [Number(fields[2]), Number(fields[3])];
  return uid > 0 && Number.isInteger(gid) ? { uid, gid } : undefined;
}

/**
 * The system user for the server: none where we are not root ourselves, else `postgres`, which is made where it is
 * missing, else `nobody` (a system without `useradd`).
 */
export async function serviceUser(): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await find("postgres")) ?? (await create("postgres")) ?? (await find("nobody"));
  if (user) return user;
  throw new EmbeddedError(
    "PostgreSQL does not run as root and this system has no user for it: run this as an ordinary user, or set DATABASE_URL.",
  );
}

async function find(name: string): Promise<ServiceUser | undefined> {
  return userIn(await readFile("/etc/passwd", "utf8").catch(() => ""), name);
}

async function create(name: string): Promise<ServiceUser | undefined> {
  try {
    await execute("useradd", [
      "--system",
      "--no-create-home",
      "--home-dir",
      "/nonexistent",
      "--shell",
      "/bin/false",
      name,
    ]);
  } catch {
    return undefined;
  }
  return find(name);
}
