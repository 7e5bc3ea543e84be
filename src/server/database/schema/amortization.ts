import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, moment, money } from "./columns";
import { orderItems } from "./commerce";
import { customers } from "./identity";
import { ownRows } from "./owned";

/**
 * What was paid ahead for a resource, and the time that carries it: the purchase has no amortised cost of its own, each month of the time
 * has its share (src/server/areas/order/amortization.ts).
 */
export const amortizations = pgTable(
  "amortizations",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    orderItemId: bigint("order_item_id", { mode: "number" })
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    /** Empty where what was bought has no resource. */
    resourceId: text("resource_id"),
    startTime: moment("start_time").notNull(),
    endTime: moment("end_time").notNull(),
    /** What was paid, less what has been given back. */
    amount: money("amount"),
    /** What of it is on the bill. */
    bookedAmount: money("booked_amount").default("0"),
    /** When the next share is put on the bill; empty once all is. */
    nextTime: moment("next_time"),
  },
  (row) => [
    ownRows(row.customId),
    check("amortizations_times", sql`${row.startTime} <= ${row.endTime}`),
    check(
      "amortizations_booked",
      sql`${row.bookedAmount} between 0 and ${row.amount} and (${row.nextTime} is not null or ${row.bookedAmount} = ${row.amount})`,
    ),
    // However often a provisioning is reported, what was paid is amortised once.
    unique("amortizations_key").on(row.orderItemId, row.resourceId).nullsNotDistinct(),
    index("amortizations_resource").on(row.customId, row.resourceId),
    index("amortizations_due")
      .on(row.nextTime)
      .where(sql`${row.nextTime} is not null`),
  ],
);
