import { parse } from "yaml";
import type { AreaFile } from "./answers";

/** The block of the root file that lists every address, with the comment that it begins with. */
const block = /^paths:\n(?: .*\n)*/m;

const head = "paths:\n  # From the files beside this one, by `npm run generate`; never edited by hand.\n";

/**
 * The text of `schema/api/openapi.yaml` with every address of the area files in its `paths`, by the order of the files' names and
 * within each as it stands there. Throws for an address that two files have, and where the root file has no such block.
 */
export function renderPaths(root: AreaFile, areas: readonly AreaFile[]): string {
  if (!block.test(root.text)) throw new Error(`${root.name} has no \`paths:\` to list the addresses under`);
  const files = new Map<string, string>();
  for (const { name, text } of areas) {
    const { paths = {} } = (parse(text) ?? {}) as { paths?: Record<string, object> };
    for (const path of Object.keys(paths)) {
      const first = files.get(path);
      if (first) throw new Error(`${name}: ${path} is declared in ${first} already`);
      files.set(path, name);
    }
  }
  const lines = [...files].map(([path, file]) => `  ${path}:\n    $ref: "${file}#/paths/${pointer(path)}"\n`);
  return root.text.replace(block, () => head + lines.join(""));
}

/** A key as a JSON pointer writes it (RFC 6901). */
const pointer = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
