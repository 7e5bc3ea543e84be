import { errorWords } from "./error-words";
import { causes, type ConfigError, consequences, type ErrorCode, warningCodes } from "./errors";
import { keepKnown } from "./known";
import { placesInWords, type MistakeParams } from "./related";
import { positionAt, type Place, type Position } from "../read/config-file";

/** Collects mistakes; the same mistake at the same position counts once. */
export interface Report {
  /**
   * A mistake at a place. With `known`, the nearest of those names to the parameter `name` is suggested, and they are listed.
   * Where a parameter is another place, the mistake is related to that.
   */
  (place: Place, code: ErrorCode, params?: MistakeParams, known?: Iterable<string>): void;
  /** A mistake at a position of a file that has no tree. */
  at: (file: string, position: Position, code: ErrorCode, params?: MistakeParams, known?: Iterable<string>) => void;
  /** Mistakes that were found before, in what has not changed since. */
  again: (found: readonly ConfigError[]) => void;
}

/** What was reported, sorted by file, in each what makes other mistakes first and what follows from them last, then by line and column. */
export interface Reported {
  errors: ConfigError[];
  warnings: ConfigError[];
}

/** A fresh collector and the way to what it collected. */
export function createReport(): { report: Report; reported: () => Reported } {
  const found = new Map<string, ConfigError>();
  const add = (error: ConfigError): void => {
    found.set(`${error.file}:${error.line}:${error.column} ${error.code} ${error.words.en}`, error);
  };
  const at: Report["at"] = (file, position, code, params = {}, known) => {
    const { words, related } = placesInWords(file, params);
    const names = known && [...known];
    const error = { file, ...position, code, ...errorWords(code, words, names), ...(related && { related }) };
    if (names) keepKnown(error, { name: String(words.name), names });
    add(error);
  };
  const report: Report = Object.assign(
    (place: Place, code: ErrorCode, params?: MistakeParams, known?: Iterable<string>) =>
      at(place.file.path, positionAt(place), code, params, known),
    {
      at,
      again: (errors: readonly ConfigError[]) => {
        for (const error of errors) add(error);
      },
    },
  );
  return { report, reported: () => sorted([...found.values()]) };
}

function sorted(all: ConfigError[]): Reported {
  const ordered = all.sort(
    (a, b) =>
      compare(a.file, b.file) ||
      rankOf(a) - rankOf(b) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(a.words.en, b.words.en),
  );
  return {
    errors: ordered.filter(({ code }) => !warningCodes.has(code)),
    warnings: ordered.filter(({ code }) => warningCodes.has(code)),
  };
}

function rankOf({ code }: ConfigError): number {
  if (causes.has(code)) return 0;
  return consequences.has(code) ? 2 : 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
