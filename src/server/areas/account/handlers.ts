import { Decimal } from "decimal.js";
import { and, asc, eq, inArray, like, lt, gt, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { orderOf, pageOf, startingWith } from "../../database/page";
import { during } from "../../database/ranges";
import { accountLedger, accounts } from "../../database/schema/account";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { usableBalance } from "../voucher/usable-balance";
import { debtOf } from "./debt";
import { dailyConsumption, runwayOf } from "./runway";
import { toTrade } from "./answers";

type Query = Input<"listTrades">;

/** Balances and ledger of the caller's customer. */
export const accountHandlers = {
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
      availableAmount, cashAmount: cash, creditAmount: credit, frozenAmount: frozen, couponBalance, debtAmount, dailyAmount,
      runwayDays: runwayOf(availableAmount, dailyAmount), currency: "CNY" as const,
    };
  },

  listTrades: async (input, context) => {
    const page = pageOf(input);
    const where = matching(input, context);
    const [rows, total] = await Promise.all([
      context.db.select().from(accountLedger).where(where).orderBy(...sortedBy(input)).limit(page.limit).offset(page.offset),
      context.db.$count(accountLedger, where),
    ]);
    return { list: rows.map(toTrade), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },
} satisfies Partial<Handlers>;

/** The ledger, to its end. */
export const tradeSource: ListSources["listTrades"] = (input, context) => ({
  keys: context.db.select({ id: accountLedger.id }).from(accountLedger).where(matching(input, context)).orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await context.db.select().from(accountLedger).where(amongIds(accountLedger.id, ids)).orderBy(asc(accountLedger.id));
    return inOrderOf(ids, rows, ({ id }) => id).map(toTrade);
  },
});

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

function sortedBy({ sortField = "tradeTime", sortOrder }: Query): SQL[] {
  return orderOf(accountLedger[sortField], accountLedger.id, sortOrder);
}
