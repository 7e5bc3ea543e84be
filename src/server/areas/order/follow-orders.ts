import { eq, inArray, lt } from "drizzle-orm";
import { termMonths } from "../../../domain/term";
import type { Database, Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { both } from "../../lists/owner";
import { monthsLater } from "../../time";
import { changeFunds } from "../account/change-balance";
import { changeInstances } from "../instance/change-instances";
import { createInstances } from "../instance/create-instances";
import { noteFailedRenewals } from "../renew/automatic-failure";
import { extendInstances, lockRenewals } from "../renew/extend-instances";
import { mayRenew } from "../renew/renewals";
import { amortizeOrder } from "./amortization";
import { writeRefundLine } from "./bill-lines";
import { type OrderRow, lifecycle } from "./lifecycle";
import type { Provisioner, ProvisionNews } from "./provisioning";
import { itemsOf, type OrderItemRow } from "./read-order";
import { OrderStatus, OrderType } from "../../../generated/enums";

const notPaid = { zh: "超过支付期限，系统自动关闭", en: "Not paid in time. Closed automatically" };
/** Why an order that could not be provisioned is refunded. */
export const goesBack = { zh: "开通失败，自动退款", en: "Could not be provisioned. Refunded automatically" };
const wentBack = {
  zh: "现金与信用额度已原路退回，云券不退",
  en: "Cash and credit were returned to where they came from. Vouchers are not returned",
};
const goneMeanwhile = {
  zh: "实例已释放或正在退款，不能续费",
  en: "The instance is released or being refunded and cannot be renewed",
};
/** Orders read at a time. */
const most = 500;

/** Orders that pass from state to state by themselves: no person has taken them over. Unsubscriptions (4) go by rules of their own. */
const moving = both(
  eq(orders.held, false),
  inArray(orders.orderType, [OrderType.newPurchase, OrderType.renewal, OrderType.change, OrderType.paygToSubscription]),
);

/** Closes the orders whose deadline has passed (rules: 1 -> 5). */
export async function expireOrders(db: Database, now: Date): Promise<void> {
  const step = { status: OrderStatus.expired, time: now, actorKind: "system", note: notPaid } as const;
  await lifecycle.follow(db, [OrderStatus.toPay], async () => step, { where: lt(orders.payDeadline, now), most });
}

/** Asks about every paid order and moves on those that have news: done, or failed and to be refunded. */
export async function provisionOrders(db: Database, provisioner: Provisioner, now: Date): Promise<void> {
  await lifecycle.follow<{ items: OrderItemRow[]; news: ProvisionNews }>(
    db,
    [OrderStatus.processing],
    async ({ id, orderNo, orderType, statusTime }) => {
      const items = await itemsOf(db, id);
      const news = await provisioner.follow({ orderNo, orderType, since: statusTime, items }, now);
      return news && { items, news };
    },
    { where: moving, most, take: (tx, row, { items, news }) => take(tx, row, items, news, now) },
  );
}

/** Gives back what failed orders have taken (rules: "a failed provisioning refunds by itself"), each fund what it gave. */
export async function refundOrders(db: Database, now: Date): Promise<void> {
  const by = { time: now, actorKind: "system" } as const;
  const back = { ...by, status: OrderStatus.refunding, note: goesBack };
  await lifecycle.follow(db, [OrderStatus.provisioningFailed], async () => back, { where: moving, most });
  const done = { ...by, status: OrderStatus.refunded, note: wentBack };
  await lifecycle.follow(db, [OrderStatus.refunding], async () => done, {
    where: moving,
    most,
    take: async (tx, row) => {
      const { customId, orderNo: relateNo, cashAmount: cash, creditAmount: credit } = row;
      await changeFunds(tx, { cash, credit }, { customId, tradeType: "refund", relateNo, time: now });
      const order = await lifecycle.move(tx, row, done);
      await writeRefundLine(tx, { order, items: await itemsOf(tx, row.id) }, now);
    },
  });
}

async function take(
  tx: Tx,
  row: OrderRow,
  items: readonly OrderItemRow[],
  news: ProvisionNews,
  time: Date,
): Promise<void> {
  if (!news.done) {
    await lifecycle.move(tx, row, {
      status: OrderStatus.provisioningFailed,
      time,
      actorKind: "provisioner",
      note: news.reason,
      set: { failReason: news.reason },
    });
    await noteFailedRenewals(tx, row, items, news.reason, time);
    return;
  }
  const renewals = await lockRenewals(tx, row, items);
  if (renewals.some(({ instance }) => !mayRenew(instance, time))) {
    await lifecycle.move(tx, row, {
      status: OrderStatus.provisioningFailed,
      time,
      actorKind: "provisioner",
      note: goneMeanwhile,
      set: { failReason: goneMeanwhile },
    });
    return;
  }
  if (renewals.length > 0) await extendInstances(tx, row, renewals, time);
  else if (row.orderType === OrderType.change) await changeInstances(tx, row, items, time);
  else await createInstances(tx, row, await markProvisioned(tx, items, news.resourceIds, time), time);
  await amortizeOrder(tx, row, time);
  await lifecycle.move(tx, row, { status: OrderStatus.done, time, actorKind: "provisioner" });
}

/** Notes at the items what was provisioned, and for how long. */
async function markProvisioned(
  tx: Tx,
  items: readonly OrderItemRow[],
  resourceIds: ReadonlyMap<number, string[]>,
  effectTime: Date,
): Promise<OrderItemRow[]> {
  const done = items.map((item) => {
    const months = termMonths(item);
    return {
      ...item,
      resourceIds: resourceIds.get(item.id) ?? [],
      effectTime,
      expireTime: months > 0 ? monthsLater(effectTime, months) : null,
    };
  });
  for (const { id, resourceIds: ids, expireTime } of done) {
    await tx.update(orderItems).set({ resourceIds: ids, effectTime, expireTime }).where(eq(orderItems.id, id));
  }
  return done;
}
