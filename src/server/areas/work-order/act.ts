import { eq, sql } from "drizzle-orm";
import { WorkOrderStatus } from "../../../generated/enums";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { workOrders } from "../../database/schema/work-order";
import type { ErrorName } from "../../error-catalogue";
import { refuse, type Words } from "../../errors";
import { limits } from "../../limits";
import { solved } from "./closing-words";
import { workOrderList } from "./lists";
import { type WorkOrderRow, type WorkOrderStep, lifecycle } from "./lifecycle";
import { addReply } from "./replies";
import { claimAttachments } from "./open-work-order";

/** While the customer may reply. */
const answerable: readonly WorkOrderStatus[] = [
  WorkOrderStatus.toBeAccepted,
  WorkOrderStatus.inProgress,
  WorkOrderStatus.awaitingCustomer,
];

/** What the customer does about a work order; each under the lock of its row. */
export const actHandlers = {
  replyWorkOrder: ({ id, message, attachmentIds = [] }, context) =>
    context.db.transaction(async (tx) => {
      const row = await workOrderList.lock(tx, id, context);
      if (!answerable.includes(row.status)) throw refuse("WORK_ORDER_NOT_OPEN");
      if (row.replyCount >= limits.repliesPerWorkOrder)
        throw refuse("WORK_ORDER_FULL", { max: limits.repliesPerWorkOrder });
      await claimAttachments(tx, context, "replyWorkOrder", attachmentIds);
      const replyId = await write(tx, row, context, message, attachmentIds);
      if (row.status === WorkOrderStatus.awaitingCustomer)
        await lifecycle.move(tx, row, stepOf(context, WorkOrderStatus.inProgress));
      await context.audit({ targets: [id], detail: { workOrderNo: row.workOrderNo } }, tx);
      return { id: replyId };
    }),

  urgeWorkOrder: ({ id }, context) =>
    context.db.transaction(async (tx) => {
      const row = await workOrderList.lock(tx, id, context);
      if (row.status !== WorkOrderStatus.toBeAccepted && row.status !== WorkOrderStatus.inProgress)
        throw refuse("WORK_ORDER_NOT_WAITING");
      const now = context.now();
      const wait = row.urgeTime === null ? 0 : row.urgeTime.getTime() + limits.urgePause - now.getTime();
      if (wait > 0) throw refuse("WORK_ORDER_URGED", { minutes: Math.ceil(wait / 60_000) });
      await tx
        .update(workOrders)
        .set({ urgeCount: sql`${workOrders.urgeCount} + 1`, urgeTime: now, updateTime: now })
        .where(eq(workOrders.id, id));
      await context.audit({ targets: [id], detail: { workOrderNo: row.workOrderNo } }, tx);
      return null;
    }),

  cancelWorkOrder: ({ id }, context) =>
    move(context, id, { to: WorkOrderStatus.withdrawn, refusal: "WORK_ORDER_NOT_WITHDRAWABLE" }),

  confirmWorkOrder: ({ id }, context) =>
    move(context, id, { to: WorkOrderStatus.completed, refusal: "WORK_ORDER_NOT_PROPOSED", note: solved }),

  closeWorkOrder: ({ id, reason }, context) =>
    move(context, id, { to: WorkOrderStatus.completed, refusal: "WORK_ORDER_NOT_PROPOSED", note: inBoth(reason) }),

  reopenWorkOrder: ({ id, reason }, context) =>
    context.db.transaction(async (tx) => {
      const row = await workOrderList.lock(tx, id, context);
      if (row.status !== WorkOrderStatus.toBeConfirmed) throw refuse("WORK_ORDER_NOT_PROPOSED");
      await write(tx, row, context, reason);
      await lifecycle.move(tx, row, { ...stepOf(context, WorkOrderStatus.inProgress), note: inBoth(reason) });
      await context.audit({ targets: [id], detail: { workOrderNo: row.workOrderNo } }, tx);
      return null;
    }),

  scoreWorkOrder: ({ id, score, comment }, context) =>
    context.db.transaction(async (tx) => {
      const row = await workOrderList.lock(tx, id, context);
      if (row.status !== WorkOrderStatus.completed) throw refuse("WORK_ORDER_NOT_DONE");
      if (row.score !== null) throw refuse("WORK_ORDER_RATED");
      await tx
        .update(workOrders)
        .set({ score, comment: comment?.trim() || null, updateTime: context.now() })
        .where(eq(workOrders.id, id));
      await context.audit({ targets: [id], detail: { workOrderNo: row.workOrderNo, score } }, tx);
      return null;
    }),
} satisfies Partial<Handlers>;

interface Move {
  to: WorkOrderStatus;
  /** Where it may not go there. */
  refusal: ErrorName;
  note?: Words;
}

/** A step that is nothing but a step. */
function move(context: Context, id: number, { to, refusal, note }: Move): Promise<null> {
  return context.db.transaction(async (tx) => {
    const row = await workOrderList.lock(tx, id, context);
    if (!lifecycle.mayMove(row.status, to, "user")) throw refuse(refusal);
    await lifecycle.move(tx, row, { ...stepOf(context, to), ...(note && { note }) });
    await context.audit({ targets: [id], detail: { workOrderNo: row.workOrderNo } }, tx);
    return null;
  });
}

function stepOf({ user, now }: Context, status: WorkOrderStatus): WorkOrderStep {
  return { status, time: now(), actorKind: "user", actor: user.username };
}

function write(
  tx: Tx,
  row: WorkOrderRow,
  { user, now }: Context,
  text: string,
  attachments: number[] = [],
): Promise<number> {
  return addReply(tx, row, {
    role: "customer",
    author: inBoth(user.name),
    content: inBoth(text),
    attachments,
    time: now(),
  });
}

/** What people write stands as they wrote it. */
function inBoth(text: string): Words {
  return { zh: text, en: text };
}
