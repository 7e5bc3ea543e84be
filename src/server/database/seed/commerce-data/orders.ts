import type { RenewStatus } from "../../../../generated/api";
import { OrderStatus, OrderType } from "../../../../generated/enums";
import type { Words } from "../../../errors";
import { addDays, addMinutes } from "../../../time";
import { seededRandom, type Random } from "../bills-generator/random";
import { daysAgo } from "../run/past";
import { seedProducts } from "./products";
import { type SampledWish, sampleWish } from "./wishes";

/** The customer that has most of them. */
export const group = 1001;

/** An order of a customer, and what became of it. */
export interface OrderPlan {
  /** Renewals and changes are of an instance that the customer has then; where it has none, something new is bought. */
  orderType: Exclude<OrderType, typeof OrderType.unsubscription>;
  /** How far it came; what moves on by itself has been taken over by a person there. */
  end: OrderStatus;
  /** The customer's account manager places it, not the customer: it has to be approved. */
  byPlatform: boolean;
  createTime: Date;
  /** When it is paid, if it is. */
  payTime: Date;
  wishes: SampledWish[];
  /** Why it could not be provisioned, where it could not. */
  failReason: Words;
  /** Pays with a voucher that fits, if there is one to be used. */
  byTicket: boolean;
  /** Whether the group's finance department ordered it, not its main account. */
  byFinance: boolean;
  /** What is chosen for the renewal of the new instances. */
  renewStatus?: RenewStatus;
}

const { pendingApproval, toPay, processing, done, cancelled, expired, provisioningFailed, refunding, refunded } =
  OrderStatus;
const { newPurchase, renewal, change, paygToSubscription } = OrderType;
/** How often each state occurs among a hundred orders. */
const stateWeights: [OrderPlan["end"], number][] = [
  [done, 62],
  [cancelled, 9],
  [expired, 8],
  [refunded, 6],
  [processing, 5],
  [toPay, 5],
  [pendingApproval, 3],
  [provisioningFailed, 3],
  [refunding, 2],
];
/** How often each type. What customers can't order themselves is placed for them. */
const typeWeights: [OrderPlan["orderType"], number][] = [
  [newPurchase, 60],
  [renewal, 28],
  [change, 7],
  [paygToSubscription, 5],
];
const customersOwn: readonly OrderType[] = [newPurchase, renewal];
/** What is never paid. */
const unpaid: readonly OrderStatus[] = [pendingApproval, toPay, cancelled, expired];
/** What is bought how often, and what an item costs at most (CNY): orders are a few per cent of the bills, as they are for such a customer. */
export const mostPaid = 6_000;
const productWeights = seedProducts.map(
  (product) =>
    [
      product,
      { hss: 26, ssl: 22, vulscan: 20, logaudit: 14, waf: 7, bastion: 5, dbaudit: 2 }[product.code] ?? 0,
    ] as const,
);
const failReasons = [
  { zh: "云平台资源不足", en: "The cloud has no capacity left" },
  { zh: "开通接口超时", en: "Provisioning timed out" },
  { zh: "域名未备案", en: "The domain has no ICP filing" },
];
/** Minutes that an approval takes, and provisioning. */
export const approvalMinutes = 30;
export const provisionMinutes = 4;

/** Orders of a customer over a year, the first ones of every type in every state, the rest by weight. */
export function planOrders(customId: number, count: number, today: Date): OrderPlan[] {
  const random = seededRandom(customId);
  const first = stateWeights.flatMap(([end]) => typeWeights.map(([orderType]) => ({ end, orderType })));
  return Array.from({ length: count }, (_, at) => {
    const kind = first[at] ?? { end: weighted(random, stateWeights), orderType: weighted(random, typeWeights) };
    // The first ones are of the days in which there is something to renew and to change.
    return planOrder(random, kind, today, at < first.length ? 120 : 360);
  });
}

/** Purchases for a year: what one costs (CNY), and how many days ago it was provisioned. */
export interface YearlyPurchases {
  price: { over: number; below: number };
  days: { from: number; to: number };
}

/** So dear that their refund is reviewed by a person. */
export const dearYears: YearlyPurchases = { price: { over: 4_200, below: 9_000 }, days: { from: 12, to: 30 } };
/** In use for longer than any refund that fails or is cancelled is planned back, and too cheap, even renewed, to be reviewed. */
export const lastingYears: YearlyPurchases = { price: { over: 400, below: 1_500 }, days: { from: 70, to: 90 } };

