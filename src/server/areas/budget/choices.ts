import { and, asc, eq, isNotNull, max } from "drizzle-orm";
import type { BudgetAccount, BudgetProject } from "../../../generated/api";
import type { Context } from "../../context";
import { billMonths } from "../../database/schema/bill-cube";
import { owned } from "../../lists/owner";
import { defaultCurrency } from "../bill/filters";

/** The cloud accounts of the customer's bill lines. */
export async function budgetAccounts({ db, user }: Context): Promise<BudgetAccount[]> {
  const { accountUid, accountName } = billMonths;
  const rows = await db
    .select({ accountUid, accountName: max(accountName) })
    .from(billMonths)
    .where(and(owned(billMonths, user.customId), eq(billMonths.currency, defaultCurrency)))
    .groupBy(accountUid)
    .orderBy(asc(accountUid));
  return rows.map((row) => ({ accountUid: row.accountUid, accountName: labelOf(row.accountName, row.accountUid) }));
}

/** The projects of the customer's bill lines. */
export async function budgetProjects({ db, user }: Context): Promise<BudgetProject[]> {
  const { projectId, projectName } = billMonths;
  const rows = await db
    .select({ projectId, projectName: max(projectName) })
    .from(billMonths)
    .where(
      and(owned(billMonths, user.customId), eq(billMonths.currency, defaultCurrency), isNotNull(billMonths.projectId)),
    )
    .groupBy(projectId)
    .orderBy(asc(projectId));
  return rows.flatMap((row) =>
    row.projectId === null ? [] : [{ projectId: row.projectId, projectName: row.projectName ?? String(row.projectId) }],
  );
}

function labelOf(name: string | null, uid: string): string {
  return name === null || name === uid ? uid : `${name} (${uid})`;
}
