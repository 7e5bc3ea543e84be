import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage } from "../../src/generated/api";
import { checkMonth } from "../../src/server/areas/bill/cube/check";
import { keepBillMonths } from "../../src/server/database/bill-months";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { fromLocal } from "../../src/server/time";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

/** In which there is nothing else. */
const currency = "XMO";

const line = (month: string, amount: string): NewBillLine => {
  const time = fromLocal(`${month}-15`);
  const amounts = { listAmount: amount, payableAmount: amount, cashAmount: amount, amortizedCost: amount };
  const kinds = { serviceCategory: "Compute", billItemType: "PayAsYouGoBill", chargeCategory: "Usage" };
  const moments = { usageStart: time, usageEnd: time, consumeTime: time };
  const names = { cloudCode: "aliyun", productCode: "ecs", productName: "ECS", accountUid: "a-1", accountName: "a-1" };
  return {
    ...amounts,
    ...kinds,
    ...moments,
    ...names,
    currency,
    customId: own,
    billCycle: month,
    billDate: `${month}-15`,
    chargeFrequency: "Usage-Based",
    payMode: "postPay",
    billingItem: "hours",
  };
};

/** Where the lines of a month are, by partition. */
async function placesOf(month: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ place: string }>(
    sql`select distinct tableoid::regclass::text as place from bill_lines where bill_cycle = ${month} and currency = ${currency}`,
  );
  return rows.map(({ place }) => place);
}

const totalsOf = async (input: object) => {
  const answer = await api.call("listBillDetails", { currency, ...input }, { token });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  const { list, total, totals }: BillDetailPage = answer.data;
  return { rows: list.length, total, payable: totals.payableAmount };
};

const cellsOf = async () =>
  (await api.db.execute(sql`select * from bill_totals where currency = ${currency} order by id`)).rows;

describe("the months of bill lines", () => {
  it("has a partition for each month of the demo's bills, and nothing else beside them", async () => {
    const { rows } = await api.db.execute<{ place: string; months: string }>(sql`
      select tableoid::regclass::text as place, string_agg(distinct bill_cycle, ',') as months from bill_lines group by 1`);
    expect(rows.length).toBeGreaterThanOrEqual(13);
    for (const { place, months } of rows) expect(place).toBe(`bill_line_months."${months}"`);
  });

  it("takes lines of any month, and gives them a partition later without counting them twice", async () => {
    await api.db.insert(billLines).values([line("2019-02", "5.00000000"), line("2019-02", "7.50000000")]);
    const before = [await totalsOf({}), await cellsOf()];
    expect(await placesOf("2019-02")).toEqual(["bill_line_months.others"]);
    await Promise.all([keepBillMonths(api.db, api.now()), keepBillMonths(api.db, api.now())]);
    expect(await placesOf("2019-02")).toEqual([`bill_line_months."2019-02"`]);
    expect([await totalsOf({}), await cellsOf()]).toEqual(before);
    expect(before[0]).toEqual({ rows: 2, total: 2, payable: "12.50000000" });
  });

  it("moves a line whose month is changed, and the cube with it", async () => {
    await api.db.insert(billLines).values(line("2019-03", "3.00000000"));
    await api.db
      .update(billLines)
      .set({ billCycle: "2019-02" })
      .where(and(eq(billLines.currency, currency), eq(billLines.billCycle, "2019-03")));
    expect(await placesOf("2019-03")).toEqual([]);
    expect(await totalsOf({ startCycle: "2019-02", endCycle: "2019-02" })).toEqual({
      rows: 3,
      total: 3,
      payable: "15.50000000",
    });
    expect(await totalsOf({ startCycle: "2019-03", endCycle: "2019-03" })).toMatchObject({ rows: 0, total: 0 });
  });

  it("reads the months alone that a list asks for", async () => {
    const { rows } = await api.db.execute<{ "QUERY PLAN": string }>(
      sql`explain select id from bill_lines where custom_id = ${own} and bill_cycle = '2019-02'`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain(`"2019-02"`);
    expect(plan.match(/ on /g)).toHaveLength(1);
  });

  it("is out of the lists at once when it is detached, and out of the sums once these are compared with the lines", async () => {
    await api.db.execute(sql`alter table bill_lines detach partition bill_line_months."2019-02"`);
    expect(await api.db.$count(billLines, eq(billLines.currency, currency))).toBe(0);
    expect(await totalsOf({})).toMatchObject({ rows: 0, total: 3, payable: "15.50000000" });
    const told: unknown[] = [];
    await checkMonth(api.db, { customId: own, billCycle: "2019-02" }, (error) => told.push(error));
    expect(told).toHaveLength(1);
    expect(await totalsOf({})).toMatchObject({ rows: 0, total: 0 });
  });

  it("is out of reach of calls but for the table, whose policy holds back the rows of other customers", async () => {
    await expect(
      api.db.transaction(async (tx) => {
        await tx.execute(sql`set local role console_calls`);
        await tx.execute(sql`select from bill_line_months.others`);
      }),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});
