import { demoProvisioner } from "../../../areas/order/demo-provisioner";
import { provisionOrders } from "../../../areas/order/follow-orders";
import { bookAmortization } from "../../../areas/order/amortization";
import { moveInstances } from "../../../areas/instance/move-instances";
import { renewByItself } from "../../../areas/renew/auto-renew";
import { addDays, addMinutes, fromLocal, monthsLater, toYearMonth } from "../../../time";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** So long the demo's past has lasted, and how often instances were looked at then: no less often than they are renewed ahead. */
const [days, every] = [396, 3];
/** In months. */
const months = 13;

/** What happens to instances by itself: they expire and are released, or renew, and each month has its share of what was paid ahead. */
export const plans: Plans = {
  needs: ["instances"],
  deeds: (world) => [
    ...Array.from({ length: days / every + 1 }, (_, at) => look(world, at * every - days)),
    ...Array.from({ length: months + 1 }, (_, ago) => monthOf(world, -ago)),
    { at: addMinutes(world.today, -1), do: (now) => bookAmortization(world.db, now) },
  ],
};

/** A month begins. */
function monthOf({ db, today }: World, later: number): Deed {
  const at = addMinutes(monthsLater(fromLocal(`${toYearMonth(today)}-01`), later), 1);
  return { at, do: (now) => bookAmortization(db, now) };
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