/** Purchases for a year that are done and not renewed by themselves. */
export function planYears(customId: number, count: number, { price, days }: YearlyPurchases, today: Date): OrderPlan[] {
  const random = seededRandom(customId + 7);
  const bought = (): SampledWish => {
    for (;;) {
      const wish = sampleWish(random, random.pick(seedProducts), addDays(today, -40));
      const paid = Number(wish.payAmount);
      const oneYear = wish.durationUnit === "Y" && wish.durationNum === 1 && wish.quantity === 1;
      if (oneYear && paid > price.over && paid < price.below) return wish;
    }
  };
  return Array.from({ length: count }, () => ({
    ...planOrder(random, { end: done, orderType: newPurchase }, today, days.to),
    ...timesOf(random, done, today, days.from, days.to),
    wishes: [bought()],
    byTicket: false,
    renewStatus: "ManualRenewal",
  }));
}

/** A purchase of each usual product that is for a time, too new to be refunded: each is in use. */
export function planInUse(customId: number, today: Date): OrderPlan[] {
  const random = seededRandom(customId + 9);
  const usual = productWeights.flatMap(([product, weight]) =>
    weight > 0 && product.durations.length > 0 ? product : [],
  );
  return usual.map((product) => ({
    ...planOrder(random, { end: done, orderType: newPurchase }, today, 5),
    wishes: [cheap(() => sampleWish(random, product, today))],
  }));
}

/** So many orders to be paid, one a minute from a time on. */
export function planRest(customId: number, count: number, from: Date): OrderPlan[] {
  const random = seededRandom(customId + 8);
  return Array.from({ length: count }, (_, at) => ({
    ...planOrder(random, { end: toPay, orderType: newPurchase }, from, 1),
    createTime: addMinutes(from, at + 1),
  }));
}

function planOrder(
  random: Random,
  { end, orderType }: Pick<OrderPlan, "end" | "orderType">,
  today: Date,
  mostDaysAgo: number,
): OrderPlan {
  const paid = !unpaid.includes(end);
  const times = timesOf(random, end, today, 2, mostDaysAgo);
  const wish = (): SampledWish => {
    const drawn = sampleWish(random, paid ? weighted(random, productWeights) : random.pick(seedProducts), today);
    // A subscription is for a time.
    return orderType === paygToSubscription && drawn.durationNum === null ? wish() : drawn;
  };
  return {
    end,
    orderType,
    byPlatform: end === pendingApproval || !customersOwn.includes(orderType),
    ...times,
    wishes: Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => (paid ? cheap(wish) : wish())),
    failReason: random.pick(failReasons),
    byTicket: random.chance(0.35),
    byFinance: random.chance(0.5),
    ...renewalOf(random, times.createTime, today),
  };
}

/** Orders that wait are of the last days, so that none of them has expired; each could be approved before it is paid. */
function timesOf(
  random: Random,
  end: OrderPlan["end"],
  today: Date,
  from: number,
  to: number,
): Pick<OrderPlan, "createTime" | "payTime"> {
  const minutes = random.whole(approvalMinutes + 1, 600);
  if (end === pendingApproval || end === toPay || end === processing) {
    const createTime = addDays(today, end === processing ? -0.45 - 1.5 * random.next() : -0.05 - 0.75 * random.next());
    return { createTime, payTime: addMinutes(createTime, minutes) };
  }
  const payTime = addMinutes(daysAgo(random, today, from, to), -provisionMinutes);
  return { createTime: addMinutes(payTime, -minutes), payTime };
}

/** Few let their instances renew by themselves for long, or they would be most of all orders. */
function renewalOf(random: Random, createTime: Date, today: Date): Pick<OrderPlan, "renewStatus"> {
  const drawn = random.next();
  if (drawn < (createTime > addDays(today, -75) ? 0.3 : 0.03)) return { renewStatus: "AutoRenewal" };
  return drawn > 0.88 ? { renewStatus: "NotRenewal" } : {};
}

function weighted<Value>(random: Random, weights: readonly (readonly [value: Value, weight: number])[]): Value {
  let rest = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  const [value] = weights.find(([, weight]) => (rest -= weight) < 0) ?? weights[0] ?? [];
  if (value === undefined) throw new Error("there is something to choose from");
  return value;
}

/** The first one drawn that does not cost more than is usual. */
function cheap(draw: () => SampledWish): SampledWish {
  for (;;) {
    const wish = draw();
    if (Number(wish.payAmount) <= mostPaid) return wish;
  }
}
