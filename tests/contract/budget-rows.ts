import type { Queryable } from "../../src/server/database/client";
import { eq, min } from "drizzle-orm";
import { budgetReceivers, budgets } from "../../src/server/database/schema/budget";
import { users } from "../../src/server/database/schema/identity";
import { billLines } from "../../src/server/database/schema/bill";
import { toLocalDate } from "../../src/server/time";
import { own, unique } from "./example";

type Budget = typeof budgets.$inferInsert;

/** A fixed budget of each month, of the whole bill, unless told otherwise, whose main account is told. @returns its id */
export async function newBudget(db: Queryable, row: Partial<Budget> = {}): Promise<number> {
  const usual: Budget = {
    customId: own,
    budgetName: unique(),
    cycleType: "MONTH",
    planType: "FIX",
    amount: "1000.00",
    quotas: [],
    feeType: "payable",
    clouds: [],
    products: [],
    projects: [],
    tags: [],
    accounts: [],
    warns: [],
    notifyWays: ["site"],
    creator: "admin",
    createTime: new Date(),
  };
  const [made] = await db
    .insert(budgets)
    .values({ ...usual, ...row })
    .returning({ id: budgets.id, customId: budgets.customId });
  if (!made) throw new Error("an insert returns its row");
  const [first] = await db
    .select({ userId: min(users.id) })
    .from(users)
    .where(eq(users.customId, made.customId));
  await db.insert(budgetReceivers).values({ budgetId: made.id, userId: first?.userId ?? 0 });
  return made.id;
}

/** A budget of which less is planned than is used, on the first of a month, too. @returns its id */
export async function newWarnedBudget(db: Queryable, createTime: Date): Promise<number> {
  await putBill(db, own, toLocalDate(new Date()), "1.00");
  const warns = [{ warnType: "ACTUAL", calType: "ABS", threshold: "0.01" }] as const;
  return newBudget(db, { warns: [...warns], createTime });
}

/** A bill line of a day, "yyyy-MM-dd", that comes to so much; otherwise it is like one of the demo. */
export async function putBill(db: Queryable, customId: number, billDate: string, payable: string): Promise<void> {
  const [line] = await db.select().from(billLines).where(eq(billLines.customId, own)).limit(1);
  if (!line) throw new Error("the demo has bill lines");
  const { id: _id, instanceKey: _key, itemKey: _item, ...rest } = line;
  const none = { cashAmount: "0", couponAmount: "0", creditAmount: "0", discountAmount: "0" };
  const amounts = { ...none, listAmount: payable, payableAmount: payable, debtAmount: payable, currency: "CNY" };
  await db.insert(billLines).values({ ...rest, ...amounts, customId, billCycle: billDate.slice(0, 7), billDate });
}
