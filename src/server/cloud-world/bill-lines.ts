import type { CloudBillLine } from "../areas/cloud/provider";
import { dayFactor, seasonFactor } from "../database/seed/bills-generator/calendar";
import { columnsOf } from "../database/seed/bills-generator/entity-columns";
import { fromWeight, roundToCents, scale, toText, type Units, yuan } from "../database/seed/bills-generator/units";
import { addDays, fromLocal, toLocalDate } from "../time";
import { type Level, pricePercentOf } from "./bill-level";
import { productOf, serviceProduct, type WorldProduct } from "./billed-products";
import { drawOf, lettersOf } from "./draw";
import type { Entity, Estate, WorldAccount } from "./entity";
import { type ListPrice, monthHours, priceOf, servicePrices } from "./price";

/** A day of an account's bill. */
export interface BillDay {
  account: WorldAccount;
  level: Level;
  /** "YYYY-MM-DD", Shanghai. */
  day: string;
  /** What was in the account when the day ended. */
  estate: Estate;
}

/** Something charged on a day: what of, by which product, from when on, and whose name it bears. */
interface Charged {
  product: WorldProduct;
  price: ListPrice;
  columns: Pick<CloudBillLine, "resourceId" | "resourceName"> & Partial<CloudBillLine>;
  since: Date;
}

/** Chance that a part of a day is given back, and that a package covers it. */
const refundChance = 0.02;
const coveredChance = 0.085;
const hour = 60 * 60 * 1000;

/** The lines of a day: what is metered, and what was paid ahead for a month on this day. */
export function linesOf(at: BillDay): CloudBillLine[] {
  return [...[...at.estate.values()].flatMap((entity) => entityLines(at, entity)), ...serviceLines(at)];
}

function entityLines(at: BillDay, entity: Entity): CloudBillLine[] {
  const { cloudCode } = at.account;
  const { type, item } = entity;
  const price = priceOf(entity);
  if (type === "priNet" || price === undefined) return [];
  const charged = {
    product: productOf(cloudCode, type),
    price,
    columns: columnsOf(entity, cloudCode),
    since: item.createTime,
  };
  if (item.payMode === "prePay") return isAnniversary(at.day, item.createTime) ? subscribed(at, charged) : [];
  const metered = meteredLines(at, charged);
  return type === "host" ? [...metered, ...inboundLine(at, charged)] : metered;
}

