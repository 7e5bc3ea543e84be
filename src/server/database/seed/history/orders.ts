import { eq } from "drizzle-orm";
import { OrderStatus, OrderType } from "../../../../generated/enums";
import type { InstanceRow } from "../../../areas/instance/lock-instances";
import { commit } from "../../../areas/order/commit";
import type { Context } from "../../../context";
import { handlers as renewHandlers } from "../../../areas/renew/handlers";
import { addMinutes } from "../../../time";
import { orders } from "../../schema/commerce";
import { changeable } from "../commerce-data/changes";
import {
  approvalMinutes,
  dearYears,
  group,
  lastingYears,
  type OrderPlan,
  planInUse,
  planOrders,
  planRest,
  planYears,
} from "../commerce-data/orders";
import { buyer, outcomesOf, type PlacedOrder } from "../commerce-data/outcomes";
import { approve, placeFor, toItem } from "../commerce-data/place-for";
import { soonestOf } from "../commerce-data/soonest";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** So many orders the group has, and so many of them are planned: instances that renew by themselves and refunds make others. */
const [groupOrders, placedByPlan] = [320, 274];
/** When those are ordered that are missing then. */
const restMinutesAgo = 25;

/** Orders of the group, and some of others: placed, paid, provisioned, cancelled, expired, failed and refunded. */
export const plans: Plans = {
  needs: ["commerce", "vouchers", "bills"],
  deeds: (world) => [
    ...[
      ...planYears(group, 4, dearYears, world.today),
      ...planInUse(group, world.today),
      ...planOrders(group, placedByPlan, world.today),
    ].map(begun(world, group)),
    { at: addMinutes(world.today, -restMinutesAgo), do: () => rest(world) },
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

async function place(world: World, customId: number, plan: OrderPlan, now: Date): Promise<Deed[]> {
  const instance = await subjectOf(world, customId, plan, now);
  if (!plan.byPlatform)
    return outcomesOf(world, customId, plan, await order(world, customId, plan, instance, now), now);
  const orderType =
    plan.orderType === OrderType.paygToSubscription || instance ? plan.orderType : OrderType.newPurchase;
  const placed = await placeFor(world, customId, { ...plan, orderType }, instance, now);
  if (plan.end === OrderStatus.pendingApproval) return [];
  if (plan.end === OrderStatus.cancelled) return outcomesOf(world, customId, plan, placed, now);
  const approved = async (at: Date): Promise<Deed[]> => {
    await approve(world, placed.id, at);
    return outcomesOf(world, customId, plan, placed, at);
  };
  return [{ at: addMinutes(now, approvalMinutes), do: approved }];
}

/** What a renewal or a change is of. */
async function subjectOf(world: World, customId: number, { orderType }: OrderPlan, now: Date) {
  if (orderType === OrderType.renewal) return soonestOf(world, customId, now);
  return orderType === OrderType.change ? soonestOf(world, customId, now, changeable) : undefined;
}

/** An order as customers place it. */
async function order(
  world: World,
  customId: number,
  plan: OrderPlan,
  renewed: InstanceRow | undefined,
  now: Date,
): Promise<PlacedOrder> {
  const context = buyer(world, customId, plan, now);
  const { clientToken } = world;
  const { orderId: id, orderNo } = renewed
    ? await renewalOf(renewed, context, clientToken)
    : await commit({ clientToken, orderType: OrderType.newPurchase, items: plan.wishes.map(toItem) }, context);
  return { id, orderNo };
}

/** One instance is renewed by one order. */
async function renewalOf({ id, renewUnit }: InstanceRow, context: Context, clientToken: string) {
  const input = { clientToken, ids: [id], durationNum: 1, durationUnit: renewUnit };
  const { orders: placed } = await renewHandlers.renewInstances(input, context);
  const [only] = placed;
  if (!only) throw new Error("a renewal places an order");
  return only;
}

/** What the group lacks of its orders, to be paid. */
async function rest(world: World): Promise<Deed[]> {
  const missing = groupOrders - (await world.db.$count(orders, eq(orders.customId, group)));
  return planRest(group, missing, addMinutes(world.today, -restMinutesAgo)).map(begun(world, group));
}
