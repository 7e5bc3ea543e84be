import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { recharges } from "../../../src/server/database/schema/account";
import { files } from "../../../src/server/database/schema/file";
import { users } from "../../../src/server/database/schema/identity";
import { type Example, foreignId, own, ownId, unique } from "../example";

/** A file that somebody uploaded. */
export async function newFile(db: Database, username: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  const content = Buffer.from("%PDF-1.7 example");
  const row = {
    customId: user?.customId ?? 0,
    userId: user?.id ?? 0,
    name: "凭证.pdf",
    type: "application/pdf",
    size: content.length,
    content,
    createTime: new Date(),
  };
  const [file] = await db.insert(files).values(row).returning({ id: files.id });
  return file?.id ?? 0;
}

/** A recharge of the admin's customer that awaits payment, to be cancelled. */
async function newRecharge(db: Database): Promise<number> {
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)];
  const row = {
    customId: own,
    rechargeNo: `RC${unique()}`,
    amount: "60000.00",
    rechargeWay: "Alipay",
    status: 0,
    statusTime: now,
    applyTime: now,
    payDeadline: later,
    operator: "admin",
  } as const;
  const [recharge] = await db.insert(recharges).values(row).returning({ id: recharges.id });
  return recharge?.id ?? 0;
}

export const examples = {
  createRecharge: {
    input: async (db) => ({
      amount: "5000.00",
      rechargeWay: "OfflineRemittance",
      payerName: "示例公司",
      payerAccount: "6225880100001234",
      voucherFileId: await newFile(db, "admin"),
      remark: "示例",
      clientToken: unique(),
    }),
  },
  listRecharges: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      rechargeNo: "RC",
      status: [0, 2],
      rechargeWay: ["Alipay", "BankTransfer"],
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getRecharge: { input: async (db) => ({ id: await ownId(db, recharges) }), foreign: { id: foreignId(recharges) } },
  payRecharge: {
    input: async (db) => ({ id: await newRecharge(db), outcome: "paid", clientToken: unique() }),
    foreign: { id: foreignId(recharges) },
  },
  cancelRecharge: { input: async (db) => ({ id: await newRecharge(db) }), foreign: { id: foreignId(recharges) } },
} satisfies Partial<Record<OperationId, Example>>;
