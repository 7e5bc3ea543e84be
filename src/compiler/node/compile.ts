import { compile as compileWith, type Compiled } from "../compile";
import type { Sources } from "../index/build-program";
import { rechecker, type Rechecked } from "../recheck";
import { apiOf } from "../sources";
import { readFolder } from "./read-folder";
import { nodeTools } from "./tools";

/** Compiles config that is in memory, with the tools of Node. */
export function compile(sources: Sources): Compiled {
  return compileWith(sources, nodeTools);
}

/** Compiles `<root>/config` against the description of the API in `<root>/src/generated`. */
export async function compileConsole(root: string): Promise<Compiled> {
  const texts = await readFolder(root);
  return compile({ ...texts, api: apiOf(texts) });
}

/** Compiles a folder at each call: of what has not changed since the last one nothing is read or looked at again. */
export function recheckFolder(root: string): () => Promise<Rechecked> {
  return rechecker(() => readFolder(root), nodeTools);
}
