import { asc, eq } from "drizzle-orm";
import { RefundStatus, UnsubscribeType } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { orders } from "../../database/schema/commerce";
import { refundEvents } from "../../database/schema/instance";
import { refuse } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { readInstances } from "../instance/lock-instances";
import { toStep } from "../steps";
import { refundCommitHandlers } from "./commit";
import { refundList } from "./lists";
import { lifecycle } from "./lifecycle";
import { sumsOf } from "./quote";
import { quoteInstances } from "./refundables";

/** Refunds of the caller's customer. */
export const handlers = {
  ...refundCommitHandlers,

  previewRefund: async ({ ids, unsubscribeType = UnsubscribeType.instance }, context) => {
    const { db, user, now } = context;
    const quotes = await quoteInstances(db, user.customId, await readInstances(ids, context), unsubscribeType, now());
    const full = quotes.find(({ fullRefund }) => fullRefund);
    return {
      ...sumsOf(quotes),
      fullRefundOf: full?.instance.resourceId ?? null,
      fullRefundUse: full ? "used" : "unused",
      instances: quotes.map(({ instance: { resourceId, resourceName, expireTime }, newExpireTime }) => ({
        resourceId,
        resourceName,
        expireTime: toLocalDateTime(expireTime),
        newExpireTime: toLocalDateTimeOrNull(newExpireTime),
      })),
      lines: quotes.flatMap(({ lines }) => lines),
    };
  },

  getRefund: async ({ id }, context) => {
    const { db, language } = context;
    const row = await refundList.get(id, context);
    const [events, shown, [order]] = await Promise.all([
      db.select().from(refundEvents).where(eq(refundEvents.refundId, id)).orderBy(asc(refundEvents.id)),
      refundList.show(row, context),
      db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(eq(orders.id, row.unsubscribeOrderId ?? 0)),
    ]);
    const { unsubscribeOrderId, lines } = row;
    return {
      ...shown,
      unsubscribeOrderId,
      unsubscribeOrderNo: order?.orderNo ?? null,
      lines,
      history: events.map((event) => toStep(event, language)),
    };
  },

  cancelRefund: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const row = await refundList.lock(tx, id, context);
      if (!lifecycle.mayMove(row.status, RefundStatus.cancelled, "user")) throw refuse("REFUND_NOT_OPEN");
      await lifecycle.move(tx, row, {
        status: RefundStatus.cancelled,
        time: context.now(),
        actorKind: "user",
        actor: context.user.username,
      });
      await context.audit({ targets: [id], detail: { refundNo: row.refundNo } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
