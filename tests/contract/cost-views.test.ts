import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths, monthOf } from "../../src/domain/month";
import type { BillDetailPage, BillViewName, CostRow } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { resources } from "../../src/server/database/schema/resource";
import { newCharge } from "./bill-rows";
import { unique } from "./example";
import { createPeople } from "./people";
import { newResource } from "./resource-rows";
import { identityOf } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

/** A currency in which nothing is but the lines of this file. */
const currency = "XCV";
const last = addMonths(monthOf(new Date()), -1);
const time = { startCycle: last, endCycle: last };

let api: TestApi;
let token: string;
let other: string;
/** Two views that share a resource, each with one of its own, and a view of another customer. */
let first: View;
let second: View;
let foreign: View;
beforeAll(async () => {
  api = await createTestApi();
  [token, other] = [await api.signIn("admin"), await api.signIn("type0")];
  const ids = await Promise.all((["host", "host", "redis", "host"] as const).map((type) => newResource(api.db, type)));
  const [one = 0, both = 0] = ids;
  first = await newView([
    { membership: "list", resourceIds: [one, both] },
    { membership: "list", resourceIds: [both] },
  ]);
  // Whatever is a Redis is a member, and what is listed beside it.
  second = await newView([
    { membership: "filter", filter: "type = redis" },
    { membership: "list", resourceIds: [both] },
  ]);
  foreign = await newView([{ membership: "filter" }], other);
  const [ofFirst, ofBoth, ofSecond, ofNone] = await Promise.all(ids.map((id) => identityOf(api.db, id)));
  await api.db.insert(billLines).values([
    charge("02", "10.00000001", ofFirst),
    charge("03", "4.00000000", ofBoth),
    charge("04", "1.50000000", ofSecond),
    charge("04", "2.00000000", ofNone),
    // Another account has something of the same id.
    charge("05", "1.00000000", { ...ofFirst, accountUid: "a-2" }),
    charge("05", "0.50000000"),
  ]);
});
afterAll(() => api.close());

interface View {
  id: number;
  viewName: string;
}

const fetched = async <T>(operation: OperationId, input: object = {}, as = token): Promise<T> => {
  const answer = await api.call(operation, input, { token: as, headers: { "accept-language": "en" } });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};
const costs = (input: object): Promise<CostRow[]> => fetched("listCosts", { ...time, totals: true, ...input });
const ours = (input: object): Promise<CostRow[]> => costs({ currency, ...input });
const units = (text: string | null): bigint => BigInt((text ?? "0").replace(".", ""));
const isPeriod = ({ period }: CostRow): boolean => /^\d{4}-\d{2}(-\d{2})?$/.test(period);
const sumOf = (rows: readonly CostRow[]): bigint => rows.reduce((sum, { amount }) => sum + units(amount), 0n);
const detailOf = async (input: object): Promise<[payable: bigint, lines: number]> => {
  const { totals, total } = await fetched<BillDetailPage>("listBillDetails", { pageSize: 1, ...input });
  return [units(totals.payableAmount), total];
};
/** The groups with what each comes to, the greatest first. */
const groupsOf = (rows: readonly CostRow[]): [id: number | null, name: string | null, amount: string | null][] =>
  rows
    .filter(({ period, sumName }) => period === "Total" && sumName === null)
    .map(({ viewId, viewName, amount }) => [viewId, viewName, amount]);

async function newView(groups: object[], as = token): Promise<View> {
  const viewName = unique();
  const given = { viewName, cloudCode: "all", businessType: 2, clientToken: `cost-views-${unique()}` };
  const { id } = await fetched<{ id: number }>("saveBusinessView", given, as);
  for (const group of groups) {
    const named = { viewId: id, groupName: unique(), layer: "app", clientToken: `cost-views-${unique()}` };
    await fetched("saveViewGroup", { ...named, ...group }, as);
  }
  return { id, viewName };
}

function charge(day: string, amount: string, values: Partial<NewBillLine> = {}): NewBillLine {
  return newCharge(`${last}-${day}`, amount, { currency, ...values });
}

describe("listCosts by business view", () => {
  it.each(["month", "day"] as const)(
    "counts a resource of several views once, and what is in none apart, by %s",
    async (granularity) => {
      const rows = await ours({ by: ["viewId"], granularity });
      expect(groupsOf(rows)).toEqual([
        [first.id, first.viewName, "10.00000001"],
        [null, "Shared by several views", "4.00000000"],
        [null, "In no view", "3.50000000"],
        [second.id, second.viewName, "1.50000000"],
      ]);
      expect(rows.find(({ sumName, period }) => sumName !== null && period === "Total")?.amount).toBe("19.00000001");
    },
  );

  it.each([
    ["views", { by: ["viewId"] }],
    ["views, few of them", { by: ["viewId"], limit: 1 }],
    ["cloud and view", { by: ["cloudCode", "viewId"] }],
    ["view, tag and product by day", { by: ["viewId", "tag", "productCode"], tagKey: "env", granularity: "day" }],
    ["view, compared", { by: ["viewId"], compare: "previous" }],
  ])("adds up to the bill with the demo's views: %s", async (_says, input) => {
    const rows = await costs(input);
    const [payable, lines] = await detailOf(time);
    const parts = rows.filter((row) => row.sumName === null);
    expect(payable).not.toBe(0n);
    expect(sumOf(parts.filter(isPeriod))).toBe(payable);
    expect(sumOf(parts.filter(({ period }) => period === "Total"))).toBe(payable);
    expect(parts.filter(isPeriod).reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(lines);
    for (const { period, amount } of rows.filter(({ sumName }) => sumName !== null))
      expect(sumOf(parts.filter((row) => row.period === period))).toBe(units(amount));
  });

  it("compares a month that is not over by the same days", async () => {
    const now = monthOf(api.now());
    const month = { startCycle: now, endCycle: now, compare: "previous" };
    const [whole] = await costs({ ...month, by: [] }).then((rows) =>
      rows.filter(({ period }) => period === "Compared"),
    );
    const parts = (await costs({ ...month, by: ["viewId"] })).filter(({ sumName }) => sumName === null);
    expect(sumOf(parts.filter(({ period }) => period === "Compared"))).toBe(units(whole?.amount ?? null));
  });

  it("follows the views as they are now", async () => {
    const late = await newResource(api.db, "disk");
    await api.db
      .insert(billLines)
      .values(charge("06", "7.00000000", { ...(await identityOf(api.db, late)), currency: "XCW" }));
    const asked = { currency: "XCW", by: ["viewId"] };
    expect(groupsOf(await costs(asked))).toEqual([[null, "In no view", "7.00000000"]]);
    const { id, viewName } = await newView([{ membership: "list", resourceIds: [late] }]);
    expect(groupsOf(await costs(asked))).toEqual([[id, viewName, "7.00000000"]]);
    await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, late));
    expect(groupsOf(await costs(asked))).toEqual([[null, "In no view", "7.00000000"]]);
  });
});

