import { and, asc, eq, inArray } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import { saveBudget } from "../../../areas/budget/save-budget";
import { warnOfBudgets } from "../../../areas/budget/warn";
import { addDays, addMinutes, fromLocal, toYearMonth } from "../../../time";
import { users } from "../../schema/identity";
import { type DemoBudget, longBudgets, monthlyBudgets } from "../budgets-data/budgets";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

/** The group's main account, and those of its finance department who are told. */
const [creator, finance] = ["admin", ["li.jingyi", "song.yuhan"]];

/**
 * Budgets, and what was warned of them. Those by month are judged at the ends of months, when the bill of the month is what it was then:
 * all lines of the demo are there from the start. Those of longer periods are new, and judged today.
 */
export const plans: Plans = {
  needs: ["bills", "identity", "warnings"],
  deeds: (world) => {
    const { today } = world;
    const month = toYearMonth(today);
    const endOf = (months: number): Date => addMinutes(fromLocal(`${addMonths(month, 1 - months)}-01`), -30);
    return [
      ...monthlyBudgets.map((budget, at) => save(world, budget, addMinutes(endOf(3), 10 + at))),
      ...longBudgets(today).map((budget, at) => save(world, budget, addMinutes(addDays(today, -1), at))),
      ...[endOf(2), endOf(1), addMinutes(today, -5)].map((at) => ({
        at,
        do: (now: Date) => warnOfBudgets(world.db, now),
      })),
    ];
  },
};

function save(world: World, budget: DemoBudget, at: Date): Deed {
  return {
    at,
    do: async (now) => {
      const context = world.as(creator, now);
      const told = and(eq(users.customId, context.user.customId), inArray(users.username, finance));
      const receivers = await world.db.select({ id: users.id }).from(users).where(told).orderBy(asc(users.id));
      const { clientToken } = world;
      await saveBudget({ ...budget, receivers: receivers.map(({ id }) => id), clientToken }, context);
    },
  };
}
