import { Decimal } from "decimal.js";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Withdrawable } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { accounts } from "../../database/schema/account";
import { customers } from "../../database/schema/identity";
import { uncharged } from "../account/uncharged";

type Parts = Omit<Withdrawable, "withdrawable">;

/**
 * How much a customer can withdraw, line by line. Domain rules: "withdrawable = cash - allocated funds - owed invoices -
 * unsettled bills"; what is frozen already is not there a second time. Whoever withdraws locks the account first.
 */
export async function readWithdrawable(db: Queryable, customId: number, now: Date): Promise<Withdrawable> {
  const [parts] = await db
    .select(partsOf(now))
    .from(customers)
    .leftJoin(accounts, eq(accounts.customId, customers.id))
    .where(eq(customers.id, customId));
  if (!parts) throw new Error("the customer of a call exists");
  return { ...parts, withdrawable: withdrawableOf(parts) };
}

/** What the lines leave; nothing where that is below zero. */
export function withdrawableOf({ cash, frozen, allocated, owedInvoice, unsettled }: Parts): string {
  const rest = [frozen, allocated, owedInvoice, unsettled].reduce((sum, part) => sum.minus(part), new Decimal(cash));
  return Decimal.max(rest, 0).toFixed(2);
}

/**
 * How much cash a group can take back from a member. Domain rules: "reclaimable = member's balance - its uninvoiced debt": owed invoices
 * and unsettled bills stay covered, and what is frozen is not there a second time. Allocated or not does not matter.
 */
export function reclaimableOf(parts: Parts): string {
  return withdrawableOf({ ...parts, allocated: "0.00" });
}

/**
 * The lines as fields of a query over customers and their accounts. `allocated`: by the group and not taken back, as far as it is
 * still there: a member may spend it, not withdraw it.
 */
export function partsOf(now: Date): { [Part in keyof Parts]: SQL<string> } {
  return {
    cash: sql`coalesce(${accounts.cash}, 0.00)`,
    frozen: sql`coalesce(${accounts.frozen}, 0.00)`,
    allocated: sql`coalesce(${accounts.allocated}, 0.00)`,
    owedInvoice,
    unsettled: unsettledAt(now),
  };
}

/** Invoiced beyond what was paid in the end, for it was refunded later: that invoice is owed. */
const owedInvoice = sql<string>`(
  SELECT round(coalesce(sum(greatest(invoiced_amount + offset_amount - original_amount, 0)), 0), 2)
  FROM invoiceables WHERE custom_id = ${customers.id})`;

/** Bills that the account has not been charged for, and credit that is in use. */
function unsettledAt(now: Date): SQL<string> {
  return sql`(
    SELECT round(${uncharged(customers.id, now)} + greatest(coalesce(-sum(amount), 0), 0), 2) FROM account_ledger
    WHERE custom_id = ${customers.id} AND fund = 'credit' AND trade_type IN ('consume', 'refund', 'adjust') AND relate_no <> 'CREDIT')`;
}
