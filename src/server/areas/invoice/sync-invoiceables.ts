import { and, eq, max, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { invoiceables } from "../../database/schema/invoice";
import { addDays, addMinutes, fromLocal, toYearMonth } from "../../time";
import { OrderStatus, OrderType } from "../../../generated/enums";
import { owned } from "../../lists/owner";

/**
 * Brings what a customer can invoice up to date: bills settled since, orders that are done, and orders whose whole price went
 * back. What is there already costs next to nothing.
 */
export async function syncInvoiceables(db: Queryable, now: Date, customId: number): Promise<void> {
  await syncBills(db, now, customId);
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

/** Bill lines of an order that is invoiced by itself are not invoiced with the month's bill once more. */
async function syncBills(db: Queryable, now: Date, customId: number): Promise<void> {
  const settled = lastSettled(now);
  const bills = and(owned(invoiceables, customId), eq(invoiceables.bizType, "bill"));
  const [known] = await db
    .select({ latest: max(invoiceables.bizNo) })
    .from(invoiceables)
    .where(bills);
  const latest = known?.latest ?? "";
  if (latest >= settled) return;
  await db.execute(sql`
    INSERT INTO invoiceables (custom_id, biz_type, biz_no, biz_time, original_amount, offset_amount)
    SELECT ${customId}, 'bill', bill_cycle, ((bill_cycle || '-01')::timestamp + interval '1 month 2 days 2 hours') AT TIME ZONE 'Asia/Shanghai',
      paid, least(refunded, paid)
    FROM (
      SELECT bill_cycle,
        round(coalesce(sum(cash_amount + credit_amount) FILTER (WHERE payable_amount > 0), 0), 2) AS paid,
        round(coalesce(-sum(cash_amount + credit_amount) FILTER (WHERE payable_amount < 0), 0), 2) AS refunded
      FROM bill_lines
      WHERE custom_id = ${customId} AND currency = 'CNY' AND bill_cycle > ${latest} AND bill_cycle <= ${settled}
        AND (order_no IS NULL OR order_no NOT IN (SELECT order_no FROM orders WHERE custom_id = ${customId}))
      GROUP BY bill_cycle
    ) AS bill
    WHERE paid > 0
    ORDER BY bill_cycle
    ON CONFLICT DO NOTHING`);
}

/** The latest month whose bill is settled: on the third of the next one, at two in the morning. */
function lastSettled(now: Date): string {
  const before = (cycle: string): string => toYearMonth(addDays(fromLocal(`${cycle}-01`), -1));
  const month = toYearMonth(now);
  const billDay = addMinutes(addDays(fromLocal(`${month}-01`), 2), 120);
  return now >= billDay ? before(month) : before(before(month));
}
