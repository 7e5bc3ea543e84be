import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { accountLedger, accounts, type Fund, type TradeType } from "../../database/schema/account";
import { lockAccount } from "./lock-account";

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
}

/**
 * Changes a balance: the account row is locked until the transaction ends, and the change is one row of the ledger with
 * the balance after it. @returns that balance, two decimals.
 */
export async function changeBalance(tx: Tx, { customId, fund, tradeType, amount, relateNo, time }: BalanceChange): Promise<string> {
  const account = await lockAccount(tx, customId);
  const balance = new Decimal(account[fund]).plus(amount).toFixed(2);
  await tx.update(accounts).set({ [fund]: balance }).where(eq(accounts.customId, customId));
  await tx.insert(accountLedger).values({ customId, fund, tradeType, amount, balance, relateNo, tradeTime: time });
  return balance;
}

/** Changes cash and credit for the same reason; a fund that nothing is done to has no row in the ledger. */
export async function changeFunds(tx: Tx, funds: Record<"cash" | "credit", string>, change: Omit<BalanceChange, "fund" | "amount">): Promise<void> {
  for (const fund of ["cash", "credit"] as const) {
    const amount = funds[fund];
    if (!new Decimal(amount).isZero()) await changeBalance(tx, { ...change, fund, amount });
  }
}
