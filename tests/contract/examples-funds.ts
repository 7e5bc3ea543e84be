import { eq } from "drizzle-orm";
import type { OperationId } from "../../src/generated/operations";
import { appropriations } from "../../src/server/database/schema/appropriation";
import type { Database } from "../../src/server/database/client";
import { type Example, firstId, other, own, unique } from "./example";

/** A member of the admin's group; the other customer is none. */
const member = 1002;
const noMember = async () => other;

/** A transfer of another group. */
async function foreignAppropriation(db: Database): Promise<number> {
  const now = new Date();
  const row = { customId: 1011, memberId: 1014, appropriateNo: `AP${unique()}`, type: 1, fundType: "cash", amount: "1.00", status: 0, statusTime: now, operator: "type1", operateTime: now } as const;
  const [made] = await db.insert(appropriations).values(row).returning({ id: appropriations.id });
  return made?.id ?? 0;
}

/** Transfers between a group and its members, and consumption. */
export const fundsExamples = {
  listAppropriateCustoms: { input: () => ({ pageNum: 1, pageSize: 10, sortField: "customName", sortOrder: "descending", keyword: "华辰" }) },
  listAppropriateTickets: { input: () => ({ customId: member, type: 1 }), foreign: { customId: noMember } },
  previewAppropriation: { input: () => ({ customId: member, type: 1, fundType: "cash", amount: "10.00" }), foreign: { customId: noMember } },
  createAppropriation: {
    input: () => ({ customId: member, type: 1, fundType: "cash", amount: "10.00", remark: `示例 ${unique()}`, clientToken: unique() }), foreign: { customId: noMember },
  },
  listAppropriations: {
    input: () => ({
      pageNum: 1, pageSize: 10, sortField: "amount", sortOrder: "ascending", appropriateNo: "AP", type: 1, fundType: "cash", memberName: "华辰", status: [1],
      minAmount: "1", maxAmount: "99999.5", startTime: "2024-01-01 00:00:00", endTime: "2099-01-01 00:00:00",
    }),
  },
  listConsumption: {
    input: () => ({
      pageNum: 1, pageSize: 10, sortField: "listAmount", sortOrder: "ascending", by: "instance", startCycle: "2024-01", endCycle: "2099-01", cloudCode: ["aliyun"],
      productCode: ["ali-ecs"], payMode: "postPay", keyword: "i-", currency: "CNY",
    }),
  },
  getAppropriation: { input: async (db) => ({ id: await firstId(db, appropriations, eq(appropriations.customId, own)) }), foreign: { id: foreignAppropriation } },
} satisfies Partial<Record<OperationId, Example>>;
