import { and, asc, eq, sql } from "drizzle-orm";
import { heldWarns, outlookOf } from "../../../domain/budget/outlook";
import type { Database, Tx } from "../../database/client";
import { budgetReceivers, budgets, budgetWarnings } from "../../database/schema/budget";
import { toLocalDate } from "../../time";
import { raise } from "../warning/raise";
import { runningPeriod } from "./lists";
import { type BudgetRow, usesOf } from "./use";
import { budgetReminder } from "./words";

/**
 * Warns of budgets, everywhere: of each threshold that the use or the forecast is above, once in a period. What was warned of is written
 * down with the reminder, and no two such rows can be of the same threshold and period: however many servers look, and whenever one of them
 * ends, each warning is raised once. What fails for one budget keeps no other back.
 */
export async function warnOfBudgets(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const customId of await customersWithWarns(db)) {
    const due = await dueBudgets(db, customId, now).catch((failure: unknown) => {
      failures.push(failure);
      return [];
    });
    for (const id of due)
      await db.transaction((tx) => warnOf(tx, id, now)).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw new AggregateError(failures, "budgets could not be warned of");
}

const hasWarns = sql`jsonb_array_length(${budgets.warns}) > 0`;

async function customersWithWarns(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ customId: budgets.customId })
    .from(budgets)
    .where(hasWarns)
    .orderBy(asc(budgets.customId));
  return rows.map(({ customId }) => customId);
}

/** Budgets of which something holds that was not warned of: looked for without a lock, since there are hardly ever any. */
async function dueBudgets(db: Database, customId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select()
    .from(budgets)
    .where(and(eq(budgets.customId, customId), hasWarns))
    .orderBy(asc(budgets.id));
  const used = await usesOf(
    db,
    customId,
    rows.map((row) => ({ scope: row, periods: [runningPeriod(row, now)] })),
  );
  const due: number[] = [];
  for (const [at, row] of rows.entries()) {
    const { held, period } = judged(row, used[at]?.[0] ?? "0.00", now);
    if (held.length === 0) continue;
    const ofPeriod = and(eq(budgetWarnings.budgetId, row.id), eq(budgetWarnings.period, period.name));
    const raised = await db.select().from(budgetWarnings).where(ofPeriod);
    const isRaised = ({ warnType, calType, threshold }: BudgetRow["warns"][number]): boolean =>
      raised.some((one) => one.warnType === warnType && one.calType === calType && one.threshold === threshold);
    if (held.some(({ warn }) => !isRaised(warn))) due.push(row.id);
  }
  return due;
}

/** What holds of a budget in its running period. */
function judged(row: BudgetRow, used: string, now: Date) {
  const period = runningPeriod(row, now);
  const outlook = outlookOf(row, period, used, toLocalDate(now));
  return { period, outlook, held: heldWarns(row.warns, outlook) };
}

/** Judges a budget again under its lock, and raises what was not raised. */
async function warnOf(tx: Tx, id: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(budgets).where(eq(budgets.id, id)).for("update");
  if (!row) return;
  const [used] = await usesOf(tx, row.customId, [{ scope: row, periods: [runningPeriod(row, now)] }]);
  const { period, outlook, held } = judged(row, used?.[0] ?? "0.00", now);
  const receivers = tx
    .select({ id: budgetReceivers.userId })
    .from(budgetReceivers)
    .where(eq(budgetReceivers.budgetId, id));
  const told = { customId: row.customId, warningType: "budget" as const, notifyWays: row.notifyWays };
  let isRaised = false;
  for (const one of held) {
    const { plannedAmount, budgetState } = outlook;
    const [warning] = await tx
      .insert(budgetWarnings)
      .values({
        ...one.warn,
        budgetId: id,
        period: period.name,
        foundAmount: one.amount,
        limitAmount: one.limit,
        plannedAmount,
        raiseTime: now,
      })
      .onConflictDoNothing()
      .returning({ id: budgetWarnings.id });
    if (!warning) continue;
    const isOver = budgetState === "OVER" && one.warn.warnType === "ACTUAL";
    const reminder = budgetReminder(row, period.name, one, isOver);
    const recordId = await raise(tx, { ...told, userIds: receivers }, reminder, now);
    await tx.update(budgetWarnings).set({ recordId }).where(eq(budgetWarnings.id, warning.id));
    isRaised = true;
  }
  if (isRaised) await tx.update(budgets).set({ lastWarned: now }).where(eq(budgets.id, id));
}
