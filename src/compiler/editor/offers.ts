import type { Words } from "../../model/words";
import { buildProgram, type Sources } from "../index/build-program";
import { filterNames } from "../index/field-uses";
import { valueAt } from "../read/config-file";
import { once } from "../read/once";
import { createReport } from "../report/report";
import { wordFinder } from "../scaffold/words";
import { subjectInfo } from "../views/look-up";
import { type Cursor, cursorAt, type Typed, written } from "./cursor";
import { declaredAs } from "./declared";
import { type NamesAt, namesAt, type Read } from "./names-at";
import type { Probe } from "./probe";

/** Counts the words of every field of every screen: once for each state of config. */
const finderOf = once(wordFinder);

/** A name that can be completed. */
export interface Offer {
  name: string;
  /** What stands there once it is chosen, in place of what is between the cursor's `from` and `to`. */
  text: string;
  /** How users see it. */
  words?: Words;
  /** A name of the API that the file has to declare besides. */
  undeclared?: true;
}

/** What can be typed at a place. */
export interface Offers {
  cursor: Cursor;
  at: NamesAt;
  /** In the order of the check; what has to be declared besides comes last. */
  offers: readonly Offer[];
}

/**
 * The names that fit where the cursor stands in a file as it is typed, but for those that its list or object has already.
 * Undefined where config knows of none: in texts and numbers, and at names that the file itself gives.
 */
export function offersAt({ sources, scope }: Read, typed: Typed): Offers | undefined {
  const cursor = cursorAt(typed);
  const at = cursor && namesAt(sources, typed, cursor);
  if (!at) return undefined;
  const taken = takenIn(at.probe);
  const open = (names: Iterable<string>): string[] => [...new Set(names)].filter((name) => !taken.has(name));
  const finder = finderOf(scope.program);
  const undeclared = open(at.undeclared).map((name): Offer => ({
    name,
    text: written(name, cursor),
    words: finder.field(name),
    undeclared: true,
  }));
  if (at.codes[0] === "CFG_UNUSED_FIELD") {
    const names = open([...at.names, ...fieldsOf(sources, at.probe)]);
    return { cursor, at, offers: names.map((name) => declaration(name, finder.field(name), typed.text, cursor)) };
  }
  const declared = declaredAs(scope, at);
  const offers = open(at.names).map((name): Offer => {
    const { words } = declared(name);
    return { name, text: written(name, cursor), ...(words && { words }) };
  });
  return { cursor, at, offers: [...offers, ...undeclared] };
}

/** A field with its words on other screens: who adds it, changes them rather than typing them. */
function declaration(name: string, { zh, en }: Words, text: string, cursor: Cursor): Offer {
  const isNew = cursor.tail.endsWith(" ");
  const comma = /^\s*"/.test(text.slice(cursor.to)) ? "," : "";
  const value = isNew ? `{ "zh": ${JSON.stringify(zh)}, "en": ${JSON.stringify(en)} }${comma}` : "";
  return { name, text: written(name, cursor) + value, words: { zh, en } };
}

/** What stands beside the name already: a list names each thing once, and so does an object. */
function takenIn({ value, at, name }: Probe): Set<unknown> {
  const holder: unknown = valueAt(value, at.slice(0, -1));
  if (Array.isArray(holder)) return new Set(holder);
  return valueAt(value, at) === name ? new Set() : new Set(Object.keys(holder as object));
}

/** Whatever the API has for the views of a file: what it answers them, and what they can send. */
function fieldsOf({ api }: Sources, probe: Probe): string[] {
  const { subjects } = buildProgram({ config: [probe], api }, createReport().report);
  return subjects
    .flatMap((subject) => subjectInfo(api, subject).views)
    .flatMap((view) => [...(view.row?.properties.keys() ?? []), ...filterNames(view)]);
}
