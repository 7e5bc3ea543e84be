import { asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import { type BudgetState, outlookOf } from "../../../domain/budget/outlook";
import type { Context } from "../../context";
import { budgets, budgetWarnings } from "../../database/schema/budget";
import { warningDeliveries } from "../../database/schema/warning";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is } from "../../lists/filter";
import { ofCustomer, owned } from "../../lists/owner";
import { toLocalDate, toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { toTagText } from "../bill/tag-text";
import { runningPeriod } from "./judged-periods";
import { type BudgetRow, usesOf } from "./use";

/** Budgets of the caller's customer. */
export const budgetList = defineList("listBudgets", {
  table: budgets,
  owner: ofCustomer(budgets.customId),
  filters: {
    keyword: contains(budgets.budgetName),
    cycleType: anyOf(budgets.cycleType),
    // How a budget stands is no column: `where` finds out.
    budgetState: () => undefined,
  },
  where: ({ budgetState = [] }, context) => (budgetState.length === 0 ? undefined : standingAs(budgetState, context)),
  sort: { fields: budgets, default: budgets.createTime },
  load: usedNow,
  show: (row, { now }, used) => {
    const { customId: _custom, createTime, lastWarned, ...shown } = row;
    return {
      ...shown,
      tags: row.tags.map(({ key, value }) => toTagText(key, value)),
      startCycle: runningPeriod(row, now()).firstMonth,
      ...standing(row, used.get(row.id) ?? "0.00", now()),
      createTime: toLocalDateTime(createTime),
      lastWarned: toLocalDateTimeOrNull(lastWarned),
    };
  },
});

/** What was warned of for budgets of the caller's customer, the latest first. */
const warningList = defineList("listBudgetWarnings", {
  table: budgetWarnings,
  owner: ({ user }) =>
    sql`${budgetWarnings.budgetId} in (select ${budgets.id} from ${budgets} where ${owned(budgets, user.customId)})`,
  filters: { budgetId: is(budgetWarnings.budgetId) },
  sort: [desc(budgetWarnings.raiseTime), desc(budgetWarnings.id)],
  load: toldOf,
  show: (row, _context, told) => {
    const { recordId, raiseTime, ...shown } = row;
    const receivers = told.get(recordId ?? 0) ?? [];
    return { ...shown, receivers: receivers.slice(0, 50), raiseTime: toLocalDateTime(raiseTime) };
  },
});

/** The lists of this area, by operation. */
export const lists = { listBudgets: budgetList, listBudgetWarnings: warningList };

/** How a budget stands in its running period. */
export function standing(
  budget: Pick<BudgetRow, "cycleType" | "planType" | "amount" | "quotas" | "warns">,
  used: string,
  now: Date,
) {
  const period = runningPeriod(budget, now);
  return { periodBegin: period.begin, periodEnd: period.end, ...outlookOf(budget, period, used, toLocalDate(now)) };
}

/** The budgets that stand as one of these in their running period; a customer has few. */
async function standingAs(states: readonly BudgetState[], context: Context): Promise<SQL> {
  const { db, now } = context;
  const rows = await db.select().from(budgets).where(ofCustomer(budgets.customId)(context));
  const used = await usedNow(rows, context);
  const found = rows.filter((row) => states.includes(standing(row, used.get(row.id) ?? "0.00", now()).budgetState));
  return inArray(
    budgets.id,
    found.map(({ id }) => id),
  );
}

/** What is used of each budget in its running period, by its id. */
async function usedNow(rows: readonly BudgetRow[], { db, user, now }: Context): Promise<ReadonlyMap<number, string>> {
  const asked = rows.map((row) => ({ scope: row, periods: [runningPeriod(row, now())] }));
  const used = await usesOf(db, user.customId, asked);
  return new Map(rows.map(({ id }, at): [number, string] => [id, used[at]?.[0] ?? "0.00"]));
}

/** The names of who was told by each reminder, by its id. */
async function toldOf(
  rows: readonly { recordId: number | null }[],
  { db }: Context,
): Promise<ReadonlyMap<number, string[]>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  if (ids.length === 0) return new Map();
  const sent = await db
    .select({ recordId: warningDeliveries.recordId, receiver: warningDeliveries.receiver })
    .from(warningDeliveries)
    .where(inArray(warningDeliveries.recordId, ids))
    .orderBy(asc(warningDeliveries.id));
  const told = new Map<number, string[]>();
  for (const { recordId, receiver } of sent)
    told.set(recordId, [...new Set([...(told.get(recordId) ?? []), receiver])]);
  return told;
}
