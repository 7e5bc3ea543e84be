import { Decimal } from "decimal.js";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { debtOf } from "../account/debt";
import { billDays, billTotals } from "../../database/schema/bill-cube";
import type { Words } from "../../errors";
import { toLocalDate, toYearMonth } from "../../time";
import { owned } from "../../lists/owner";
import { type Rule, yuan } from "./words";
import { readBalances } from "../account/read-balances";

/** How things stand with what a setting watches: whether it is to be reminded of, and what to say about it. */
export interface Reading {
  holds: boolean;
  /** What was found, and what was asked for. */
  value: Words;
  threshold: Words;
  /** Names one crossing: for as long as it stays the same and holds, it is one. */
  occasion: string;
  /** What it is about, as messages name it. */
  bizType: "account" | "bill";
  bizNo: string;
}

const same = (text: string): Words => ({ zh: text, en: text });

/**
 * Reads what a setting of a level watches. Equal to the threshold is neither below nor above it. Domain rules: "available =
 * cash + credit - frozen"; arrears are an overdrawn account, or bills of past months that nothing has paid ("the running month is
 * provisional").
 */
export async function readLevel(db: Queryable, customId: number, rule: Rule, now: Date): Promise<Reading> {
  const threshold = rule.threshold ?? "0.00";
  switch (rule.warningType) {
    case "balance": {
      const value = await availableOf(db, customId);
      return {
        holds: new Decimal(value).lt(threshold),
        value: same(yuan(value)),
        threshold: same(yuan(threshold)),
        occasion: "balance",
        bizType: "account",
        bizNo: "balance",
      };
    }
    case "consume": {
      const period = rule.period === "day" ? toLocalDate(now) : toYearMonth(now);
      const value = await consumedIn(db, customId, rule.period ?? "month", now);
      const holds = new Decimal(value).gt(threshold);
      return {
        holds,
        value: same(yuan(value)),
        threshold: same(yuan(threshold)),
        occasion: `consume:${period}`,
        bizType: "bill",
        bizNo: toYearMonth(now),
      };
    }
    default: {
      const [available, debt] = [await availableOf(db, customId), await debtOf(db, customId, now)];
      const overdrawn = Decimal.min(available, 0).negated();
      const owed = overdrawn.plus(debt).toFixed(2);
      return {
        holds: new Decimal(owed).gt(0),
        value: same(yuan(owed)),
        threshold: same(yuan("0.00")),
        occasion: "arrears",
        bizType: "account",
        bizNo: "arrears",
      };
    }
  }
}

async function availableOf(db: Queryable, customId: number): Promise<string> {
  const { cash, credit, frozen } = await readBalances(db, customId);
  return new Decimal(cash).plus(credit).minus(frozen).toFixed(2);
}

/** Asked every few seconds: of the cube, which has the sums of the lines at every moment. */
async function consumedIn(db: Queryable, customId: number, period: "month" | "day", now: Date): Promise<string> {
  const table = period === "day" ? billDays : billTotals;
  const where = and(
    owned(table, customId),
    eq(table.currency, "CNY"),
    eq(table.billCycle, toYearMonth(now)),
    period === "day" ? eq(billDays.billDate, toLocalDate(now)) : undefined,
  );
  const [row] = await db
    .select({ total: sql<string>`round(coalesce(sum(${table.payableAmount}), 0), 2)` })
    .from(table)
    .where(where);
  return row?.total ?? "0.00";
}
