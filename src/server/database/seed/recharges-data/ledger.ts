import { Decimal } from "decimal.js";
import { allocatedAfter } from "../../../areas/account/allocated";
import { addDays, addMinutes, fromLocal } from "../../../time";
import type { accountLedger, accounts, Fund } from "../../schema/account";
import type { MonthlyNeed } from "./needs";
import type { SeedRecharge } from "./recharges";

/** An account with every row of its ledger. */
export interface SeedAccount {
  account: typeof accounts.$inferInsert;
  ledger: (typeof accountLedger.$inferInsert)[];
}

/** A change of a balance before it is booked; `allocates`: of a member's cash, by its group. */
export type SeedChange = Omit<typeof accountLedger.$inferInsert, "balance" | "allocated"> & { allocates?: true };
type Change = SeedChange;

/** How often the largest month of credit fits into what is granted. */
const creditMonths = 2;

/**
 * An account as its recharges and bills have made it: credit is granted first; on the third of the next month a bill takes its
 * cash and credit, and on the tenth cash gives the credit back. `others`: what else changed its balances.
 */
export function accountOf(
  customId: number,
  recharges: readonly SeedRecharge[],
  needs: readonly MonthlyNeed[],
  others: readonly Change[],
  today: Date,
): SeedAccount {
  const first = needs[0];
  const largest = Decimal.max(0, ...needs.map(({ credit }) => credit));
  const grant = largest.times(creditMonths).div(10_000).ceil().times(10_000).toFixed(2);
  const changes: Change[] = [
    ...(first
      ? [
          {
            customId,
            fund: "credit" as const,
            tradeType: "adjust" as const,
            amount: grant,
            relateNo: "CREDIT",
            tradeTime: addDays(fromLocal(`${first.billCycle}-01`), -1),
          },
        ]
      : []),
    ...recharges.flatMap(({ recharge: { arriveTime, amount, rechargeNo } }) =>
      arriveTime
        ? [
            {
              customId,
              fund: "cash" as const,
              tradeType: "recharge" as const,
              amount,
              relateNo: rechargeNo,
              tradeTime: arriveTime,
            },
          ]
        : [],
    ),
    ...others,
    ...needs.slice(0, -1).flatMap((need) => billed(customId, need)),
  ].filter(({ amount, tradeTime }) => !new Decimal(amount).isZero() && tradeTime < today);
  return booked(
    customId,
    changes.sort((a, b) => a.tradeTime.getTime() - b.tradeTime.getTime()),
  );
}

function billed(customId: number, { billCycle, cash, credit }: MonthlyNeed): Change[] {
  const [year = 0, month = 0] = billCycle.split("-").map(Number);
  const next = fromLocal(`${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}-01`);
  const [billDay, dueDay] = [addMinutes(addDays(next, 2), 120), addMinutes(addDays(next, 9), 120)];
  const change = (fund: Fund, tradeType: Change["tradeType"], amount: Decimal, tradeTime: Date): Change => ({
    customId,
    fund,
    tradeType,
    amount: amount.toFixed(2),
    relateNo: billCycle,
    tradeTime,
  });
  const [paid, owed] = [new Decimal(cash), new Decimal(credit)];
  return [
    change("cash", "consume", paid.negated(), billDay),
    change("credit", "consume", owed.negated(), billDay),
    change("cash", "adjust", owed.negated(), dueDay),
    change("credit", "adjust", owed, dueDay),
  ];
}

/** Gives every change the balance after it, and says what of the cash is allocated. */
function booked(customId: number, changes: readonly Change[]): SeedAccount {
  const balances: Record<Fund, Decimal> = { cash: new Decimal(0), credit: new Decimal(0), frozen: new Decimal(0) };
  let allocated = "0.00";
  const ledger = changes.map(({ allocates = false, ...change }) => {
    balances[change.fund] = balances[change.fund].plus(change.amount);
    const balance = balances[change.fund].toFixed(2);
    const after =
      change.fund === "cash"
        ? allocatedAfter({ allocated, amount: change.amount, balance, allocates, spent: "0" })
        : allocated;
    const row = { ...change, balance, allocated: new Decimal(after).minus(allocated).toFixed(2) };
    allocated = after;
    return row;
  });
  const { cash, credit, frozen } = balances;
  return {
    account: { customId, cash: cash.toFixed(2), credit: credit.toFixed(2), frozen: frozen.toFixed(2), allocated },
    ledger,
  };
}
