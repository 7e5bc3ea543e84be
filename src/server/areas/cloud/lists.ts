import { eq, getTableColumns, inArray, not, sql } from "drizzle-orm";
import type { CloudAccount, CloudCode } from "../../../generated/api";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { syncScopes } from "../../database/schema/resource";
import { defineList } from "../../lists/define-list";
import { anyOf, contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { needsAttention } from "./attention";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { inRegion, regionNameOf } from "./in-region";
import { lacks } from "./known-scopes";

/** The customer's accounts at the clouds. Of their secret keys only that there are some is shown. */
export const cloudAccountList = defineList("listCloudAccounts", {
  table: cloudAccounts,
  owner: ofCustomer(cloudAccounts.customId),
  filters: {
    keyword: contains(cloudAccounts.accountName, cloudAccounts.accountUid),
    cloudCode: anyOf(cloudAccounts.cloudCode),
    status: anyOf(cloudAccounts.status),
    syncStatus: anyOf(cloudAccounts.syncStatus),
    attention: (wanted) => (wanted ? needsAttention : not(needsAttention)),
    paused: (paused) => eq(cloudAccounts.paused, paused),
  },
  filterBy: {
    ...getTableColumns(cloudAccounts),
    regionIds: sql`array(select jsonb_array_elements_text(${cloudAccounts.regionIds}))`,
    syncFailReason: ({ language }) => sql`${cloudAccounts.syncFailReason}->>${language}`,
    billFailReason: ({ language }) => sql`${cloudAccounts.billFailReason}->>${language}`,
  },
  sort: { fields: cloudAccounts, default: cloudAccounts.createTime },
  show: (row, { language }) => {
    const { customId: _custom, syncTime: _since, billDueTime: _due, ...known } = row;
    const { secretKey, keyTime, lastSyncTime, syncFailReason, lastBillTime, billFailReason, ...shown } = known;
    return {
      ...shown,
      cloudCode: row.cloudCode as CloudAccount["cloudCode"],
      site: row.site as CloudAccount["site"],
      status: row.status as CloudAccount["status"],
      syncStatus: row.syncStatus as CloudAccount["syncStatus"],
      secretKey: secretKey === null ? null : "****",
      syncFailReason: syncFailReason?.[language] ?? null,
      lastSyncTime: toLocalDateTimeOrNull(lastSyncTime),
      billFailReason: billFailReason?.[language] ?? null,
      lastBillTime: toLocalDateTimeOrNull(lastBillTime),
      keyTime: toLocalDateTime(keyTime),
      createTime: toLocalDateTime(row.createTime),
    };
  },
});

/** The parts of an account that are synchronised each for itself: a type in a region. */
export const syncScopeList = defineList("listSyncScopes", {
  table: syncScopes,
  owner: ofCustomer(syncScopes.customId),
  rows: (context) =>
    context.db
      .select({
        ...getTableColumns(syncScopes),
        accountName: cloudAccounts.accountName,
        paused: cloudAccounts.paused,
        cloudCode: sql<CloudCode>`${cloudAccounts.cloudCode}`.as("cloud_code"),
        regionName: regionNameOf(syncScopes.regionId, context),
      })
      .from(syncScopes)
      .innerJoin(cloudAccounts, eq(cloudAccounts.id, syncScopes.cloudAccountId))
      .leftJoin(regions, inRegion(cloudAccounts.cloudCode, syncScopes.regionId))
      .$dynamic(),
  filters: {
    cloudAccountId: (id) => eq(syncScopes.cloudAccountId, id),
    cloudCode: (codes, { db }) => {
      const { id, cloudCode } = cloudAccounts;
      const ofClouds = db.select({ id }).from(cloudAccounts).where(inArray(cloudCode, codes));
      return inArray(syncScopes.cloudAccountId, ofClouds);
    },
    lacking: (wanted) => (wanted ? lacks : not(lacks)),
    type: anyOf(syncScopes.type),
    status: anyOf(syncScopes.status),
  },
  sort: { fields: syncScopes, default: syncScopes.regionId },
  show: (row, { language }) => {
    const { customId: _custom, statusTime, failReason, completedTime, nextTime, ...shown } = row;
    return {
      ...shown,
      statusTime: toLocalDateTime(statusTime),
      failReason: failReason?.[language] ?? null,
      completedTime: toLocalDateTimeOrNull(completedTime),
      nextTime: toLocalDateTime(nextTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listCloudAccounts: cloudAccountList, listSyncScopes: syncScopeList };
