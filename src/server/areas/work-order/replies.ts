import { eq, sql } from "drizzle-orm";
import type { WorkOrderRole } from "../../../generated/api";
import type { Tx } from "../../database/client";
import { workOrderReplies, workOrders } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import type { WorkOrderRow } from "./lifecycle";

/** What somebody writes about a work order. */
export interface NewReply {
  role: WorkOrderRole;
  author: Words;
  content: Words;
  /** Ids of files that belong to it already. */
  attachments?: number[];
  time: Date;
}

/** Adds a message to the conversation about a work order, whose row the transaction has locked. @returns its id */
export async function addReply(tx: Tx, { id }: WorkOrderRow, { time, ...reply }: NewReply): Promise<number> {
  const [made] = await tx
    .insert(workOrderReplies)
    .values({ workOrderId: id, createTime: time, ...reply })
    .returning({ id: workOrderReplies.id });
  if (!made) throw new Error("an insert returns its row");
  await tx
    .update(workOrders)
    .set({ replyCount: sql`${workOrders.replyCount} + 1`, updateTime: time })
    .where(eq(workOrders.id, id));
  return made.id;
}
