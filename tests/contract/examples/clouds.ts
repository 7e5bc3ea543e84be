import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { type Example, foreignId, ownId } from "../example";

export const examples = {
  listClouds: {},
  listUserClouds: {},
  listRegions: {
    input: async (db) => ({
      cloudCode: "aliyun",
      cloudAccountId: await ownId(db, cloudAccounts, eq(cloudAccounts.cloudCode, "aliyun")),
    }),
    foreign: { cloudAccountId: foreignId(cloudAccounts) },
  },
  checkCloudAccount: {
    input: () => ({
      cloudCode: "aws",
      accountUid: "471902836645",
      accessKey: "AKIADEMOOVERSEAS0001",
      secretKey: "a".repeat(40),
      regionId: "cn-north-1",
    }),
  },
  listCustomContracts: {},
} satisfies Partial<Record<OperationId, Example>>;
