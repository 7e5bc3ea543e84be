import { sql } from "drizzle-orm";
import type { Order, OrderItem } from "../../../generated/api";
import { type orderItems, orders } from "../../database/schema/commerce";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { toChosenAttrs, unitOf } from "../cart/items";

const toPay = 1;
const expired = 5;

/** An order's status at a moment: unpaid after its deadline it has expired (rules: 1 -> 5), whether or not anyone looked. */
export function statusAt(now: Date) {
  return sql<number>`case when ${orders.status} = ${toPay} and ${orders.payDeadline} < ${now.toISOString()}::timestamptz then ${expired} else ${orders.status} end`
    .mapWith(Number);
}

/** A stored order as the API shows it, with its status of now. */
export function toOrder(row: typeof orders.$inferSelect, status: number): Order {
  const { customId: _custom, remark: _remark, ...shown } = row;
  return {
    ...shown,
    status: status as Order["status"],
    orderType: row.orderType as Order["orderType"],
    cloudCode: row.cloudCode as Order["cloudCode"],
    payMode: row.payMode as Order["payMode"],
    payTime: toLocalDateTimeOrNull(row.payTime),
    payDeadline: toLocalDateTimeOrNull(row.payDeadline),
    createTime: toLocalDateTime(row.createTime),
  };
}

/** A stored order item as the API shows it. */
export function toOrderItem(row: typeof orderItems.$inferSelect, language: "zh" | "en"): OrderItem {
  const { productName: _name, ...shown } = row;
  return {
    ...shown,
    attrs: toChosenAttrs(row.attrs, language),
    durationUnit: unitOf(row.durationUnit),
    effectTime: toLocalDateTimeOrNull(row.effectTime),
    expireTime: toLocalDateTimeOrNull(row.expireTime),
  };
}
