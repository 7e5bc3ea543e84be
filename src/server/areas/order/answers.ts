import { sql } from "drizzle-orm";
import type { Order, OrderItem } from "../../../generated/api";
import { type orderItems, orders } from "../../database/schema/commerce";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { toChosenAttrs, unitOf } from "../cart/items";
import { nameIn, type Product } from "../product/catalogue";
import { durationWords } from "../product/duration-words";

const toPay = 1;
const expired = 5;

/** An order's status at a moment: unpaid after its deadline it has expired (rules: 1 -> 5), whether or not anyone looked. */
export function statusAt(now: Date) {
  return sql<number>`case when ${orders.status} = ${toPay} and ${orders.payDeadline} < ${now.toISOString()}::timestamptz then ${expired} else ${orders.status} end`.mapWith(
    Number,
  );
}

/** What orders are shown with. */
export interface ShownWith {
  products: ReadonlyMap<string, Product>;
  language: "zh" | "en";
}

/** A stored order as the API shows it, with its status of now. */
export function toOrder(row: typeof orders.$inferSelect, status: number, { products, language }: ShownWith): Order {
  const { customId: _custom, remark: _remark, statusTime: _since, held: _held, ...shown } = row;
  return {
    ...shown,
    productName: nameIn(products, row, language),
    status: status as Order["status"],
    failReason: row.failReason?.[language] ?? null,
    orderType: row.orderType as Order["orderType"],
    cloudCode: row.cloudCode as Order["cloudCode"],
    payMode: row.payMode as Order["payMode"],
    payTime: toLocalDateTimeOrNull(row.payTime),
    payDeadline: toLocalDateTimeOrNull(row.payDeadline),
    createTime: toLocalDateTime(row.createTime),
  };
}

/** A stored order item as the API shows it. */
export function toOrderItem(row: typeof orderItems.$inferSelect, { products, language }: ShownWith): OrderItem {
  const attrs = toChosenAttrs(row.attrs, language);
  return {
    ...row,
    productName: nameIn(products, row, language),
    attrs,
    choices: attrs.map(({ attrName, valueName }) =>
      language === "zh" ? `${attrName}：${shortened(valueName)}` : `${attrName}: ${shortened(valueName)}`,
    ),
    durationUnit: unitOf(row.durationUnit),
    duration:
      row.durationNum === null
        ? null
        : durationWords({ durationNum: row.durationNum, durationUnit: row.durationUnit })[language],
    effectTime: toLocalDateTimeOrNull(row.effectTime),
    expireTime: toLocalDateTimeOrNull(row.expireTime),
  };
}

/** A certificate is no reading matter. */
function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
