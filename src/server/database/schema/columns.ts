import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** Primary key: a number the database gives. */
export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A moment, exact to the millisecond, as JavaScript's dates are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Bytes; drizzle knows no such column. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
