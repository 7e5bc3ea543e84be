import { demoProvisioner } from "../../../areas/order/demo-provisioner";
import { provisionOrders } from "../../../areas/order/follow-orders";
import { bookAmortization } from "../../../areas/order/amortization";
import { moveInstances } from "../../../areas/instance/move-instances";
import { renewByItself } from "../../../areas/renew/auto-renew";
import { addDays, addMinutes } from "../../../time";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** So long the demo's past has lasted, and how often instances were looked at then: no less often than they are renewed ahead. */
const [days, every] = [396, 3];

/** What happens to instances by itself: they expire and are released, or renew, and each month of a term has its share of what was paid ahead. */
export const plans: Plans = {
  needs: ["instances"],
  deeds: (world) => [
    ...Array.from({ length: days / every + 1 }, (_, at) => look(world, at * every - days)),
    ...Array.from({ length: days }, (_, at) => book(world, at - days)),
    { at: addMinutes(world.today, -1), do: (now) => bookAmortization(world.db, now) },
  ],
};

function book({ db, today }: World, day: number): Deed {
  return { at: addDays(today, day), do: (now) => bookAmortization(db, now) };
}

function look({ db, today }: World, day: number): Deed {
  return {
    at: addMinutes(addDays(today, day), -30),
    do: async (now) => {
      await moveInstances(db, now);
      await renewByItself(db, now);
      // What has just been renewed, and nothing else that waits.
      const follow: typeof demoProvisioner.follow = async (order, at) =>
        order.since.getTime() === now.getTime() ? demoProvisioner.follow(order, at) : undefined;
      return [{ at: addMinutes(now, 1), do: (at) => provisionOrders(db, { follow }, at) }];
    },
  };
}
