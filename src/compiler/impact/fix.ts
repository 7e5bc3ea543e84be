import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { SourceFile } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import type { Rename } from "./renames";

/** So many rounds are enough: what is declared is renamed in the round after what lists it. */
const MOST_ROUNDS = 10;

/** Config with renames written into it. */
export interface Fixed {
  /** Every file, changed or not. */
  files: readonly SourceFile[];
  /** Names that were written otherwise. */
  count: number;
  /** Mistakes that are left. */
  rest: readonly ConfigError[];
}

/** A text in a file that becomes another. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Writes renames into config, wherever the compiler finds a name that is not there any more; everything else stays as it is written.
 * @param check the mistakes of config with the later description
 */
export function fixRenames(
  config: readonly SourceFile[],
  renames: readonly Rename[],
  check: (files: readonly SourceFile[]) => readonly ConfigError[],
): Fixed {
  const names = new Map(renames.map(({ from, to }) => [from, to]));
  let files = config;
  let count = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const errors = check(files);
    const edits = new Map(files.map((file) => [file.path, editsOf(file, errors, names)]));
    const found = [...edits.values()].flat().length;
    if (found === 0) return { files, count, rest: errors };
    count += found;
    files = files.map((file) => edited(file, edits.get(file.path) ?? []));
  }
  return { files, count, rest: check(files) };
}

function editsOf(file: SourceFile, errors: readonly ConfigError[], names: ReadonlyMap<string, string>): Edit[] {
  const own = errors.filter(({ file: path }) => path === file.path);
  const offsets = new Set(own.map((error) => offsetOf(file.text, error)));
  const renaming = [...offsets].flatMap((start) => {
    const written = stringAt(file.text, start);
    const text = written === undefined ? undefined : renamed(written, names);
    if (written === undefined || text === undefined) return [];
    return [{ start, end: start + JSON.stringify(written).length, text: JSON.stringify(text) }];
  });
  return renaming.length > 0 ? renaming : declarations(file, own, names);
}

/** A field that keeps its name elsewhere in the file is declared once more, under the new one. */
function declarations(file: SourceFile, errors: readonly ConfigError[], names: ReadonlyMap<string, string>): Edit[] {
  const undeclared = errors.filter(({ code }) => code === "CFG_UNDECLARED_FIELD");
  const missing = new Set(undeclared.map((error) => stringAt(file.text, offsetOf(file.text, error))));
  const tree = parseTree(file.text);
  return [...names].flatMap(([from, to]) => {
    const value = tree && missing.has(to) ? findNodeAtLocation(tree, ["fields", from]) : undefined;
    const start = value?.parent?.offset;
    if (!value || start === undefined) return [];
    const indent = file.text.slice(file.text.lastIndexOf("\n", start), start);
    const text = file.text.slice(value.offset, value.offset + value.length);
    return [{ start, end: start, text: `${JSON.stringify(to)}: ${text},${indent}` }];
  });
}

/** The name itself, or the last part of one with dots. */
function renamed(written: string, names: ReadonlyMap<string, string>): string | undefined {
  const parts = written.split(".");
  const whole = names.get(written);
  const last = names.get(parts.at(-1) ?? "");
  return whole ?? (last === undefined ? undefined : [...parts.slice(0, -1), last].join("."));
}

function stringAt(text: string, offset: number): string | undefined {
  const found = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(offset, offset + 200))?.[0];
  return found === undefined ? undefined : (JSON.parse(found) as string);
}

function offsetOf(text: string, { line, column }: ConfigError): number {
  let start = 0;
  for (let row = 1; row < line; row += 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

function edited(file: SourceFile, edits: readonly Edit[]): SourceFile {
  if (edits.length === 0) return file;
  const text = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text: own }) => whole.slice(0, start) + own + whole.slice(end), file.text);
  return { ...file, text };
}
