import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account, BillDetailPage, ConsumptionPage, ConsumptionRow } from "../../src/generated/api";
import { toYearMonth } from "../../src/server/time";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const amounts = [
  "listAmount",
  "discountAmount",
  "payableAmount",
  "cashAmount",
  "couponAmount",
  "creditAmount",
  "debtAmount",
] as const;
const units = (text: string) => BigInt(text.replace(".", ""));
const month = toYearMonth(new Date(Date.now() - 35 * 86_400_000));
const list = async (input: object, as = token): Promise<ConsumptionPage> => {
  const answer = await api.call("listConsumption", { pageSize: 200, ...input }, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data;
};
const detail = async (input: object): Promise<BillDetailPage> =>
  (await api.call("listBillDetails", { pageSize: 1, ...input }, { token })).data;
/** What leads from a row to its lines, as config/screens/cost/consumption.json has it. */
const linesOf = ({ productCode, cloudCode, startCycle, endCycle, currency }: ConsumptionRow) => ({
  productCode: [productCode],
  cloudCode: [cloudCode],
  startCycle,
  endCycle,
  currency,
});

const filters: [says: string, input: object][] = [
  ["a month", { startCycle: month, endCycle: month }],
  ["everything", {}],
  ["a cloud and a payment mode", { startCycle: month, cloudCode: ["huawei"], payMode: "postPay" }],
  ["another currency", { currency: "USD" }],
];

describe("listConsumption", () => {
  it.each(filters)("sums %s up by product, to the totals of the bill detail", async (_says, input) => {
    const [page, lines] = [await list({ by: "product", ...input }), await detail(input)];
    expect(page.totals).toEqual(lines.totals);
    for (const name of amounts)
      expect(page.list.reduce((sum, row) => sum + units(row[name]), 0n)).toBe(units(lines.totals[name]));
    expect(page.list.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(lines.total);
    expect(page.total).toBe(page.list.length);
  });

  it("sums a product up to its instances, and both to the lines that their links lead to", async () => {
    const { list: products } = await list({ by: "product", startCycle: month, endCycle: month });
    for (const product of products.slice(0, 5)) {
      const lines = await detail(linesOf(product));
      expect(lines.totals).toMatchObject(Object.fromEntries(amounts.map((name) => [name, product[name]])));
      const instances = await list({ by: "instance", ...linesOf(product) });
      expect(instances.total).toBe(product.instanceCount);
      expect(instances.totals).toEqual(lines.totals);
      for (const instance of instances.list.slice(0, 3)) {
        const own = await detail({ ...linesOf(instance), keyword: instance.resourceId, payMode: instance.payMode });
        expect(own.totals.payableAmount).toBe(instance.payableAmount);
        expect(own.total).toBe(instance.lineCount);
      }
    }
  });

  it.each([["payableAmount"], ["listAmount"], ["discountAmount"], ["lineCount"]] as const)(
    "sorts by %s as by a number, without losing a row between pages",
    async (sortField) => {
      const all = await list({ by: "instance", startCycle: month, endCycle: month, sortField, sortOrder: "ascending" });
      const values = all.list.map((row) => Number(row[sortField]));
      expect(values).toEqual([...values].sort((a, b) => a - b));
      const pages = await Promise.all(
        [1, 2, 3, 4].map((pageNum) =>
          list({
            by: "instance",
            startCycle: month,
            endCycle: month,
            sortField,
            sortOrder: "ascending",
            pageNum,
            pageSize: 50,
          }),
        ),
      );
      expect(pages.flatMap((page) => page.list.map(({ rowKey }) => rowKey))).toEqual(
        all.list.map(({ rowKey }) => rowKey),
      );
    },
  );

  it("finds instances by id or name, and says how many there are behind the last page", async () => {
    const [first] = (await list({ by: "instance", pageSize: 1 })).list;
    const found = await list({ by: "instance", keyword: first?.resourceId });
    expect(found.list.every(({ resourceId }) => resourceId?.includes(first?.resourceId ?? "?"))).toBe(true);
    expect((await list({ by: "product", pageNum: 99 })).total).toBe((await list({ by: "product" })).total);
  });

  it("is each customer's own", async () => {
    const theirs = await list({ by: "product" }, await api.signIn("type0"));
    expect(theirs.totals.payableAmount).not.toBe((await list({ by: "product" })).totals.payableAmount);
    expect(theirs.total).toBeGreaterThan(0);
  });

  it("can be had as a file, every row of it", async () => {
    const input = { by: "instance", startCycle: month, endCycle: month };
    const answer = await api.call(
      "exportList",
      {
        call: "listConsumption",
        format: "csv",
        title: "消费",
        columns: ["rowKey", "payableAmount"].map((name) => ({ name, heading: name })),
        input,
      },
      { token },
    );
    expect(answer.text.trim().split("\n").length - 1).toBe((await list({ ...input, pageSize: 1 })).total);
  });
});

describe("getAccount", () => {
  const account = async (as = token): Promise<Account> => (await api.call("getAccount", undefined, { token: as })).data;

  it("says how long the available amount lasts, by the mean of 30 days, and what is owed", async () => {
    const { availableAmount, dailyAmount, runwayDays, debtAmount } = await account();
    const { rows } = await api.db.execute<{ paid: string; due: string; debt: string }>(sql`
      SELECT (SELECT sum(payable_amount - coupon_amount) FROM bill_lines WHERE custom_id = 1001 AND currency = 'CNY' AND consume_time BETWEEN now() - interval '30 days' AND now()) AS paid,
             (SELECT sum(payable_amount - coupon_amount) FROM bill_lines line WHERE custom_id = 1001 AND currency = 'CNY'
                AND (SELECT max(relate_no) FROM account_ledger WHERE custom_id = 1001 AND trade_type = 'consume' AND relate_no LIKE '____-__') < bill_cycle
                AND (order_no IS NULL OR order_no NOT IN (SELECT order_no FROM orders))) AS due,
             (SELECT sum(debt_amount) FROM bill_lines WHERE custom_id = 1001 AND currency = 'CNY' AND debt_amount > 0 AND bill_cycle < ${toYearMonth(api.now())}) AS debt`);
    expect(Number(dailyAmount)).toBeCloseTo(Number(rows[0]?.paid) / 30, 1);
    expect(Number(debtAmount)).toBeCloseTo(Number(rows[0]?.debt), 1);
    const left = Number(availableAmount) - Number(rows[0]?.due);
    expect(left).toBeLessThan(Number(availableAmount));
    expect(runwayDays).toBe(Math.floor(left / Number(dailyAmount)));
  });

  it("has no runway where nothing is consumed, and none left where nothing is available", async () => {
    const other = await api.signIn("type5");
    await api.db.execute(sql`UPDATE accounts SET cash = 0, credit = 0 WHERE custom_id = 1015`);
    expect((await account(other)).runwayDays).toBe(0);
    await api.db.execute(sql`DELETE FROM bill_lines WHERE custom_id = 1015`);
    expect(await account(other)).toMatchObject({ dailyAmount: "0.00", runwayDays: null, debtAmount: "0.00" });
  });
});
