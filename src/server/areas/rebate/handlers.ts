import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { RebateStatus } from "../../../generated/enums";
import { amountText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import { cloudName } from "../../cloud-names/in-language";
import type { Handlers } from "../../context";
import { rebates } from "../../database/schema/rebate";
import { rebateList, selectRebates } from "./lists";
import { withdraw } from "./withdraw";

/** A list of choices has no pages. */
const MOST_CHOICES = 200;

const sum = (where: SQL) => sql<string>`coalesce(sum(${rebates.rebateAmount}) filter (where ${where}), 0.00)`;

/** Rebates of the caller's customer, an agent. */
export const handlers = {
  getRebateTotals: async (_input, context) => {
    const of = (status: RebateStatus) => sum(sql`${rebates.status} = ${status}`);
    const [row] = await context.db
      .select({
        toConfirmAmount: of(RebateStatus.toBeConfirmed),
        withdrawableAmount: of(RebateStatus.withdrawable),
        withdrawingAmount: of(RebateStatus.withdrawing),
        withdrawnAmount: of(RebateStatus.withdrawn),
      })
      .from(rebates)
      .where(rebateList.owned(context));
    if (!row) throw new Error("an aggregate gives exactly one row");
    return row;
  },

  listWithdrawableRebates: async (_input, context) => {
    const rows = await selectRebates(context)
      .where(and(rebateList.owned(context), eq(rebates.status, RebateStatus.withdrawable)))
      .orderBy(asc(rebates.rebateMonth), asc(rebates.id))
      .limit(MOST_CHOICES);
    return rows.map(({ id, rebateMonth, productName, rebateAmount, customName }) => ({
      id,
      rebateAmount,
      label: `${rebateMonth} · ${customName} · ${cloudName(productName, context.language)} · ${amountText(rebateAmount, plainReading)}`,
    }));
  },

  withdrawRebates: (input, context) => context.db.transaction((tx) => withdraw(tx, input, context)),
} satisfies Partial<Handlers>;
