import { getTableColumns } from "drizzle-orm";
import { recharges } from "../../database/schema/account";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toRecharge } from "./answers";

/** Recharges of the caller's customer. */
export const rechargeList = defineList("listRecharges", {
  table: recharges,
  owner: ofCustomer(recharges.customId),
  filters: {
    rechargeNo: startsWith(recharges.rechargeNo),
    status: anyOf(recharges.status),
    rechargeWay: anyOf(recharges.rechargeWay),
    minAmount: atLeast(recharges.amount),
    maxAmount: atMost(recharges.amount),
    startTime: since(recharges.applyTime),
    endTime: until(recharges.applyTime),
  },
  filterBy: getTableColumns(recharges),
  sort: { fields: recharges, default: recharges.applyTime },
  show: toRecharge,
});

/** The lists of this area, by operation. */
export const lists = { listRecharges: rechargeList };
