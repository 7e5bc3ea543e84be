import { eq, sql } from "drizzle-orm";
import { sealSecret } from "../../../src/server/areas/cloud/account-secret";
import { refreshMonthCosts } from "../../../src/server/areas/cloud/month-costs";
import type { CloudProvider } from "../../../src/server/areas/cloud/provider";
import { syncDue } from "../../../src/server/areas/cloud/sync/sync";
import { type Database, openDatabase } from "../../../src/server/database/client";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { users } from "../../../src/server/database/schema/identity";
import { toYearMonth } from "../../../src/server/time";
import { fakeTime } from "../../helpers/fake-cloud";
import { bigAccounts, bigCloud } from "./big-cloud";

/** What was measured while a database was filled. */
export interface Filled {
  resources: number;
  /** Milliseconds of the first synchronisation, and of a second one that finds nothing new. */
  firstSync: number;
  sameSync: number;
  /** Rows of resources and of their history that the second one wrote. */
  written: number;
}

/** Gives the customer of the demo's main account other cloud accounts, with so many resources, synchronised twice, tagged and billed. */
export async function fillResources(url: string, size: number): Promise<Filled> {
  const { db, close } = openDatabase(url);
  try {
    const customId = await newAccounts(db);
    const cloud = bigCloud(size, new Date());
    const firstSync = await synchronise(db, cloud);
    await db.execute(sql`analyze resources, resource_events, sync_scopes`);
    await db.execute(sql`create table bench_versions as ${versions}`);
    const sameSync = await synchronise(db, cloud);
    const written = await count(db, sql`(${versions} except select * from bench_versions) new_versions`);
    await db.execute(sql`drop table bench_versions`);
    await tagAndBill(db, customId);
    return { resources: await count(db, sql`resources`), firstSync, sameSync, written };
  } finally {
    await close();
  }
}

/** Whatever is written has another version: an updated row, and one of the history. */
const versions = sql`(select 'resource' kind, id, xmin::text version from resources union all select 'event', id, xmin::text from resource_events)`;

async function newAccounts(db: Database): Promise<number> {
  const [main] = await db.select({ customId: users.customId }).from(users).where(eq(users.username, "admin"));
  if (!main) throw new Error("The demo has a main account.");
  const { customId } = main;
  await db.delete(cloudAccounts);
  await db.insert(cloudAccounts).values(
    bigAccounts.map(({ accountUid, ...account }) => ({
      ...account,
      accountUid,
      accountName: accountUid,
      accessKey: accountUid,
      secretKey: sealSecret("secret", customId),
      customId,
      site: "china",
      status: 0,
      syncStatus: 0,
      creator: "admin",
      createTime: new Date(),
    })),
  );
  return customId;
}

/** All accounts, as the server does it but without its pauses. The next time is far away: servers of the bench have other clouds. */
async function synchronise(db: Database, cloud: CloudProvider): Promise<number> {
  await db.execute(sql`update sync_scopes set next_time = now()`);
  const since = performance.now();
  await syncDue(db, cloud, fakeTime(new Date()));
  const time = performance.now() - since;
  await db.execute(sql`update sync_scopes set next_time = now() + interval '1 day'`);
  return time;
}

async function tagAndBill(db: Database, customId: number): Promise<void> {
  await db.execute(sql`delete from tag_binds`);
  await db.execute(sql`delete from tags where custom_id = ${customId}`);
  await db.execute(sql`
    insert into tags (custom_id, tag_key, tag_value, color, creator, create_time)
    select ${customId}, (array['项目', '环境', 'owner', 'department', 'cost-center', 'app', 'tier', 'backup'])[1 + n % 8],
      (array['生产', '测试', 'alpha', 'beta', 'gamma'])[1 + n / 8], 'blue', 'bench', now() from generate_series(0, 39) n`);
  // Every resource has one to five tags, one value of a key.
  await db.execute(sql`
    insert into tag_binds (tag_id, tag_key, resource_id, resource_type, bind_time, operator)
    select distinct on (resource.id, tag.tag_key) tag.id, tag.tag_key, resource.id, resource.type, now(), 'bench'
    from resources resource join tags tag on tag.custom_id = ${customId} and (resource.id * 7 + tag.id * 13) % 16 = 0`);
  await db.execute(sql`
    insert into bill_lines (custom_id, bill_date, usage_start, usage_end, consume_time, bill_cycle, list_amount, payable_amount, cash_amount,
      cloud_code, product_code, product_name, service_category, bill_item_type, charge_category, pay_mode, account_uid, account_name,
      charge_frequency, resource_id, billing_item)
    select resource.custom_id, current_date, now(), now(), now(), ${toYearMonth(new Date())}, cost, cost, cost, resource.cloud_code, 'ecs', 'ECS',
      'compute', 'PayAsYouGoBill', 'Usage', resource.pay_mode, account_uid, account_name, 'Usage-Based', resource_id, 'instance'
    from (select *, (id * 7919 % 200000)::numeric / 100 cost from resources) resource
    join cloud_accounts account on account.id = resource.cloud_account_id`);
  await refreshMonthCosts(db, new Date());
  // The cluster commits without waiting for its log. Until that is written, no page counts as visible to all, and no index answers alone.
  await db.execute(sql`select pg_sleep(2)`);
  await db.execute(sql`vacuum analyze resources`);
  await db.execute(sql`vacuum analyze tag_binds`);
  await db.execute(sql`analyze tags, bill_lines, cloud_accounts`);
}

async function count(db: Database, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${from}`);
  return Number(rows[0]?.count);
}
