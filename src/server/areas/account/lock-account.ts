import type { Tx } from "../../database/client";
import { accounts } from "../../database/schema/account";
import { owned } from "../../lists/owner";

/** An account as it is while its row is locked. */
export type AccountRow = typeof accounts.$inferSelect;

/** The account of a customer, locked until the transaction ends; made where there is none yet. */
export async function lockAccount(tx: Tx, customId: number): Promise<AccountRow> {
  const account = (await locked(tx, customId)) ?? (await made(tx, customId));
  if (!account) throw new Error("an account that was made is there");
  return account;
}

async function locked(tx: Tx, customId: number): Promise<AccountRow | undefined> {
  const [account] = await tx.select().from(accounts).where(owned(accounts, customId)).for("update");
  return account;
}

async function made(tx: Tx, customId: number): Promise<AccountRow | undefined> {
  await tx.insert(accounts).values({ customId }).onConflictDoNothing();
  return locked(tx, customId);
}

/** Two or more accounts, locked in the order of their ids, so that opposite transfers never wait for one another. */
export async function lockAccounts(tx: Tx, customIds: readonly number[]): Promise<void> {
  for (const customId of [...customIds].sort((a, b) => a - b)) await lockAccount(tx, customId);
}
