import type { OperationId } from "../../../src/generated/operations";
import { type Example, other, unique } from "../example";
import { newApplication, newQuota } from "../quota-rows";

export const examples = {
  listQuotas: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "used",
      sortOrder: "ascending",
      keyword: "云",
      cloudCode: ["aliyun", "huawei"],
      regionId: ["cn-hangzhou"],
      productCode: ["host", "disk"],
      status: ["near", "full"],
      minUsed: 0,
      maxUsed: 100,
    }),
  },
  getQuota: {
    input: async (db) => ({ id: await newQuota(db) }),
    foreign: { id: (db) => newQuota(db, { customId: other }) },
  },
  getQuotaSummary: { input: () => ({ cloud: "aliyun" }) },
  listQuotaAccounts: { input: () => ({ cloudCode: ["aliyun"] }) },
  listQuotaRegions: { input: () => ({ cloudCode: ["aliyun"] }) },
  applyQuota: {
    input: async (db) => ({
      id: await newQuota(db),
      desireValue: 150,
      reason: "业务扩容需要更多云主机",
      clientToken: unique(),
    }),
    foreign: { id: (db) => newQuota(db, { customId: other }) },
  },
  listQuotaApplications: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "desireValue",
      sortOrder: "ascending",
      applyNo: "QA",
      cloudCode: ["aliyun"],
      productCode: ["host"],
      status: [0, 1],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getQuotaApplication: {
    input: async (db) => ({ id: await newApplication(db) }),
    foreign: { id: (db) => newApplication(db, { customId: other }) },
  },
  cancelQuotaApplication: {
    input: async (db) => ({ id: await newApplication(db) }),
    foreign: { id: (db) => newApplication(db, { customId: other }) },
  },
} satisfies Partial<Record<OperationId, Example>>;
