import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths, monthOf } from "../../src/domain/month";
import type { BillChange, BillOverview, CostForecast } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines } from "../../src/server/database/schema/bill";
import { fromLocal } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
/** The running month, on whose 16th the clock stands, and the one before. */
let month: string;
let before: string;
beforeAll(async () => {
  api = await createTestApi();
  before = monthOf(new Date());
  month = addMonths(before, 1);
  api.advance((fromLocal(`${month}-16 10:00:00`).getTime() - Date.now()) / 60_000);
  token = await api.signIn("admin");
});
afterAll(() => api.close());

/** Charges in a currency of their own, by day, and what compares the running month with the one before. */
async function compared(currency: string, running: Record<string, string>, earlier: Record<string, string>) {
  const charges = [
    ...Object.entries(running).map(([day, amount]) => newCharge(day, amount, { currency, billCycle: month })),
    ...Object.entries(earlier).map(([day, amount]) => newCharge(day, amount, { currency })),
  ];
  await api.db.insert(billLines).values(charges);
  const ask = async <T>(id: OperationId): Promise<T> => {
    const headers = { "accept-language": "en" };
    const answer = await api.call(id, { currency }, { token, headers });
    expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
    return answer.data as T;
  };
  return {
    overview: await ask<BillOverview>("getBillOverview"),
    change: await ask<BillChange>("getBillChange"),
    movers: await ask<unknown[]>("listBillMovers"),
    forecast: await ask<CostForecast>("getCostForecast"),
  };
}

describe("a month that is not over", () => {
  it("is compared with the days that are whole on its bill: today's orders make no whole day", async () => {
    const running = { [`${month}-13`]: "10", [`${month}-14`]: "20", [`${month}-16`]: "5" };
    const earlier = Object.fromEntries([13, 14, 15, 16].map((day) => [`${before}-${day}`, String(2 ** (day - 13))]));
    const { overview, change, movers, forecast } = await compared("XDA", running, earlier);
    const amounts = { payableAmount: "35.00000000", comparedAmount: "3.00000000" };
    expect([overview, change, forecast]).toMatchObject([amounts, amounts, amounts]);
    expect(overview.lastPayableAmount).toBe("15.00000000");
    expect(movers).toMatchObject([amounts]);
  });

  it("is compared with nothing while its bill has no whole day: neither today nor days of other months are one", async () => {
    const { overview, change, movers, forecast } = await compared(
      "XDB",
      { [`${month}-16`]: "5", [`${before}-28`]: "1" },
      { [`${before}-01`]: "7" },
    );
    const amounts = { payableAmount: "6.00000000", comparedAmount: null };
    expect([overview, change, forecast]).toMatchObject([amounts, amounts, amounts]);
    expect(change).toMatchObject({ changeAmount: null, newCount: 0, goneCount: 0 });
    expect(change.explanation).toBe(`The bill of ${month} has no whole day yet: nothing to compare.`);
    expect(movers).toEqual([]);
  });
});
