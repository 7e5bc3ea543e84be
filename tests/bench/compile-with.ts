import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compressFolder } from "../../scripts/setup/compress";
import { describe } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { compile } from "../../src/compiler/node/compile";
import { descriptionPath } from "../../src/compiler/sources";
import { type CompiledConsole, emittedFiles } from "../../src/compiler/emit/emit";
import { formatError } from "../../src/compiler/report/format-error";
import type { SourceFile } from "../../src/compiler/read/config-file";
import { readConfigFiles } from "../../src/compiler/node/read-files";

/** What is added to the project's config, in memory: nothing of it is ever written below config/. */
export interface Additions {
  /** Screens of their own. */
  screens: readonly SourceFile[];
  /** Changes the parsed content of a file, by its path. */
  changes: Readonly<Record<string, (content: Record<string, unknown>) => void>>;
  /** Changes the description of the API that is compiled against; the server knows nothing of it. */
  describe?: (document: OpenApiDocument) => void;
}

/**
 * Compiles the project's config with more in it, by the compiler that every other console is compiled by.
 * @param out folder to be served; console/ and version.json are written there, compressed as a build does it
 */
export async function compileWith(root: string, out: string, additions: Additions): Promise<void> {
  const folders = new Set<string>();
  for (const { path: file, content } of emittedFiles(await compileAdded(root, additions), "bench")) {
    const target = path.join(out, file);
    const folder = path.dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(target, content);
  }
  await compressFolder(path.join(out, "console"));
}

/** The project's config with more in it, compiled. @throws Error with the mistakes in it */
export async function compileAdded(root: string, additions: Additions): Promise<CompiledConsole> {
  const [config, description] = await Promise.all([
    readConfigFiles(root),
    readFile(path.join(root, descriptionPath), "utf8"),
  ]);
  const document = JSON.parse(description) as OpenApiDocument;
  additions.describe?.(document);
  const { console, errors } = compile({ config: withAdditions(config, additions), api: describe(document) });
  if (!console)
    throw new Error(
      `What is added for measuring does not compile:\n${errors
        .slice(0, 20)
        .map((error) => formatError(error, "en"))
        .join("\n")}`,
    );
  return console;
}

/** Files of config with what is added to them, sorted by path. */
export function withAdditions(config: readonly SourceFile[], additions: Additions): SourceFile[] {
  return [...config.map((file) => changed(file, additions)), ...additions.screens].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

function changed(file: SourceFile, { changes }: Additions): SourceFile {
  const change = changes[file.path];
  if (!change) return file;
  const content = JSON.parse(file.text) as Record<string, unknown>;
  change(content);
  return { ...file, text: JSON.stringify(content) };
}

/** Appends to a list of a parsed file. */
export function append(content: Record<string, unknown>, key: string, entries: readonly unknown[]): void {
  content[key] = [...(content[key] as unknown[]), ...entries];
}
