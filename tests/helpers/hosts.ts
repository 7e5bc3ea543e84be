import { gramsOf } from "../../src/domain/grams";
import type { OwnData } from "./own-data";

/** Hosts of the group with these names, in its first account. @returns their ids */
export async function putHosts(own: OwnData, names: readonly string[]): Promise<number[]> {
  const made = names.map((name) =>
    own.query<{ id: string }>(
      `WITH host AS (
         INSERT INTO resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
           create_time, attrs, digest)
         VALUES (1001, (SELECT min(id) FROM cloud_accounts WHERE custom_id = 1001), 'host', 'aliyun', 'cn-beijing', 'i-' || $1, $1, 'running',
           'Running', 'prePay', now(), '{}', $1) RETURNING id, custom_id)
       INSERT INTO resource_grams SELECT id, custom_id, $2 FROM host RETURNING resource_id AS id`,
      [name, gramsOf(name, `i-${name}`)],
    ),
  );
  return (await Promise.all(made)).map(([row]) => Number(row?.id));
}

/** Names of two hosts of the group that no other of its resources has, and that bill lines of this month name. */
export async function billedHosts(own: OwnData): Promise<string[]> {
  const rows = await own.query<{ name: string }>(
    `SELECT name FROM resources WHERE custom_id = 1001 AND gone_time IS NULL GROUP BY name
      HAVING count(*) = 1 AND min(type) = 'host' AND min(month_cost) > 0 ORDER BY name LIMIT 2`,
  );
  return rows.map(({ name }) => name);
}

/** What resources of the group with these names cost together this month, as the console shows it. */
export async function costOf(own: OwnData, names: readonly string[]): Promise<string> {
  const [row] = await own.query<{ cost: string }>(
    "SELECT sum(month_cost) AS cost FROM resources WHERE custom_id = 1001 AND name = ANY($1)",
    [names],
  );
  return (Number(row?.cost) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}
