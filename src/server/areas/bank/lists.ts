import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { BankAccountStatus, RebatePayoutStatus, WithdrawStatus } from "../../../generated/enums";
import type { Queryable } from "../../database/client";
import { rebatePayouts } from "../../database/schema/rebate";
import { bankAccounts, withdrawals } from "../../database/schema/withdrawal";
import { defineList } from "../../lists/define-list";
import { anyOf, contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { masked } from "../account/masked";

/** Bank accounts of the caller's customer, their numbers masked. */
export const bankAccountList = defineList("listBankAccounts", {
  table: bankAccounts,
  owner: ofCustomer(bankAccounts.customId),
  filters: {
    status: anyOf(bankAccounts.status),
    verified: (verified) => (verified ? eq : ne)(bankAccounts.status, BankAccountStatus.verified),
    keyword: contains(bankAccounts.bankName, bankAccounts.branchName),
  },
  sort: [desc(bankAccounts.isDefault), desc(bankAccounts.createTime), desc(bankAccounts.id)],
  load: (rows, { db }) =>
    idsInUse(
      db,
      rows.map(({ id }) => id),
    ),
  show: (row, { language }, inUse) => {
    const { customId: _custom, statusTime: _since, bankNo, createTime, failReason, ...shown } = row;
    return {
      ...shown,
      bankNo: masked(bankNo),
      label: `${row.bankName} ${masked(bankNo)}`,
      failReason: failReason?.[language] ?? null,
      inUse: inUse.has(row.id),
      createTime: toLocalDateTime(createTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listBankAccounts: bankAccountList };

/** Which of these accounts a withdrawal or a payout of rebates is on its way to. */
export async function idsInUse(db: Queryable, ids: number[]): Promise<ReadonlySet<number>> {
  const rows = await union(
    db
      .select({ id: withdrawals.bankAccountId })
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.bankAccountId, ids),
          inArray(withdrawals.status, [WithdrawStatus.pendingReview, WithdrawStatus.paying]),
        ),
      ),
    db
      .select({ id: rebatePayouts.bankAccountId })
      .from(rebatePayouts)
      .where(and(inArray(rebatePayouts.bankAccountId, ids), eq(rebatePayouts.status, RebatePayoutStatus.paying))),
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
