import { Decimal } from "decimal.js";
import { changeBalance } from "../../../areas/account/change-balance";
import { addDays, addMinutes, fromLocal, monthsLater } from "../../../time";
import type { accountLedger } from "../../schema/account";
import { seedCustomers } from "../identity-data/customers";
import { type MonthlyNeed, readNeeds } from "../recharges-data/needs";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";

type LedgerRow = typeof accountLedger.$inferInsert;

/** What accounts opened with, CNY: the group's members' funds come out of its own. */
const openings: Readonly<Record<number, string>> = {
  1001: "2600000.00",
  1002: "60000.00",
  1010: "60000.00",
  1011: "60000.00",
  1020: "60000.00",
  1021: "5000.00",
};
/** Before the first bill, and before the first order. */
const openedDaysAgo = 400;
/** How often the largest month of credit fits into what is granted. */
const creditMonths = 2;

/**
 * What the platform's billing did to accounts: credit is granted first; on the third of the next month a bill takes its cash and
 * credit, and on the tenth cash gives the credit back.
 */
export const plans: Plans = {
  needs: ["bills"],
  async deeds(world) {
    const needsOf = await readNeeds(world.db);
    return seedCustomers.flatMap(({ id }) => accountOf(world, id, needsOf(id)));
  },
};

function accountOf(world: World, customId: number, needs: readonly MonthlyNeed[]): Deed[] {
  const begin = addDays(world.today, -openedDaysAgo);
  const largest = Decimal.max(0, ...needs.map(({ credit }) => credit));
  const grant = largest.times(creditMonths).div(10_000).ceil().times(10_000).toFixed(2);
  const booked = booking(world, customId);
  return [
    ...booked("credit", "adjust", grant, "CREDIT", begin),
    ...booked("cash", "adjust", openings[customId] ?? "0.00", "OPENING", begin),
    ...needs.slice(0, -1).flatMap(({ billCycle, cash, credit }) => {
      const next = monthsLater(fromLocal(`${billCycle}-01`), 1);
      const [billDay, dueDay] = [addMinutes(addDays(next, 2), 120), addMinutes(addDays(next, 9), 120)];
      return [
        ...booked("cash", "consume", `-${cash}`, billCycle, billDay),
        ...booked("credit", "consume", `-${credit}`, billCycle, billDay),
        ...booked("cash", "adjust", `-${credit}`, billCycle, dueDay),
        ...booked("credit", "adjust", credit, billCycle, dueDay),
      ];
    }),
  ];
}

const booking =
  ({ db }: World, customId: number) =>
  (fund: LedgerRow["fund"], tradeType: LedgerRow["tradeType"], text: string, relateNo: string, at: Date): Deed[] => {
    const amount = new Decimal(text).toFixed(2);
    if (new Decimal(amount).isZero()) return [];
    const change = { customId, fund, tradeType, amount, relateNo };
    return [{ at, do: (time) => db.transaction(async (tx) => void (await changeBalance(tx, { ...change, time }))) }];
  };
