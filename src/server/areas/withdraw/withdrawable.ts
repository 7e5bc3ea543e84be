import { Decimal } from "decimal.js";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Withdrawable } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { accounts } from "../../database/schema/account";
import { customers } from "../../database/schema/identity";

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

/** Bills of this month and of the last one where the account has not been charged for them, and credit that is in use. */
function unsettledAt(now: Date): SQL<string> {
  const month = sql`to_char(${now.toISOString()}::timestamptz AT TIME ZONE 'Asia/Shanghai'`;
  return sql`(
    SELECT round(greatest(round(bills.due, 2), 0) + greatest(credit.used, 0), 2) FROM
      (SELECT coalesce(sum(cash_amount + credit_amount + debt_amount), 0) AS due FROM bill_lines AS line
       WHERE custom_id = ${customers.id} AND currency = 'CNY' AND bill_cycle IN (${month}, 'YYYY-MM'), ${month} - interval '1 month', 'YYYY-MM'))
         AND NOT EXISTS (SELECT FROM account_ledger AS charged WHERE charged.custom_id = line.custom_id AND charged.relate_no = line.bill_cycle AND charged.trade_type = 'consume')
         AND NOT EXISTS (SELECT FROM orders WHERE orders.order_no = line.order_no)) AS bills,
      (SELECT coalesce(-sum(amount), 0) AS used FROM account_ledger
       WHERE custom_id = ${customers.id} AND fund = 'credit' AND trade_type IN ('consume', 'refund', 'adjust') AND relate_no <> 'CREDIT') AS credit)`;
}
