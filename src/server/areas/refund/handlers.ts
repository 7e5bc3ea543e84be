import { and, asc, eq, ilike, inArray, like, or, type SQL } from "drizzle-orm";
import type { Refund } from "../../../generated/api";
import { RefundStatus, UnsubscribeType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { containing, orderOf, pageOf, startingWith } from "../../database/page";
import { during } from "../../database/ranges";
import { orders } from "../../database/schema/commerce";
import { instances, refundEvents, refunds } from "../../database/schema/instance";
import { refuse } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { readInstances } from "../instance/lock-instances";
import { nameIn, type Product, productsByCode } from "../product/catalogue";
import { keywordIn } from "../renew/filters";
import { toStep } from "../steps";
import { refundCommitHandlers } from "./commit";
import { mayMove, moveRefund, type RefundRow } from "./move-refund";
import { sumsOf } from "./quote";
import { quoteEach, quoteInstances, refundable } from "./refundables";

/** Refunds of the caller's customer. */
export const handlers = {
  ...refundCommitHandlers,

  listRefundables: async (input, { db, user, language, now: clock }) => {
    const [page, now] = [pageOf(input), clock()];
    const { keyword, productCode, cloudCode } = input;
    const where = and(
      eq(instances.customId, user.customId),
      refundable(now),
      keywordIn(keyword),
      productCode ? eq(instances.productCode, productCode) : undefined,
      cloudCode?.length ? inArray(instances.cloudCode, cloudCode) : undefined,
    );
    const order = orderOf(instances[input.sortField ?? "startTime"], instances.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(instances)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      db.$count(instances, where),
    ]);
    const [quotes, products] = await Promise.all([
      quoteEach(db, user.customId, rows, now),
      productsByCode(
        db,
        rows.map((row) => row.productCode),
      ),
    ]);
    const list = quotes.map(({ instance, paidAmount, consumedAmount, refundAmount, renewalAmount, fullRefund }) => {
      const { id, resourceId, resourceName, productCode: code, cloudCode: cloud, startTime, expireTime } = instance;
      return {
        id,
        resourceId,
        resourceName,
        productCode: code,
        productName: nameIn(products, instance, language),
        cloudCode: cloud,
        startTime: toLocalDateTime(startTime),
        expireTime: toLocalDateTime(expireTime),
        paidAmount,
        consumedAmount,
        refundAmount,
        renewalAmount,
        fullRefund,
      };
    });
    return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  previewRefund: async ({ ids, unsubscribeType = UnsubscribeType.instance }, { db, user, now }) => {
    const quotes = await quoteInstances(
      db,
      user.customId,
      await readInstances(db, user.customId, ids),
      unsubscribeType,
      now(),
    );
    return {
      ...sumsOf(quotes),
      fullRefundOf: quotes.find(({ fullRefund }) => fullRefund)?.instance.resourceId ?? null,
      instances: quotes.map(({ instance: { resourceId, resourceName, expireTime }, newExpireTime }) => ({
        resourceId,
        resourceName,
        expireTime: toLocalDateTime(expireTime),
        newExpireTime: toLocalDateTimeOrNull(newExpireTime),
      })),
      lines: quotes.flatMap(({ lines }) => lines),
    };
  },

  listRefunds: async (input, { db, user, language }) => {
    const page = pageOf(input);
    const where = and(eq(refunds.customId, user.customId), ...filters(input));
    const order = orderOf(refunds[input.sortField ?? "applyTime"], refunds.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(refunds)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      db.$count(refunds, where),
    ]);
    const products = await productsByCode(
      db,
      rows.map(({ productCode }) => productCode),
    );
    return {
      list: rows.map((row) => toRefund(row, products, language)),
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  getRefund: async ({ id }, { db, user, language }) => {
    const [row] = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.customId, user.customId)));
    if (!row) throw refuse("NOT_FOUND");
    const [events, products, [order]] = await Promise.all([
      db.select().from(refundEvents).where(eq(refundEvents.refundId, id)).orderBy(asc(refundEvents.id)),
      productsByCode(db, [row.productCode]),
      db
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(eq(orders.id, row.unsubscribeOrderId ?? 0)),
    ]);
    const { unsubscribeOrderId, lines } = row;
    return {
      ...toRefund(row, products, language),
      unsubscribeOrderId,
      unsubscribeOrderNo: order?.orderNo ?? null,
      lines,
      history: events.map((event) => toStep(event, language)),
    };
  },

  cancelRefund: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(refunds)
        .where(and(eq(refunds.id, id), eq(refunds.customId, context.user.customId)))
        .for("update");
      if (!row) throw refuse("NOT_FOUND");
      if (!mayMove(row.status, RefundStatus.cancelled)) throw refuse("REFUND_NOT_OPEN");
      await moveRefund(tx, row, {
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

function filters({
  refundNo,
  keyword,
  unsubscribeType,
  status,
  startTime,
  endTime,
}: Input<"listRefunds">): (SQL | undefined)[] {
  return [
    refundNo ? like(refunds.refundNo, startingWith(refundNo)) : undefined,
    keyword
      ? or(ilike(refunds.resourceId, containing(keyword)), ilike(refunds.resourceName, containing(keyword)))
      : undefined,
    unsubscribeType === undefined ? undefined : eq(refunds.unsubscribeType, unsubscribeType),
    status?.length ? inArray(refunds.status, status) : undefined,
    during(refunds.applyTime, startTime, endTime),
  ];
}

function toRefund(row: RefundRow, products: ReadonlyMap<string, Product>, language: Context["language"]): Refund {
  const {
    customId: _custom,
    statusTime: _since,
    lines: _lines,
    unsubscribeOrderId: _order,
    rejectReason,
    applyTime,
    finishTime,
    ...shown
  } = row;
  return {
    ...shown,
    productName: nameIn(products, row, language),
    rejectReason: rejectReason?.[language] ?? null,
    applyTime: toLocalDateTime(applyTime),
    finishTime: toLocalDateTimeOrNull(finishTime),
  };
}
