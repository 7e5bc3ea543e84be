import type { CloudAccount } from "../../../generated/api";
import { cloudAccounts } from "../../database/schema/cloud";
import { defineList } from "../../lists/define-list";
import { anyOf, contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** The customer's accounts at the clouds. Of their secret keys only that there are some is shown. */
export const cloudAccountList = defineList("listCloudAccounts", {
  table: cloudAccounts,
  owner: ofCustomer(cloudAccounts.customId),
  filters: {
    keyword: contains(cloudAccounts.accountName, cloudAccounts.accountUid),
    cloudCode: anyOf(cloudAccounts.cloudCode),
    status: anyOf(cloudAccounts.status),
    syncStatus: anyOf(cloudAccounts.syncStatus),
  },
  sort: { fields: cloudAccounts, default: cloudAccounts.createTime },
  show: (row, { language }) => {
    const { customId: _custom, syncTime: _since, secretKey, lastSyncTime, syncFailReason, createTime, ...shown } = row;
    return {
      ...shown,
      cloudCode: row.cloudCode as CloudAccount["cloudCode"],
      site: row.site as CloudAccount["site"],
      status: row.status as CloudAccount["status"],
      syncStatus: row.syncStatus as CloudAccount["syncStatus"],
      secretKey: secretKey === null ? null : "****",
      syncFailReason: syncFailReason?.[language] ?? null,
      lastSyncTime: toLocalDateTimeOrNull(lastSyncTime),
      createTime: toLocalDateTime(createTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listCloudAccounts: cloudAccountList };
