import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BudgetWarn, heldWarns, outlookOf } from "../../src/domain/budget/outlook";
import type { BudgetCycle } from "../../src/domain/budget/period";
import { judgedPeriods } from "../../src/server/areas/budget/judged-periods";
import { warnOfBudgets } from "../../src/server/areas/budget/warn";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { billLines } from "../../src/server/database/schema/bill";
import { budgets, budgetWarnings } from "../../src/server/database/schema/budget";
import { messages } from "../../src/server/database/schema/message";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { addDays, fromLocal, toLocalDate } from "../../src/server/time";
import { createTestDatabase, type TestDatabase } from "../helpers/database";
import { newBudget, putBill } from "./budget-rows";
import { killedAt, modelRuns } from "./killed-server";

/** A customer whose bills are those of this test alone. */
const CUSTOM = 1013;
let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  await db.delete(budgets);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const warns: BudgetWarn[] = [
  { warnType: "ACTUAL", calType: "PERCENTAGE", threshold: "50.00" },
  { warnType: "ACTUAL", calType: "PERCENTAGE", threshold: "100.00" },
  { warnType: "ACTUAL", calType: "ABS", threshold: "700.00" },
  { warnType: "FORECASTED", calType: "PERCENTAGE", threshold: "100.00" },
];

type Step =
  /** A bill line of so many days ago comes; less than nothing is a refund. */
  | { does: "bill"; daysAgo: number; amount: number }
  | { does: "pass"; days: number }
  | { does: "warn"; servers: number }
  /** A server is killed before it sends its statement of this number. */
  | { does: "kill"; statement: number }
  | { does: "edit"; amount: number; first: number };

const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        does: fc.constant("bill" as const),
        daysAgo: fc.constantFrom(0, 0, 1, 12),
        amount: fc.integer({ min: -200, max: 400 }),
      }),
    },
    { weight: 4, arbitrary: fc.record({ does: fc.constant("pass" as const), days: fc.integer({ min: 1, max: 9 }) }) },
    { weight: 6, arbitrary: fc.record({ does: fc.constant("warn" as const), servers: fc.constantFrom(1, 2) }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant("kill" as const), statement: fc.integer({ min: 1, max: 16 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant("edit" as const),
        amount: fc.integer({ min: 300, max: 1500 }),
        first: fc.constantFrom(0, 1, 2),
      }),
    },
  ),
  { minLength: 30, maxLength: 60 },
);

interface Plan {
  amount: string;
  warns: BudgetWarn[];
}

/** A budget, and what ought to have been warned of. */
class World {
  private today = fromLocal("2026-01-28 12:00:00");
  private readonly lines: { day: string; amount: number }[] = [];
  private readonly raised = new Set<string>();

  private readonly budgetId: number;
  private plan: Plan;

  private constructor(budgetId: number, plan: Plan) {
    this.budgetId = budgetId;
    this.plan = plan;
  }

  static async begin(cycleType: BudgetCycle): Promise<World> {
    await db.delete(budgets);
    for (const table of [billLines, warningRecords, messages]) await db.delete(table).where(eq(table.customId, CUSTOM));
    const plan = { amount: "1000.00", warns };
    return new World(await newBudget(db, { customId: CUSTOM, cycleType, ...plan }), plan);
  }

  async step(step: Step): Promise<void> {
    if (step.does === "bill") {
      const day = toLocalDate(addDays(this.today, -step.daysAgo));
      this.lines.push({ day, amount: step.amount });
      await putBill(db, CUSTOM, day, `${step.amount}.00`);
    }
    if (step.does === "pass") this.today = addDays(this.today, step.days);
    if (step.does === "warn") {
      await Promise.all(Array.from({ length: step.servers }, () => warnOfBudgets(db, this.today)));
      await this.warn();
    }
    if (step.does === "kill") {
      const before = await db.$count(budgetWarnings);
      await killedAt(database.url, step.statement, (on) => warnOfBudgets(on, this.today));
      // A budget is warned of in one transaction: either nothing has happened, or all.
      if ((await db.$count(budgetWarnings)) !== before) await this.warn();
    }
    if (step.does === "edit") {
      this.plan = { amount: `${step.amount}.00`, warns: warns.slice(step.first) };
      await db.update(budgets).set(this.plan).where(eq(budgets.id, this.budgetId));
    }
  }

  private async warn(): Promise<void> {
    const [row] = await db.select().from(budgets).where(eq(budgets.id, this.budgetId));
    if (!row) throw new Error("the budget is there");
    for (const period of judgedPeriods(row, this.today)) {
      const used = this.lines
        .filter(({ day }) => day >= period.begin && day <= period.end)
        .reduce((sum, { amount }) => sum + amount, 0);
      const budget = { planType: "FIX" as const, quotas: [], ...this.plan };
      const held = heldWarns(this.plan.warns, outlookOf(budget, period, `${used}.00`, toLocalDate(this.today)));
      for (const { warn, limit } of held) this.raised.add(nameOf({ ...warn, period: period.name, limitAmount: limit }));
    }
  }

  /** What was warned of, and how many reminders, messages and reminders that somebody got there are of it. */
  async found(): Promise<object> {
    const rows = await db.select().from(budgetWarnings).orderBy(asc(budgetWarnings.id));
    const sent = await db
      .select({ id: warningDeliveries.recordId })
      .from(warningDeliveries)
      .innerJoin(warningRecords, eq(warningRecords.id, warningDeliveries.recordId))
      .where(eq(warningRecords.customId, CUSTOM));
    return {
      warned: rows.map((row) => nameOf(row)).sort(),
      reminders: new Set(rows.map(({ recordId }) => recordId)).size,
      records: await db.$count(warningRecords, eq(warningRecords.customId, CUSTOM)),
      messages: await db.$count(messages, eq(messages.customId, CUSTOM)),
      sent: sent.length,
      sentOnce: new Set(sent.map(({ id }) => id)).size,
    };
  }

  /** The same as it ought to be. */
  wanted(): object {
    const { size } = this.raised;
    const warned = [...this.raised].sort();
    return { warned, reminders: size, records: size, messages: size, sent: size, sentOnce: size };
  }
}

/** A plan that is changed so that a threshold is another amount is warned of once more. */
function nameOf({
  period,
  warnType,
  calType,
  threshold,
  limitAmount,
}: BudgetWarn & { period: string; limitAmount: string }): string {
  return `${period} ${warnType} ${calType} ${threshold} ${Number(limitAmount)}`;
}

it("budgets: whatever happens, each threshold is warned of once in a period", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("MONTH", "QUARTER"), someSteps, async (cycle, steps) => {
      const world = await World.begin(cycle);
      for (const step of steps) {
        await world.step(step);
        expect(await world.found()).toEqual(world.wanted());
      }
    }),
    modelRuns(4),
  );
});
