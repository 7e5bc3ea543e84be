import { and, asc, eq, exists, gt, ne, sql } from "drizzle-orm";
import { OrderStatus, OrderType } from "../../../../generated/enums";
import { commit } from "../../../areas/order/commit";
import { demoProvisioner } from "../../../areas/order/demo-provisioner";
import { expireOrders, goesBack, provisionOrders, refundOrders } from "../../../areas/order/follow-orders";
import { handlers } from "../../../areas/order/handlers";
import { lifecycle } from "../../../areas/order/lifecycle";
import type { Provisioner } from "../../../areas/order/provisioning";
import { handlers as renewHandlers } from "../../../areas/renew/handlers";
import type { Context } from "../../../context";
import { addMinutes } from "../../../time";
import { orders } from "../../schema/commerce";
import { instancePeriods, instances } from "../../schema/instance";
import {
  dearYears,
  lastingYears,
  mostPaid,
  type OrderPlan,
  planOrders,
  planYears,
  provisionMinutes,
} from "../commerce-data/orders";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { ticketFor } from "../vouchers-data/ticket-for";

const group = 1001;
/** A call's token; none is sent twice. */
const clientToken = "demo";

/** Orders of the group, and some of others: placed, paid, provisioned, cancelled, expired, failed and refunded. */
export const plans: Plans = {
  needs: ["commerce", "vouchers", "bills"],
  deeds: (world) => [
    ...[...planYears(group, 4, dearYears, world.today), ...planOrders(group, 300, world.today)].map(
      begun(world, group),
    ),
    ...[1002, 1010, 1011, 1020].flatMap((customId) =>
      [...planYears(customId, 1, lastingYears, world.today), ...planOrders(customId, 8, world.today)].map(
        begun(world, customId),
      ),
    ),
  ],
};

const begun =
  (world: World, customId: number) =>
  (plan: OrderPlan): Deed => ({ at: plan.createTime, do: (now) => place(world, customId, plan, now) });

/** The call of whoever orders for a customer. */
function buyer(world: World, customId: number, { byFinance }: OrderPlan, now: Date): Context {
  return customId === group && byFinance ? world.as("finance", now) : world.of(customId, now);
}

async function place(world: World, customId: number, plan: OrderPlan, now: Date): Promise<Deed[]> {
  const context = buyer(world, customId, plan, now);
  const renewed = plan.renewal ? await soonestOf(world, customId, now) : undefined;
  const placed =
    renewed === undefined
      ? await commit({ clientToken, orderType: OrderType.newPurchase, items: plan.wishes.map(toItem) }, context)
      : await renewHandlers.renewInstances({ clientToken, ids: [renewed.id], ...renewed.duration }, context);
  const { orderId: id, orderNo } = placed;
  const deed = (at: Date, does: Deed["do"]): Deed[] => [{ at, do: does }];
  switch (plan.end) {
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

function toItem({ productCode, attrs, quantity, durationNum, durationUnit }: OrderPlan["wishes"][number]) {
  return { productCode, attrs, quantity, ...(durationNum && durationUnit && { durationNum, durationUnit }) };
}

/** The instance that expires first of those a customer can renew, for as long as it was bought, at a usual price. */
async function soonestOf({ db }: World, customId: number, now: Date) {
  const bought = db
    .select({ one: sql`1` })
    .from(instancePeriods)
    .where(eq(instancePeriods.instanceId, instances.id));
  const [row] = await db
    .select({ id: instances.id, durationUnit: instances.renewUnit })
    .from(instances)
    .where(
      and(
        eq(instances.customId, customId),
        ne(instances.status, "Released"),
        eq(instances.refunding, false),
        gt(instances.expireTime, now),
        sql`${instances.monthlyPrice} < ${mostPaid} / 12`,
        exists(bought),
      ),
    )
    .orderBy(asc(instances.expireTime), asc(instances.id))
    .limit(1);
  return row && { id: row.id, duration: { durationNum: 1, durationUnit: row.durationUnit } };
}

type Placed = OrderPlan & { id: number; orderNo: string };

async function paid(world: World, customId: number, plan: Placed, now: Date): Promise<Deed[]> {
  const { id, orderNo, end, failReason } = plan;
  const ticket = plan.byTicket ? await ticketFor(world.db, customId, id, now) : undefined;
  const asked = { clientToken, id, ...(ticket !== undefined && { cloudTicketId: ticket }) };
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
