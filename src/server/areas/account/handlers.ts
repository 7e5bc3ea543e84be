import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { accounts } from "../../database/schema/account";
import { usableBalance } from "../voucher/usable-balance";
import { debtOf } from "./debt";
import { dailyConsumption, runwayOf } from "./runway";

/** Balances of the caller's customer. */
export const handlers = {
  getAccount: async (_input, context) => {
    const { customId } = context.user;
    const [[account], couponBalance, dailyAmount, debtAmount] = await Promise.all([
      context.db.select().from(accounts).where(eq(accounts.customId, customId)),
      usableBalance(context.db, customId, context.now()),
      dailyConsumption(context.db, customId, context.now()),
      debtOf(context.db, customId, context.now()),
    ]);
    const { cash = "0.00", credit = "0.00", frozen = "0.00" } = account ?? {};
    const availableAmount = new Decimal(cash).plus(credit).minus(frozen).toFixed(2);
    return {
      availableAmount,
      cashAmount: cash,
      creditAmount: credit,
      frozenAmount: frozen,
      couponBalance,
      debtAmount,
      dailyAmount,
      runwayDays: runwayOf(availableAmount, dailyAmount),
      currency: "CNY" as const,
    };
  },
} satisfies Partial<Handlers>;
