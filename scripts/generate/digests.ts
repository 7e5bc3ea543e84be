import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Output } from "./output";

const folder = "schema/api";
const digestsFile = "src/generated/digests.json";

/** What the description was when everything else was generated from it: a digest of each of its files. */
export async function renderDigests(root = process.cwd()): Promise<Output[]> {
  return [{ path: digestsFile, content: `${JSON.stringify(await digestsOf(root), null, 2)}\n` }];
}

/** The files of the description that are not as they were when `npm run generate` was run last, sorted. */
export async function changedSources(root: string): Promise<string[]> {
  const then = JSON.parse(await readFile(path.join(root, digestsFile), "utf8").catch(() => "{}")) as Digests;
  const now = await digestsOf(root);
  const files = [...new Set([...Object.keys(then), ...Object.keys(now)])].sort();
  return files.filter((file) => then[file] !== now[file]);
}

type Digests = Record<string, string>;

async function digestsOf(root: string): Promise<Digests> {
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith(".yaml")).sort();
  const digests = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(root, folder, name), "utf8");
      // A checkout may have changed line ends; that is no change.
      const digest = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64url");
      return [`${folder}/${name}`, digest.slice(0, 16)] as const;
    }),
  );
  return Object.fromEntries(digests);
}
