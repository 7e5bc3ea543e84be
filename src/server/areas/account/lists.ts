import { getTableColumns, gt, lt, sql } from "drizzle-orm";
import { accountLedger } from "../../database/schema/account";
import { defineList } from "../../lists/define-list";
import { anyOf, is, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toTrade, tradeNoInSql } from "./answers";

/** The ledger of the caller's customer. */
export const tradeList = defineList("listTrades", {
  table: accountLedger,
  owner: ofCustomer(accountLedger.customId),
  filters: {
    tradeType: anyOf(accountLedger.tradeType),
    flow: (flow) => (flow === "Income" ? gt : lt)(accountLedger.amount, "0"),
    fund: is(accountLedger.fund),
    relateNo: startsWith(accountLedger.relateNo),
    startTime: since(accountLedger.tradeTime),
    endTime: until(accountLedger.tradeTime),
  },
  filterBy: {
    ...getTableColumns(accountLedger),
    tradeNo: tradeNoInSql,
    flow: sql`case when ${accountLedger.amount} > 0 then 'Income' else 'Expense' end`,
  },
  sort: { fields: accountLedger, default: accountLedger.tradeTime },
  show: toTrade,
});

/** The lists of this area, by operation. */
export const lists = { listTrades: tradeList };
