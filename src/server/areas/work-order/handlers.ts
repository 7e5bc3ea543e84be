import { and, count, desc, eq, notInArray, type SQL } from "drizzle-orm";
import type { Context, Handlers } from "../../context";
import { pageOf } from "../../database/page";
import { workOrderEvents, workOrderReplies, workOrders } from "../../database/schema/work-order";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { addDays, toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { productsByCode } from "../product/catalogue";
import { toStep } from "../steps";
import { actHandlers } from "./act";
import { attached, readFiles, toReply, toWorkOrders } from "./answers";
import { matching, matchingAnyState, own, sortedBy } from "./find-work-orders";
import { ended } from "./move-work-order";
import { openWorkOrder } from "./open-work-order";
import { WorkOrderStatus } from "../../../generated/enums";

/** In the order in which they are gone through. */
const statuses = Object.values(WorkOrderStatus);
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

  listWorkOrders: async (input, context) => {
    const page = pageOf(input);
    const { status, ...others } = input;
    const [rows, counts] = await Promise.all([
      context.db
        .select()
        .from(workOrders)
        .where(matching(input, context))
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      countByStatus(context, matchingAnyState(others, context)),
    ]);
    const total = counts.reduce(
      (sum, one) => sum + (status?.length && !status.includes(one.status) ? 0 : one.count),
      0,
    );
    return {
      list: await toWorkOrders(context.db, rows, context.language),
      counts,
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  countWorkOrders: async (_input, context) => {
    const counts = await countByStatus(context, and(own(context), notInArray(workOrders.status, [...ended])));
    const sum = (some: typeof counts) => some.reduce((total, one) => total + one.count, 0);
    return { open: sum(counts), awaiting: sum(counts.filter(({ status }) => awaiting.includes(status))) };
  },

  getWorkOrder: async ({ id }, context) => {
    const { db, language } = context;
    const [row] = await db
      .select()
      .from(workOrders)
      .where(and(own(context), eq(workOrders.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    const [[shown], replies, events] = await Promise.all([
      toWorkOrders(db, [row], language),
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
    if (!shown) throw new Error("a row is shown as one");
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

/** Every status, also one that none has. */
async function countByStatus(
  { db }: Context,
  where: SQL | undefined,
): Promise<{ status: WorkOrderStatus; count: number }[]> {
  const found = await db
    .select({ status: workOrders.status, count: count() })
    .from(workOrders)
    .where(where)
    .groupBy(workOrders.status);
  return statuses.map((status) => ({ status, count: found.find((row) => row.status === status)?.count ?? 0 }));
}
