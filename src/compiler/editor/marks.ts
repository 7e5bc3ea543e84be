import type { Position } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import { lengthAt } from "../report/frame";
import { knownOf } from "../report/known";

/** A change of one line of a file: what stands from `column` on, `length` UTF-16 units long, becomes `text`. */
export interface Fix extends Position {
  length: number;
  text: string;
}

/** How much of its line a mistake is about: the text, word or sign that begins there. */
export function markedLength(text: string, position: Position): number {
  return lengthAt(lineOf(text, position), position.column - 1);
}

/** Writes what was probably meant in place of the name that does not exist; undefined where none comes near, or it stands elsewhere. */
export function fixOf(text: string, error: ConfigError): Fix | undefined {
  const { line, column, suggestion } = error;
  const name = knownOf(error)?.name;
  if (suggestion === undefined || name === undefined) return undefined;
  const marked = lineOf(text, error).slice(column - 1, column - 1 + markedLength(text, error));
  const [from, to] = [inside(name), inside(suggestion)];
  if (marked === `"${from}"`) return { line, column: column + 1, length: from.length, text: to };
  const placeholder = marked.indexOf(`{${from}}`);
  return placeholder < 0 ? undefined : { line, column: column + placeholder + 1, length: from.length, text: to };
}

function lineOf(text: string, { line }: Position): string {
  return text.split("\n", line)[line - 1] ?? "";
}

function inside(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}
