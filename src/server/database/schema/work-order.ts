import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { WorkOrderStatus } from "../../../generated/enums";
import type {
  CloudCode,
  WorkOrderRole,
  WorkOrderScore,
  WorkOrderSeverity,
  WorkOrderType,
} from "../../../generated/api";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { services } from "./service";
import { stepColumns } from "./steps";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

/** A text in both languages. */
interface Words {
  zh: string;
  en: string;
}

/** Ids of files. */
const attachments = () => bigint("attachments", { mode: "number" }).array().notNull().default([]);

/** Work orders. 0 to be accepted -> 1 in progress <-> 17 awaiting the customer; 1 -> 2 to be confirmed -> 3 completed; 2 -> 1 reopened; 0/1 -> 4 withdrawn. */
export const workOrders = pgTable(
  "work_orders",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    workOrderNo: text("work_order_no").notNull().unique(),
    title: text("title").notNull(),
    type: text("type").$type<WorkOrderType>().notNull(),
    severity: integer("severity").$type<WorkOrderSeverity>().notNull(),
    productCode: text("product_code"),
    cloudCode: text("cloud_code").$type<CloudCode>(),
    resourceId: text("resource_id"),
    /** The enterprise service it enquires about. */
    serviceId: bigint("service_id", { mode: "number" }).references(() => services.id),
    content: text("content").notNull(),
    /** The days on which a fault was seen, both included. */
    occurStart: date("occur_start"),
    occurEnd: date("occur_end"),
    ports: text("ports"),
    tags: text("tags").array().notNull().default([]),
    contact: text("contact").notNull(),
    phone: text("phone"),
    email: text("email"),
    attachments: attachments(),
    status: integer("status").$type<WorkOrderStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    creator: text("creator").notNull(),
    /** Who hears of news; null once that user is deleted. */
    creatorId: bigint("creator_id", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    handler: jsonb("handler").$type<Words>(),
    replyCount: integer("reply_count").notNull().default(0),
    urgeCount: integer("urge_count").notNull().default(0),
    urgeTime: moment("urge_time"),
    score: integer("score").$type<WorkOrderScore>(),
    comment: text("comment"),
    createTime: moment("create_time").notNull(),
    /** When something last happened: a step, a message, being urged. */
    updateTime: moment("update_time").notNull(),
    closeTime: moment("close_time"),
  },
  (row) => [
    ownRows(row.customId),
    check("work_orders_status", sql`${row.status} in ${states(...Object.values(WorkOrderStatus))}`),
    check(
      "work_orders_closed",
      sql`(${row.status} in ${states(WorkOrderStatus.completed, WorkOrderStatus.withdrawn)}) = (${row.closeTime} is not null)`,
    ),
    check("work_orders_occurrence", sql`${row.occurEnd} >= ${row.occurStart}`),
    check(
      "work_orders_score",
      sql`${row.score} is null or (${row.status} = ${state(WorkOrderStatus.completed)} and ${row.score} between 1 and 5)`,
    ),
    index("work_orders_create_time").on(row.customId, row.createTime, row.id),
    index("work_orders_update_time").on(row.customId, row.updateTime, row.id),
    index("work_orders_severity").on(row.customId, row.severity, row.id),
    index("work_orders_status_order").on(row.customId, row.status, row.id),
    index("work_orders_open")
      .on(row.updateTime)
      .where(sql`${row.status} in ${states(WorkOrderStatus.toBeAccepted, WorkOrderStatus.inProgress)}`),
    index("work_orders_unconfirmed")
      .on(row.statusTime)
      .where(sql`${row.status} = ${state(WorkOrderStatus.toBeConfirmed)}`),
  ],
);

/** The conversation about a work order. What a customer writes is the same in both languages. */
export const workOrderReplies = pgTable(
  "work_order_replies",
  {
    id: id(),
    workOrderId: bigint("work_order_id", { mode: "number" })
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    role: text("role").$type<WorkOrderRole>().notNull(),
    author: jsonb("author").$type<Words>().notNull(),
    content: jsonb("content").$type<Words>().notNull(),
    attachments: attachments(),
    createTime: moment("create_time").notNull(),
  },
  (reply) => [rowsOf(workOrders, reply.workOrderId), index("work_order_replies_order").on(reply.workOrderId, reply.id)],
);

/** What happened to a work order, step by step. */
export const workOrderEvents = pgTable(
  "work_order_events",
  {
    id: id(),
    workOrderId: bigint("work_order_id", { mode: "number" })
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    ...stepColumns<WorkOrderStatus>(),
  },
  (event) => [rowsOf(workOrders, event.workOrderId), index("work_order_events_order").on(event.workOrderId, event.id)],
);
