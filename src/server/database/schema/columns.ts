import { Decimal } from "decimal.js";
import { bigint, customType, numeric, timestamp } from "drizzle-orm/pg-core";

/** Primary key: a number the database gives. */
export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A moment, exact to the millisecond, as JavaScript's dates are. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Bytes; drizzle knows no such column. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/**
 * An amount of money with two decimals ("12.50"), stored as whole cents. Row-level security lets an index compare whole numbers for the caller,
 * but not NUMERIC, whose comparison is not leakproof: for amounts that large lists are filtered by.
 */
export const cents = customType<{ data: string; driverData: string }>({
  dataType: () => "bigint",
  toDriver: (amount) => new Decimal(amount).times(100).toFixed(0),
  fromDriver: (stored) => new Decimal(stored).div(100).toFixed(2),
});

/** An amount of money with two decimals, in CNY; TypeScript sees a text. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 }).notNull();
