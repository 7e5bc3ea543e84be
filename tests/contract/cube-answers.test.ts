import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths, monthOf } from "../../src/domain/month";
import type { BillMoverBy, ConsumptionPage } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { readChange, readMovers } from "../../src/server/areas/bill/change/change";
import type { ComparedMonths } from "../../src/server/areas/bill/change/compared-months";
import { moverDimension } from "../../src/server/areas/bill/change/mover-dimensions";
import type { Context } from "../../src/server/context";
import { billLines } from "../../src/server/database/schema/bill";
import { anyChanges, change, currency, everyLine } from "./any-bill";
import { newCharge } from "./bill-rows";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const fetched = async <T>(id: OperationId, input: object): Promise<T> => {
  const answer = await api.call(id, input, { token });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};
const context = (): Context =>
  ({ db: api.db, user: { customId: own }, now: api.now, language: "zh" }) as unknown as Context;
const units = (text: string) => BigInt(text.replace(".", ""));

/** The status of the answer that is given while nobody can read bill lines. */
async function statusWithoutLines(id: OperationId, input: object): Promise<number> {
  await api.db.execute(sql`alter table bill_lines rename to bill_lines_away`);
  try {
    return (await api.call(id, input, { token })).status;
  } finally {
    await api.db.execute(sql`alter table bill_lines_away rename to bill_lines`);
  }
}

describe("consumption", () => {
  it.each([
    ["by product", { by: "product" }],
    ["by instance", { by: "instance" }],
    ["of months, a cloud and a payment mode", { by: "instance", startCycle: "2026-01", cloudCode: ["aws"] }],
    ["of a product", { by: "instance", productCode: ["aws-ec2"], payMode: "postPay" }],
    [
      "of a filter",
      { by: "product", filter: 'accountName contains a or resourceName contains b and regionName != "c"' },
    ],
    ["of what is searched for", { by: "instance", filter: "web" }],
  ])("is read from the cube: %s", async (_says, input) => {
    expect(await statusWithoutLines("listConsumption", input)).toBe(200);
  });

  it("is read from the lines where an order is searched for", async () => {
    expect(await statusWithoutLines("listConsumption", { by: "instance", keyword: "web" })).toBe(500);
  });

  it("is the same of the cube as of the lines, whatever happens to them", async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges, async (all) => {
        for (const one of all) await change(api.db, one);
        const lines = await api.db.select().from(billLines).where(eq(billLines.currency, currency));
        const total = lines.reduce((sum, line) => sum + units(line.payableAmount), 0n);
        for (const by of ["product", "instance"]) {
          for (const filters of [
            {},
            { startCycle: "2026-03", cloudCode: ["huawei"] },
            { filter: "resourceName = one" },
          ]) {
            const asked = { by, currency, pageSize: 200, sortField: "lineCount", ...filters };
            const ofCube = await fetched<ConsumptionPage>("listConsumption", asked);
            expect(ofCube).toEqual(await fetched<ConsumptionPage>("listConsumption", { ...asked, keyword: everyLine }));
          }
          const { totals } = await fetched<ConsumptionPage>("listConsumption", { by, currency });
          expect(units(totals.payableAmount)).toBe(total);
        }
        await api.db.delete(billLines).where(eq(billLines.currency, currency));
      }),
      { numRuns: 20 },
    );
  });

  it("calls an instance what it is called in the last of its months", async () => {
    const named = (resourceName: string, billCycle: string) => ({ resourceName, billCycle });
    const [line] = await api.db.select().from(billLines).limit(1);
    if (!line) throw new Error("the demo has bill lines");
    const { id: _id, instanceKey: _instance, itemKey: _item, searchText: _text, ...rest } = line;
    const values = [named("new", "2026-04"), named("old", "2026-03"), named("zero", "2026-02")];
    const read = { sourceHash: null, sourceOccurrence: null, currency, resourceId: "i-9" };
    for (const value of values) await api.db.insert(billLines).values({ ...rest, ...read, ...value });
    const names = async (filters: object): Promise<unknown[]> => {
      const { list } = await fetched<ConsumptionPage>("listConsumption", { by: "instance", currency, ...filters });
      return list.map(({ resourceName, startCycle, endCycle }) => [resourceName, startCycle, endCycle]);
    };
    expect(await names({})).toEqual([["new", "2026-02", "2026-04"]]);
    expect(await names({ endCycle: "2026-03" })).toEqual([["old", "2026-02", "2026-03"]]);
    await api.db.delete(billLines).where(eq(billLines.currency, currency));
  });
});

