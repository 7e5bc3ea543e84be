import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConsumptionPage } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines } from "../../src/server/database/schema/bill";
import { anyChanges, change, currency, everyLine } from "./any-bill";
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
