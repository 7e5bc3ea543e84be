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
  const { customId: _custom, remark: _remark, statusTime: _since, held: _held, ...shown } = row;
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
  const attrs = toChosenAttrs(row.attrs, language);
  return {
    ...row,
    attrs,
    choices: attrs.map(({ attrName, valueName }) => (language === "zh" ? `${attrName}：${shortened(valueName)}` : `${attrName}: ${shortened(valueName)}`)),
    durationUnit: unitOf(row.durationUnit),
    duration: row.durationNum === null ? null : durationText(row.durationNum, row.durationUnit, language),
    effectTime: toLocalDateTimeOrNull(row.effectTime),
    expireTime: toLocalDateTimeOrNull(row.expireTime),
  };
}

/** A certificate is no reading matter. */
function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}

function durationText(durationNum: number, durationUnit: string | null, language: "zh" | "en"): string {
  const [zh, en] = durationUnit === "Y" ? ["年", "year"] : ["个月", "month"];
  return language === "zh" ? `${durationNum} ${zh}` : `${durationNum} ${en}${durationNum === 1 ? "" : "s"}`;
}
