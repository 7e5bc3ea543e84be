import { findNodeAtLocation, parse, parseTree } from "jsonc-parser";
import { type Path, type SourceFile, valueAt } from "../read/config-file";
import { type Cursor, put, type Typed } from "./cursor";

/** A file with a name that nothing has where the cursor stands. */
export interface Probe extends SourceFile {
  name: string;
  value: unknown;
  /** Where the name stands in the value: of a key, its own path. */
  at: Path;
  /** Columns of its only line at which a mistake is about that name. */
  columns: readonly number[];
}

/**
 * Names that nothing has, one for each way in which config writes names: what takes an address refuses a word for its looks, before
 * anything asks whether there is such an address.
 */
export const probeNames = ["qqProbe", "/qq/probe", "v999-99", "qq/probe.svg"] as const;

type Holder = Record<string | number, unknown>;

/**
 * Puts a name where the cursor stands. The text is read as far as it goes, and written anew without what is unfinished in it. A key
 * without a value tries that of its neighbour, then one of each kind. None where nothing can be read at the cursor.
 */
export function probesOf({ file: path, text }: Typed, cursor: Cursor, name: string): Probe[] {
  const isNew = cursor.key && cursor.tail.endsWith(" ");
  const value: unknown = parse(put(text, isNew ? { ...cursor, tail: `${cursor.tail}null` } : cursor, name));
  const at = pathOf(value, name, []);
  if (!at) return [];
  if (!isNew) return [probe(path, name, value, at)];
  const holder = valueAt(value, at.slice(0, -1)) as Holder;
  const [neighbour] = Object.entries(holder).filter(([key]) => key !== name);
  const values = [...(neighbour ? [neighbour[1]] : []), {}, "?", ["?"]];
  return values.map((each) => probe(path, name, replaced(value, at, each), at));
}

/** The same file with the name declared as a field: what refused it for that now says what the API has. */
export function declaring({ path, name, value, at }: Probe): Probe {
  const { fields } = value as { fields?: Holder };
  const words = { zh: "?", en: "?" };
  return probe(path, name, { ...(value as Holder), fields: { ...fields, [name]: words } }, at);
}

/** Mistakes about an item of a list may be named where the list begins. */
function probe(path: string, name: string, value: unknown, at: Path): Probe {
  const text = JSON.stringify(value);
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...at]);
  const isKey = node?.value !== name;
  const places = isKey || node.parent?.type !== "array" ? [isKey ? node?.parent : node] : [node, node.parent];
  return { path, name, text, value, at, columns: places.flatMap((place) => (place ? [place.offset + 1] : [])) };
}

function pathOf(value: unknown, name: string, above: Path): Path | undefined {
  if (value === name) return above;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = [...above, Array.isArray(value) ? Number(key) : key];
    const found = key === name ? path : pathOf(inner, name, path);
    if (found) return found;
  }
  return undefined;
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Holder) };
  (copy as Holder)[step] = replaced((value as Holder)[step], rest, by);
  return copy;
}
