import type { Seed } from "./run/seed-type";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";
import { sealSecret } from "../../areas/cloud/account-secret";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { referenceRegions } from "../reference/regions";
import { cloudAccounts, customClouds, customContracts } from "../schema/cloud";
import { addDays, toLocalDate } from "../../time";
import { accessKeyOf, groupAccounts, secondCustomerAccounts, secretOf, type SeedAccount } from "./clouds-data/accounts";
import { seedContracts } from "./clouds-data/contracts";

/** Customers with the clouds they have opened, and those they have only applied for. */
const used: { customIds: number[]; opened: string[]; applied: string[] }[] = [
  { customIds: [1001], opened: ["qingyun", "aliyun", "huawei", "jd", "aws", "tx"], applied: [] },
  { customIds: [1002, 1003, 1004, 1005, 1006, 1007], opened: ["qingyun", "aliyun", "huawei"], applied: ["tx"] },
  { customIds: [1010, 1011, 1014, 1015, 1020], opened: ["aliyun", "tx"], applied: ["huawei"] },
  { customIds: [1012, 1013], opened: ["qingyun"], applied: [] },
];

/** The clouds customers use, cloud accounts and contracts. Customers, clouds and regions exist already. */
export const seed: Seed = { needs: ["identity"], write: seedClouds };

async function seedClouds(db: Queryable, today: Date): Promise<void> {
  await bulkInsert(
    db,
    customClouds,
    used.flatMap(({ customIds, opened, applied }) =>
      customIds.flatMap((customId) => [
        ...opened.map((cloudCode) => ({ customId, cloudCode, opened: true, applied: true })),
        ...applied.map((cloudCode) => ({ customId, cloudCode, opened: false, applied: true })),
      ]),
    ),
  );
  await bulkInsert(db, cloudAccounts, [
    ...groupAccounts.map((account, at) => accountRow(1001, account, at, today)),
    ...secondCustomerAccounts.map((account, at) => accountRow(1010, account, at, today)),
  ]);
  await bulkInsert(db, customContracts, [
    ...seedContracts(today, "HT").map((contract) => ({ customId: 1001, ...contract })),
    ...seedContracts(today, "HT2")
      .slice(1, 3)
      .map((contract) => ({ customId: 1010, ...contract })),
  ]);
}

/** An account with its first two regions; the seed "resources" synchronises it. */
function accountRow(
  customId: number,
  account: SeedAccount,
  at: number,
  today: Date,
): typeof cloudAccounts.$inferInsert {
  const { fault: _fault, ...said } = account;
  return {
    ...said,
    accessKey: accessKeyOf(account, today),
    customId,
    secretKey: sealSecret(secretOf(account), customId),
    keyTime: addDays(today, -30 - at * 17),
    status: CloudAccountStatus.notVerified,
    syncStatus: CloudSyncStatus.toSync,
    syncTime: addDays(today, -400 + at * 20),
    regionIds: (referenceRegions[account.cloudCode] ?? []).slice(0, 2).map(({ regionId }) => regionId),
    // What came before is in the demo's bills.
    billFrom: toLocalDate(today),
    billDueTime: today,
    creator: "admin",
    createTime: addDays(today, -400 + at * 20),
  };
}
