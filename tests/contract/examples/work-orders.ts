import type { WorkOrderStatus } from "../../../src/generated/api";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { workOrders } from "../../../src/server/database/schema/work-order";
import { type Example, foreignId, own, unique } from "../example";

/** A work order of the admin's customer in a status. */
export async function newWorkOrder(db: Database, status: WorkOrderStatus): Promise<number> {
  const now = new Date();
  const row = {
    customId: own,
    workOrderNo: `WO${unique()}`,
    title: "示例工单",
    type: "fault",
    severity: 1,
    content: "示例问题的描述",
    contact: "示例",
    status,
    statusTime: now,
    creator: "admin",
    createTime: now,
    updateTime: now,
    closeTime: status === 3 || status === 4 ? now : null,
  } as const;
  const [made] = await db.insert(workOrders).values(row).returning({ id: workOrders.id });
  return made?.id ?? 0;
}

const about = (status: WorkOrderStatus, more: object = {}): Example => ({
  input: async (db) => ({ id: await newWorkOrder(db, status), ...more }),
  foreign: { id: foreignId(workOrders) },
});

/** Work orders, and enterprise services. */
export const examples = {
  createWorkOrder: {
    input: () => ({
      title: `云主机无法登录 ${unique()}`,
      type: "fault",
      severity: 2,
      content: "今天上午起无法通过 SSH 登录。",
      clientToken: unique(),
    }),
  },
  listWorkOrders: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "severity",
      sortOrder: "ascending",
      keyword: "云",
      status: [0, 1, 3],
      type: ["fault"],
      severity: [1, 2],
      productCode: "waf",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  countWorkOrders: {},
  getWorkOrder: about(1),
  replyWorkOrder: {
    ...about(17),
    input: async (db) => ({ id: await newWorkOrder(db, 17), message: "示例回复", clientToken: unique() }),
  },
  urgeWorkOrder: about(1),
  cancelWorkOrder: about(0),
  confirmWorkOrder: about(2),
  reopenWorkOrder: about(2, { reason: "仍未解决" }),
  closeWorkOrder: about(2, { reason: "不再需要" }),
  scoreWorkOrder: about(3, { score: 5, comment: "很好" }),
  listServices: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "categoryId",
      sortOrder: "descending",
      keyword: "迁移",
      categoryId: 1,
    }),
  },
  getService: { input: () => ({ id: 1 }) },
  enquireService: { input: () => ({ id: 1, message: `希望了解迁移周期与费用。${unique()}`, clientToken: unique() }) },
} satisfies Partial<Record<OperationId, Example>>;
