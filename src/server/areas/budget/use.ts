import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { sumDecimals } from "../../../domain/decimal-math";
import type { BudgetPeriod } from "../../../domain/budget/period";
import type { Queryable } from "../../database/client";
import { billMonths, billTotals } from "../../database/schema/bill-cube";
import type { budgets } from "../../database/schema/budget";
import { owned } from "../../lists/owner";
import { havingTags } from "../bill/tag-text";
import { costAmounts } from "../bill/cost/read-costs";
import { defaultCurrency } from "../bill/filters";

/** A row of budgets. */
export type BudgetRow = typeof budgets.$inferSelect;

/** The part of a bill that a budget is about, and which of its amounts. */
export type BudgetScope = Pick<BudgetRow, "feeType" | "clouds" | "products" | "projects" | "tags" | "accounts">;

/** What is asked of a part of the bill: what was used of it in some periods. */
export interface UseQuestion {
  scope: BudgetScope;
  periods: readonly BudgetPeriod[];
}

/**
 * What was used in periods, for each question in their order: exactly the sums of a customer's bill lines, null where there are none. In
 * one statement, of one moment, and each by the smallest table of the bill's cube that tells its scope apart.
 */
export async function usesOf(
  db: Queryable,
  customId: number,
  questions: readonly UseQuestion[],
): Promise<(string | null)[][]> {
  const parts = questions.map((question, at) => monthsOf(question, at, customId));
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ at: number; month: string; amount: string }>(
    sql`select * from (${sql.join(parts, sql` union all `)}) as used`,
  );
  return questions.map(({ periods }, at) =>
    periods.map(({ firstMonth, lastMonth }) => {
      const months = rows.filter((row) => row.at === at && row.month >= firstMonth && row.month <= lastMonth);
      return months.length === 0 ? null : sumDecimals(months.map(({ amount }) => amount));
    }),
  );
}

/** The sums of a question's lines by month. */
function monthsOf({ scope, periods }: UseQuestion, at: number, customId: number): SQL {
  const isFine = scope.projects.length + scope.tags.length + scope.accounts.length > 0;
  const table = isFine ? billMonths : billTotals;
  const months = periods.flatMap(({ firstMonth, lastMonth }) => [firstMonth, lastMonth]).sort();
  const where = and(
    owned(table, customId),
    eq(table.currency, defaultCurrency),
    between(table.billCycle, months[0] ?? "", months.at(-1) ?? ""),
    anyOf(table.cloudCode, scope.clouds),
    anyOf(table.productCode, scope.products),
    ...(isFine ? finer(scope) : []),
  );
  const amount = table[costAmounts[scope.feeType]];
  return sql`(select ${at}::int as at, ${table.billCycle} as month, sum(${amount})::text as amount from ${table} where ${where} group by 2)`;
}

function finer({ projects, accounts, tags }: BudgetScope): (SQL | undefined)[] {
  return [
    anyOf(billMonths.projectId, projects),
    anyOf(billMonths.accountUid, accounts),
    havingTags(billMonths.tags, tags),
  ];
}

/** None means all. */
function anyOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL | undefined {
  return values.length === 0 ? undefined : inArray(column, [...values]);
}
