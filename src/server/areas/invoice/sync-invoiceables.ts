import { and, eq, inArray, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { invoiceables } from "../../database/schema/invoice";
import { addDays, addMinutes, fromLocal, toYearMonth } from "../../time";
import { OrderStatus, OrderType } from "../../../generated/enums";
import { owned } from "../../lists/owner";
import { lastFinalMonth } from "../bill/final-bill";

/**
 * Brings what a customer can invoice up to date: bills settled since or not final yet, orders that are done, and orders whose
 * whole price went back. What is there already costs next to nothing.
 */
export async function syncInvoiceables(db: Queryable, now: Date, customId: number): Promise<void> {
  await writeBills(db, customId, await monthsToWrite(db, now, customId));
  await db.execute(sql`
    INSERT INTO invoiceables (custom_id, biz_type, biz_no, product_name, biz_time, original_amount)
    SELECT custom_id, 'order', order_no, product_name, pay_time, pay_amount FROM orders
    WHERE custom_id = ${customId} AND status = ${OrderStatus.done} AND order_type <> ${OrderType.unsubscription} AND pay_amount > 0 AND pay_time IS NOT NULL
      AND NOT EXISTS (SELECT FROM invoiceables AS known WHERE known.custom_id = ${customId} AND biz_type = 'order' AND biz_no = order_no)
    ORDER BY pay_time
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    UPDATE invoiceables AS known SET offset_amount = original_amount FROM orders
    WHERE known.custom_id = ${customId} AND orders.custom_id = ${customId} AND biz_type = 'order' AND biz_no = order_no
      AND orders.status = ${OrderStatus.refunded} AND offset_amount <> original_amount`);
}

/**
 * Lets bills that can be invoiced follow lines that have come to them since, but never below what is invoiced.
 * @param months those that lines have come to; a month that nobody could invoice until now waits for its turn
 */
export async function followBills(db: Queryable, customId: number, months: readonly string[]): Promise<void> {
  const rows = await db
    .select({ month: invoiceables.bizNo })
    .from(invoiceables)
    .where(and(billsOf(customId), inArray(invoiceables.bizNo, [...months])));
  await writeBills(
    db,
    customId,
    rows.map(({ month }) => month),
  );
}

function billsOf(customId: number) {
  return and(owned(invoiceables, customId), eq(invoiceables.bizType, "bill"));
}

/** Months whose bill may be another than it is known as: settled since, come later, or not final. The cube knows what there is. */
async function monthsToWrite(db: Queryable, now: Date, customId: number): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    WITH known AS (SELECT biz_no AS month FROM invoiceables WHERE ${billsOf(customId)})
    SELECT month FROM known WHERE month > ${lastFinalMonth(now)}
    UNION
    SELECT bill_cycle FROM bill_totals
    WHERE custom_id = ${customId} AND currency = 'CNY' AND bill_cycle <= ${lastSettled(now)} AND (cash_amount <> 0 OR credit_amount <> 0)
      AND bill_cycle NOT IN (SELECT month FROM known)`);
  return rows.map(({ month }) => month);
}

/**
 * Writes what of months can be invoiced; one of which more is invoiced already stays as it is. Bill lines of an order that is invoiced by
 * itself are not invoiced with the month's bill once more.
 */
async function writeBills(db: Queryable, customId: number, months: readonly string[]): Promise<void> {
  if (months.length === 0) return;
  await db.execute(sql`
    WITH bill AS (
      SELECT bill_cycle AS month,
        round(coalesce(sum(cash_amount + credit_amount) FILTER (WHERE payable_amount > 0), 0), 2) AS paid,
        round(coalesce(-sum(cash_amount + credit_amount) FILTER (WHERE payable_amount < 0), 0), 2) AS refunded
      FROM bill_lines
      WHERE custom_id = ${customId} AND currency = 'CNY' AND ${inArray(billLines.billCycle, [...months])}
        AND (order_no IS NULL OR order_no NOT IN (SELECT order_no FROM orders WHERE custom_id = ${customId}))
      GROUP BY bill_cycle
    ), gone AS (
      UPDATE invoiceables SET offset_amount = original_amount
      WHERE ${billsOf(customId)} AND ${inArray(invoiceables.bizNo, [...months])} AND invoiced_amount = 0
        AND biz_no NOT IN (SELECT month FROM bill WHERE paid > 0)
    )
    INSERT INTO invoiceables (custom_id, biz_type, biz_no, biz_time, original_amount, offset_amount)
    SELECT ${customId}, 'bill', month, ((month || '-01')::timestamp + interval '1 month 2 days 2 hours') AT TIME ZONE 'Asia/Shanghai',
      paid, least(refunded, paid)
    FROM bill
    WHERE paid > 0
    ORDER BY month
    ON CONFLICT (custom_id, biz_type, biz_no) DO UPDATE
      SET original_amount = excluded.original_amount, offset_amount = excluded.offset_amount
      WHERE invoiceables.invoiced_amount <= excluded.original_amount - excluded.offset_amount
        AND (invoiceables.original_amount, invoiceables.offset_amount) IS DISTINCT FROM (excluded.original_amount, excluded.offset_amount)`);
}

/** The latest month whose bill is settled: on the third of the next one, at two in the morning. It may be corrected until it is final. */
function lastSettled(now: Date): string {
  const month = toYearMonth(now);
  const billDay = addMinutes(addDays(fromLocal(`${month}-01`), 2), 120);
  return addMonths(month, now >= billDay ? -1 : -2);
}
