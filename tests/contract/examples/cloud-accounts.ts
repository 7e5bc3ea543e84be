import type { OperationId } from "../../../src/generated/operations";
import { sealSecret } from "../../../src/server/areas/cloud/account-secret";
import type { Database } from "../../../src/server/database/client";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { syncScopes } from "../../../src/server/database/schema/resource";
import { type Example, foreignId, own, ownId, unique } from "../example";

/** Keys of the form that the demo's Tencent cloud takes. */
const newKeys = () => ({
  accessKey: `AKID${(unique() + unique() + unique() + unique()).slice(0, 32)}`,
  secretKey: "A".repeat(32),
});

/** A cloud account of the admin's customer that has been synchronised. */
async function newCloudAccount(db: Database): Promise<number> {
  const row = {
    customId: own,
    cloudCode: "tx",
    accountName: `示例 ${unique()}`,
    accountUid: unique(),
    site: "china",
    accessKey: newKeys().accessKey,
    secretKey: sealSecret("A".repeat(32), own),
    regionIds: [],
    status: 1,
    syncStatus: 2,
    creator: "admin",
    createTime: new Date(),
  };
  const [account] = await db.insert(cloudAccounts).values(row).returning({ id: cloudAccounts.id });
  return account?.id ?? 0;
}

/** A part of such an account that has been synchronised. */
async function newSyncScope(db: Database): Promise<number> {
  const row = {
    customId: own,
    cloudAccountId: await newCloudAccount(db),
    regionId: "ap-beijing",
    type: "host",
  } as const;
  const times = { statusTime: new Date(), nextTime: new Date(Date.now() + 3_600_000) };
  const [scope] = await db
    .insert(syncScopes)
    .values({ ...row, ...times, status: 2 })
    .returning({ id: syncScopes.id });
  return scope?.id ?? 0;
}

/** Accounts at the clouds. */
export const examples = {
  listCloudAccounts: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "accountName",
      sortOrder: "ascending",
      keyword: "云",
      cloudCode: ["aliyun", "tx"],
      status: [1, 2],
      syncStatus: [2, 3],
      paused: false,
    }),
  },
  getCloudAccount: {
    input: async (db) => ({ id: await newCloudAccount(db) }),
    foreign: { id: foreignId(cloudAccounts) },
  },
  saveCloudAccount: {
    input: async (db) => ({
      id: await newCloudAccount(db),
      cloudCode: "tx",
      accountName: `示例 ${unique()}`,
      site: "international",
      subAccountUid: "100001",
      regionIds: ["ap-beijing"],
      remark: "示例",
      clientToken: unique(),
    }),
    foreign: { id: foreignId(cloudAccounts) },
  },
  deleteCloudAccounts: {
    input: async (db) => ({ ids: [await newCloudAccount(db)] }),
    foreign: { ids: foreignId(cloudAccounts) },
  },
  rotateCloudAccountKeys: {
    input: async (db) => ({ id: await newCloudAccount(db), ...newKeys(), clientToken: unique() }),
    foreign: { id: foreignId(cloudAccounts) },
  },
  pauseCloudAccounts: {
    input: async (db) => ({ ids: [await newCloudAccount(db)] }),
    foreign: { ids: foreignId(cloudAccounts) },
  },
  resumeCloudAccounts: {
    input: async (db) => ({ ids: [await newCloudAccount(db)] }),
    foreign: { ids: foreignId(cloudAccounts) },
  },
  listCloudCapabilities: {
    input: async (db) => ({ id: await newCloudAccount(db) }),
    foreign: { id: foreignId(cloudAccounts) },
  },
  listSyncScopes: {
    input: async (db) => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "regionId",
      sortOrder: "descending",
      cloudAccountId: await ownId(db, cloudAccounts),
      type: ["host"],
      status: [2, 3],
    }),
  },
  syncScope: {
    input: async (db) => ({ id: await newSyncScope(db) }),
    foreign: { id: foreignId(syncScopes) },
  },
  syncCloudAccount: {
    input: async (db) => ({ id: await newCloudAccount(db) }),
    foreign: { id: foreignId(cloudAccounts) },
  },
} satisfies Partial<Record<OperationId, Example>>;
