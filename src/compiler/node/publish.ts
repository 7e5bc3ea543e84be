import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { VERSION_FILE } from "../../domain/served-paths";
import type { Manifest } from "../../model/resolved";
import type { Sources } from "../../model/sources";
import type { Change } from "../changes/change";
import { changesBetween } from "../changes/changes";
import { compile } from "./compile";
import type { Compiled } from "../compile";
import type { Description } from "../api/description";
import { type EmittedFile, readPart } from "../emit/chunk";
import { type CompiledConsole, emittedFiles, versionOf } from "../emit/emit";
import { type Note, type Publication, readHistory, record, textsOf } from "./history";
import { nodeTools } from "./tools";
import { formatError } from "../report/format-error";
import { readFolder } from "./read-folder";
import { apiOf, programsOf, type Texts } from "../sources";

/** Where the chunks lie, below the folder that is served. */
const CHUNKS = "console/screens";

/** Where from and where to. */
export interface PublishOptions {
  /** The project's root, with config/ in it. */
  root: string;
  /** Folder that is served: console/ and version.json go there, app/index.html is taken into the version. */
  out: string;
  /** Kept with the version, which can be gone back to then; without one nothing is kept. */
  note?: Note;
  /** The version to go back to: what it was made of is compiled again, against the present API and application. */
  back?: string;
  /** Everything but putting it in place. */
  dryRun?: boolean;
  /** Tries the console before it is put in place; where it rejects, nothing is. Not asked where that version is in place already. */
  tryOut?: (compiled: CompiledConsole, api: Description) => Promise<void>;
}

/** What was published. */
export interface Published {
  version: string;
  /** Paths below `out`. */
  files: string[];
  compiled: Compiled;
  /** What it changes of the version published before; undefined where none was. */
  changes?: Change[];
}

/** No version of that name is kept; nothing was written. */
export class UnknownVersion extends Error {
  override name = "UnknownVersion";
}

/** Config has mistakes; nothing was written. */
export class ConfigHasErrors extends Error {
  override name = "ConfigHasErrors";
  /** With `console` absent. */
  readonly compiled: Compiled;

  constructor(compiled: Compiled) {
    super(
      `config has errors, nothing was published:\n${compiled.errors.map((error) => formatError(error, "en")).join("\n")}`,
    );
    this.compiled = compiled;
  }
}

/**
 * Checks, compiles and writes the console, and keeps what it was made of. Everything is written aside first and then moved into
 * place, chunks before the manifest and the manifest before the version file, so that whoever reads at any moment finds a console
 * that fits together. Chunks of the console before this one stay, for the consoles that are open. Rejects with ConfigHasErrors,
 * UnknownVersion, or as `tryOut` does.
 */
export async function publish({ root, out, note, back, dryRun, tryOut }: PublishOptions): Promise<Published> {
  const history = await readHistory(out);
  const [last, texts] = [history.at(-1), await wantedTexts(root, out, back)];
  const api = apiOf(texts);
  const compiled = compile({ ...texts, api });
  if (!compiled.console) throw new ConfigHasErrors(compiled);
  const version = versionOf(nodeTools, compiled.console, await readText(path.join(out, "app/index.html")));
  if (version !== (await versionInPlace(out))) await tryOut?.(compiled.console, api);
  const files = emittedFiles(compiled.console, version);
  const changes = note && (await changesSince(out, last, texts));
  if (!dryRun) {
    await putInPlace(out, files, compiled.console.chunks);
    if (note && version !== last?.version)
      await record(
        out,
        { version, when: new Date().toISOString(), ...note, changes, ...(back && { rollback: true }) },
        texts,
      );
  }
  return { version, files: files.map(({ path: file }) => file), compiled, ...(changes && { changes }) };
}