describe("listCosts of business views", () => {
  const amountOf = async (input: object): Promise<string> => {
    const amounts = await Promise.all(
      [{}, { granularity: "day" }, { by: ["cloudCode"] }].map(async (more) =>
        sumOf((await ours({ ...input, ...more })).filter((row) => isPeriod(row) && row.sumName === null)),
      ),
    );
    expect(new Set(amounts).size).toBe(1);
    return String(amounts[0]);
  };

  it.each<[says: string, input: () => object, amount: string]>([
    ["one view, with what it shares", () => ({ viewId: [first.id] }), "1400000001"],
    ["any of two views, once", () => ({ viewId: [first.id, second.id] }), "1550000001"],
    ["none of a view; what has no resource stays", () => ({ excludeViewId: [first.id] }), "500000000"],
    ["none of two views", () => ({ excludeViewId: [first.id, second.id] }), "350000000"],
    ["one view without another", () => ({ viewId: [first.id], excludeViewId: [second.id] }), "1000000001"],
    ["every line where no view is named", () => ({ viewId: [], excludeViewId: [] }), "1900000001"],
  ])("has the lines of %s", async (_says, input, amount) => {
    expect(await amountOf(input())).toBe(amount);
  });

  it("divides what a view has into its own and what it shares", async () => {
    expect(groupsOf(await ours({ viewId: [first.id], by: ["viewId"] }))).toEqual([
      [first.id, first.viewName, "10.00000001"],
      [null, "Shared by several views", "4.00000000"],
    ]);
  });

  it.each(["viewId", "excludeViewId"])("refuses a view that is not the customer's: %s", async (name) => {
    for (const id of [foreign.id, 987654321])
      expect(await api.call("listCosts", { ...time, [name]: [first.id, id] }, { token })).toMatchObject({ code: 404 });
  });
});

describe("the lines behind costs of business views", () => {
  it("are exactly those that were added up, wherever an amount leads to them", async () => {
    const alone = await newResource(api.db, "host");
    const { id } = await newView([{ membership: "list", resourceIds: [alone] }]);
    await api.db
      .insert(billLines)
      .values(charge("07", "3.00000000", { ...(await identityOf(api.db, alone)), currency: "XCX" }));
    const asked = [
      { currency: "XCX", by: ["viewId"] },
      { currency: "XCX", by: ["cloudCode", "viewId"], granularity: "day" },
      { currency, viewId: [first.id] },
      { currency, viewId: [first.id], by: ["viewId"] },
      { currency, viewId: [first.id], by: ["payMode"] },
    ];
    for (const input of asked) {
      const leading = (await costs(input)).filter(({ startCycle, amount }) => startCycle !== null && amount !== null);
      expect(leading.length).toBeGreaterThan(0);
      for (const { viewId, cloudCode, payMode, startCycle, endCycle, billDate, amount, lineCount } of leading) {
        const row = { viewId, payMode, cloudCode: cloudCode && [cloudCode], startDate: billDate, endDate: billDate };
        const told = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
        expect(await detailOf({ currency: input.currency, startCycle, endCycle, ...told })).toEqual([
          units(amount),
          lineCount,
        ]);
      }
    }
    expect((await costs({ currency: "XCX", by: ["viewId"] })).some((row) => row.viewId === id && row.startCycle)).toBe(
      true,
    );
  });

  it.each<[says: string, input: () => object]>([
    ["of a view that shares resources, of several views and of none", () => ({ by: ["viewId"] })],
    ["of several views together", () => ({ viewId: [first.id, second.id] })],
    ["without a view", () => ({ excludeViewId: [first.id] })],
  ])("cannot be listed %s", async (_says, input) => {
    const rows = (await ours(input())).filter(({ sumName }) => sumName === null);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ startCycle }) => startCycle !== null)).toEqual([]);
  });
});

describe("listBillViews", () => {
  it("offers the customer's own views to whoever may see the analysis", async () => {
    const { token: analyst } = await (await createPeople(api)).managerWith("v4,v4-3,");
    const views = await fetched<BillViewName[]>("listBillViews", {}, analyst);
    expect(views).toEqual(
      expect.arrayContaining([first, second].map(({ id, viewName }) => ({ viewId: id, viewName }))),
    );
    expect(views.map(({ viewId }) => viewId)).not.toContain(foreign.id);
    const rows = await fetched<CostRow[]>("listCosts", { ...time, currency, by: ["viewId"] }, analyst);
    expect(rows.map(({ viewName }) => viewName)).toContain(first.viewName);
  });
});
