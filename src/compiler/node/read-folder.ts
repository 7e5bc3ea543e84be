import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { descriptionPath, type Texts } from "../sources";
import { readConfigFiles, readHandwrittenParts } from "./read-files";
import { readRevision } from "./read-revision";

/** What lies in a folder: the project, or a copy of it. */
export async function readFolder(root: string): Promise<Texts> {
  const [config, handwritten, description] = await Promise.all([
    readConfigFiles(root),
    readHandwrittenParts(root),
    readFile(path.join(root, descriptionPath), "utf8"),
  ]);
  return { config, handwritten, description };
}

/** What was there at a revision of git, or lies in another folder of the same form. Rejects with UnknownRevision. */
export async function readFrom(root: string, from: string): Promise<Texts> {
  const folder = path.resolve(root, from);
  const isFolder = await stat(path.join(folder, "config")).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return readFolder(folder);
  const files = await readRevision(root, from, ["config", descriptionPath]);
  return {
    config: files.filter(({ path: file }) => file.startsWith("config/") && file.endsWith(".json")),
    description: files.find(({ path: file }) => file === descriptionPath)?.text ?? "{}",
  };
}
