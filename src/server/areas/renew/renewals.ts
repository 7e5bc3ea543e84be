import { termMonths } from "../../../domain/term";
import { AnswerError, refuse } from "../../errors";
import type { Queryable } from "../../database/client";
import { monthsLater } from "../../time";
import { statusAt } from "../instance/expiry";
import type { InstanceRow } from "../instance/lock-instances";
import { productsByCode } from "../product/catalogue";
import type { CalculatedPrice } from "../product/price";
import { type RenewalDuration, renewalPrice } from "./renewal-price";

/** An instance with what its renewal costs and when it expires then. */
export interface PricedRenewal {
  instance: InstanceRow;
  price: CalculatedPrice;
  newExpireTime: Date;
}

/** Rules: "prepaid only, not Released"; nor while its refund is under way. */
export function mayRenew(instance: InstanceRow, now: Date): boolean {
  return !instance.refunding && instance.status !== "Released" && statusAt(instance, now) !== "Released";
}

/** The period a renewal adds: from where the last one ends, or, where the instance has been stopped since, from now. */
export function renewedPeriod(
  instance: InstanceRow,
  duration: RenewalDuration,
  now: Date,
): { startTime: Date; endTime: Date } {
  const startTime = statusAt(instance, now) === "Frozen" ? now : instance.expireTime;
  return { startTime, endTime: monthsLater(startTime, termMonths(duration)) };
}

/** Prices the renewal of these instances. @throws AnswerError naming each that cannot be renewed, or not for that long */
export async function priceRenewals(
  db: Queryable,
  rows: readonly InstanceRow[],
  duration: RenewalDuration,
  now: Date,
): Promise<PricedRenewal[]> {
  checkRenewable(rows, now);
  const products = await productsByCode(
    db,
    rows.map(({ productCode }) => productCode),
  );
  return rows.map((instance) => ({
    instance,
    price: renewalPrice(instance, products.get(instance.productCode), duration),
    newExpireTime: renewedPeriod(instance, duration, now).endTime,
  }));
}

/** @throws AnswerError naming each that cannot be renewed, by its place in the request */
export function checkRenewable(rows: readonly InstanceRow[], now: Date): void {
  const errors = rows.flatMap((row, at) =>
    mayRenew(row, now) ? [] : [refuse("INSTANCE_NOT_RENEWABLE", { name: row.resourceName }, `ids.${at}`)],
  );
  const [first] = errors;
  if (first)
    throw new AnswerError(
      first.code,
      first.words,
      errors.flatMap(({ errors: fields }) => fields ?? []),
    );
}
