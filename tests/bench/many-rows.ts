import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";

/** So many orders, messages and work orders has a customer who has been there for years. */
export const MANY_ROWS = 10_000;

/** Fills a seeded database up to that many orders and work orders of the demo's group, and messages of its main account, over two years. */
export async function fillUp(url: string): Promise<void> {
  const { db, close } = openDatabase(url);
  try {
    const moment = sql`now() - random() * interval '730 days'`;
    await db.execute(sql`
      insert into messages (custom_id, user_id, title, type, sub_type, content, read_flag, level, create_time)
      select custom_id, id, 'Message ' || n, (array['finance', 'product', 'security', 'om', 'campaign', 'contract'])[1 + n % 6],
        'bench', repeat('Something has happened. ', 1 + n % 20), (n % 10 <> 0)::int, 'info', ${moment}
      from users, generate_series(1, ${MANY_ROWS}) n where username = 'admin'`);
    await db.execute(sql`
      insert into orders (custom_id, order_no, order_type, status, cloud_code, product_code, product_name, item_count,
        list_amount, discount_amount, coupon_amount, pay_amount, cash_amount, credit_amount, pay_mode, create_time, pay_time, creator)
      select custom_id, 'B' || lpad(n::text, 20, '0'), 1, case when n % 4 = 0 then 4 else 3 end, 'qingyun', 'waf', 'WAF', 1,
        price, 0, 0, price, case when n % 4 = 0 then 0 else price end, 0, 'prePay', moment, case when n % 4 = 0 then null else moment + interval '5 minutes' end, 'admin'
      from (select custom_id, n, (10 + random() * 20000)::numeric(18, 2) price, ${moment} moment
        from users, generate_series(1, ${MANY_ROWS}) n where username = 'admin') rows`);
    await db.execute(sql`
      insert into work_orders (custom_id, work_order_no, title, type, severity, product_code, content, contact, status, status_time, creator, creator_id,
        reply_count, create_time, update_time, close_time)
      select custom_id, 'B' || lpad(n::text, 20, '0'), 'Work order ' || n, (array['fault', 'consult', 'demand', 'complaint', 'finance'])[1 + n % 5], 1 + n % 4, 'waf',
        'Something does not work. ', 'bench', case when n % 10 = 0 then 4 else 3 end, moment, 'admin', id, n % 5, moment, moment + random() * interval '5 days', moment + interval '5 days'
      from (select custom_id, id, n, ${moment} moment from users, generate_series(1, ${MANY_ROWS}) n where username = 'admin') rows`);
    // As after a night's rest: the planner knows how many there are, and which pages all may see.
    await db.execute(sql`vacuum analyze messages, orders, work_orders`);
  } finally {
    await close();
  }
}

/** Keeps the server from the clouds: the first hour of a new database it would fetch a month of metrics, which is not what is measured. */
export async function pauseAccounts(url: string): Promise<void> {
  const { db, close } = openDatabase(url);
  try {
    await db.update(cloudAccounts).set({ paused: true });
  } finally {
    await close();
  }
}
