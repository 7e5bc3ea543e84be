import { gramsOf } from "../../src/domain/grams";
import { type OwnData, ownWord } from "./own-data";

/** An account of the group without keys, at Alibaba: nothing in it is synchronised, measured or worked on. @returns its id */
export async function putAccount(own: OwnData): Promise<string> {
  const [account] = await own.query<{ id: string }>(
    `INSERT INTO cloud_accounts (custom_id, cloud_code, account_name, account_uid, site, access_key, region_ids, status, sync_status, creator,
       create_time) VALUES (1001, 'aliyun', $1, $1, 'china', $1, '["cn-beijing"]', 1, 2, 'admin', now()) RETURNING id`,
    [ownWord()],
  );
  if (!account) throw new Error("no account was added");
  return account.id;
}

/** Hosts of the group with these names, in its first account unless told. @returns their ids */
export async function putHosts(own: OwnData, names: readonly string[], account?: string): Promise<number[]> {
  const made = names.map((name) =>
    own.query<{ id: string }>(
      `WITH host AS (
         INSERT INTO resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
           create_time, attrs, digest)
         VALUES (1001, coalesce($3::bigint, (SELECT min(id) FROM cloud_accounts WHERE custom_id = 1001)), 'host', 'aliyun', 'cn-beijing',
           'i-' || $1, $1, 'running', 'Running', 'prePay', now(), '{}', $1) RETURNING id, custom_id)
       INSERT INTO resource_grams SELECT id, custom_id, $2 FROM host RETURNING resource_id AS id`,
      [name, gramsOf(name, `i-${name}`), account ?? null],
    ),
  );
  return (await Promise.all(made)).map(([row]) => Number(row?.id));
}

/**
 * Two hosts of the group with bill lines of the running month, which costs something this way on the first of a month, too.
 * @returns their names and what they cost together, as the console shows it
 */
export async function putBilledHosts(own: OwnData): Promise<{ names: string[]; cost: string }> {
  const account = await putAccount(own);
  const names = [ownWord(), ownWord()];
  const ids = await putHosts(own, names, account);
  await own.query(
    `WITH amounts AS (SELECT unnest($1::bigint[]) AS id, unnest(ARRAY[250.50, 1000]) AS amount), line AS (
       INSERT INTO bill_lines (custom_id, bill_date, usage_start, usage_end, consume_time, bill_cycle, list_amount, payable_amount, cash_amount,
         cloud_code, product_code, product_name, service_category, bill_item_type, charge_category, pay_mode, account_uid, account_name,
         charge_frequency, resource_id, resource_name, billing_item, tags)
       SELECT 1001, day, day, day, day, to_char(day, 'YYYY-MM'), amount, amount, amount, 'aliyun', 'ali-ecs', '云服务器 ECS', 'Compute',
         'PayAsYouGoBill', 'Usage', 'postPay', account_uid, account_name, 'Usage-Based', host.resource_id, host.name, '实例', '[]'
       FROM amounts JOIN resources host USING (id) JOIN cloud_accounts account ON account.id = host.cloud_account_id,
         date_trunc('month', now() AT TIME ZONE 'Asia/Shanghai') AS day)
     UPDATE resources SET exact_month_cost = amount FROM amounts WHERE amounts.id = resources.id`,
    [ids],
  );
  return { names, cost: "1,250.50" };
}
