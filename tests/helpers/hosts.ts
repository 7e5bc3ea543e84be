import { gramsOf } from "../../src/domain/grams";
import type { OwnData } from "./own-data";

/** Hosts of the group with these names, in its first account. @returns their ids */
export async function putHosts(own: OwnData, names: readonly string[]): Promise<number[]> {
  const made = names.map((name) =>
    own.query<{ id: string }>(
      `WITH host AS (
         INSERT INTO resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
           create_time, attrs, month_cost, digest)
         VALUES (1001, (SELECT min(id) FROM cloud_accounts WHERE custom_id = 1001), 'host', 'aliyun', 'cn-beijing', 'i-' || $1, $1, 'running',
           'Running', 'prePay', now(), '{}', 12050, $1) RETURNING id, custom_id)
       INSERT INTO resource_grams SELECT id, custom_id, $2 FROM host RETURNING resource_id AS id`,
      [name, gramsOf(name, `i-${name}`)],
    ),
  );
  return (await Promise.all(made)).map(([row]) => Number(row?.id));
}
