import { and, count, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { WorkOrderStatus } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { workOrderEvents, workOrderReplies, workOrders } from "../../database/schema/work-order";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { addDays, toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { productsByCode } from "../product/catalogue";
import { toStep } from "../steps";
import { actHandlers } from "./act";
import { attached, readFiles, toReply } from "./answers";
import { workOrderList } from "./lists";
import { ended } from "./lifecycle";
import { openWorkOrder } from "./open-work-order";

/** Statuses in which the customer has to do something. */
const awaiting: readonly WorkOrderStatus[] = [WorkOrderStatus.awaitingCustomer, WorkOrderStatus.toBeConfirmed];
/** So much of a conversation or history is answered, the latest of it. */
const mostShown = 500;

/** Work orders of the caller's customer. */
export const handlers = {
  ...actHandlers,

  createWorkOrder: async ({ clientToken: _token, ...asked }, context) => {
    const { productCode } = asked;
    if (productCode !== undefined && !(await productsByCode(context.db, [productCode])).has(productCode))
      throw refuse("PRODUCT_MISSING");
    return { id: await context.db.transaction((tx) => openWorkOrder(tx, context, asked)) };
  },

  countWorkOrders: async (_input, context) => {
    const waiting = sql<number>`count(*) filter (where ${inArray(workOrders.status, [...awaiting])})`.mapWith(Number);
    const [row] = await context.db
      .select({ open: count(), awaiting: waiting })
      .from(workOrders)
      .where(and(workOrderList.owned(context), notInArray(workOrders.status, [...ended])));
    return row ?? { open: 0, awaiting: 0 };
  },

  getWorkOrder: async ({ id }, context) => {
    const { db, language } = context;
    const row = await workOrderList.get(id, context);
    const [shown, replies, events] = await Promise.all([
      workOrderList.show(row, context),
      db
        .select()
        .from(workOrderReplies)
        .where(eq(workOrderReplies.workOrderId, id))
        .orderBy(desc(workOrderReplies.id))
        .limit(mostShown),
      db
        .select()
        .from(workOrderEvents)
        .where(eq(workOrderEvents.workOrderId, id))
        .orderBy(desc(workOrderEvents.id))
        .limit(mostShown),
    ]);
    const known = await readFiles(
      db,
      [row, ...replies].flatMap(({ attachments }) => attachments),
    );
    const { content, occurStart, occurEnd, ports, contact, phone, email, comment } = row;
    return {
      ...shown,
      content,
      occurStart,
      occurEnd,
      ports,
      contact,
      phone,
      email,
      comment,
      attachments: attached(row.attachments, known),
      urgeTime: toLocalDateTimeOrNull(row.urgeTime),
      confirmDeadline:
        row.status === WorkOrderStatus.toBeConfirmed
          ? toLocalDateTime(addDays(row.statusTime, limits.confirmDays))
          : null,
      replies: replies.reverse().map((reply) => toReply(reply, known, language)),
      history: events.reverse().map((event) => toStep(event, language)),
    };
  },
} satisfies Partial<Handlers>;
