import { parse } from "csv-parse/sync";
import type { PhysicalLine } from "./physical-lines";

/** A record of a CSV file with the physical line it starts on: its cells, or why it cannot be read. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; problem: string };

/** Text of one record: a line, or several where a quoted cell has line breaks in it. */
interface Piece {
  line: number;
  text: string;
  /** Already read, because it had to be known whether the lines belong together. */
  cells?: string[];
}

/** Single lines parsed in one go; one by one they would take three times as long. */
const batchSize = 500;
/** Lines a quoted cell may reach over. One that goes on and on was never closed. */
const longestRecord = 200;

/**
 * The records of a CSV file, blank lines left out. A record that cannot be read costs its own line only: after a quote
 * that is never closed, or closed too early, reading goes on at the next physical line.
 */
export async function* csvRecords(lines: AsyncIterable<PhysicalLine>): AsyncGenerator<CsvRecord> {
  let batch: Piece[] = [];
  for await (const piece of pieces(lines)) {
    if ("problem" in piece) {
      yield* parsed(batch);
      batch = [];
      yield piece;
    } else if (batch.push(piece) === batchSize) {
      yield* parsed(batch);
      batch = [];
    }
  }
  yield* parsed(batch);
}

/** Puts lines together until their quotes are balanced. */
async function* pieces(lines: AsyncIterable<PhysicalLine>): AsyncGenerator<Piece | { line: number; problem: string }> {
  const source = lines[Symbol.asyncIterator]();
  const waiting: PhysicalLine[] = [];
  let pending: PhysicalLine[] = [];
  let open = false;
  for (;;) {
    const next = waiting.shift() ?? (await nextLine(source));
    if (next && !(pending.length === 0 && next.text.trim() === "")) {
      pending.push(next);
      if (hasOddQuotes(next.text)) open = !open;
    }
    const [first, ...others] = pending;
    if (!first) {
      if (!next) return;
      continue;
    }
    const line = first.number;
    const text = pending.map((one) => one.text).join("\n");
    const unfinished = open && next && pending.length < longestRecord;
    if (unfinished) continue;
    const cells = !open && others.length > 0 ? cellsOf(text) : undefined;
    if (open || (others.length > 0 && !cells)) {
      waiting.unshift(...others);
      yield { line, problem: "has a quoted cell that is not closed" };
    } else {
      yield { line, text, ...(cells && { cells }) };
    }
    pending = [];
    open = false;
  }
}

async function nextLine(source: AsyncIterator<PhysicalLine>): Promise<PhysicalLine | undefined> {
  const { done, value } = await source.next();
  return done ? undefined : value;
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

function parsed(batch: readonly Piece[]): CsvRecord[] {
  const rows = parseRows(
    batch
      .filter(({ cells }) => !cells)
      .map(({ text }) => text)
      .join("\n"),
  );
  const fits = rows?.length === batch.filter(({ cells }) => !cells).length;
  let at = 0;
  return batch.map(({ line, text, cells }) => {
    const read = cells ?? (fits ? rows[at++] : cellsOf(text));
    return read ? { line, cells: read } : { line, problem: "has a quote in the wrong place" };
  });
}

function cellsOf(text: string): string[] | undefined {
  const rows = parseRows(text);
  return rows?.length === 1 ? rows[0] : undefined;
}

function parseRows(text: string): string[][] | undefined {
  if (text === "") return [];
  try {
    return parse(text, { record_delimiter: "\n", relax_column_count: true });
  } catch {
    return undefined;
  }
}
