import { realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { check } from "../../src/compiler/compile";
import type { Read } from "../../src/compiler/editor/names-at";
import { groupBy } from "../../src/compiler/index/group-by";
import type { SourceFile } from "../../src/compiler/read/config-file";
import { rereader } from "../../src/compiler/recheck";
import type { ConfigError } from "../../src/compiler/report/errors";
import { readFolder } from "../../src/compiler/node/read-folder";
import { nodeTools } from "../../src/compiler/node/tools";
import type { Texts } from "../../src/compiler/sources";

/** Config of a folder as an editor has it: unsaved texts in place of the saved ones. */
export interface Workspace {
  /** The path of a file of config from the root, by its address; undefined for any other file. */
  fileOf: (uri: string) => string | undefined;
  /** The address of a file, as the editor writes it where it has the file open. */
  uriOf: (file: string) => string;
  /** What is typed into a file; undefined once it is closed. */
  type: (uri: string, text: string | undefined) => void;
  /** What is saved is read again when it is next asked for. */
  forget: () => void;
  /** Config as it is typed now, with what the last check looked up. Rejects where the description of the API cannot be read. */
  read: () => Promise<Read>;
  /** Checks it: mistakes and what is worth a look, by file. */
  check: () => Promise<ReadonlyMap<string, readonly ConfigError[]>>;
}

/** Nothing is read before it is asked for. */
export function workspaceOf(root: string): Workspace {
  const opened = new Map<string, { uri: string; text: string }>();
  let saved: Promise<Texts> | undefined;
  let last: Read | undefined;
  const reread = rereader(async () => {
    saved ??= readFolder(root);
    try {
      const texts = await saved;
      return { ...texts, config: withTyped(texts.config, opened) };
    } catch (error) {
      saved = undefined;
      throw error;
    }
  });
  const checkNow = async () => {
    const sources = await reread();
    const { scope, reported } = check(sources, nodeTools.readQuery);
    last = { sources, scope };
    const { errors, warnings } = reported();
    return { read: last, found: [...errors, ...warnings] };
  };
  const fileOf = (uri: string): string | undefined => {
    if (!uri.startsWith("file:")) return undefined;
    const file = path
      .relative(root, realOf(fileURLToPath(uri)))
      .split(path.sep)
      .join("/");
    return /^config\/.*\.json$/.test(file) ? file : undefined;
  };
  return {
    fileOf,
    uriOf: (file) => opened.get(file)?.uri ?? pathToFileURL(path.join(root, file)).href,
    type: (uri, text) => {
      const file = fileOf(uri);
      if (file === undefined) return;
      if (text === undefined) opened.delete(file);
      else opened.set(file, { uri, text });
    },
    forget: () => {
      saved = undefined;
    },
    read: async () => (last ? { ...last, sources: await reread() } : (await checkNow()).read),
    check: async () => groupBy((await checkNow()).found, ({ file }) => file),
  };
}

function withTyped(config: readonly SourceFile[], opened: ReadonlyMap<string, { text: string }>): SourceFile[] {
  const texts = new Map(config.map(({ path: file, text }) => [file, text]));
  for (const [file, { text }] of opened) texts.set(file, text);
  return [...texts]
    .map(([file, text]) => ({ path: file, text }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Editors name a folder as it was opened, which may be a link to it. A file that was never saved is none yet. */
function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
