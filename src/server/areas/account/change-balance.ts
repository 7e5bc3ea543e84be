import { Decimal } from "decimal.js";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { accountLedger, accounts, type Fund, type TradeType } from "../../database/schema/account";
import { owned } from "../../lists/owner";
import { allocatedAfter } from "./allocated";
import { type AccountRow, lockAccount } from "./lock-account";

/** A change of one balance. */
export interface BalanceChange {
  customId: number;
  fund: Fund;
  tradeType: TradeType;
  /** CNY with two decimals: what comes in, or, negative, what goes out. */
  amount: string;
  /** Number of what it is about. */
  relateNo: string;
  time: Date;
  /** Of a member's cash: its group allocates it, or takes it back. */
  allocates?: true;
}

/**
 * Changes a balance: the account row is locked until the transaction ends, and the change is one row of the ledger with
 * the balance after it. @returns that balance, two decimals.
 */
export async function changeBalance(tx: Tx, change: BalanceChange): Promise<string> {
  const { customId, fund, tradeType, amount, relateNo, time } = change;
  const account = await lockAccount(tx, customId);
  const balance = new Decimal(account[fund]).plus(amount).toFixed(2);
  const allocated = fund === "cash" ? await allocatedOf(tx, account, change, balance) : account.allocated;
  await tx
    .update(accounts)
    .set({ [fund]: balance, allocated })
    .where(owned(accounts, customId));
  await tx.insert(accountLedger).values({
    customId,
    fund,
    tradeType,
    amount,
    balance,
    allocated: new Decimal(allocated).minus(account.allocated).toFixed(2),
    relateNo,
    tradeTime: time,
  });
  return balance;
}

/** Changes cash and credit for the same reason; a fund that nothing is done to has no row in the ledger. */
export async function changeFunds(
  tx: Tx,
  funds: Record<"cash" | "credit", string>,
  change: Omit<BalanceChange, "fund" | "amount" | "allocates">,
): Promise<void> {
  for (const fund of ["cash", "credit"] as const) {
    const amount = funds[fund];
    if (!new Decimal(amount).isZero()) await changeBalance(tx, { ...change, fund, amount });
  }
}

async function allocatedOf(
  tx: Tx,
  { customId, allocated }: AccountRow,
  { tradeType, amount, relateNo, allocates }: BalanceChange,
  balance: string,
): Promise<string> {
  const spent = tradeType === "refund" ? await spentOf(tx, customId, relateNo) : "0";
  return allocatedAfter({ allocated, amount, balance, allocates: allocates ?? false, spent });
}

/** What was paid with allocated cash for something, less what of it has come back. */
async function spentOf(tx: Tx, customId: number, relateNo: string): Promise<string> {
  const about = and(
    owned(accountLedger, customId),
    eq(accountLedger.relateNo, relateNo),
    inArray(accountLedger.tradeType, ["consume", "refund"]),
  );
  const [row] = await tx
    .select({ spent: sql<string>`greatest(-sum(${accountLedger.allocated}), 0.00)` })
    .from(accountLedger)
    .where(about);
  return row?.spent ?? "0";
}
