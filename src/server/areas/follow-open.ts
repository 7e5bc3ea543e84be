import type { SQL } from "drizzle-orm";
import type { Database, Tx } from "../database/client";
import { throwAll } from "../each-anyway";
import { fewAtOnce } from "../few-at-once";
import type { Failed } from "../jobs/job";

/** What narrows down which rows of a life cycle are followed, and says what their news leads to. */
export interface Further<Row, News> {
  /** A condition on them; it has to hold of the locked row too. */
  where?: SQL;
  /** So many of them are read at a time; all at once where it is left out. */
  most?: number;
  /** So many are asked about at a time; one after the other where it is left out. */
  atOnce?: number;
  /** Gets at once what goes wrong with one of them; where it is left out, all of it is thrown when the others are done. */
  failed?: Failed;
  /** Aborted when nobody is asked about any more. */
  signal?: AbortSignal;
  /** Whether a row is still the one that was asked about, besides its status. */
  still?: (seen: Row, row: Row) => boolean;
  /** What is done with the news of a locked row; by default they are its next step. */
  take?: (tx: Tx, row: Row, news: News) => Promise<unknown>;
}

/** What is open, who is asked about it, and how news is taken. */
export interface Following<Row extends { id: number; status: number }, Step> {
  /** Everything that can still have news, the longest waiting first; read bit by bit where there may be much of it. */
  open: Iterable<Row> | AsyncIterable<Row>;
  /** Asks about one, outside of any transaction; nothing new is undefined. */
  ask(row: Row): Promise<Step | undefined>;
  /** The row as it is now, locked. */
  lock(tx: Tx, id: number, seen: Row): Promise<Row | undefined>;
  move(tx: Tx, row: Row, step: Step): Promise<unknown>;
}

/**
 * Asks about everything that is open and moves on what has news. What has moved meanwhile, here or on another server, is
 * left alone, so that nothing is done twice. What goes wrong with one keeps no other waiting.
 */
export async function followOpen<Row extends { id: number; status: number }, Step>(
  db: Database,
  { open, ask, lock, move }: Following<Row, Step>,
  { atOnce = 1, failed, signal }: Pick<Further<Row, Step>, "atOnce" | "failed" | "signal"> = {},
): Promise<void> {
  const follow = async (seen: Row): Promise<void> => {
    const step = await ask(seen);
    if (step === undefined) return;
    await db.transaction(async (tx) => {
      const row = await lock(tx, seen.id, seen);
      if (row?.status === seen.status) await move(tx, row, step);
    });
  };
  const failures: unknown[] = [];
  const keep = failed ?? ((error: unknown) => void failures.push(error));
  await fewAtOnce(open, atOnce, (seen) => follow(seen).catch(keep), signal);
  throwAll(failures, "followed");
}
