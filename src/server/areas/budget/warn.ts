import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { compareDecimals } from "../../../domain/decimal-format";
import { type BudgetOutlook, type HeldWarn, heldWarns, outlookOf } from "../../../domain/budget/outlook";
import type { BudgetPeriod } from "../../../domain/budget/period";
import type { Database, Tx } from "../../database/client";
import { budgets, budgetWarnings } from "../../database/schema/budget";
import { toLocalDate } from "../../time";
import { raise } from "../warning/raise";
import { judgedPeriods } from "./judged-periods";
import { receiverIds, webhooksOf } from "./told";
import { type BudgetRow, usesOf } from "./use";
import { budgetReminder } from "./words";

/**
 * Warns of budgets, everywhere: of each threshold that the use or the forecast is above, once in a period, and once more where the plan was
 * changed so that the threshold is another amount. What was warned of is written down with the reminder, and no two such rows can be of the
 * same: however many servers look, and whenever one of them ends, each warning is raised once. What fails for one budget keeps no other back.
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
  const asked = rows.map((row) => ({ scope: row, periods: judgedPeriods(row, now) }));
  const used = await usesOf(db, customId, asked);
  const due: number[] = [];
  for (const [at, row] of rows.entries()) {
    const found = judged(row, used[at] ?? [], now);
    if (found.every(({ held }) => held.length === 0)) continue;
    const periods = found.map(({ period }) => period.name);
    const ofPeriods = and(eq(budgetWarnings.budgetId, row.id), inArray(budgetWarnings.period, periods));
    const raised = await db.select().from(budgetWarnings).where(ofPeriods);
    const isRaised = (period: string, one: HeldWarn): boolean =>
      raised.some((each) => each.period === period && isSame(each, one));
    if (found.some(({ period, held }) => held.some((one) => !isRaised(period.name, one)))) due.push(row.id);
  }
  return due;
}

/** Whether a warning that was raised is of this threshold, and of the same amount. */
function isSame(raised: typeof budgetWarnings.$inferSelect, { warn, limit }: HeldWarn): boolean {
  return (
    raised.warnType === warn.warnType &&
    raised.calType === warn.calType &&
    raised.threshold === warn.threshold &&
    compareDecimals(raised.limitAmount, limit) === 0
  );
}

/** A period, how the budget stands in it, and what holds there. */
interface Judged {
  period: BudgetPeriod;
  outlook: BudgetOutlook;
  held: HeldWarn[];
}

/** What holds of a budget in the periods that are judged. `used`: of each of them. */
function judged(row: BudgetRow, used: readonly (string | null)[], now: Date): Judged[] {
  return judgedPeriods(row, now).map((period, at) => {
    const outlook = outlookOf(row, period, used[at] ?? "0.00", toLocalDate(now));
    return { period, outlook, held: heldWarns(row.warns, outlook) };
  });
}

/** Judges a budget again under its lock, and raises what was not raised. */
async function warnOf(tx: Tx, id: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(budgets).where(eq(budgets.id, id)).for("update");
  if (!row) return;
  const [used = []] = await usesOf(tx, row.customId, [{ scope: row, periods: judgedPeriods(row, now) }]);
  const webhooks = await webhooksOf(tx, id);
  let isRaised = false;
  for (const found of judged(row, used, now))
    for (const one of found.held) isRaised = (await raiseOnce(tx, { row, webhooks, ...found }, one, now)) || isRaised;
  if (isRaised) await tx.update(budgets).set({ lastWarned: now }).where(eq(budgets.id, id));
}

/** @returns whether it was not raised before */
async function raiseOnce(
  tx: Tx,
  { row, webhooks, period, outlook }: Judged & { row: BudgetRow; webhooks: Awaited<ReturnType<typeof webhooksOf>> },
  one: HeldWarn,
  now: Date,
): Promise<boolean> {
  const { plannedAmount, budgetState } = outlook;
  const found = { foundAmount: one.amount, limitAmount: one.limit, plannedAmount };
  const [warning] = await tx
    .insert(budgetWarnings)
    .values({ ...one.warn, ...found, budgetId: row.id, period: period.name, raiseTime: now })
    .onConflictDoNothing()
    .returning({ id: budgetWarnings.id });
  if (!warning) return false;
  const { customId, notifyWays } = row;
  const told = { customId, warningType: "budget" as const, notifyWays, userIds: receiverIds(tx, row.id), webhooks };
  const isOver = budgetState === "OVER" && one.warn.warnType === "ACTUAL";
  const recordId = await raise(tx, told, budgetReminder(row, period.name, one, isOver), now);
  await tx.update(budgetWarnings).set({ recordId }).where(eq(budgetWarnings.id, warning.id));
  return true;
}
