import type { OrderStatus } from "../../../../generated/api";
import { checkChoices } from "../../../areas/product/choices";
import { priceOf, type CalculatedPrice } from "../../../areas/product/price";
import { amountsOf, unitPriceOf } from "../../../areas/order/amounts";
import { addDays, addMinutes, monthsLater, toLocalDateTime } from "../../../time";
import type { orderItems, orders } from "../../schema/commerce";
import { seededRandom, type Random } from "../bills-generator/random";
import type { SeedProduct } from "./attributes";
import { seedProducts } from "./products";
import { historyOf, type SeedOrderEvent } from "./history";
import { sampleChoices, sampleDuration } from "./wishes";

/** An order with its items and history; these learn their order's id from its number. */
export interface SeedOrder {
  order: typeof orders.$inferInsert;
  items: Omit<typeof orderItems.$inferInsert, "orderId">[];
  events: SeedOrderEvent[];
}

/** How often each state occurs among a hundred orders. */
const statusWeights: [status: number, weight: number][] = [
  [3, 58],
  [4, 9],
  [5, 8],
  [8, 6],
  [2, 5],
  [1, 5],
  [0, 4],
  [6, 3],
  [7, 2],
];
const typeWeights: [type: number, weight: number][] = [
  [1, 52],
  [2, 26],
  [3, 10],
  [4, 7],
  [11, 5],
];
const combinations = statusWeights.flatMap(([status]) =>
  typeWeights.map(([orderType]) => [orderType, status] as const),
);
/** What is bought how often, and what an item costs at most (CNY): orders are a few per cent of the bills, as they are for such a customer. */
const mostPaid = 6_000;
const productWeights = seedProducts.map(
  (product) =>
    [
      product,
      { hss: 26, ssl: 22, vulscan: 20, logaudit: 14, waf: 7, bastion: 5, dbaudit: 2 }[product.code] ?? 0,
    ] as const,
);
const unsubscription = 4;
const unsubscriptionStates = [0, 2, 3, 4, 7, 8];
const creators = ["admin", "finance"];
const failReasons = [
  { zh: "云平台资源不足", en: "The cloud has no capacity left" },
  { zh: "开通接口超时", en: "Provisioning timed out" },
  { zh: "域名未备案", en: "The domain is not registered" },
];

/**
 * Orders of a customer over a year, none before the first month of its bills, oldest first: every type meets every state that it
 * can have, the rest by weight. Orders still waiting for approval or payment are of the last day, so that none of them has expired.
 */
export function generateOrders(customId: number, count: number, seed: number, today: Date): SeedOrder[] {
  const random = seededRandom(seed);
  const kinds = Array.from({ length: count }, (_, at) => kindOf(random, at));
  const ages = kinds.map(({ status }) =>
    status <= 1 ? random.next() * 0.8 : status === 2 ? 0.45 + random.next() * 1.5 : 2 + random.next() * 360,
  );
  return kinds
    .map((kind, at) => ({ ...kind, createTime: addDays(today, -(ages[at] ?? 1)) }))
    .sort((a, b) => a.createTime.getTime() - b.createTime.getTime())
    .map((kind, at) => buildOrder(random, customId, at, kind));
}

/** The first orders walk through all combinations, so that none is left to chance. */
function kindOf(random: Random, at: number): { orderType: number; status: number } {
  const [orderType, status] = combinations[at] ?? [weighted(random, typeWeights), weighted(random, statusWeights)];
  // An unsubscription is not paid, so it is never waiting for that, nor too late or unsuccessful in it.
  return { orderType, status: orderType === unsubscription && !unsubscriptionStates.includes(status) ? 3 : status };
}

function weighted<Value>(random: Random, weights: readonly (readonly [value: Value, weight: number])[]): Value {
  let rest = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  const [value] = weights.find(([, weight]) => (rest -= weight) < 0) ?? weights[0] ?? [];
  if (value === undefined) throw new Error("there is something to choose from");
  return value;
}

