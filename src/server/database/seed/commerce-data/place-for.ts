import { eq } from "drizzle-orm";
import { OrderStatus, OrderType } from "../../../../generated/enums";
import type { InstanceRow } from "../../../areas/instance/lock-instances";
import { placePurchase, priceItems } from "../../../areas/order/commit";
import { insertOrder } from "../../../areas/order/insert-order";
import { lifecycle, type OrderRow } from "../../../areas/order/lifecycle";
import { placeRenewal } from "../../../areas/renew/place-renewal";
import { priceRenewals } from "../../../areas/renew/renewals";
import type { Tx } from "../../client";
import { orders } from "../../schema/commerce";
import { customers } from "../../schema/identity";
import type { World } from "../run/world";
import { raised } from "./changes";
import type { OrderPlan } from "./orders";

const placed = { zh: "客户经理代客户下单，待审核", en: "Placed by the account manager, to be approved" };

/** Places an order for a customer as its account manager does: it awaits approval. `instance` is what is renewed or changed. */
export function placeFor(
  { db }: World,
  customId: number,
  { orderType, wishes }: Pick<OrderPlan, "orderType" | "wishes">,
  instance: InstanceRow | undefined,
  time: Date,
): Promise<OrderRow> {
  const step = { status: OrderStatus.pendingApproval, time, actorKind: "system", note: placed } as const;
  return db.transaction(async (tx) => {
    const creator = await managerOf(tx, customId);
    if (!instance) {
      const asked = { customId, orderType, creator, remark: null, cloudTicketId: null };
      return placePurchase(tx, await priceItems(tx, wishes.map(toItem), time), asked, step);
    }
    if (orderType === OrderType.change)
      return (await insertOrder(tx, { ...changeOf(instance), customId, creator }, step)).order;
    const duration = { durationNum: 1, durationUnit: instance.renewUnit };
    const renewals = await priceRenewals(tx, [instance], duration, time);
    return placeRenewal(tx, renewals, { customId, duration, creator }, step);
  });
}

/** The platform approves an order that was placed for a customer: it is to be paid from then on. */
export async function approve({ db }: World, id: number, time: Date): Promise<void> {
  const { toPay: status } = OrderStatus;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (row) await db.transaction((tx) => lifecycle.move(tx, row, { status, time, actorKind: "review" }));
}

/** A wish as the request of an order has it: the price that was drawn with it is of another day. */
export function toItem({ productCode, attrs, quantity, durationNum, durationUnit }: OrderPlan["wishes"][number]) {
  return { productCode, attrs, quantity, ...(durationNum && durationUnit && { durationNum, durationUnit }) };
}

async function managerOf(tx: Tx, customId: number): Promise<string> {
  const [customer] = await tx.select({ manager: customers.manager }).from(customers).where(eq(customers.id, customId));
  return customer?.manager ?? "system";
}

function changeOf(instance: InstanceRow) {
  const { cloudCode, productCode, productName, resourceId } = instance;
  const { attrs, amount } = raised(instance);
  const amounts = { listAmount: amount, payAmount: amount };
  const item = { productCode, productName, attrs, quantity: 1, unitPrice: amount, resourceIds: [resourceId] };
  const items = [{ ...item, ...amounts }];
  return { orderType: OrderType.change, cloudCode, productCode, productName, ...amounts, items };
}
