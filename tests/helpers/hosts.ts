import { gramsOf } from "../../src/domain/grams";
import { putCharge } from "./charge";
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
      // As the server writes them: the type stands among the letter pairs.
      [name, ["#host", ...gramsOf(name, `i-${name}`)], account ?? null],
    ),
  );
  return (await Promise.all(made)).map(([row]) => Number(row?.id));
}

/** Two hosts of the group that cost something this month. `cost` is what they cost together, as the console shows it. */
export async function putBilledHosts(own: OwnData): Promise<{ ids: number[]; names: string[]; cost: string }> {
  const names = [ownWord(), ownWord()];
  const ids = await putHosts(own, names, await putAccount(own));
  for (const [at, amount] of [250.5, 1000].entries()) {
    const [host] = await own.query<{ uid: string; resource: string }>(
      `UPDATE resources SET exact_month_cost = $2 FROM cloud_accounts account
       WHERE resources.id = $1 AND account.id = cloud_account_id RETURNING account_uid AS uid, resource_id AS resource`,
      [ids[at], amount],
    );
    if (!host) throw new Error("a host was added");
    await putCharge(own, { cloudCode: "aliyun", accountUid: host.uid, resourceId: host.resource, amount });
  }
  return { ids, names, cost: "1,250.50" };
}
