import { parseTree, type Node } from "jsonc-parser";
import type { Path, SourceFile } from "../../src/compiler/read/config-file";
import { misspelt } from "./misspelt";

/** A single change that a slip of hand may make. */
export type MutationKind = "delete" | "misspell" | "duplicate" | "swap" | "type" | "one" | "thousand";

/** A part of a text, by its offsets; of no length where a mistake is expected exactly there. */
export interface Part {
  from: number;
  to: number;
}

/** One change of one file of config. */
export interface Mutant {
  file: string;
  kind: MutationKind;
  /** Of what is changed, in the file as it was. */
  path: Path;
  /** Whether the key is misspelt rather than the value. */
  ofKey: boolean;
  /** Where that begins in the file as it was, in UTF-16 units from 0. */
  offset: number;
  /** What was there, as written. */
  before: string;
  /** What stands there instead. */
  after: string;
  /** The file's text with the change. */
  text: () => string;
  /** Where in that text a mistake should be named. */
  places: readonly Part[];
}

/** Every change of a file: every key and every value, in every way that applies to it. */
export function mutantsOf(source: SourceFile): Mutant[] {
  const tree = parseTree(source.text);
  return tree ? [...within(source, tree, [])] : [];
}

function* within(source: SourceFile, holder: Node, path: Path): Generator<Mutant> {
  const parts = holder.children ?? [];
  for (const [index, part] of parts.entries()) {
    const value = part.type === "property" ? part.children?.[1] : part;
    if (!value) continue;
    const here = [...path, part.type === "property" ? String(part.children?.[0]?.value) : index];
    const change = changer(source, here, part);
    yield deleted(change, holder, index);
    yield duplicated(source, change, part);
    const next = parts[index + 1];
    const other = next?.type === "property" ? next.children?.[1] : next;
    if (other && textOf(source, value) !== textOf(source, other)) yield swapped(source, change, value, other);
    if (part.type === "property") yield* misspeltKey(change, part, holder);
    yield* ofValue(source, change, value);
    yield* within(source, value, here);
  }
}

/** Makes a mutant of an edit: at `offset`, `length` characters become `text`. */
type Changer = (
  kind: MutationKind,
  edit: { offset: number; length: number; text: string },
  further?: { places?: Part[]; ofKey?: boolean },
) => Mutant;

function changer({ path: file, text }: SourceFile, path: Path, part: Node): Changer {
  return (kind, { offset, length, text: after }, { places = [], ofKey = false } = {}) => ({
    file,
    kind,
    path,
    ofKey,
    offset,
    before: text.slice(offset, offset + length),
    after,
    text: () => text.slice(0, offset) + after + text.slice(offset + length),
    places: [exactly(offset), exactly(part.offset), ...places],
  });
}

function exactly(offset: number): Part {
  return { from: offset, to: offset };
}

function textOf({ text }: SourceFile, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

/** What misses something is what it stood in. */
function deleted(change: Changer, holder: Node, index: number): Mutant {
  const parts = holder.children ?? [];
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  const start = after || !before ? (part?.offset ?? 0) : endOf(before);
  const end = after?.offset ?? (part ? endOf(part) : 0);
  const around = holder.parent?.type === "property" ? holder.parent : holder;
  return change(
    "delete",
    { offset: start, length: end - start, text: "" },
    { places: [exactly(holder.offset), exactly(around.offset)] },
  );
}

/** A copy behind it: either of the two may be named. */
function duplicated(source: SourceFile, change: Changer, part: Node): Mutant {
  const copy = `, ${textOf(source, part)}`;
  const places = [{ from: part.offset, to: endOf(part) + copy.length }];
  return change("duplicate", { offset: endOf(part), length: 0, text: copy }, { places });
}

function swapped(source: SourceFile, change: Changer, value: Node, other: Node): Mutant {
  const length = endOf(other) - value.offset;
  const between = source.text.slice(endOf(value), other.offset);
  const text = textOf(source, other) + between + textOf(source, value);
  return change(
    "swap",
    { offset: value.offset, length, text },
    { places: [{ from: value.offset, to: value.offset + length }] },
  );
}

function* misspeltKey(change: Changer, part: Node, holder: Node): Generator<Mutant> {
  const key = part.children?.[0];
  if (!key) return;
  const siblings = (holder.children ?? []).map((each) => String(each.children?.[0]?.value));
  const after = misspelt(String(key.value));
  if (!siblings.includes(after))
    yield change(
      "misspell",
      { offset: key.offset, length: key.length, text: JSON.stringify(after) },
      { ofKey: true, places: [exactly(part.offset)] },
    );
}

function* ofValue(source: SourceFile, change: Changer, value: Node): Generator<Mutant> {
  const replaced = (kind: MutationKind, text: string): Mutant =>
    change(kind, { offset: value.offset, length: value.length, text });
  const written = textOf(source, value);
  if (value.type === "string") {
    if (value.value !== "") yield replaced("misspell", JSON.stringify(misspelt(String(value.value))));
    yield replaced("type", "1");
  } else if (value.type === "number") {
    yield replaced("one", String(Number(value.value) + 1));
    yield replaced("thousand", String(Number(value.value) * 1000 + 1000));
    yield replaced("type", JSON.stringify(written));
  } else if (value.type === "array") yield replaced("type", "{}");
  else yield replaced("type", value.type === "object" ? `[${written}]` : JSON.stringify(written));
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
