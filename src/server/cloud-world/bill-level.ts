import type { ServiceCode } from "../database/seed/bills-generator/catalogue";
import { serviceShares } from "../database/seed/bills-generator/catalogue";
import { drawOf } from "./draw";
import type { Estate, WorldAccount } from "./entity";
import { priceOf, servicePrices } from "./price";
import { productOf } from "./billed-products";

/** What the accounts of the demo spend in an ordinary month, CNY: as much as their bills of the months before do. */
const planned: Readonly<Record<string, number>> = {
  "usr-K3pV8xQe": 80_000,
  "usr-T9mR2wLz": 78_000,
  "1098327645120938": 49_000,
  "1573920486617305": 36_500,
  "1820475639910274": 26_500,
  "0a8c91d4e7f24b6db3c5": 57_500,
  "5f3e02b7c9a14d80a6e1": 25_500,
  "100028374651": 56_000,
  "471902836645": 37_000,
  jcloud_83920174: 19_000,
  "1660283947715520": 7_800,
  "100031947250": 2_800,
};

/** How prices of an account are told from list prices: a factor for each service. */
export type Level = Record<ServiceCode, number>;

/** Part of the list price that is paid, in percent: contracts of accounts differ. */
export function pricePercentOf({ accountUid }: WorldAccount, productCode: string): bigint {
  return BigInt(drawOf("discount", accountUid, productCode).whole(75, 95));
}

/**
 * The level of an account's prices. What the demo's accounts have, as far as nobody does anything, costs what was planned, parted among
 * services as the domain rules have it; other accounts pay list prices.
 */
export function levelOf(account: WorldAccount, untouched: Estate): Level {
  const total = planned[account.accountUid];
  const listed: Level = { compute: 0, database: 0, network: 0, storage: 0, security: 0, other: 0 };
  for (const entity of untouched.values()) {
    if (entity.type !== "priNet")
      listed[productOf(account.cloudCode, entity.type).service] += priceOf(entity)?.month ?? 0;
  }
  for (const [service, { month }] of Object.entries(servicePrices)) listed[service as ServiceCode] += month;
  const services = Object.keys(listed) as ServiceCode[];
  const paid = (service: ServiceCode) => ((total ?? 0) * (serviceShares[service].share / 100)) / usualPercent;
  return Object.fromEntries(
    services.map((service) => [
      service,
      total === undefined || listed[service] === 0 ? 1 : paid(service) / listed[service],
    ]),
  ) as Level;
}

/** What is paid of list prices in the mean. */
const usualPercent = 0.85;
