import { sql } from "drizzle-orm";
import type { Database } from "../../src/server/database/client";

/** Funds whose ledger does not sum up to the balance, or whose last row has another. */
export async function disagreeingFunds(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    WITH sums AS (
      SELECT custom_id, fund, sum(amount) AS total, (array_agg(balance ORDER BY id DESC))[1] AS last FROM account_ledger GROUP BY 1, 2
    ), balances AS (
      SELECT custom_id, fund, balance FROM accounts, LATERAL (VALUES ('cash', cash), ('credit', credit), ('frozen', frozen)) AS funds (fund, balance)
    )
    SELECT * FROM balances LEFT JOIN sums USING (custom_id, fund) WHERE balance <> coalesce(total, 0) OR balance <> coalesce(last, 0)`);
  return rows;
}

/** Accounts whose allocated cash is not what their ledger says, or more than there is. */
export async function disagreeingAllocations(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT custom_id FROM accounts LEFT JOIN (SELECT custom_id, sum(allocated) AS total FROM account_ledger GROUP BY 1) AS sums USING (custom_id)
    WHERE allocated <> coalesce(total, 0) OR allocated NOT BETWEEN 0 AND greatest(cash, 0)`);
  return rows;
}

/** Vouchers whose balance is not what they were worth less their uses, or whose last use has another. */
export async function disagreeingTickets(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT ticket_no FROM cloud_tickets LEFT JOIN cloud_ticket_uses AS uses ON uses.ticket_id = cloud_tickets.id GROUP BY cloud_tickets.id
    HAVING nominal_value - coalesce(sum(amount), 0) <> cloud_tickets.balance OR coalesce((array_agg(uses.balance ORDER BY uses.id DESC))[1], nominal_value) <> cloud_tickets.balance`);
  return rows;
}

/** Paid orders that took other amounts from their account, voucher or bill than they say, and orders or instances of them that gave back others. */
export async function disagreeingOrders(db: Database, since: Date): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    WITH booked AS (
      SELECT custom_id, relate_no,
        -coalesce(sum(amount) FILTER (WHERE trade_type = 'consume' AND fund = 'cash'), 0) AS cash,
        -coalesce(sum(amount) FILTER (WHERE trade_type = 'consume' AND fund = 'credit'), 0) AS credit,
        coalesce(sum(amount) FILTER (WHERE trade_type = 'refund'), 0) AS refunded
      FROM account_ledger GROUP BY 1, 2
    ), unsubscribed AS (
      SELECT custom_id, line->>'orderNo' AS order_no, sum((line->>'refundAmount')::numeric) AS amount
      FROM refunds, jsonb_array_elements(lines) AS line WHERE status = 2 GROUP BY 1, 2
    ), covered AS (
      SELECT order_id, sum(amount) AS amount FROM cloud_ticket_uses GROUP BY 1
    ), billed AS (
      SELECT custom_id, order_no, sum(payable_amount) AS amount FROM bill_lines WHERE bill_item_type = 'SubscriptionOrder' GROUP BY 1, 2
    )
    SELECT o.order_no FROM orders AS o
      LEFT JOIN booked ON booked.custom_id = o.custom_id AND booked.relate_no = o.order_no
      LEFT JOIN unsubscribed ON unsubscribed.custom_id = o.custom_id AND unsubscribed.order_no = o.order_no
      LEFT JOIN covered ON covered.order_id = o.id
      LEFT JOIN billed ON billed.custom_id = o.custom_id AND billed.order_no = o.order_no
    WHERE o.create_time >= ${since.toISOString()}::timestamptz AND (
      coalesce(booked.cash, 0) <> cash_amount
      OR coalesce(booked.credit, 0) <> credit_amount
      OR coalesce(booked.refunded, 0) <> CASE status WHEN 8 THEN cash_amount + credit_amount ELSE coalesce(unsubscribed.amount, 0) END
      OR coalesce(covered.amount, 0) <> coupon_amount
      OR coalesce(billed.amount, 0) <> CASE WHEN pay_time IS NULL THEN 0 ELSE pay_amount + coupon_amount END)`);
  return rows;
}
