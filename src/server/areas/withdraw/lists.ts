import { Decimal } from "decimal.js";
import { withdrawals } from "../../database/schema/withdrawal";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** Withdrawals of the caller's customer. */
export const withdrawalList = defineList("listWithdrawals", {
  table: withdrawals,
  owner: ofCustomer(withdrawals.customId),
  filters: {
    withdrawNo: startsWith(withdrawals.withdrawNo),
    status: anyOf(withdrawals.status),
    minAmount: atLeast(withdrawals.amount),
    maxAmount: atMost(withdrawals.amount),
    startTime: since(withdrawals.applyTime),
    endTime: until(withdrawals.applyTime),
  },
  sort: { fields: withdrawals, default: withdrawals.applyTime },
  show: (row, { language }) => {
    const { customId: _custom, statusTime: _since, auditReason, applyTime, finishTime, ...shown } = row;
    return {
      ...shown,
      arriveAmount: new Decimal(row.amount).minus(row.fee).toFixed(2),
      auditReason: auditReason?.[language] ?? null,
      applyTime: toLocalDateTime(applyTime),
      finishTime: toLocalDateTimeOrNull(finishTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listWithdrawals: withdrawalList };
