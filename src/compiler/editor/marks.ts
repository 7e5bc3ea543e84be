import { findNodeAtOffset, parseTree } from "jsonc-parser";
import type { Position } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import { lengthAt } from "../report/frame";
import { knownOf } from "../report/known";

/** A change of a text: what stands between two offsets, in UTF-16 units from 0, becomes another text. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}

/** How much of its line a mistake is about: the text, word or sign that begins there. */
export function markedLength(text: string, { line, column }: Position): number {
  return lengthAt(text.split("\n", line)[line - 1] ?? "", column - 1);
}

/**
 * Writes what was probably meant in place of the name that does not exist, wherever the marked part has it. None where nothing comes
 * near, or where it stands elsewhere. `text`: the file as it is now.
 */
export function fixesOf(text: string, error: ConfigError): Fix[] {
  const { suggestion } = error;
  const name = knownOf(error)?.name;
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offsetOf(text, error));
  if (suggestion === undefined || name === undefined || !node) return [];
  const part = text.slice(node.offset, node.offset + node.length);
  // A name is the whole of a text, or a placeholder in one; in an object a text of that name may be another thing.
  const asText = node.type === "object" ? [] : placesOf(part, JSON.stringify(name));
  const places = asText.length > 0 ? asText : placesOf(part, `{${name}}`);
  const [length, by] = [inside(name).length, inside(suggestion)];
  return places.map((place) => ({
    from: node.offset + place + 1,
    to: node.offset + place + 1 + length,
    text: by,
  }));
}

function placesOf(part: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = part.indexOf(wanted); at !== -1; at = part.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split("\n", line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, column - 1);
}

function inside(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}
