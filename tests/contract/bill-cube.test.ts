import { eq, getTableColumns, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage } from "../../src/generated/api";
import { checkCube, checkMonth } from "../../src/server/areas/bill/cube/check";
import { mergeCube } from "../../src/server/areas/bill/cube/merge";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { billDays, billItems, billMonths, billTotals } from "../../src/server/database/schema/bill-cube";
import { limits } from "../../src/server/limits";
import { anyChanges, anyLine, change, currency } from "./any-bill";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const tables = { billTotals, billMonths, billItems, billDays };
/** What cells sum up; how much was used only those of items do. */
const sums = [
  "listAmount",
  "payableAmount",
  "cashAmount",
  "couponAmount",
  "creditAmount",
  "amortizedCost",
  "usageAmount",
] as const;
const units = (text: string): bigint => BigInt(text.replace(".", ""));
type Sums = Record<(typeof sums)[number] | "lineCount", bigint>;
type Row = Record<string, unknown> & Record<(typeof sums)[number], string | null | undefined>;

/** Adds rows up by some of their columns, without PostgreSQL; what comes to nothing is left out. */
function fold(rows: readonly Row[], dimensions: readonly string[]): Map<string, Sums> {
  const cells = new Map<string, Sums>();
  for (const row of rows) {
    const key = JSON.stringify(dimensions.map((name) => row[name]));
    const cell = cells.get(key) ?? (Object.fromEntries([...sums, "lineCount"].map((name) => [name, 0n])) as Sums);
    for (const name of sums) cell[name] += units(row[name] ?? "0.00000000");
    cell.lineCount += BigInt((row.lineCount as number | undefined) ?? 1);
    cells.set(key, cell);
  }
  return new Map([...cells].filter(([, cell]) => Object.values(cell).some((sum) => sum !== 0n)));
}

const withoutUse = (row: Row): Row => ({ ...row, usageAmount: null });

function dimensionsOf(table: (typeof tables)[keyof typeof tables]): string[] {
  const { id: _id, merged: _merged, lineCount: _count, ...columns } = getTableColumns(table);
  return Object.keys(columns).filter((name) => !(sums as readonly string[]).includes(name));
}

/** Tables whose cells are not those of the lines; of one month of all where one is named, which is quicker. */
async function disagreeing(month?: string): Promise<string[]> {
  const of = (table: { billCycle: AnyPgColumn }) => (month === undefined ? undefined : eq(table.billCycle, month));
  const lines = (await api.db.select().from(billLines).where(of(billLines))) as Row[];
  const wrong: string[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const dimensions = dimensionsOf(table);
    const cells = fold((await api.db.select().from(table).where(of(table))) as Row[], dimensions);
    const wanted = fold("usageAmount" in table ? lines : lines.map(withoutUse), dimensions);
    const differs = [...wanted].some(([key, cell]) => sums.some((sum) => cells.get(key)?.[sum] !== cell[sum]));
    if (differs || cells.size !== wanted.size) wrong.push(name);
  }
  return wrong;
}

const totalsOf = async (input: object): Promise<BillDetailPage> => {
  const answer = await api.call("listBillDetails", { pageSize: 200, currency, ...input }, { token });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data;
};

/** Filters that each of the tables of the cube knows, and one that only lines do. */
const filters = [
  {},
  { startCycle: "2026-03", endCycle: "2026-03" },
  { cloudCode: ["huawei"], payMode: "postPay" },
  { accountUid: ["a-1"] },
  { regionId: ["r-9"] },
  { excludeRegionId: ["r-1"], excludeCloudCode: ["huawei"] },
  { tag: ["env=prod"] },
  { tag: ["env="], excludeAccountUid: ["a-2"] },
  { excludeTag: ["env=prod"] },
  { resourceId: "i-1" },
  { keyword: "i-1" },
];

