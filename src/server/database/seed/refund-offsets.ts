import { sql } from "drizzle-orm";
import type { Tx } from "../client";
import type { Seed } from "./run/seed-type";

/** What has been refunded is not invoiced. The invoices exist already: what was invoiced before is owed. */
export const seed: Seed = { needs: ["invoices"], write: seedRefundOffsets };

async function seedRefundOffsets(db: Tx): Promise<void> {
  await db.execute(sql`
    UPDATE invoiceables AS known SET offset_amount = least(original_amount, offset_amount + back.amount)
    FROM (SELECT custom_id, order_no, sum(refund_amount) AS amount FROM refunds WHERE status = 2 GROUP BY 1, 2) AS back
    WHERE known.custom_id = back.custom_id AND biz_type = 'order' AND biz_no = back.order_no`);
}
