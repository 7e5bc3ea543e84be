import { Decimal } from "decimal.js";
import type { Handlers } from "../../context";
import { usableBalance } from "../voucher/usable-balance";
import { debtOf } from "./debt";
import { dailyConsumption, runwayOf } from "./runway";
import { readBalances } from "./read-balances";
import { unchargedOf } from "./uncharged";

/** Balances of the caller's customer. */
export const handlers = {
  getAccount: async (_input, context) => {
    const { customId } = context.user;
    const [{ cash, credit, frozen }, couponBalance, dailyAmount, debtAmount, due] = await Promise.all([
      readBalances(context.db, customId),
      usableBalance(context.db, customId, context.now()),
      dailyConsumption(context.db, customId, context.now()),
      debtOf(context.db, customId, context.now()),
      unchargedOf(context.db, customId, context.now()),
    ]);
    const availableAmount = new Decimal(cash).plus(credit).minus(frozen).toFixed(2);
    return {
      availableAmount,
      cashAmount: cash,
      creditAmount: credit,
      frozenAmount: frozen,
      couponBalance,
      debtAmount,
      dailyAmount,
      runwayDays: runwayOf(new Decimal(availableAmount).minus(due), dailyAmount),
      currency: "CNY" as const,
    };
  },
} satisfies Partial<Handlers>;