describe("the cube of the bill", () => {
  it("has the sums of the demo's lines", async () => {
    await mergeCube(api.db);
    expect(await disagreeing()).toEqual([]);
    expect(await api.db.$count(billDays, eq(billDays.merged, false))).toBe(0);
  });

  it("is made anew in the month in which a cell is wrong, missing or of no lines, and that is told", async () => {
    const month = { customId: own, billCycle: "2026-10" };
    const told: unknown[] = [];
    await checkMonth(api.db, month, (failure) => told.push(failure));
    expect(told).toEqual([]);
    const spoil = [
      sql`update bill_totals set payable_amount = payable_amount + 0.00000001 where id = (select min(id) from bill_totals where custom_id = ${own} and bill_cycle = '2026-10')`,
      sql`delete from bill_months where id = (select min(id) from bill_months where custom_id = ${own} and bill_cycle = '2026-10')`,
      sql`update bill_items set usage_amount = usage_amount + 1 where id = (select min(id) from bill_items where custom_id = ${own} and bill_cycle = '2026-10')`,
      sql`update bill_days set product_name = 'of nothing' where id = (select min(id) from bill_days where custom_id = ${own} and bill_cycle = '2026-10')`,
    ];
    for (const [at, statement] of spoil.entries()) {
      await api.db.execute(statement);
      expect(await disagreeing(month.billCycle)).toEqual([Object.keys(tables)[at]]);
      await checkMonth(api.db, month, (failure) => told.push(failure));
      expect(await disagreeing(month.billCycle)).toEqual([]);
    }
    expect(told.map(String)).toEqual(
      ["bill_totals", "bill_months", "bill_items", "bill_days"].map(
        (table) => `Error: ${table} did not have the sums of the bill lines of customer ${own}, 2026-10: made anew.`,
      ),
    );
  });

  it("is checked month by month in turn", async () => {
    const months = await api.db
      .selectDistinct({ customId: billLines.customId, billCycle: billLines.billCycle })
      .from(billLines);
    await api.db.execute(sql`update bill_totals set line_count = line_count + 1`);
    const told: unknown[] = [];
    for (const turn of months.keys())
      await checkCube(api.db, new Date(turn * limits.checkCube), (failure) => told.push(failure));
    expect(told).toHaveLength(months.length);
    expect(await disagreeing()).toEqual([]);
  });

  it("has the sums of the lines whatever happens to them, and so do the totals of the bill detail", async () => {
    // What was there before is looked at above; without it a look is quick.
    await api.db.delete(billLines);
    await fc.assert(
      fc.asyncProperty(anyChanges, async (all) => {
        for (const one of all) await change(api.db, one);
        expect(await disagreeing()).toEqual([]);
        for (const filter of filters) {
          const { list, total, totals } = await totalsOf(filter);
          expect([total, units(totals.payableAmount), units(totals.creditAmount), units(totals.debtAmount)]).toEqual([
            list.length,
            list.reduce((sum, row) => sum + units(row.payableAmount), 0n),
            list.reduce((sum, row) => sum + units(row.creditAmount), 0n),
            0n,
          ]);
        }
        await api.db.delete(billLines);
      }),
      { numRuns: 25 },
    );
    await mergeCube(api.db);
    for (const table of Object.values(tables)) expect(await api.db.$count(table)).toBe(0);
  });

  it("is right while lines are added and rows are merged", async () => {
    const one = fc.sample(anyLine, { numRuns: 1, seed: 1 })[0] as NewBillLine;
    const lines = Array.from({ length: 40 }, (): NewBillLine => ({
      ...one,
      payableAmount: "1",
      listAmount: "1",
      cashAmount: "1",
    }));
    const seen: bigint[] = [];
    const watch = async (): Promise<void> => {
      for (let times = 0; times < 15; times += 1) {
        const { total, totals } = await totalsOf({ pageSize: 1 });
        seen.push(units(totals.payableAmount) - BigInt(total) * 100_000_000n);
      }
    };
    const merge = async (): Promise<void> => {
      for (let times = 0; times < 15; times += 1) await mergeCube(api.db);
    };
    await Promise.all([watch(), merge(), merge(), ...lines.map((each) => api.db.insert(billLines).values(each))]);
    expect(new Set(seen)).toEqual(new Set([0n]));
    expect((await totalsOf({})).total).toBe(lines.length);
    expect(await disagreeing()).toEqual([]);
  });
});
