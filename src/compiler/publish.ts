import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { compileConsole, type Compiled } from "./compile";
import type { Manifest } from "../model/resolved";
import { type EmittedFile, readPart } from "./emit/chunk";
import { emittedFiles, versionOf } from "./emit/emit";
import { formatError } from "./report/format-error";

/** Where from and where to. */
export interface PublishOptions {
  /** The project's root, with config/ in it. */
  root: string;
  /** Folder that is served: console/ and version.json go there, app/index.html is taken into the version. */
  out: string;
}

/** What was published. */
export interface Published {
  version: string;
  /** Paths below `out`. */
  files: string[];
  compiled: Compiled;
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
 * Checks, compiles and writes the console. Everything is written aside first and then moved into place, chunks before the
 * manifest and the manifest before the version file, so that whoever reads at any moment finds a console that fits together.
 * Chunks of the console before this one stay, for the consoles that are open. Rejects with ConfigHasErrors.
 */
export async function publish({ root, out }: PublishOptions): Promise<Published> {
  const compiled = await compileConsole(root);
  if (!compiled.console) throw new ConfigHasErrors(compiled);
  const version = versionOf(compiled.console, await readText(path.join(out, "app/index.html")));
  const files = emittedFiles(compiled.console, version);
  const before = await publishedScreens(out);
  await mkdir(path.join(out, "console/screens"), { recursive: true });
  const aside = await mkdtemp(path.join(out, ".publish-"));
  try {
    await Promise.all(files.map((file) => writeAside(aside, file)));
    for (const { path: file } of files) await moveIn(aside, out, file);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  const now = compiled.console.chunks.map((chunk) => chunk.path.replace("console/", ""));
  const changed = now.length !== before.length || now.some((screen) => !before.includes(screen));
  if (changed) await removeOldChunks(out, new Set([...now, ...before].map((screen) => path.basename(screen))));
  return { version, files: files.map(({ path: file }) => file), compiled };
}

async function writeAside(aside: string, { path: file, content }: EmittedFile): Promise<void> {
  const target = path.join(aside, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Compressed copies of what is replaced go first: they must not outlive their source. */
async function moveIn(aside: string, out: string, file: string): Promise<void> {
  const target = path.join(out, file);
  if (!file.startsWith("console/screens/"))
    for (const suffix of [".br", ".gz"]) await rm(target + suffix, { force: true });
  await rename(path.join(aside, file), target);
}

/** Chunks that the manifest in place names, itself or by its directory. */
async function publishedScreens(out: string): Promise<string[]> {
  const manifest = await readText(path.join(out, "console/manifest.json"));
  try {
    const { screens = {}, parts = {}, directory } = JSON.parse(manifest) as Partial<Manifest>;
    const named = [...Object.values(screens), ...Object.values<string>(parts)];
    if (!directory) return named;
    const whole = readPart(await readText(path.join(out, "console", directory.whole)));
    return [...named, ...directory.parts.map(([, chunk]) => chunk), directory.whole, ...Object.values(whole.screens)];
  } catch {
    return [];
  }
}

async function removeOldChunks(out: string, kept: ReadonlySet<string>): Promise<void> {
  const folder = path.join(out, "console/screens");
  const old = (await readdir(folder)).filter((name) => !kept.has(name.replace(/\.(br|gz)$/, "")));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
}