describe("the change of a month", () => {
  const thisMonth = monthOf(new Date());
  const movers = ["cloudCode", "serviceCategory", "payMode", "productCode", "accountUid"] as const;
  const finerMovers = ["regionId", "projectId", "resourceId", "tag", "viewId"] as const;
  const months: ComparedMonths[] = [
    { cycle: "2026-04", before: "2026-03", days: 31 },
    { cycle: "2026-05", before: "2026-03", days: 20 },
    { cycle: "2026-06", before: "2026-05", days: 20 },
    { cycle: "2026-06", before: "2026-05", days: 10 },
    { cycle: "2026-06", before: "2026-05", days: 0 },
  ];

  it.each([...movers, ...finerMovers])("is read from the cube: of whole months by %s", async (moverBy) => {
    const asked = { billCycle: addMonths(thisMonth, -1), comparedCycle: addMonths(thisMonth, -3), cloudCode: ["aws"] };
    expect(await statusWithoutLines("listBillMovers", { ...asked, moverBy })).toBe(200);
    expect(await statusWithoutLines("getBillChange", asked)).toBe(200);
  });

  it("takes no lines of the running month, and those of some days of the one before", async () => {
    const partition = sql`bill_line_months.${sql.identifier(thisMonth)}`;
    const asked = { moverBy: "resourceId", limit: 50 };
    const answers = async () => [await fetched("getBillChange", {}), await fetched("listBillMovers", asked)];
    const before = await answers();
    await api.db.execute(sql`alter table bill_lines detach partition ${partition}`);
    const after = await answers();
    await api.db.execute(
      sql`alter table bill_lines attach partition ${partition} for values in (${sql.raw(`'${thisMonth}'`)})`,
    );
    expect(after).toEqual(before);
  });

  it.each([
    [10, "1.00000000"],
    [20, "111.00000000"],
    [31, "11111.00000000"],
  ])("counts days outside the month of a bill by their number: until the %d.", async (days, comparedAmount) => {
    const amounts = {
      "2026-04-30": "1000",
      "2026-05-20": "10",
      "2026-05-21": "10000",
      "2026-06-02": "1",
      "2026-04-15": "100",
    };
    const made = Object.entries(amounts).map(([day, amount]) =>
      newCharge(day, amount, { currency, billCycle: "2026-05", resourceName: everyLine }),
    );
    await api.db.insert(billLines).values(made);
    const compared = { cycle: "2026-06", before: "2026-05", days };
    for (const filters of [{}, { keyword: everyLine }])
      expect(await readChange({ currency, ...filters }, compared, context())).toMatchObject({ comparedAmount });
    await api.db.delete(billLines).where(eq(billLines.currency, currency));
  });

  it("is the same of the cube as of the lines, whatever happens to them", async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges, fc.constantFrom<BillMoverBy[]>(...movers, ...finerMovers), async (all, moverBy) => {
        for (const one of all) await change(api.db, one);
        const { by } = await moverDimension(moverBy, "env", context());
        for (const compared of months) {
          const read = async (filters: object): Promise<unknown[]> => [
            await readChange({ currency, ...filters }, compared, context()),
            await readMovers({ currency, ...filters }, compared, { by, limit: 2 }, context()),
          ];
          expect(await read({})).toEqual(await read({ keyword: everyLine }));
        }
        await api.db.delete(billLines).where(eq(billLines.currency, currency));
      }),
      { numRuns: 40 },
    );
  });
});
