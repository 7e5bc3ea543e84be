import { eq } from "drizzle-orm";
import type { CloudCode, WorkOrderSeverity, WorkOrderType } from "../../../generated/api";
import { WorkOrderStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import { workOrders } from "../../database/schema/work-order";
import { fileClaims } from "../../generated/file-claims";
import { claimFile } from "../file/claim-file";
import { refuse } from "../../errors";
import { toLocalDate } from "../../time";
import { newNumber } from "../new-number";
import { lifecycle } from "./lifecycle";

/** What a work order is opened with. */
export interface NewWorkOrder {
  title: string;
  type: WorkOrderType;
  severity: WorkOrderSeverity;
  content: string;
  productCode?: string;
  cloudCode?: CloudCode;
  resourceId?: string;
  /** The days on which a fault was seen. */
  occurStart?: string;
  occurEnd?: string;
  ports?: string;
  tags?: string[];
  /** The enterprise service it enquires about. */
  serviceId?: number;
  /** The caller's own name and phone unless told. */
  contact?: string;
  phone?: string;
  email?: string;
  /** Files that the caller has uploaded. */
  attachmentIds?: number[];
}

/** Opens a work order of the caller's customer. @returns its id. @throws AnswerError for days that cannot be */
export async function openWorkOrder(
  tx: Tx,
  context: Context,
  { attachmentIds = [], ...asked }: NewWorkOrder,
): Promise<number> {
  const { user } = context;
  const now = context.now();
  checkOccurrence(asked, now);
  await claimAttachments(tx, context, "createWorkOrder", attachmentIds);
  const [person] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user.id));
  const [row] = await tx
    .insert(workOrders)
    .values({
      ...asked,
      customId: user.customId,
      workOrderNo: newNumber("WO", now),
      contact: asked.contact ?? user.name,
      phone: asked.phone ?? person?.phone ?? null,
      attachments: attachmentIds,
      status: WorkOrderStatus.toBeAccepted,
      statusTime: now,
      creator: user.username,
      creatorId: user.id,
      createTime: now,
      updateTime: now,
    })
    .returning({ id: workOrders.id, workOrderNo: workOrders.workOrderNo });
  if (!row) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, row.id, {
    status: WorkOrderStatus.toBeAccepted,
    time: now,
    actorKind: "user",
    actor: user.username,
  });
  await context.audit(
    { targets: [row.id], detail: { workOrderNo: row.workOrderNo, type: asked.type, severity: asked.severity } },
    tx,
  );
  return row.id;
}

/** What was seen was seen until today at most. */
function checkOccurrence({ occurStart, occurEnd }: Pick<NewWorkOrder, "occurStart" | "occurEnd">, now: Date): void {
  if (occurStart !== undefined && occurStart > toLocalDate(now))
    throw refuse("WORK_ORDER_DAYS_AHEAD", {}, "occurStart");
  if (occurEnd !== undefined && occurEnd > toLocalDate(now)) throw refuse("WORK_ORDER_DAYS_AHEAD", {}, "occurEnd");
  if (occurStart !== undefined && occurEnd !== undefined && occurEnd < occurStart)
    throw refuse("WORK_ORDER_DAYS_ORDER");
}

/** Takes uploaded files for a work order: whoever may see work orders of the customer may read them from then on. */
export async function claimAttachments(
  tx: Tx,
  context: Context,
  operation: "createWorkOrder" | "replyWorkOrder",
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) await claimFile(tx, context, id, fileClaims[operation].attachmentIds);
}
