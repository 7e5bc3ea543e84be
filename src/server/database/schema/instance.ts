import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { RefundReason, RefundStatus, UnsubscribeType } from "../../../generated/enums";
import type { CloudCode, InstanceStatus, RefundLine, RenewStatus, RenewUnit } from "../../../generated/api";
import type { AttrValue } from "../../areas/product/price-model";
import { id, moment, money } from "./columns";
import { orderItems, orders } from "./commerce";
import { customers } from "./identity";
import { stepColumns } from "./steps";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

/**
 * Prepaid instances of a customer. Normal -> WaitForExpire -> Expired -> Frozen -> Released, by the clock
 * (src/server/areas/instance/expiry.ts); a renewal leads back, a refund to the end.
 */
export const instances = pgTable(
  "instances",
  {
    id: id(),
    customId: customId(),
    resourceId: text("resource_id").notNull(),
    resourceName: text("resource_name").notNull(),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    cloudCode: text("cloud_code").$type<CloudCode>().notNull(),
    regionName: text("region_name"),
    /** What was chosen when it was bought; prices of renewals follow from it. */
    attrs: jsonb("attrs").$type<AttrValue[]>().notNull().default([]),
    /** List price of a month, for what is not in the catalogue any more, or never was. */
    monthlyPrice: money("monthly_price"),
    status: text("status").$type<InstanceStatus>().notNull(),
    renewStatus: text("renew_status").$type<RenewStatus>().notNull(),
    /** For how long it renews by itself. */
    renewDuration: integer("renew_duration").notNull().default(1),
    renewUnit: text("renew_unit").$type<RenewUnit>().notNull().default("M"),
    /** When it last tried to renew by itself and could not. */
    renewTried: moment("renew_tried"),
    startTime: moment("start_time").notNull(),
    expireTime: moment("expire_time").notNull(),
    stopTime: moment("stop_time").notNull(),
    releaseTime: moment("release_time").notNull(),
    /** A refund is under way: it is neither renewed nor refunded again. */
    refunding: boolean("refunding").notNull().default(false),
  },
  (row) => [
    ownRows(row.customId),
    check("instances_status", sql`${row.status} in ('Normal', 'WaitForExpire', 'Expired', 'Frozen', 'Released')`),
    check(
      "instances_renewal",
      sql`${row.renewStatus} in ('AutoRenewal', 'ManualRenewal', 'NotRenewal') and (${row.renewUnit} = 'M' and ${row.renewDuration} between 1 and 9 or ${row.renewUnit} = 'Y' and ${row.renewDuration} between 1 and 3)`,
    ),
    check(
      "instances_times",
      sql`${row.startTime} <= ${row.expireTime} and ${row.expireTime} <= ${row.stopTime} and ${row.stopTime} <= ${row.releaseTime}`,
    ),
    uniqueIndex("instances_resource_key").on(row.customId, row.resourceId),
    index("instances_expire_time").on(row.customId, row.expireTime, row.id),
    index("instances_start_time").on(row.customId, row.startTime, row.id),
    index("instances_moving")
      .on(row.status, row.expireTime)
      .where(sql`${row.status} <> 'Released'`),
    index("instances_auto")
      .on(row.expireTime)
      .where(sql`${row.renewStatus} = 'AutoRenewal' and ${row.status} <> 'Released'`),
  ],
);

/** What of an instance's time was paid by which order: pay = coupon + cash + credit, and list is before discount. */
export const instancePeriods = pgTable(
  "instance_periods",
  {
    id: id(),
    instanceId: bigint("instance_id", { mode: "number" })
      .notNull()
      .references(() => instances.id, { onDelete: "cascade" }),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    orderNo: text("order_no").notNull(),
    startTime: moment("start_time").notNull(),
    endTime: moment("end_time").notNull(),
    listAmount: money("list_amount"),
    payAmount: money("pay_amount"),
    couponAmount: money("coupon_amount"),
    cashAmount: money("cash_amount"),
    creditAmount: money("credit_amount"),
    /** Its rest has been paid back. */
    refunded: boolean("refunded").notNull().default(false),
  },
  (period) => [
    rowsOf(instances, period.instanceId),
    check(
      "instance_periods_paid",
      sql`${period.payAmount} = ${period.couponAmount} + ${period.cashAmount} + ${period.creditAmount}`,
    ),
    check(
      "instance_periods_parts",
      sql`least(${period.couponAmount}, ${period.cashAmount}, ${period.creditAmount}) >= 0 and ${period.startTime} < ${period.endTime}`,
    ),
    // An order lengthens an instance once, however often its provisioning is reported.
    uniqueIndex("instance_periods_order_key").on(period.instanceId, period.orderId),
    index("instance_periods_end").on(period.instanceId, period.endTime),
  ],
);

