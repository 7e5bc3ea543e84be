import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { StagedLine } from "../areas/bill/staged-lines";
import { toImportedLine } from "./bill-line";
import { FocusError } from "./focus-error";
import { readHeader, type FocusHeader } from "./header";
import { physicalLines } from "./physical-lines";
import { csvRecords } from "./records";
import { isStorable, nullable } from "./values";

/** A line that can be imported; `hash` names its content whatever the order of the columns. */
export type GoodLine = StagedLine;

/** A line that cannot: the physical line it starts on, and each thing that is wrong with it. */
export interface BadLine {
  line: number;
  problems: { column: string | null; reason: string }[];
}

/**
 * Reads a FOCUS 1.0 cost file line by line; nothing but the line in hand is kept.
 * @throws FocusError where the file cannot be read at all: missing, empty, not UTF-8, another header
 */
export async function* readFocusFile(path: string): AsyncGenerator<GoodLine | BadLine> {
  await requireFile(path);
  let header: FocusHeader | undefined;
  let lines = 0;
  for await (const record of csvRecords(physicalLines(createReadStream(path)))) {
    if (!header) {
      if ("problem" in record) throw new FocusError(`The first line, which names the columns, ${record.problem}.`);
      header = readHeader(record.cells);
      continue;
    }
    lines += 1;
    yield "problem" in record
      ? { line: record.line, problems: [{ column: null, reason: record.problem }] }
      : readLine(header, record.line, record.cells);
  }
  if (!header) throw new FocusError(`${path} is empty.`);
  if (lines === 0) throw new FocusError(`${path} has no lines after the one that names the columns.`);
}

/** Says what is wrong with a path in the product's words instead of the system's. @throws FocusError */
export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FocusError(
      missing
        ? `There is no file ${path}.`
        : `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!found.isFile()) throw new FocusError(`${path} is not a file.`);
}

function readLine({ names, place }: FocusHeader, line: number, cells: readonly string[]): GoodLine | BadLine {
  const bad = (reason: string, column: string | null = null): BadLine => ({ line, problems: [{ column, reason }] });
  if (cells.length !== names.length) return bad(`has ${cells.length} columns, but the first line ${names.length}`);
  const strange = cells.findIndex((cell) => !isStorable(cell));
  if (strange >= 0) return bad("has a NUL character", names[strange] ?? null);
  const read = toImportedLine((column) => {
    const at = place[column];
    return at === undefined ? null : nullable(cells[at]);
  });
  return "problems" in read ? { line, problems: read.problems } : { line, hash: hashOf(names, cells), bill: read.line };
}

/**
 * The natural key of a line: every cell that is not null, whether the import uses it or not, by column name. Two charges
 * that differ in nothing are told apart by their number of occurrence.
 */
function hashOf(names: readonly string[], cells: readonly string[]): string {
  const filled = names.map((name, at) => [name, nullable(cells[at])] as const).filter(([, value]) => value !== null);
  filled.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(filled)).digest("base64url");
}
