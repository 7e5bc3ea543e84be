import { VERSION_FILE } from "../../domain/served-paths";
import type { Manifest, PartName, ResolvedScreen } from "../../model/resolved";
import type { BareManifest } from "../manifest/manifest";
import { readScreen, type EmittedFile } from "./chunk";
import type { Tools } from "./tools";
import { divide } from "./directory";

/** A console ready to be written: the manifest but for its version, and one chunk per subject. */
export interface CompiledConsole {
  manifest: Omit<Manifest, "version">;
  /** Each file once. */
  chunks: EmittedFile[];
  /** Address of every subject's chunk, whether the manifest names it or not. */
  screens: Record<string, string>;
}

/** Puts manifest, screens and further parts together; `named` are chunks that parts name. */
export function bundle(
  tools: Tools,
  manifest: BareManifest,
  chunks: readonly { subject: string; chunk: EmittedFile }[],
  parts: Record<PartName, EmittedFile>,
  resolved: readonly ResolvedScreen[],
  named: readonly EmittedFile[] = [],
): CompiledConsole {
  const screens = Object.fromEntries(chunks.map(({ subject, chunk }) => [subject, address(chunk)]));
  const addresses = Object.fromEntries(Object.entries(parts).map(([name, file]) => [name, address(file)])) as Record<
    PartName,
    string
  >;
  const divided = divide(tools, manifest, screens, resolved, address);
  return {
    manifest: { ...manifest, ...divided.manifest, parts: addresses },
    chunks: [...chunks.map(({ chunk }) => chunk), ...divided.chunks, ...Object.values(parts), ...named],
    screens,
  };
}

/** As the manifest names it: relative to itself. */
export function address({ path }: EmittedFile): string {
  return path.replace("console/", "");
}

/** The text of all that customers get: everything but where it stands in config, which staff are told and which changes with each line. */
export function customersConsole({ manifest, chunks }: CompiledConsole): string {
  const { sources: _sources, ...parts } = manifest.parts;
  const theirs = chunks.filter(({ path }) => !path.includes("/_sources."));
  return JSON.stringify([{ ...manifest, parts }, theirs]);
}

/**
 * The version: a hash over everything that customers load, so that it changes when and only when their browser has something new
 * to load. `app`: the application's index.html, which names its own files by their content.
 */
export function versionOf({ hash }: Pick<Tools, "hash">, console: CompiledConsole, app = ""): string {
  return hash(customersConsole(console), app).slice(0, 8);
}

/** Every file of the console, paths below the output folder; the version file last, for it announces the others. */
export function emittedFiles(console: CompiledConsole, version: string): EmittedFile[] {
  return [
    ...console.chunks,
    { path: "console/manifest.json", content: manifestJson(console, version) },
    { path: VERSION_FILE, content: versionJson(version) },
  ];
}

/** Every screen of a console, as the browser gets it. */
export function screensOf({ chunks, screens }: CompiledConsole): ReturnType<typeof readScreen>[] {
  const byAddress = new Map(chunks.map((chunk) => [address(chunk), chunk.content]));
  return Object.values(screens).map((screen) => readScreen(byAddress.get(screen) ?? ""));
}

/** The text of manifest.json. */
export function manifestJson({ manifest }: CompiledConsole, version: string): string {
  return `${JSON.stringify({ version, ...manifest } satisfies Manifest)}\n`;
}

/** The text of version.json (specification §2). */
export function versionJson(version: string): string {
  return `${JSON.stringify({ version })}\n`;
}
