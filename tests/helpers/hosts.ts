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
