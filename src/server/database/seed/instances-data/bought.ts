import { and, asc, eq, inArray } from "drizzle-orm";
import { instancesOf, type NewInstance } from "../../../areas/instance/create-instances";
import { endsOf, statusAt } from "../../../areas/instance/expiry";
import { addDays } from "../../../time";
import type { Queryable } from "../../client";
import { orderItems, orders } from "../../schema/commerce";
import type { Random } from "../bills-generator/random";

/** What renews by itself expires no sooner than this, in days: the demo renews nothing before somebody has looked. */
const calmDays = 5;

/** The periods that a customer's finished orders have paid, each with its instance, in the order of the orders. */
export async function boughtInstances(
  db: Queryable,
  random: Random,
  customId: number,
  today: Date,
): Promise<NewInstance[]> {
  const done = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customId, customId), eq(orders.status, 3), inArray(orders.orderType, [1, 2, 11])))
    .orderBy(asc(orders.id));
  if (done.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        done.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItems.id));
  return joined(
    done.flatMap((order) =>
      instancesOf(
        order,
        items.filter(({ orderId }) => orderId === order.id),
        today,
      ),
    ),
    today,
  ).map(({ instance, period }) => ({
    period,
    instance: {
      ...instance,
      renewStatus: calm(instance, random.chance(0.12) ? "NotRenewal" : instance.renewStatus, today),
    },
  }));
}

/** Periods of the same resource are of one instance: that of the first, and it ends with the last. */
function joined(made: readonly NewInstance[], today: Date): NewInstance[] {
  const firsts = new Map(made.toReversed().map(({ instance }) => [instance.resourceId, instance]));
  const ends = new Map(made.map(({ instance, period }) => [instance.resourceId, endsOf(period.endTime)]));
  return made.map(({ instance, period }) => {
    const [first, end] = [firsts.get(instance.resourceId) ?? instance, ends.get(instance.resourceId) ?? instance];
    return { period, instance: { ...first, ...end, status: statusAt({ ...first, ...end }, today) } };
  });
}

/** The choice of renewal, but for what would renew by itself at once. */
export function calm(
  { expireTime }: Pick<NewInstance["instance"], "expireTime">,
  wanted: NewInstance["instance"]["renewStatus"],
  today: Date,
): NewInstance["instance"]["renewStatus"] {
  return wanted === "AutoRenewal" && expireTime < addDays(today, calmDays) ? "ManualRenewal" : wanted;
}
