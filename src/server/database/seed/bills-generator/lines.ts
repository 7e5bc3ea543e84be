import type { NewBillLine } from "../../schema/bill";
import { addDays, dayMs, fromLocal } from "../../../time";
import type { Random } from "./random";
import type { DailyStream, Subscription } from "./streams";
import { scale, toText, type Units } from "./units";

/** What a line's amounts are made from: list - discount = payable. */
export interface Charge {
  payable: Units;
  list: Units;
}

/** Which bill a line stands on. */
export interface LinePlace {
  customId: number;
  /** The running month: a part is still owed. */
  open: boolean;
}

/** Payable amount with the list amount it was discounted from. */
export function discounted(payable: Units, pricePercent: bigint): Charge {
  return { payable, list: scale(payable, 100n, pricePercent) };
}

/** Amount columns of a charge; both identities hold by construction. */
export function amountColumns(random: Random, { payable, list }: Charge, open: boolean, amortized: Units = payable) {
  const paid = payable > 0n ? settle(random, payable, open) : { cash: payable, coupon: 0n, credit: 0n, debt: 0n };
  return {
    listAmount: toText(list),
    discountAmount: toText(list - payable),
    payableAmount: toText(payable),
    cashAmount: toText(paid.cash),
    couponAmount: toText(paid.coupon),
    creditAmount: toText(paid.credit),
    debtAmount: toText(paid.debt),
    amortizedCost: toText(amortized),
  };
}

/** Where the money came from: mostly cash, some credit, some vouchers; of the running month a part is still owed. */
function settle(random: Random, payable: Units, open: boolean) {
  const way = random.next();
  if (open && way < 0.3) return { cash: 0n, coupon: 0n, credit: 0n, debt: payable };
  if (way < 0.7) return { cash: payable, coupon: 0n, credit: 0n, debt: 0n };
  const part = scale(payable, BigInt(random.whole(20, 80)), 100n);
  if (way < 0.92) return { cash: payable - part, coupon: 0n, credit: part, debt: 0n };
  return { cash: payable - part, coupon: part, credit: 0n, debt: 0n };
}

/** A day of a metered item. A refund (negative) gives back a part of such a day. */
export function dailyLine(
  random: Random,
  { customId, open }: LinePlace,
  stream: DailyStream,
  day: string,
  payable: Units,
): NewBillLine {
  const start = fromLocal(day);
  const end = addDays(start, 1);
  const refund = payable < 0n;
  const { resource, item } = stream;
  const usage = usageOf(random, payable, item.price, resource.pricePercent);
  const { columns } = resource;
  const amounts = amountColumns(random, discounted(payable, resource.pricePercent), open);
  // Column by column: spreading the parts into one object of this size makes 70,000 of them take seconds.
  return {
    accountUid: columns.accountUid,
    accountName: columns.accountName,
    cloudCode: columns.cloudCode,
    productCode: columns.productCode,
    productName: columns.productName,
    productDetail: columns.productDetail,
    serviceCategory: columns.serviceCategory,
    resourceId: columns.resourceId,
    resourceName: columns.resourceName,
    instanceSpec: columns.instanceSpec,
    instanceConfig: columns.instanceConfig,
    publicIp: columns.publicIp,
    privateIp: columns.privateIp,
    regionId: columns.regionId,
    regionName: columns.regionName,
    zone: columns.zone,
    projectId: columns.projectId,
    projectName: columns.projectName,
    tags: columns.tags,
    listAmount: amounts.listAmount,
    discountAmount: amounts.discountAmount,
    payableAmount: amounts.payableAmount,
    cashAmount: amounts.cashAmount,
    couponAmount: amounts.couponAmount,
    creditAmount: amounts.creditAmount,
    debtAmount: amounts.debtAmount,
    amortizedCost: amounts.amortizedCost,
    customId,
    billCycle: day.slice(0, 7),
    billDate: day,
    billItemType: refund ? "Refund" : "PayAsYouGoBill",
    chargeCategory: refund ? "Adjustment" : "Usage",
    chargeFrequency: refund ? "One-Time" : "Usage-Based",
    payMode: "postPay",
    orderNo: `PAYG${day.replaceAll("-", "")}${columns.accountUid.slice(-4).toUpperCase()}`,
    billingItem: item.name,
    unitPrice: item.price,
    unitPriceUnit: `元/${item.unit}`,
    usageAmount: usage,
    usageUnit: item.unit,
    deductedUsage: payable === 0n && !item.free ? usage : "0",
    usageStart: start,
    usageEnd: end,
    consumeTime: new Date(end.getTime() - random.whole(1, 3599) * 1000),
  };
}

/** List amount divided by the price; free and covered items were used all the same. */
function usageOf(random: Random, payable: Units, price: string, pricePercent: bigint): string {
  const priceUnits = BigInt(Math.round(Number(price) * 1e8));
  if (payable === 0n || priceUnits === 0n) return toText(BigInt(Math.round(random.logNormal(1.5) * 1e8)));
  return toText(scale(discounted(payable, pricePercent).list, 100_000_000n, priceUnits));
}

/** When a subscription's month begins. */
export function subscriptionStart(subscription: Subscription, cycle: string): Date {
  const day = fromLocal(`${cycle}-${String(subscription.day).padStart(2, "0")}`);
  return new Date(day.getTime() + subscription.hour * 60 * 60 * 1000);
}

/** A subscription's month: the purchase, whose amortised cost is 0, and the usage line that carries it (as FOCUS has it). */
export function subscriptionLines(
  random: Random,
  { customId, open }: LinePlace,
  subscription: Subscription,
  cycle: string,
  charge: Charge,
): [purchase: NewBillLine, amortised: NewBillLine] {
  const { columns } = subscription.resource;
  const start = subscriptionStart(subscription, cycle);
  const common = {
    ...columns,
    customId,
    billCycle: cycle,
    billDate: `${cycle}-${String(subscription.day).padStart(2, "0")}`,
    payMode: "prePay",
    billItemType: "SubscriptionOrder",
    chargeFrequency: "Recurring",
    orderNo: `SUB${cycle.replace("-", "")}${columns.resourceId.slice(-8).toUpperCase()}`,
    unitPrice: toText(charge.list),
    unitPriceUnit: "元/月",
    usageAmount: "1",
    usageUnit: "月",
    deductedUsage: "0",
    usageStart: start,
    usageEnd: new Date(start.getTime() + 30 * dayMs),
    consumeTime: start,
  };
  return [
    { ...common, ...amountColumns(random, charge, open, 0n), chargeCategory: "Purchase", billingItem: "包月费用" },
    {
      ...common,
      ...amountColumns(random, { payable: 0n, list: 0n }, open, charge.payable),
      chargeCategory: "Usage",
      billingItem: "包月费用分摊",
    },
  ];
}
