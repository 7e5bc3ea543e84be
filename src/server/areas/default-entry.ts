import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../context";
import type { Tx } from "../database/client";
import { customers } from "../database/schema/identity";
import { refuse } from "../errors";
import { owned } from "../lists/owner";

/** A table of which each customer has some rows, one of them the default (src/server/database/schema: a unique index says so). */
type Book = PgTable & { id: PgColumn; customId: PgColumn; isDefault: PgColumn };

/** Rows a customer may keep in one such table. */
const mostEntries = 50;

/** Lets one change at a time into a customer's own tables, so that neither the default nor the limit can be outrun. */
export async function lockBooks(tx: Tx, customId: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customId)).for("no key update");
}

/** Refuses a row too many; `lockBooks` comes before. @throws AnswerError ENTRIES_FULL */
export async function checkRoom(tx: Tx, book: Book, customId: number): Promise<void> {
  if ((await tx.$count(book, owned(book, customId))) >= mostEntries) throw refuse("ENTRIES_FULL", { max: mostEntries });
}

/** Makes a row the customer's only default. */
export async function makeDefault(tx: Tx, book: Book, customId: number, id: number): Promise<void> {
  await tx.execute(
    sql`UPDATE ${book} SET is_default = false WHERE ${book.customId} = ${customId} AND ${book.isDefault}`,
  );
  await tx.execute(sql`UPDATE ${book} SET is_default = true WHERE ${book.id} = ${id}`);
}

/** Makes the oldest row that may be it the default where none is. `fit`: a condition in SQL. */
export async function keepDefault(tx: Tx, book: Book, customId: number, fit = sql`true`): Promise<void> {
  const own = owned(book, customId);
  if ((await tx.$count(book, and(own, sql`${book.isDefault}`))) > 0) return;
  const [oldest] = await tx
    .select({ id: book.id })
    .from(book as PgTable)
    .where(and(own, fit))
    .orderBy(asc(book.id))
    .limit(1);
  if (oldest) await makeDefault(tx, book, customId, oldest.id as number);
}

/** Deletes rows of the caller's customer and sees to its default. @throws AnswerError NOT_FOUND */
export async function deleteFromBook({ db, user, audit }: Context, book: Book, ids: number[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBooks(tx, user.customId);
    await deleteEntries(tx, book, user.customId, ids);
    await keepDefault(tx, book, user.customId);
    await audit({ targets: ids }, tx);
  });
}

/** Makes a row the default of the caller's customer. @throws AnswerError NOT_FOUND */
export async function chooseDefault({ db, user, audit }: Context, book: Book, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBooks(tx, user.customId);
    if ((await tx.$count(book, and(owned(book, user.customId), eq(book.id, id)))) === 0) throw refuse("NOT_FOUND");
    await makeDefault(tx, book, user.customId, id);
    await audit({ targets: [id] }, tx);
  });
}

/** Deletes the customer's rows, all of them or none. @throws AnswerError NOT_FOUND where one is missing or another's */
export async function deleteEntries(tx: Tx, book: Book, customId: number, ids: number[]): Promise<void> {
  const { rowCount } = await tx.delete(book).where(and(owned(book, customId), inArray(book.id, ids)));
  if (rowCount !== ids.length) throw refuse("NOT_FOUND");
}
