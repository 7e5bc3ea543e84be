import path from "node:path";
import { check } from "../../../../src/compiler/compile";
import type { Typed } from "../../../../src/compiler/editor/cursor";
import type { Read } from "../../../../src/compiler/editor/names-at";
import type { SourceFile } from "../../../../src/compiler/read/config-file";
import { readWhole } from "../../../mutation/whole";

/** Config as it is, read and checked; `typing` replaces a text of a file, in which `|` is the cursor. */
export interface Real extends Read {
  file: (name: string) => SourceFile;
  typing: (name: string, from: string, to: string) => Typed;
}

/** Reads today's config. */
export async function readReal(): Promise<Real> {
  const sources = await readWhole(path.join(import.meta.dirname, "../../../.."));
  const file = (name: string): SourceFile => {
    const found = sources.config.find((each) => each.path === `config/${name}`);
    if (!found) throw new Error(`there is no config/${name}`);
    return found;
  };
  const typing = (name: string, from: string, to: string): Typed => {
    const { path: typed, text } = file(name);
    const start = text.indexOf(from);
    if (start < 0) throw new Error(`config/${name} has no ${from}`);
    const offset = start + to.indexOf("|");
    return { file: typed, text: text.slice(0, start) + to.replace("|", "") + text.slice(start + from.length), offset };
  };
  return { sources, scope: check(sources).scope, file, typing };
}
