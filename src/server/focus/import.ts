import { eq } from "drizzle-orm";
import { type AddedLines, enterStaged, openStage, stagedMonths, stageLines } from "../areas/bill/staged-lines";
import { followBills } from "../areas/invoice/sync-invoiceables";
import type { Database, Tx } from "../database/client";
import { customers } from "../database/schema/identity";
import { FocusError } from "./focus-error";
import { readFocusFile, type BadLine, type GoodLine } from "./read-lines";

/** What to import, and whom to tell. */
export interface FocusImport {
  path: string;
  customId: number;
  /** Keep the good lines of a file that has bad ones too; otherwise it is all or nothing. */
  skipBad: boolean;
  /** Told each bad line as it is found. */
  onBadLine: (line: BadLine) => void;
  /** Told now and then how many lines have been read. */
  onProgress?: (lines: number) => void;
}

/** What came of it. */
export interface FocusResult {
  /** Lines of the file after the header, bad ones among them. */
  read: number;
  bad: number;
  /** Lines of the customer's bill that were not there before. */
  added: number;
  /** Good lines that an earlier import had brought already. */
  present: number;
  /** Billed amounts of the added lines, by currency. */
  billed: AddedLines[];
}

/** Lines staged in one statement. */
const batchSize = 1000;

/**
 * Loads a FOCUS cost file into a customer's bill lines, in one transaction. Lines go to a temporary table first, so that
 * memory holds one batch only; from there those enter the bill that are not in it yet, told by content and number of
 * occurrence, and what can be invoiced of their months follows. Imports for the same customer wait for one another.
 * @throws FocusError where the file cannot be read or the customer does not exist
 */
export async function importFocus(db: Database, task: FocusImport): Promise<FocusResult> {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, task.customId));
  if (!customer) throw new FocusError(`There is no customer ${task.customId}.`);
  return db.transaction(async (tx) => {
    await openStage(tx);
    const { read, bad } = await stage(tx, task);
    if (bad > 0 && !task.skipBad) return { read, bad, added: 0, present: 0, billed: [] };
    const billed = await enterStaged(tx, task.customId);
    await followBills(tx, task.customId, await stagedMonths(tx));
    const added = billed.reduce((sum, { lines }) => sum + lines, 0);
    return { read, bad, added, present: read - bad - added, billed };
  });
}

/** Reads the whole file into the staging table. After a bad line without skipBad the rest is only checked. */
async function stage(
  tx: Tx,
  { path, skipBad, onBadLine, onProgress }: FocusImport,
): Promise<{ read: number; bad: number }> {
  let read = 0;
  let bad = 0;
  let batch: GoodLine[] = [];
  const flush = async () => {
    if (batch.length > 0 && (bad === 0 || skipBad)) await stageLines(tx, batch);
    batch = [];
    onProgress?.(read);
  };
  for await (const line of readFocusFile(path)) {
    read += 1;
    if ("problems" in line) {
      bad += 1;
      onBadLine(line);
    } else if (batch.push(line) === batchSize) {
      await flush();
    }
  }
  await flush();
  return { read, bad };
}
