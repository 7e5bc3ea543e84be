import type { Database } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { metricSeries } from "../../src/server/database/schema/metric";
import { resources } from "../../src/server/database/schema/resource";
import type { MeasuredResource, SeriesKey } from "../../src/server/areas/monitor/source";

/** Hosts of a customer of their own with a series each. @returns the series by id, with their keys */
export async function newSeries(db: Database, count: number): Promise<{ id: number; key: SeriesKey }[]> {
  const [customer] = await db
    .insert(customers)
    .values({ customName: "metrics", customType: 0, createTime: new Date() })
    .returning();
  const customId = customer?.id ?? 0;
  const [account] = await db.insert(cloudAccounts).values(accountOf(customId)).returning();
  const rows = await db
    .insert(resources)
    .values(Array.from({ length: count }, (_, at) => hostOf(customId, account?.id ?? 0, `i-${at}`)))
    .returning();
  const measured = rows.map(({ id, type, cloudCode, regionId, resourceId, name }): MeasuredResource => ({
    id,
    customId,
    type,
    cloudCode,
    regionId,
    resourceId,
    name,
  }));
  const series = await db
    .insert(metricSeries)
    .values(measured.map(({ id }) => ({ customId, resourceId: id, metricName: "cpuUsage" as const })))
    .returning();
  return measured.map((resource, at) => ({ id: series[at]?.id ?? 0, key: { resource, metricName: "cpuUsage" } }));
}

function accountOf(customId: number): typeof cloudAccounts.$inferInsert {
  return {
    customId,
    cloudCode: "aliyun",
    accountName: "metrics",
    accountUid: "metrics",
    site: "china",
    accessKey: "",
    regionIds: [],
    status: 1,
    syncStatus: 2,
    creator: "x",
    createTime: new Date(),
  };
}

/** A host to be inserted. */
export function hostOf(customId: number, cloudAccountId: number, resourceId: string): typeof resources.$inferInsert {
  return {
    customId,
    cloudAccountId,
    type: "host",
    cloudCode: "aliyun",
    regionId: "cn-hangzhou",
    resourceId,
    name: resourceId,
    status: "running",
    rawStatus: "Running",
    payMode: "postPay",
    createTime: new Date("2026-01-01T00:00:00Z"),
    attrs: {},
    digest: "x",
  };
}
