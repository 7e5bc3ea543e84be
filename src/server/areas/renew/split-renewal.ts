import type { Queryable } from "../../database/client";
import type { InstanceRow } from "../instance/lock-instances";
import { productsByCode } from "../product/catalogue";
import { type RenewalDuration, soldDuration } from "./renewal-price";
import { checkRenewable, type PricedRenewal, priceRenewals } from "./renewals";

/** What one order of a renewal is about: instances of one cloud, for one duration. */
export interface RenewalPart {
  cloudCode: InstanceRow["cloudCode"];
  duration: RenewalDuration;
  renewals: PricedRenewal[];
}

/**
 * Divides a renewal into orders and prices them: one for each cloud, and for each duration where a product is not sold for the one
 * asked for. They are in the order of their first instance. @throws AnswerError naming each instance that cannot be renewed, or not for that long
 */
export async function splitRenewal(
  db: Queryable,
  rows: readonly InstanceRow[],
  asked: RenewalDuration,
  now: Date,
): Promise<RenewalPart[]> {
  checkRenewable(rows, now);
  const products = await productsByCode(
    db,
    rows.map(({ productCode }) => productCode),
  );
  const groups = new Map<string, Pick<RenewalPart, "cloudCode" | "duration"> & { some: InstanceRow[] }>();
  for (const row of rows) {
    const duration = soldDuration(products.get(row.productCode), asked);
    const key = `${row.cloudCode} ${duration.durationNum}${duration.durationUnit}`;
    const group = groups.get(key) ?? { cloudCode: row.cloudCode, duration, some: [] };
    groups.set(key, group);
    group.some.push(row);
  }
  const parts: RenewalPart[] = [];
  for (const { some, ...part } of groups.values())
    parts.push({ ...part, renewals: await priceRenewals(db, some, part.duration, now) });
  return parts;
}
