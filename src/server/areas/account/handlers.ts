import { Decimal } from "decimal.js";
import { and, eq, inArray, like, lt, gt, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { readPage, sourceOf } from "../../database/listed";
import { orderOf, startingWith } from "../../database/page";
import { during } from "../../database/ranges";
import { accountLedger, accounts } from "../../database/schema/account";
import type { ListSources } from "../../export/source";
import { usableBalance } from "../voucher/usable-balance";
import { debtOf } from "./debt";
import { dailyConsumption, runwayOf } from "./runway";
import { toTrade } from "./answers";

type Query = Input<"listTrades">;

/** Balances and ledger of the caller's customer. */
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

  listTrades: (input, context) => readPage(context.db, listed(input, context), input),
} satisfies Partial<Handlers>;

/** The ledger, to its end. */
export const tradeSource: ListSources["listTrades"] = (input, context) => sourceOf(context.db, listed(input, context));

function listed(input: Query, context: Context) {
  const { sortField = "tradeTime", sortOrder } = input;
  return {
    table: accountLedger,
    where: matching(input, context),
    order: orderOf(accountLedger[sortField], accountLedger.id, sortOrder),
    show: toTrade,
  };
}

function matching({ tradeType, flow, fund, relateNo, startTime, endTime }: Query, { user }: Context): SQL | undefined {
  return and(
    eq(accountLedger.customId, user.customId),
    tradeType?.length ? inArray(accountLedger.tradeType, tradeType) : undefined,
    flow && (flow === "Income" ? gt(accountLedger.amount, "0") : lt(accountLedger.amount, "0")),
    fund && eq(accountLedger.fund, fund),
    relateNo ? like(accountLedger.relateNo, startingWith(relateNo)) : undefined,
    during(accountLedger.tradeTime, startTime, endTime),
  );
}
