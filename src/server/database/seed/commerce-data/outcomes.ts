import { and, eq } from "drizzle-orm";
import { OrderStatus, OrderType } from "../../../../generated/enums";
import { demoProvisioner } from "../../../areas/order/demo-provisioner";
import { expireOrders, goesBack, provisionOrders, refundOrders } from "../../../areas/order/follow-orders";
import { handlers } from "../../../areas/order/handlers";
import { lifecycle } from "../../../areas/order/lifecycle";
import type { Provisioner } from "../../../areas/order/provisioning";
import { handlers as renewHandlers } from "../../../areas/renew/handlers";
import type { Context } from "../../../context";
import { addMinutes } from "../../../time";
import { orders } from "../../schema/commerce";
import { instancePeriods } from "../../schema/instance";
import type { Deed, World } from "../run/world";
import { ticketFor } from "../vouchers-data/ticket-for";
import { group, type OrderPlan, provisionMinutes } from "./orders";

/** An order that has been placed. */
export interface PlacedOrder {
  id: number;
  orderNo: string;
}

type Placed = OrderPlan & PlacedOrder;

/** The call by which a customer orders. */
export function buyer(world: World, customId: number, { byFinance }: OrderPlan, now: Date): Context {
  return customId === group && byFinance ? world.as("finance", now) : world.of(customId, now);
}

/** What becomes of an order that can be paid since `now`, or be cancelled. */
export function outcomesOf(
  world: World,
  customId: number,
  plan: OrderPlan,
  { id, orderNo }: PlacedOrder,
  now: Date,
): Deed[] {
  const deed = (at: Date, does: Deed["do"]): Deed[] => [{ at, do: does }];
  switch (plan.end) {
    case OrderStatus.pendingApproval:
    case OrderStatus.toPay:
      return [];
    case OrderStatus.cancelled:
      return deed(addMinutes(now, 35), async (at) => {
        await handlers.cancelOrder({ id }, buyer(world, customId, plan, at));
      });
    case OrderStatus.expired:
      return deed(addMinutes(now, 24 * 60 + 1), (at) => expireOrders(world.db, at));
    default:
      return deed(plan.payTime, (at) => paid(world, customId, { ...plan, id, orderNo }, at));
  }
}

async function paid(world: World, customId: number, plan: Placed, now: Date): Promise<Deed[]> {
  const { id, orderNo, end, failReason } = plan;
  const ticket = plan.byTicket ? await ticketFor(world.db, customId, id, now) : undefined;
  const asked = { clientToken: world.clientToken, id, ...(ticket !== undefined && { cloudTicketId: ticket }) };
  await handlers.payOrder(asked, buyer(world, customId, plan, now));
  if (end === OrderStatus.processing) {
    await takeOver(world, id);
    return [];
  }
  const works = end === OrderStatus.done;
  const answer: Provisioner["follow"] = async (order, at) =>
    works ? demoProvisioner.follow(order, at) : { done: false, reason: failReason };
  const provisioner: Provisioner = {
    follow: async (order, at) => (order.orderNo === orderNo ? answer(order, at) : undefined),
  };
  return [
    {
      at: addMinutes(now, provisionMinutes),
      do: async (at) => {
        await provisionOrders(world.db, provisioner, at);
        return works ? chosen(world, customId, plan, at) : failed(world, plan, at);
      },
    },
  ];
}

/** A person of the platform takes care of an order, which then moves on no more by itself. */
async function takeOver({ db }: World, id: number): Promise<void> {
  await db.update(orders).set({ held: true }).where(eq(orders.id, id));
}

async function failed(world: World, { id, end }: Placed, now: Date): Promise<Deed[]> {
  const next = addMinutes(now, 1);
  if (end === OrderStatus.refunded) return [{ at: next, do: (at) => refundOrders(world.db, at) }];
  await takeOver(world, id);
  return end === OrderStatus.refunding ? [{ at: next, do: (at) => beginRefund(world, id, at) }] : [];
}

/** What the job does first; a person does the rest. */
async function beginRefund({ db }: World, id: number, time: Date): Promise<void> {
  const { refunding: status } = OrderStatus;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (row) await db.transaction((tx) => lifecycle.move(tx, row, { status, time, actorKind: "system", note: goesBack }));
}

/** What the customer chooses for the renewal of what it has just bought. */
async function chosen(world: World, customId: number, { id, renewStatus }: Placed, now: Date): Promise<Deed[]> {
  if (renewStatus === undefined) return [];
  const { db } = world;
  const made = await db
    .select({ id: instancePeriods.instanceId })
    .from(instancePeriods)
    .innerJoin(orders, and(eq(orders.id, instancePeriods.orderId), eq(orders.orderType, OrderType.newPurchase)))
    .where(eq(instancePeriods.orderId, id));
  if (made.length === 0) return [];
  const ids = made.map((row) => row.id);
  return [
    {
      at: addMinutes(now, 20),
      do: async (at) => {
        await renewHandlers.setAutoRenewal({ ids, renewStatus }, world.of(customId, at));
      },
    },
  ];
}
