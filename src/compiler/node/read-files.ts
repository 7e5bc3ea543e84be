import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../read/config-file";

/** Every file under `<root>/config` but its documentation and what systems and editors hide, sorted by path: also what is no file of config. */
export async function readConfigFiles(root: string): Promise<SourceFile[]> {
  return readTree(root, "config", (name) => !/^\.|~$|\.md$/.test(name));
}

/** Every TypeScript file of the hand-written parts, to see which texts of config/words/messages.json they use. */
export async function readHandwrittenParts(root: string): Promise<SourceFile[]> {
  const parts = ["api", "pages", "render", "shell", "state", "widgets"];
  const files = await Promise.all(parts.map((part) => readTree(root, `src/${part}`, (name) => /\.tsx?$/.test(name))));
  return files.flat();
}

async function readTree(root: string, folder: string, wanted: (name: string) => boolean): Promise<SourceFile[]> {
  const found = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(noFolder);
  const paths = found
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
  // Hundreds of small files: one after the other they take half of the processor time.
  return paths.map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
