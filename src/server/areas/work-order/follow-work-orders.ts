import { asc, eq, lte } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { workOrderEvents, workOrderReplies, workOrders } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import { limits } from "../../limits";
import { addDays } from "../../time";
import { sendMessageTo } from "../message/send-message";
import { confirmed } from "./closing-words";
import { type WorkOrderRow, lifecycle } from "./lifecycle";
import { addReply } from "./replies";
import type { Conversation, DeskNews, ServiceDesk } from "./service-desk";
import { WorkOrderStatus } from "../../../generated/enums";

/** Asks the engineers about every work order that is theirs to deal with, and writes down what they have done. */
export async function answerWorkOrders(db: Database, desk: ServiceDesk, now: Date): Promise<void> {
  await lifecycle.follow<DeskNews>(
    db,
    [WorkOrderStatus.toBeAccepted, WorkOrderStatus.inProgress],
    (row) => desk.follow({ ...row, since: row.updateTime, conversation: () => readConversation(db, row.id) }, now),
    {
      // Whoever has written meanwhile wants an answer to that.
      still: (seen, row) => seen.updateTime.getTime() === row.updateTime.getTime(),
      take: (tx, row, news) => takeNews(tx, row, news, now),
    },
  );
}

/** Confirms what has awaited its confirmation for too long. */
export async function confirmWorkOrders(db: Database, now: Date): Promise<void> {
  const step = { status: WorkOrderStatus.completed, time: now, actorKind: "system", note: confirmed } as const;
  await lifecycle.follow(db, [WorkOrderStatus.toBeConfirmed], async () => step, {
    where: lte(workOrders.statusTime, addDays(now, -limits.confirmDays)),
    take: async (tx, row) => {
      await lifecycle.move(tx, row, step);
      await tell(tx, row, { title: wordsOf.confirmed, content: confirmed }, now);
    },
  });
}

/** What the message centre says of a work order, before its title. */
const wordsOf = {
  accepted: { zh: "工单已受理", en: "Work order accepted" },
  replied: { zh: "工单有新回复", en: "New reply to your work order" },
  asked: { zh: "工单待您补充信息", en: "Your work order needs more information" },
  proposed: { zh: "工单已给出方案，请确认", en: "A solution awaits your confirmation" },
  confirmed: { zh: "工单已自动确认", en: "Work order confirmed automatically" },
} as const satisfies Record<string, Words>;

const moved = {
  [WorkOrderStatus.inProgress]: wordsOf.accepted,
  [WorkOrderStatus.awaitingCustomer]: wordsOf.asked,
  [WorkOrderStatus.toBeConfirmed]: wordsOf.proposed,
};

async function takeNews(tx: Tx, row: WorkOrderRow, { status, handler, message }: DeskNews, now: Date): Promise<void> {
  const author = handler ?? row.handler ?? { zh: "工程师", en: "Engineer" };
  await addReply(tx, row, { role: "engineer", author, content: message, time: now });
  if (status !== undefined)
    await lifecycle.move(tx, row, { status, time: now, actorKind: "engineer", ...(handler && { handler }) });
  const title = status === undefined ? wordsOf.replied : moved[status];
  await tell(tx, row, { title, content: message }, now);
}

/** Tells its creator. */
async function tell(
  tx: Tx,
  row: WorkOrderRow,
  { title, content }: { title: Words; content: Words },
  time: Date,
): Promise<void> {
  const { customId, creatorId: userId } = row;
  if (userId === null) return;
  const heading = { zh: `${title.zh}：${row.title}`, en: `${title.en}: ${row.title}` };
  const about = { bizType: "workOrder", bizId: String(row.id), time };
  await sendMessageTo(
    tx,
    { customId, userId },
    { type: "om", subType: "workOrderReply", level: "info", title: heading, content, ...about },
  );
}

async function readConversation(db: Database, id: number): Promise<Conversation> {
  const [replies, events] = await Promise.all([
    db.select().from(workOrderReplies).where(eq(workOrderReplies.workOrderId, id)).orderBy(asc(workOrderReplies.id)),
    db
      .select({ status: workOrderEvents.toStatus })
      .from(workOrderEvents)
      .where(eq(workOrderEvents.workOrderId, id))
      .orderBy(asc(workOrderEvents.id)),
  ]);
  return {
    messages: replies.map(({ role, content, createTime }) => ({ role, text: content.zh, time: createTime })),
    way: events.map(({ status }) => status),
  };
}
