import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../context";
import { customers } from "../../database/schema/identity";
import { rebatePayouts, rebates } from "../../database/schema/rebate";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, atMost, contains, customerNamed } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** Rebates of the caller's customer, an agent. */
export const rebateList = defineList("listRebates", {
  table: rebates,
  owner: ofCustomer(rebates.customId),
  rows: selectRebates,
  filters: {
    startMonth: atLeast(rebates.rebateMonth),
    endMonth: atMost(rebates.rebateMonth),
    customName: customerNamed(rebates.customerId),
    productName: contains(rebates.productName),
    status: anyOf(rebates.status),
    exceptionFlag: anyOf(rebates.exceptionFlag),
  },
  sort: { fields: rebates, default: rebates.rebateMonth },
  totals: { salesAmount: sumOf(rebates.salesAmount), rebateAmount: sumOf(rebates.rebateAmount) },
  show: (row) => {
    const { id, rebateMonth, customName, productCode, productName, salesAmount, rebateRate, rebateAmount } = row;
    const { exceptionFlag, status } = row;
    return {
      id,
      rebateMonth,
      customName,
      productCode,
      productName,
      salesAmount,
      rebateRate,
      rebateAmount,
      exceptionFlag,
      status,
    };
  },
});

/** Payouts of rebates to the caller's customer. */
const payoutList = defineList("listRebatePayouts", {
  table: rebatePayouts,
  owner: ofCustomer(rebatePayouts.customId),
  rows: ({ db }) =>
    db
      .select({
        ...getTableColumns(rebatePayouts),
        rebateCount: db.$count(rebates, eq(rebates.payoutId, rebatePayouts.id)),
      })
      .from(rebatePayouts)
      .$dynamic(),
  filters: { status: anyOf(rebatePayouts.status) },
  sort: { fields: rebatePayouts, default: rebatePayouts.applyTime },
  show: (row, { language }) => {
    const {
      customId: _custom,
      bankAccountId: _bank,
      statusTime: _since,
      failReason,
      applyTime,
      finishTime,
      ...shown
    } = row;
    return {
      ...shown,
      failReason: failReason?.[language] ?? null,
      applyTime: toLocalDateTime(applyTime),
      finishTime: toLocalDateTimeOrNull(finishTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listRebates: rebateList, listRebatePayouts: payoutList };

/** Rebates with the names of the customers they are of. */
export function selectRebates({ db }: Pick<Context, "db">) {
  return db
    .select({ ...getTableColumns(rebates), customName: customers.customName })
    .from(rebates)
    .innerJoin(customers, eq(customers.id, rebates.customerId))
    .$dynamic();
}

function sumOf(amount: typeof rebates.salesAmount | typeof rebates.rebateAmount): SQL {
  return sql`coalesce(sum(${amount}), 0.00)`;
}
