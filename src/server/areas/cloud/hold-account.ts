import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";

/**
 * Keeps an account until the transaction ends. Whoever deletes one locks it first: a transaction that writes what belongs to an account
 * begins here, so that neither waits for the other in a circle.
 * @returns whether the account is there still
 */
export async function holdAccount(tx: Tx, accountId: number): Promise<boolean> {
  const { id } = cloudAccounts;
  const rows = await tx.select({ id }).from(cloudAccounts).where(eq(id, accountId)).for("key share");
  return rows.length > 0;
}
