import type { OperationId } from "../../../src/generated/operations";
import { endsOf } from "../../../src/server/areas/instance/expiry";
import type { Database } from "../../../src/server/database/client";
import { orders } from "../../../src/server/database/schema/commerce";
import { instancePeriods, instances, refunds } from "../../../src/server/database/schema/instance";
import { addDays } from "../../../src/server/time";
import { type Example, foreignId, own, unique } from "../example";

/** A host of the admin's customer, paid for 100 days of which 10 are over: 80.00 in cash and 20.00 on credit. */
export async function newInstance(
  db: Database,
  values: Partial<typeof instances.$inferInsert> = {},
  period: Partial<typeof instancePeriods.$inferInsert> = {},
): Promise<number> {
  const now = new Date();
  const startTime = addDays(now, -9.5);
  const customId = values.customId ?? own;
  const [order] = await db
    .insert(orders)
    .values({
      customId,
      orderNo: `CO${unique()}${unique()}`,
      orderType: 1,
      status: 3,
      cloudCode: "qingyun",
      productCode: "host",
      productName: "云主机",
      itemCount: 1,
      listAmount: "125.00",
      discountAmount: "25.00",
      payAmount: "100.00",
      cashAmount: "80.00",
      creditAmount: "20.00",
      payMode: "prePay",
      payTime: startTime,
      createTime: startTime,
      creator: "admin",
    })
    .returning();
  const [row] = await db
    .insert(instances)
    .values({
      customId,
      resourceId: `host-${unique()}`,
      resourceName: `web-${unique()}`,
      productCode: "host",
      productName: "云主机",
      cloudCode: "qingyun",
      monthlyPrice: "100.00",
      status: "Normal",
      renewStatus: "ManualRenewal",
      startTime,
      ...endsOf(addDays(startTime, 100)),
      ...values,
    })
    .returning({ id: instances.id });
  const instanceId = row?.id ?? 0;
  await db.insert(instancePeriods).values({
    instanceId,
    orderId: order?.id ?? 0,
    orderNo: order?.orderNo ?? "",
    startTime,
    endTime: addDays(startTime, 100),
    listAmount: "125.00",
    payAmount: "100.00",
    couponAmount: "0.00",
    cashAmount: "80.00",
    creditAmount: "20.00",
    ...period,
  });
  return instanceId;
}

/** A refund of the admin's customer that awaits its review. */
async function newRefund(db: Database): Promise<number> {
  const now = new Date();
  const instanceId = await newInstance(db, { refunding: true });
  const [row] = await db
    .insert(refunds)
    .values({
      customId: own,
      refundNo: `RF${unique()}`,
      instanceId,
      resourceId: "host-1",
      resourceName: "web-1",
      productCode: "host",
      productName: "云主机",
      orderNo: "CO1",
      fullRefund: false,
      paidAmount: "100.00",
      consumedAmount: "10.00",
      lostTicket: "0.00",
      refundAmount: "90.00",
      refundCash: "72.00",
      refundCredit: "18.00",
      lines: [],
      reasonType: 1,
      status: 0,
      statusTime: now,
      applyTime: now,
      applicant: "admin",
    })
    .returning({ id: refunds.id });
  return row?.id ?? 0;
}

const instanceIds = async (db: Database) => [await newInstance(db), await newInstance(db)];

/** Renewals and refunds of instances. */
export const examples = {
  listRenewals: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "startTime",
      sortOrder: "descending",
      keyword: "host",
      productCode: "waf",
      cloudCode: ["qingyun", "aliyun"],
      status: ["Normal", "Released"],
      renewStatus: ["AutoRenewal"],
      window: "within30",
      minDays: 0,
      maxDays: 90,
      startDay: "2026-01-01",
      endDay: "2099-12-31",
    }),
  },
  getRenewal: { input: async (db) => ({ id: await newInstance(db) }), foreign: { id: foreignId(instances) } },
  previewRenewal: {
    input: async (db) => ({ ids: await instanceIds(db), durationNum: 3, durationUnit: "M" }),
    foreign: { ids: foreignId(instances) },
  },
  renewInstances: {
    input: async (db) => ({
      ids: await instanceIds(db),
      durationNum: 1,
      durationUnit: "Y",
      payAmount: "2040.00",
      clientToken: unique(),
    }),
    foreign: { ids: foreignId(instances) },
  },
  setAutoRenewal: {
    input: async (db) => ({ ids: await instanceIds(db), renewStatus: "AutoRenewal", renewDuration: 3, renewUnit: "M" }),
    foreign: { ids: foreignId(instances) },
  },
  countExpiring: {},
  listExpiries: { input: () => ({ month: "2026-12" }) },

  listRefundables: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "expireTime",
      sortOrder: "ascending",
      keyword: "host",
      productCode: "waf",
      cloudCode: ["qingyun"],
    }),
  },
  previewRefund: {
    input: async (db) => ({ ids: await instanceIds(db), unsubscribeType: 1 }),
    foreign: { ids: foreignId(instances) },
  },
  refundInstances: {
    input: async (db) => ({
      ids: await instanceIds(db),
      unsubscribeType: 1,
      reasonType: 1,
      reason: "不再使用",
      clientToken: unique(),
    }),
    foreign: { ids: foreignId(instances) },
  },
  listRefunds: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "refundAmount",
      sortOrder: "ascending",
      refundNo: "RF",
      keyword: "host",
      unsubscribeType: 1,
      status: [0, 2],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getRefund: { input: async (db) => ({ id: await newRefund(db) }), foreign: { id: foreignId(refunds) } },
  cancelRefund: { input: async (db) => ({ id: await newRefund(db) }), foreign: { id: foreignId(refunds) } },
} satisfies Partial<Record<OperationId, Example>>;
