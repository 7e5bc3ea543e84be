import { findNodeAtLocation, type Node } from "jsonc-parser";

/** A file as found on disk. */
export interface SourceFile {
  /** Path from the project's root with forward slashes: "config/menu/operations.json". */
  readonly path: string;
  readonly text: string;
}

/** Where something stands inside a file: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** What stands at a path in a value; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<string | number, unknown>> | null | undefined)?.[key],
    value,
  );
}

/** A parsed file: its value, and where each part of it stands. */
export interface ConfigFile extends SourceFile {
  /** Made when somebody first asks where something stands: of most files nobody does. */
  tree: () => Node;
  value: unknown;
}

/** A place in a config file; `key` points to the key instead of the value. */
export interface Place {
  file: ConfigFile;
  path: Path;
  key?: boolean;
}

/** Line and column, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of an offset in a text. */
export function positionOf(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next !== -1 && next < offset; next = text.indexOf("\n", next + 1)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Where a place is; a part that does not exist is looked for at the nearest thing around it. */
export function positionAt({ file, path, key }: Place): Position {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = findNodeAtLocation(file.tree(), path.slice(0, depth) as (string | number)[]);
    if (!node) continue;
    const wantsKey = key || depth < path.length;
    const property = wantsKey && node.parent?.type === "property" ? node.parent : node;
    return positionOf(file.text, property.offset);
  }
  return { line: 1, column: 1 };
}
