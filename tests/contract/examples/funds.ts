import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { appropriations } from "../../../src/server/database/schema/appropriation";
import { rebates } from "../../../src/server/database/schema/rebate";
import { bankAccounts } from "../../../src/server/database/schema/withdrawal";
import { type Example, firstId, foreignId, other, own, unique } from "../example";

/** A member of the admin's group; the other customer is none. */
const member = 1002;
const noMember = async () => other;

/** A transfer of another group. */
async function foreignAppropriation(db: Database): Promise<number> {
  const now = new Date();
  const row = {
    customId: 1011,
    memberId: 1014,
    appropriateNo: `AP${unique()}`,
    type: 1,
    fundType: "cash",
    amount: "1.00",
    status: 0,
    statusTime: now,
    operator: "type1",
    operateTime: now,
  } as const;
  const [made] = await db.insert(appropriations).values(row).returning({ id: appropriations.id });
  return made?.id ?? 0;
}

/** A withdrawable rebate of some customer. */
async function newRebate(db: Database, customId: number): Promise<number> {
  const row = {
    customId,
    customerId: 1015,
    rebateMonth: "2025-01",
    productCode: unique(),
    productName: "示例",
    salesAmount: "100.00",
    rebateRate: "0.05",
    rebateAmount: "5.00",
    status: 1,
    statusTime: new Date(),
  } as const;
  const [made] = await db.insert(rebates).values(row).returning({ id: rebates.id });
  return made?.id ?? 0;
}

/** Transfers between a group and its members, rebates, and consumption. */
export const examples = {
  getRebateTotals: {},
  listRebates: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "rebateAmount",
      sortOrder: "ascending",
      startMonth: "2024-01",
      endMonth: "2099-01",
      customName: "云",
      productName: "云",
      status: [0, 1],
      exceptionFlag: ["NORMAL"],
    }),
  },
  listWithdrawableRebates: { input: () => ({}) },
  withdrawRebates: {
    input: async (db) => ({ ids: [await newRebate(db, own)], clientToken: unique() }),
    foreign: { ids: (db) => newRebate(db, other), bankAccountId: foreignId(bankAccounts) },
  },
  listRebatePayouts: {
    input: () => ({ pageNum: 1, pageSize: 10, sortField: "applyTime", sortOrder: "ascending", status: [1, 2] }),
  },
  listAppropriateCustoms: {
    input: () => ({ pageNum: 1, pageSize: 10, sortField: "customName", sortOrder: "descending", keyword: "华辰" }),
  },
  listAppropriateTickets: { input: () => ({ customId: member, type: 1 }), foreign: { customId: noMember } },
  previewAppropriation: {
    input: () => ({ customId: member, type: 1, fundType: "cash", amount: "10.00" }),
    foreign: { customId: noMember },
  },
  createAppropriation: {
    input: () => ({
      customId: member,
      type: 1,
      fundType: "cash",
      amount: "10.00",
      remark: `示例 ${unique()}`,
      clientToken: unique(),
    }),
    foreign: { customId: noMember },
  },
  listAppropriations: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      appropriateNo: "AP",
      type: 1,
      fundType: "cash",
      memberName: "华辰",
      status: [1],
      minAmount: "1",
      maxAmount: "99999.5",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  listConsumption: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "listAmount",
      sortOrder: "ascending",
      by: "instance",
      startCycle: "2024-01",
      endCycle: "2099-01",
      cloudCode: ["aliyun"],
      productCode: ["ali-ecs"],
      payMode: "postPay",
      keyword: "i-",
      currency: "CNY",
    }),
  },
  getAppropriation: {
    input: async (db) => ({ id: await firstId(db, appropriations, eq(appropriations.customId, own)) }),
    foreign: { id: foreignAppropriation },
  },
} satisfies Partial<Record<OperationId, Example>>;
