import { and, eq, sql } from "drizzle-orm";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import type { Queryable } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { metricHours, metricSeries } from "../../src/server/database/schema/metric";
import { resources, syncScopes } from "../../src/server/database/schema/resource";
import { addDays } from "../../src/server/time";
import { own, unique } from "./example";

/** Whose key nobody can read. */
const otherMember = 1002;
/** Long ago, and later for those with a higher place. */
export const at = (place: number): Date => new Date(Date.now() - 20 * 60_000 + place * 1000);
/** The id of what an insert answers. */
export const idOf = ([row]: { id: number }[]): number => row?.id ?? 0;

/** Something that no bill line names, and that is said to have cost something. */
export async function newResource(db: Queryable): Promise<number> {
  // The clouds of others are silent.
  const heard = and(eq(cloudAccounts.customId, own), sql`${cloudAccounts.accessKey} !~ '(BAD|ERR)'`);
  const [account] = await db.select().from(cloudAccounts).where(heard).limit(1);
  const place = {
    customId: own,
    cloudAccountId: account?.id ?? 0,
    cloudCode: "aliyun",
    regionId: "cn-hangzhou",
  } as const;
  const said = { name: "示例", status: "available", rawStatus: "Available", payMode: "postPay", attrs: {} } as const;
  return idOf(
    await db
      .insert(resources)
      .values({
        ...place,
        ...said,
        type: "priNet",
        resourceId: `vpc-${unique()}`,
        createTime: at(0),
        exactMonthCost: "5.00",
        digest: "",
      })
      .returning(),
  );
}

/** An account whose bill is due and whose secret nobody can read; a synchronisation has nothing to do with it. */
export async function newBilledAccount(db: Queryable, place: number): Promise<number> {
  const uid = unique();
  const id = idOf(
    await db
      .insert(cloudAccounts)
      .values({
        customId: own,
        cloudCode: "aliyun",
        accountName: uid,
        accountUid: uid,
        site: "china",
        accessKey: uid,
        secretKey: sealSecret("secret", otherMember),
        regionIds: [],
        status: 1,
        syncStatus: 2,
        billDueTime: at(place),
        creator: "admin",
        createTime: at(place),
      })
      .returning(),
  );
  const scope = { customId: own, cloudAccountId: id, regionId: "cn-hangzhou", type: "host" } as const;
  await db.insert(syncScopes).values({ ...scope, status: 2, statusTime: new Date(), nextTime: addDays(new Date(), 1) });
  return id;
}

/** A chunk of a series of its own, of an hour so long ago. */
export async function newChunk(db: Queryable, hoursAgo: number, rolled: boolean): Promise<number> {
  const resourceId = await newResource(db);
  const seriesId = idOf(
    await db.insert(metricSeries).values({ customId: own, resourceId, metricName: "cpuUsage" }).returning(),
  );
  const hour = new Date((Math.floor(Date.now() / 3_600_000) - hoursAgo) * 3_600_000);
  const values = [1, ...Array.from({ length: 59 }, () => sql`null`)];
  await db.insert(metricHours).values({
    seriesId,
    customId: own,
    hour,
    rolled,
    sum: 1,
    min: 1,
    max: 1,
    count: 1,
    values: sql`array[${sql.join(values, sql`, `)}]::float8[]`,
  });
  return seriesId;
}
