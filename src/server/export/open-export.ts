import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { withinCustomer } from "../database/customer-wall";
import type { Queryable, Tx } from "../database/client";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { Cell, PreparedColumn } from "./cell";
import { countRows, type ListSource, walk } from "./source";

/** How rows of cells become a file. */
export type FileWriter = (batches: AsyncIterable<readonly Cell[][]>) => AsyncIterable<Buffer>;

/** An export under way. */
export interface OpenExport {
  /** The file; destroyed with an error when the export fails, and to be destroyed to end it early. */
  stream: Readable;
  /** Rows in the file. */
  total: number;
}

/** The rows of a file, and its columns. */
export interface ExportContents {
  source: ListSource;
  columns: readonly PreparedColumn[];
}

/** What is exported. */
export interface ExportPlan {
  db: Queryable;
  /** Whose rows they are, where the database is not held to them already. */
  customId?: number;
  contents: (tx: Tx) => Promise<ExportContents>;
  write: (columns: readonly PreparedColumn[]) => FileWriter;
  /** More rows are refused. */
  most: number;
}

/**
 * Starts an export: one transaction of repeatable reads from counting to the last row, which lasts as long as the reader of the
 * stream takes and ends with the stream, however that ends. Resolves when the first batch has been read, so that whatever is
 * wrong from the beginning is refused in an answer of its own. Memory holds a batch or two, whatever the number of rows.
 */
export function openExport({ db, customId, contents, write, most }: ExportPlan): Promise<OpenExport> {
  const stream = new PassThrough();
  // Whoever reads it listens too; until somebody does, a failure must not end the process.
  stream.on("error", () => undefined);
  return new Promise((resolve, reject) => {
    const work = db.transaction(
      async (tx) => {
        // Lasts as long as its reader takes; limits.exportStall ends it where nobody reads.
        await tx.execute(
          sql`SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
        );
        if (customId !== undefined) await withinCustomer(tx, customId);
        const { source: found, columns } = await contents(tx);
        const total = await countRows(tx, found);
        if (total > most) throw refuse("EXPORT_TOO_LARGE", { total, most });
        const batches = walk(tx, found, limits.exportBatch);
        const first = await batches.next();
        resolve({ stream, total });
        const rows = complete(first, batches, total);
        await pipeline(
          Readable.from(watched(write(columns)(cellsOf(rows, columns)), stream), {
            objectMode: true,
            highWaterMark: 1,
          }),
          stream,
        );
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    work.catch((error: unknown) => {
      reject(error);
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** The first batch and the rest. Throws at the end unless there were as many rows as counted. */
async function* complete(
  first: IteratorResult<readonly object[]>,
  rest: AsyncIterable<readonly object[]>,
  total: number,
): AsyncGenerator<readonly object[]> {
  let rows = 0;
  if (!first.done) {
    rows += first.value.length;
    yield first.value;
  }
  for await (const batch of rest) {
    rows += batch.length;
    yield batch;
  }
  if (rows !== total) throw new Error(`${total} rows were counted and ${rows} exported`);
}

async function* cellsOf(
  batches: AsyncIterable<readonly object[]>,
  columns: readonly PreparedColumn[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    yield rows.map((row) => columns.map(({ name, cell }) => cell((row as Record<string, unknown>)[name])));
  }
}

/** Ends an export whose reader has stopped reading: it holds a connection and the database's old rows. */
async function* watched(parts: AsyncIterable<Buffer>, stream: PassThrough): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const timer = setTimeout(() => stream.destroy(new Error("nobody read the export any more")), limits.exportStall);
    try {
      yield part;
    } finally {
      clearTimeout(timer);
    }
  }
}