/** The version to go back to unless another is told: the last one that was in place before the present one. */
export async function versionBefore(out: string): Promise<string> {
  const history = await readHistory(out);
  const last = history.at(-1)?.version;
  const before = history.findLast(({ version }) => version !== last)?.version;
  if (before === undefined) throw new UnknownVersion("");
  return before;
}

/** Config of the project, or as it was; the API and the hand-written parts are always those that are here now. */
async function wantedTexts(root: string, out: string, back: string | undefined): Promise<Texts> {
  const present = await readFolder(root);
  if (back === undefined) return present;
  const kept = await textsOf(out, back);
  if (!kept) throw new UnknownVersion(back);
  return { ...present, config: kept.config };
}

async function changesSince(out: string, last: Publication | undefined, texts: Texts): Promise<Change[] | undefined> {
  const earlier = last && (await textsOf(out, last.version));
  if (!earlier) return undefined;
  const { before, after } = programsOf(earlier, texts);
  return changesBetween(before.program, after.program);
}

async function putInPlace(out: string, files: readonly EmittedFile[], chunks: readonly EmittedFile[]): Promise<void> {
  const before = await publishedScreens(out);
  await mkdir(path.join(out, CHUNKS), { recursive: true });
  const inPlace = await Promise.all(files.map((file) => isInPlace(out, file)));
  const missing = files.filter((_file, index) => !inPlace[index]);
  const aside = await mkdtemp(path.join(out, ".publish-"));
  try {
    await Promise.all(missing.map((file) => writeAside(aside, file)));
    for (const { path: file } of missing) await moveIn(aside, out, file);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  const now = chunks.map((chunk) => chunk.path.replace("console/", ""));
  const changed = now.length !== before.length || now.some((screen) => !before.includes(screen));
  if (changed) await removeOldChunks(out, new Set([...now, ...before].map((screen) => path.basename(screen))));
}

/** A chunk that is in place already stays there, and so do its compressed copies: only what has changed is compressed again. */
async function isInPlace(out: string, { path: file, content }: EmittedFile): Promise<boolean> {
  return file.startsWith(`${CHUNKS}/`) && (await readText(path.join(out, file))) === content;
}

async function writeAside(aside: string, { path: file, content }: EmittedFile): Promise<void> {
  const target = path.join(aside, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Compressed copies of what is replaced go first: they must not outlive their source. */
async function moveIn(aside: string, out: string, file: string): Promise<void> {
  const target = path.join(out, file);
  if (!file.startsWith(`${CHUNKS}/`)) for (const suffix of [".br", ".gz"]) await rm(target + suffix, { force: true });
  await rename(path.join(aside, file), target);
}

/** Chunks that the manifest in place names, itself, by its directory or by its sources. */
async function publishedScreens(out: string): Promise<string[]> {
  const manifest = await readText(path.join(out, "console/manifest.json"));
  try {
    const {
      screens = {},
      parts = {} as Partial<Manifest["parts"]>,
      directory,
    } = JSON.parse(manifest) as Partial<Manifest>;
    const sources = parts.sources && (await readText(path.join(out, "console", parts.sources)));
    const ofSources = sources ? Object.values(readPart<Sources>(sources).screens) : [];
    const named = [...Object.values(screens), ...Object.values<string>(parts), ...ofSources];
    if (!directory) return named;
    const whole = readPart(await readText(path.join(out, "console", directory.whole)));
    return [...named, ...directory.parts.map(([, chunk]) => chunk), directory.whole, ...Object.values(whole.screens)];
  } catch {
    return [];
  }
}

/** The version that is served; undefined where none is. */
async function versionInPlace(out: string): Promise<string | undefined> {
  const text = await readText(path.join(out, VERSION_FILE));
  return text ? (JSON.parse(text) as { version: string }).version : undefined;
}

async function removeOldChunks(out: string, kept: ReadonlySet<string>): Promise<void> {
  const folder = path.join(out, CHUNKS);
  const old = (await readdir(folder)).filter((name) => !kept.has(name.replace(/\.(br|gz)$/, "")));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
}
