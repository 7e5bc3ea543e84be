import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { billLines } from "../../../src/server/database/schema/bill";
import { businessViews } from "../../../src/server/database/schema/business-view";
import { type Example, foreignId, ownId } from "../example";

/** What the bill overview can be narrowed down by. */
const overviewFilters = {
  cloudCode: ["aliyun", "tx"],
  productCode: ["ali-ecs"],
  serviceCategory: ["Compute"],
  payMode: "postPay",
  currency: "CNY",
};

/** What lines are left out, and by which tag and resource they are chosen. */
const narrowed = {
  resourceId: "i-1",
  tag: ["env=prod"],
  excludeCloudCode: ["huawei"],
  excludeProductCode: ["ali-oss"],
  excludeServiceCategory: ["Storage"],
  excludeAccountUid: ["471902836645"],
  excludeRegionId: ["cn-shanghai"],
  excludeProjectId: [3],
  excludeTag: ["env=test"],
};

/** An analysis of costs with all that it can be of, whatever its time. */
export async function costAnalysis(db: Database): Promise<object> {
  return {
    ...overviewFilters,
    granularity: "day",
    by: ["cloudCode", "accountUid", "tag"],
    tagKey: "env",
    costKind: "amortized",
    compare: "lastYear",
    accountUid: ["1098327645120938"],
    regionId: ["cn-beijing"],
    projectId: [1],
    ...narrowed,
    viewId: [await ownId(db, businessViews)],
    excludeViewId: [await ownId(db, businessViews)],
  };
}

export const examples = {
  listBillProducts: {},
  listBillDetails: {
    input: async (db) => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "payableAmount",
      sortOrder: "ascending",
      granularity: "day",
      dimension: "instance",
      startCycle: "2024-01",
      endCycle: "2099-12",
      cloudCode: ["aliyun", "qingyun"],
      productCode: ["ali-ecs", "qy-instance"],
      currency: "CNY",
      payMode: "postPay",
      billItemType: ["PayAsYouGoBill", "Refund"],
      chargeCategory: ["Usage"],
      serviceCategory: ["Compute"],
      accountUid: ["1098327645120938"],
      regionId: ["cn-beijing"],
      projectId: [1],
      ...narrowed,
      keyword: "core",
      minPayableAmount: "0.5",
      maxPayableAmount: "100000",
      viewId: await ownId(db, businessViews),
      changePart: "usage",
    }),
    foreign: { viewId: foreignId(businessViews) },
  },
  getBillDetail: { input: async (db) => ({ id: await ownId(db, billLines) }), foreign: { id: foreignId(billLines) } },

  getBillOverview: { input: () => ({ billCycle: "2026-01", ...overviewFilters }) },
  getBillTrend: {
    input: () => ({ billCycle: "2026-01", months: 6, by: "cloudCode", granularity: "day", ...overviewFilters }),
  },
  getBillChange: { input: () => ({ billCycle: "2026-01", comparedCycle: "2025-01", ...overviewFilters }) },
  listBillMovers: {
    input: () => ({
      billCycle: "2026-01",
      comparedCycle: "2025-12",
      moverBy: "tag",
      tagKey: "env",
      limit: 5,
      ...overviewFilters,
    }),
  },
  listCosts: {
    input: async (db) => ({
      startCycle: "2026-01",
      endCycle: "2026-03",
      comparedCycle: "2025-06",
      limit: 5,
      totals: true,
      ...(await costAnalysis(db)),
    }),
    foreign: { viewId: foreignId(businessViews), excludeViewId: foreignId(businessViews) },
  },
  getCostForecast: { input: () => ({ billCycle: "2026-01", cloudCode: ["aliyun"], currency: "CNY" }) },
  listTagShares: {
    input: () => ({ billCycle: "2026-01", cloudCode: ["aliyun"], currency: "CNY", limit: 5, tagKey: "env" }),
  },
  listViewShares: { input: () => ({ billCycle: "2026-01", cloudCode: ["aliyun"], currency: "CNY", limit: 5 }) },
  listBillTagKeys: {},
  listBillRegions: {},
  listBillTags: {},
  listBillViews: {},
  listBillMonths: {},
  listBillReadings: { input: () => ({ cloudCode: ["aliyun"] }) },
  getBillShares: { input: () => ({ billCycle: "2026-01", by: "productCode", limit: 5, ...overviewFilters }) },
} satisfies Partial<Record<OperationId, Example>>;