/** Which instance an item of a renewal order is about. */
export const renewalItems = pgTable(
  "renewal_items",
  {
    orderItemId: bigint("order_item_id", { mode: "number" })
      .primaryKey()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    instanceId: bigint("instance_id", { mode: "number" })
      .notNull()
      .references(() => instances.id),
  },
  (item) => [rowsOf(instances, item.instanceId), index("renewal_items_instance").on(item.instanceId)],
);

/**
 * Refunds of instances. 0 review -> 1 refunding -> 2 done; 0 -> 3 rejected / 4 cancelled. What it comes to is fixed when it is
 * asked for: paid = consumed + fee + lost voucher + refund, and the refund goes back as cash and credit.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    customId: customId(),
    refundNo: text("refund_no").notNull().unique(),
    instanceId: bigint("instance_id", { mode: "number" })
      .notNull()
      .references(() => instances.id),
    resourceId: text("resource_id").notNull(),
    resourceName: text("resource_name").notNull(),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    /** The order that paid first for what is refunded. */
    orderNo: text("order_no").notNull(),
    /** 1 the instance, 2 its renewals that have not begun. */
    unsubscribeType: integer("unsubscribe_type").$type<UnsubscribeType>().notNull().default(UnsubscribeType.instance),
    fullRefund: boolean("full_refund").notNull(),
    paidAmount: money("paid_amount"),
    consumedAmount: money("consumed_amount"),
    fee: money("fee").default("0"),
    lostTicket: money("lost_ticket"),
    refundAmount: money("refund_amount"),
    refundCash: money("refund_cash"),
    refundCredit: money("refund_credit"),
    lines: jsonb("lines").$type<RefundLine[]>().notNull(),
    reasonType: integer("reason_type").$type<RefundReason>().notNull(),
    reason: text("reason").notNull().default(""),
    status: integer("status").$type<RefundStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    rejectReason: jsonb("reject_reason").$type<{ zh: string; en: string }>(),
    /** The unsubscription that a refund ends with. */
    unsubscribeOrderId: bigint("unsubscribe_order_id", { mode: "number" }).references(() => orders.id),
    applyTime: moment("apply_time").notNull(),
    finishTime: moment("finish_time"),
    applicant: text("applicant").notNull(),
  },
  (refund) => [
    ownRows(refund.customId),
    check(
      "refunds_amounts",
      sql`${refund.paidAmount} = ${refund.consumedAmount} + ${refund.fee} + ${refund.lostTicket} + ${refund.refundAmount}`,
    ),
    check(
      "refunds_back",
      sql`${refund.refundAmount} = ${refund.refundCash} + ${refund.refundCredit} and least(${refund.refundCash}, ${refund.refundCredit}, ${refund.consumedAmount}, ${refund.lostTicket}, ${refund.fee}) >= 0`,
    ),
    check(
      "refunds_status",
      sql`${refund.status} between ${state(RefundStatus.pendingReview)} and ${state(RefundStatus.cancelled)} and (${refund.status} >= ${state(RefundStatus.refunded)}) = (${refund.finishTime} is not null)`,
    ),
    check(
      "refunds_type",
      sql`${refund.unsubscribeType} in ${states(...Object.values(UnsubscribeType))} and not (${refund.unsubscribeType} = ${state(UnsubscribeType.renewals)} and ${refund.fullRefund})`,
    ),
    check(
      "refunds_reason",
      sql`${refund.reasonType} between ${state(RefundReason.notNeeded)} and ${state(RefundReason.other)}`,
    ),
    // However many ask at once, one refund of an instance is under way, and it is given up once; renewals may go back again and again.
    uniqueIndex("refunds_once")
      .on(refund.instanceId)
      .where(
        sql`${refund.status} in ${states(RefundStatus.pendingReview, RefundStatus.refunding)} or ${refund.status} = ${state(RefundStatus.refunded)} and ${refund.unsubscribeType} = ${state(UnsubscribeType.instance)}`,
      ),
    // Rules: "one full refund" of a customer, whatever becomes of it but a refusal.
    uniqueIndex("refunds_full_once")
      .on(refund.customId)
      .where(
        sql`${refund.fullRefund} and ${refund.status} in ${states(RefundStatus.pendingReview, RefundStatus.refunding, RefundStatus.refunded)}`,
      ),
    index("refunds_apply_time").on(refund.customId, refund.applyTime, refund.id),
    index("refunds_amount_order").on(refund.customId, refund.refundAmount, refund.id),
    index("refunds_open")
      .on(refund.statusTime)
      .where(sql`${refund.status} in ${states(RefundStatus.pendingReview, RefundStatus.refunding)}`),
  ],
);

/** What happened to a refund, step by step. */
export const refundEvents = pgTable(
  "refund_events",
  {
    id: id(),
    refundId: bigint("refund_id", { mode: "number" })
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    ...stepColumns<RefundStatus>(),
  },
  (event) => [rowsOf(refunds, event.refundId), index("refund_events_refund").on(event.refundId, event.id)],
);
