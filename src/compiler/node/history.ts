import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Change } from "../changes/change";
import type { Texts } from "../sources";

/** Where the versions that were published are kept, below the folder that is served; no address leads there. */
const FOLDER = "published";

/** So many versions can be gone back to. */
const KEPT = 30;

/** Who publishes, and why. */
export interface Note {
  who: string;
  why: string;
}

/** One version that was put in place. */
export interface Publication extends Note {
  version: string;
  /** In ISO 8601. */
  when: string;
  /** What it changed of the version before it; absent of the first. */
  changes?: Change[];
  /** The version that was gone back to. */
  rollback?: true;
}

/** Every version that was put in place, the first one first. */
export async function readHistory(out: string): Promise<Publication[]> {
  const text = await readFile(historyOf(out), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return JSON.parse(text) as Publication[];
}

/** What a version was compiled from; undefined where it is not kept any more. */
export async function textsOf(out: string, version: string): Promise<Texts | undefined> {
  try {
    const packed = await readFile(sourcesOf(out, version));
    return JSON.parse((await promisify(gunzip)(packed)).toString()) as Texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Keeps what a version is made of, then writes it into the history: a version that is listed can be gone back to. */
export async function record(out: string, publication: Publication, { config, description }: Texts): Promise<void> {
  await mkdir(path.join(out, FOLDER), { recursive: true });
  const history = [...(await readHistory(out)), publication];
  await putInPlace(sourcesOf(out, publication.version), await promisify(gzip)(JSON.stringify({ config, description })));
  await putInPlace(historyOf(out), `${JSON.stringify(history, null, 2)}\n`);
  await removeOld(out, new Set(history.slice(-KEPT).map(({ version }) => path.basename(sourcesOf(out, version)))));
}

async function putInPlace(file: string, content: string | Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  await writeFile(aside, content);
  await rename(aside, file);
}

async function removeOld(out: string, kept: ReadonlySet<string>): Promise<void> {
  const folder = path.join(out, FOLDER);
  const old = (await readdir(folder)).filter((name) => name.endsWith(".sources.gz") && !kept.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

function historyOf(out: string): string {
  return path.join(out, FOLDER, "history.json");
}

function sourcesOf(out: string, version: string): string {
  return path.join(out, FOLDER, `${version}.sources.gz`);
}
