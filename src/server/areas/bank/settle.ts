import { asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { bankAccounts } from "../../database/schema/withdrawal";
import { followOpen } from "../follow-open";
import { keepDefault, lockBooks } from "../default-entry";
import type { BankVerifier, Verdict } from "./verifier";
import { BankAccountStatus } from "../../../generated/enums";

/** A row of bank accounts. */
export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** Asks about every account that is to be verified. The customer's first verified account becomes its default. */
export async function verifyBankAccounts(db: Database, verifier: BankVerifier, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.status, BankAccountStatus.toBeVerified))
    .orderBy(asc(bankAccounts.statusTime));
  await followOpen<BankAccountRow, Verdict>(db, {
    open,
    ask: ({ accountName, bankNo, statusTime }) => verifier.follow({ accountName, bankNo, since: statusTime }, now),
    lock: lockWithBooks,
    move: (tx, row, verdict) => decide(tx, row, verdict, now),
  });
}

/** The customer's tables are locked before their rows, as whoever changes them by hand does. */
async function lockWithBooks(tx: Tx, id: number): Promise<BankAccountRow | undefined> {
  const mine = eq(bankAccounts.id, id);
  const [seen] = await tx.select({ customId: bankAccounts.customId }).from(bankAccounts).where(mine);
  if (seen) await lockBooks(tx, seen.customId);
  return (await tx.select().from(bankAccounts).where(mine).for("update"))[0];
}

async function decide(tx: Tx, { id, customId }: BankAccountRow, verdict: Verdict, now: Date): Promise<void> {
  await tx
    .update(bankAccounts)
    .set({
      status: verdict.status,
      statusTime: now,
      failReason: verdict.status === BankAccountStatus.failed ? verdict.note : null,
    })
    .where(eq(bankAccounts.id, id));
  if (verdict.status === BankAccountStatus.failed) return;
  await keepDefault(tx, bankAccounts, customId, eq(bankAccounts.status, BankAccountStatus.verified));
}