function buildOrder(
  random: Random,
  customId: number,
  at: number,
  kind: { orderType: number; status: number; createTime: Date },
): SeedOrder {
  const { orderType, status, createTime } = kind;
  const paid = [2, 3, 6, 7, 8].includes(status) && orderType !== unsubscription;
  const payTime = paid ? addMinutes(createTime, random.whole(2, 600)) : null;
  const pick = (): BuiltItem =>
    buildItem(
      random,
      paid ? weighted(random, productWeights) : random.pick(seedProducts),
      createTime,
      payTime,
      status === 3,
    );
  const built = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => (paid ? cheap(pick) : pick()));
  const [first] = built;
  if (!first) throw new Error("an order is of something");
  const amounts = amountsOf(built.map(({ price }) => (orderType === unsubscription ? negated(price) : price)));
  const creator = random.pick(creators);
  const failReason = [6, 7, 8].includes(status) && orderType !== unsubscription ? random.pick(failReasons) : null;
  const events = historyOf({ orderType, status: status as OrderStatus, createTime, payTime, creator, failReason });
  return {
    order: {
      customId,
      orderType,
      status,
      createTime,
      payTime,
      statusTime: events.at(-1)?.time ?? createTime,
      // The demo shows every state, so what would move on by itself does not.
      held: [2, 6, 7].includes(status),
      orderNo: `CO${toLocalDateTime(createTime).replace(/\D/g, "")}${String(customId * 1000 + at).padStart(8, "0")}`,
      cloudCode: "qingyun",
      productCode: first.item.productCode,
      productName: first.item.productName,
      itemCount: built.length,
      ...amounts,
      cashAmount: paid ? amounts.payAmount : "0.00",
      creditAmount: "0.00",
      cloudTicketId: null,
      payMode: "prePay",
      payDeadline: status === 0 ? null : addMinutes(createTime, 24 * 60),
      creator,
      failReason,
    },
    events,
    items: built.map(({ item }) =>
      orderType === unsubscription
        ? { ...item, listAmount: `-${item.listAmount ?? "0.00"}`, payAmount: `-${item.payAmount ?? "0.00"}` }
        : item,
    ),
  };
}

/** An unsubscription gives money back. */
function negated(price: CalculatedPrice): CalculatedPrice {
  return { ...price, listAmount: `-${price.listAmount}`, payAmount: `-${price.payAmount}` };
}

/** The first one drawn that does not cost more than is usual. */
function cheap(draw: () => BuiltItem): BuiltItem {
  for (;;) {
    const built = draw();
    if (Number(built.price.payAmount) <= mostPaid) return built;
  }
}

interface BuiltItem {
  item: SeedOrder["items"][number];
  price: CalculatedPrice;
}

function buildItem(
  random: Random,
  product: SeedProduct,
  createTime: Date,
  payTime: Date | null,
  done: boolean,
): BuiltItem {
  const duration = sampleDuration(random, product);
  const quantity = random.chance(0.92) ? 1 : random.whole(2, 3);
  const attrs = checkChoices(product.attributes, sampleChoices(random, product), createTime);
  const price = priceOf(product, attrs, quantity, duration ?? {});
  const months = duration ? duration.durationNum * (duration.durationUnit === "Y" ? 12 : 1) : 0;
  const item: SeedOrder["items"][number] = {
    productCode: product.code,
    productName: product.words.zh,
    attrs,
    quantity,
    durationNum: duration?.durationNum ?? null,
    durationUnit: duration?.durationUnit ?? null,
    autoRenew: months > 0 && random.chance(0.3),
    unitPrice: unitPriceOf(price, quantity),
    listAmount: price.listAmount,
    payAmount: price.payAmount,
    resourceIds: done
      ? Array.from(
          { length: quantity },
          () => `${product.code}-${String(random.whole(0, 99_999_999)).padStart(8, "0")}`,
        )
      : [],
    effectTime: done ? payTime : null,
    expireTime: done && payTime && months > 0 ? monthsLater(payTime, months) : null,
  };
  return { item, price };
}