/** A month is paid on the day of the month on which something was bought; on the last day of shorter ones. */
function isAnniversary(day: string, bought: Date): boolean {
  const date = Number(day.slice(8));
  const [year = 0, month = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const boughtOn = Number(toLocalDate(bought).slice(8));
  return date === Math.min(boughtOn, last) && bought < addDays(fromLocal(day), 1);
}

function serviceLines(at: BillDay): CloudBillLine[] {
  const { accountUid, cloudCode } = at.account;
  return Object.entries(servicePrices).flatMap(([service, price]) => {
    const product = serviceProduct(cloudCode, service as keyof typeof servicePrices);
    const resourceId = `${product.productCode.split("-")[1]}-${lettersOf(drawOf("service", accountUid, service), 10)}`;
    const columns = { resourceId, resourceName: product.productDetail };
    return meteredLines(at, { product, price, columns, since: new Date(0) });
  });
}

/** The hours of a day, and now and then a part of them given back. */
function meteredLines(at: BillDay, charged: Charged): CloudBillLine[] {
  const { day, level } = at;
  const { product, price, columns, since } = charged;
  const [midnight, end] = [fromLocal(day), addDays(fromLocal(day), 1)];
  const start = since > midnight ? since : midnight;
  const hours = (end.getTime() - start.getTime()) / hour;
  const random = drawOf("charge", String(columns.resourceId), price.item, day);
  const isCovered = random.chance(coveredChance);
  const unitPrice = fromWeight((price.month * level[product.service]) / monthHours / price.perHour, Number(yuan));
  // Less at weekends, more in the seasons of the domain rules.
  const usual = price.perHour * hours * dayFactor(day) * seasonFactor(day.slice(0, 7));
  const used = fromWeight(usual * random.logNormal(0.08), Number(yuan));
  const list = isCovered ? 0n : scale(used, unitPrice, yuan);
  const line: CloudBillLine = {
    ...commonOf(at, charged),
    ...amountsOf(at, product, list),
    billItemType: "PayAsYouGoBill",
    chargeCategory: "Usage",
    chargeFrequency: "Usage-Based",
    payMode: "postPay",
    unitPrice: toText(unitPrice),
    usageAmount: toText(used),
    deductedUsage: isCovered ? toText(used) : "0",
    usageStart: start,
    usageEnd: end,
    consumeTime: new Date(end.getTime() - random.whole(1, 3599) * 1000),
  };
  if (list === 0n || !random.chance(refundChance)) return [line];
  return [line, { ...line, ...refundOf(at, product, scale(list, BigInt(-random.whole(20, 90)), 100n)) }];
}

function refundOf(at: BillDay, product: WorldProduct, list: Units): Partial<CloudBillLine> {
  return {
    ...amountsOf(at, product, list),
    billItemType: "Refund",
    chargeCategory: "Adjustment",
    chargeFrequency: "One-Time",
    usageAmount: null,
  };
}

/** What comes in is metered, and free. */
function inboundLine(at: BillDay, charged: Charged): CloudBillLine[] {
  const item = { month: 0, item: "入方向流量", unit: "GB" };
  const random = drawOf("inbound", String(charged.columns.resourceId), at.day);
  return meteredLines(at, { ...charged, price: { ...item, perHour: random.whole(1, 900) / 100 } });
}

/** A month paid ahead: the purchase, whose amortised cost is 0, and the usage line that carries it (as FOCUS has it). */
function subscribed(at: BillDay, charged: Charged): CloudBillLine[] {
  const { product, price, since } = charged;
  const list = roundToCents(fromWeight(price.month * at.level[product.service], Number(yuan)));
  const start = new Date(
    fromLocal(at.day).getTime() + ((since.getTime() - fromLocal("2000-01-01").getTime()) % (24 * hour)),
  );
  const paid = amountsOf(at, product, list);
  const common: CloudBillLine = {
    ...commonOf(at, charged),
    ...amountsOf(at, product, 0n),
    billItemType: "SubscriptionOrder",
    chargeCategory: "Usage",
    chargeFrequency: "Recurring",
    payMode: "prePay",
    orderNo: `SUB${at.day.slice(0, 7).replace("-", "")}${String(charged.columns.resourceId).slice(-8).toUpperCase()}`,
    unitPrice: toText(list),
    unitPriceUnit: "元/月",
    usageAmount: "1",
    usageUnit: "月",
    usageStart: start,
    usageEnd: addDays(start, 30),
    consumeTime: start,
  };
  return [
    { ...common, ...paid, amortizedCost: "0", chargeCategory: "Purchase", billingItem: "包月费用" },
    { ...common, amortizedCost: paid.payableAmount, billingItem: "包月费用分摊" },
  ];
}

function commonOf({ account, day }: BillDay, { product, price, columns }: Charged) {
  const { service: _service, ...named } = product;
  return {
    ...named,
    ...columns,
    billDate: day,
    billingItem: price.item,
    unitPriceUnit: `元/${price.unit}`,
    usageUnit: price.unit,
    orderNo: `PAYG${day.replaceAll("-", "")}${account.accountUid.slice(-4).toUpperCase()}`,
    tags: [],
    currency: "CNY",
  };
}

/** Clouds take what is due from the account at once. */
function amountsOf({ account }: BillDay, { productCode }: WorldProduct, list: Units) {
  const payable = scale(list, pricePercentOf(account, productCode), 100n);
  return {
    listAmount: toText(list),
    discountAmount: toText(list - payable),
    payableAmount: toText(payable),
    cashAmount: toText(payable),
    amortizedCost: toText(payable),
  };
}
