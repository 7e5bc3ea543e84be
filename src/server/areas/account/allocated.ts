import { Decimal } from "decimal.js";

/** What decides how much of an account's cash is allocated. Money texts of two decimals. */
export interface CashChange {
  /** Of the cash before the change: allocated by the group and still there. */
  allocated: string;
  /** What comes in, or, negative, what goes out. */
  amount: string;
  /** The cash after it. */
  balance: string;
  /** Whether the group allocates it, or takes it back. */
  allocates: boolean;
  /** Of what is refunded: what of it was paid with allocated cash. */
  spent: string;
}

/**
 * How much of the cash is allocated after a change. A member spends its own cash first, so that allocated cash is never more than
 * what is there; what was paid with it and comes back is allocated again, or it could be withdrawn by way of a refund.
 */
export function allocatedAfter({ allocated, amount, balance, allocates, spent }: CashChange): string {
  const back = allocates ? new Decimal(amount) : Decimal.min(spent, Decimal.max(amount, 0));
  return Decimal.max(0, Decimal.min(new Decimal(allocated).plus(back), balance)).toFixed(2);
}
