import type { OwnData } from "./own-data";

/** What a bill line of the running month is about, and what it comes to. */
interface Charge {
  cloudCode: string;
  accountUid: string;
  resourceId: string;
  amount: number;
}

/** A bill line of the group in the running month, which has none of the demo on its first day. */
export async function putCharge(own: OwnData, { cloudCode, accountUid, resourceId, amount }: Charge): Promise<void> {
  await own.query(
    `INSERT INTO bill_lines (custom_id, bill_date, usage_start, usage_end, consume_time, bill_cycle, list_amount, payable_amount, cash_amount,
       cloud_code, product_code, product_name, service_category, bill_item_type, charge_category, pay_mode, account_uid, account_name,
       charge_frequency, resource_id, resource_name, billing_item, tags)
     SELECT 1001, day, day, day, day, to_char(day, 'YYYY-MM'), $4, $4, $4, $1, $1 || '-vm', '云服务器', 'Compute', 'PayAsYouGoBill', 'Usage',
       'postPay', $2, $2, 'Usage-Based', $3, $3, '实例', '[]' FROM date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai') AS day`,
    [cloudCode, accountUid, resourceId, amount],
  );
}
