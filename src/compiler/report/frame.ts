import type { SourceFile, Position } from "../read/config-file";
import type { ConfigError } from "./errors";
import { plainly, type Paint } from "./paint";
import type { Spot } from "./related";

/** Cells of a line that are shown of a longer one. */
const mostCells = 100;

/** The sign that stands for what is cut off. */
const CUT = "…";

/**
 * The line of a mistake with a mark below what is wrong, and that of the place it is related to, each with its number; nothing of
 * a file that is not there. A character of Chinese takes two cells.
 */
export function framesOf(error: ConfigError, files: readonly SourceFile[], paint: Paint = plainly): string[] {
  const { related } = error;
  const digits = String(Math.max(error.line, related?.line ?? 0)).length;
  const frame = (spot: Spot, mark: string): string[] => {
    const text = files.find(({ path }) => path === spot.file)?.text;
    return text === undefined ? [] : frameOf(text, spot, { mark, digits }, paint);
  };
  const isElsewhere = related && related.file !== error.file;
  return [
    ...frame(error, "^"),
    ...(isElsewhere ? [`  ${related.file}:${related.line}:${related.column}`] : []),
    ...(related ? frame(related, "-") : []),
  ];
}

function frameOf(
  text: string,
  { line, column }: Position,
  { mark, digits }: { mark: string; digits: number },
  paint: Paint,
): string[] {
  const whole = (text.replace(/^\uFEFF/, "").split("\n", line)[line - 1] ?? "").replaceAll(/\s/g, " ");
  const end = Math.min(column - 1 + lengthAt(whole, column - 1), whole.length);
  const { shown, start, marked } = windowOf(whole, column - 1, end);
  const under = " ".repeat(cellsOf(start)) + paint("mark", mark.repeat(Math.max(1, cellsOf(marked))));
  const gutter = (number: string): string => paint("aside", `  ${number.padStart(digits)} |`);
  return [`${gutter(String(line))} ${shown}`, `${gutter("")} ${under}`];
}

/** How long the text, word or sign is that begins here. */
export function lengthAt(line: string, start: number): number {
  return /^(?:"(?:[^"\\]|\\.)*"?|[\w.-]+|.)/u.exec(line.slice(start))?.[0].length ?? 1;
}

/** As much of a line as is shown, with the place in it, and what stands before and at that. */
function windowOf(line: string, from: number, to: number): { shown: string; start: string; marked: string } {
  const indent = Math.min(/^ */.exec(line)?.[0].length ?? 0, from);
  const [before, rest] = [line.slice(indent, from), line.slice(from)];
  const lead = lastCells(before, mostCells / 2);
  const cut = lead.length < before.length ? CUT : "";
  const shown = firstCells(rest, mostCells - cellsOf(cut + lead));
  const [start, behind] = [cut + lead, shown.length < rest.length ? CUT : ""];
  return { shown: start + shown + behind, start, marked: shown.slice(0, to - from) };
}

function firstCells(text: string, most: number): string {
  const characters = [...text];
  while (cellsOf(characters.join("")) > most) characters.length = Math.min(characters.length - 1, most);
  return characters.join("");
}

function lastCells(text: string, most: number): string {
  const characters = [...text].slice(-most);
  while (cellsOf(characters.join("")) > most) characters.shift();
  return characters.join("");
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}、-〿！-｠￠-￦]/u;

/** Cells that a text takes in a terminal. */
export function cellsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1), 0);
}
