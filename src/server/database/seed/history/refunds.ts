import { Decimal } from "decimal.js";
import { and, asc, eq, lt } from "drizzle-orm";
import { RefundStatus } from "../../../../generated/enums";
import { rejected, waitsFrom } from "../../../areas/refund/demo-review";
import { handlers } from "../../../areas/refund/handlers";
import { quoteEach, refundable } from "../../../areas/refund/refundables";
import type { RefundNews } from "../../../areas/refund/review";
import { settleRefunds } from "../../../areas/refund/settle";
import { addDays, addMinutes } from "../../../time";
import { instances, refunds } from "../../schema/instance";
import { planRefunds, type RefundPlan } from "../instances-data/refunds";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** Nothing is refunded that is so new, in days: the one full refund is left to whoever tries the demo. */
const newFor = 6;

/** Refunds of what customers bought, each reviewed as it was. */
export const plans: Plans = {
  needs: ["commerce"],
  deeds: (world) =>
    [1001, 1002, 1010, 1011, 1020]
      .flatMap((customId) => planRefunds(customId, world.today))
      .map((plan) => ({ at: plan.applyTime, do: (now) => apply(world, plan, now) })),
};

async function apply(world: World, plan: RefundPlan, now: Date): Promise<Deed[]> {
  const { customId, reasonType, reason, end } = plan;
  const instanceId = await chosen(world, plan, now);
  if (instanceId === undefined) return [];
  const asked = { clientToken: world.clientToken, ids: [instanceId], reasonType, reason };
  const { ids } = await handlers.refundInstances(asked, world.of(customId, now));
  const [id = 0] = ids;
  const [made] = await world.db.select({ refundNo: refunds.refundNo }).from(refunds).where(eq(refunds.id, id));
  const reviewed = (minutes: number, news: RefundNews): Deed => ({
    at: addMinutes(now, minutes),
    do: (at) =>
      settleRefunds(world.db, { follow: async ({ refundNo }) => (refundNo === made?.refundNo ? news : undefined) }, at),
  });
  const { refunding, refunded } = RefundStatus;
  if (end === RefundStatus.rejected) return [reviewed(95, { status: RefundStatus.rejected, note: rejected })];
  if (end === refunding) return [reviewed(95, { status: refunding })];
  if (end === refunded) return [reviewed(95, { status: refunding }), reviewed(100, { status: refunded })];
  return end === RefundStatus.pendingReview ? [] : [cancelled(world, plan, id, now)];
}

function cancelled(world: World, { customId }: RefundPlan, id: number, now: Date): Deed {
  return {
    at: addMinutes(now, 12),
    do: async (at) => {
      await handlers.cancelRefund({ id }, world.of(customId, at));
    },
  };
}

/** An instance whose refund comes to an amount of the size that the plan has. */
async function chosen({ db }: World, { customId, dear }: RefundPlan, now: Date): Promise<number | undefined> {
  const rows = await db
    .select()
    .from(instances)
    .where(and(eq(instances.customId, customId), refundable(now), lt(instances.startTime, addDays(now, -newFor))))
    .orderBy(asc(instances.startTime), asc(instances.id));
  const quotes = await quoteEach(db, customId, rows, now);
  const fitting = quotes.filter(({ refundAmount }) => {
    const amount = new Decimal(refundAmount);
    return amount.gt(0) && amount.gte(waitsFrom) === dear;
  });
  // The one in the middle: neither always the oldest nor always the newest.
  return fitting[fitting.length >> 1]?.instance.id;
}
