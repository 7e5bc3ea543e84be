import type { RenewInstance } from "../../../generated/api";
import { toLocalDate, toLocalDateTime } from "../../time";
import type { InstanceRow } from "../instance/lock-instances";
import { nameOf, type Product } from "../product/catalogue";
import { durationWords } from "../product/duration-words";
import { renewalPriceOrNull } from "./renewal-price";
import { mayRenew } from "./renewals";

/** What an instance is shown with. */
export interface ShownWith {
  product: Product | undefined;
  language: "zh" | "en";
  now: Date;
}

/** An instance as the API shows it. */
export function toRenewInstance(row: InstanceRow, { product, language, now }: ShownWith): RenewInstance {
  const {
    id,
    resourceId,
    resourceName,
    productCode,
    cloudCode,
    regionName,
    status,
    renewStatus,
    renewDuration,
    renewUnit,
    refunding,
  } = row;
  const renewable = mayRenew(row, now);
  return {
    id,
    resourceId,
    resourceName,
    productCode,
    productName: product ? nameOf(product, language) : row.productName,
    cloudCode,
    regionName,
    status,
    expireTime: toLocalDateTime(row.expireTime),
    remainDays: daysBetween(now, row.expireTime),
    renewStatus,
    renewDuration,
    renewUnit,
    renewPeriod: durationWords({ durationNum: renewDuration, durationUnit: renewUnit })[language],
    renewPrice: renewable ? renewalPriceOrNull(row, product) : null,
    startTime: toLocalDateTime(row.startTime),
    stopTime: toLocalDateTime(row.stopTime),
    releaseTime: toLocalDateTime(row.releaseTime),
    refunding,
    renewable,
  };
}

/** Days from the one moment's day to the other's, in Asia/Shanghai. */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (moment: Date): number => Date.parse(toLocalDate(moment)) / 86_400_000;
  return dayOf(to) - dayOf(from);
}
