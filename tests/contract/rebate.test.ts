import { randomBytes } from "node:crypto";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMonths } from "../../src/domain/month";
import type { RebatePage, RebatePayoutPage, RebateTotals } from "../../src/generated/api";
import { settleAccruals } from "../../src/server/areas/rebate/accrue";
import { settleRebatePayouts } from "../../src/server/areas/rebate/settle";
import { payoutSimulator } from "../../src/server/areas/withdraw/demo-payouts";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { rebates } from "../../src/server/database/schema/rebate";
import { bankAccounts } from "../../src/server/database/schema/withdrawal";
import { toLocalDate, toYearMonth } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { createTestApi, type TestApi } from "./test-api";

const AGENT = 1020;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("channel");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const cents = (text: string) => BigInt(text.replace(".", ""));
const list = async (input: object = {}): Promise<RebatePage> =>
  (await api.call("listRebates", { pageSize: 200, ...input }, { token })).data;
const totals = async (): Promise<RebateTotals> => (await api.call("getRebateTotals", undefined, { token })).data;
const payouts = async (): Promise<RebatePayoutPage> => (await api.call("listRebatePayouts", {}, { token })).data;
const withdraw = (ids: number[], input: object = {}, as = token) =>
  api.call("withdrawRebates", { ids, clientToken: newToken(), ...input }, { token: as });
const settleAfter = (seconds: number) =>
  settleRebatePayouts(api.db, payoutSimulator, new Date(api.now().getTime() + seconds * 1000));
const statuses = async (ids: number[]) =>
  (await api.db.select().from(rebates).where(inArray(rebates.id, ids))).map(({ status }) => status);
/** A rebate of the agent that can be withdrawn. */
const newRebate = async (rebateAmount: string, customId = AGENT) => {
  const row = {
    customId,
    customerId: 1030,
    rebateMonth: "2025-01",
    productCode: newToken(),
    productName: "示例",
    salesAmount: "1000.00",
    rebateRate: "0.08",
    rebateAmount,
    status: 1 as const,
    statusTime: api.now(),
  };
  const [made] = await api.db.insert(rebates).values(row).returning({ id: rebates.id });
  return made?.id ?? 0;
};

describe("the demo's rebates", () => {
  it("are there in every state, each a part of what the customer is billed for the product in the month", async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(rows.length);
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3]);
    expect([...new Set(rows.map(({ exceptionFlag }) => exceptionFlag))].sort()).toEqual([
      "NORMAL",
      "SALES_CHANGED",
      "UNPAID",
    ]);
    const { rows: wrong } = await api.db.execute(sql`
      SELECT rebates.id FROM rebates JOIN agents ON agents.agent_custom_id = rebates.custom_id
      LEFT JOIN LATERAL (SELECT round(sum(payable_amount), 2) AS sales, sum(payable_amount) AS exact FROM bill_lines AS l
        WHERE l.custom_id = rebates.customer_id AND l.bill_cycle = rebate_month AND l.product_code = rebates.product_code AND l.currency = 'CNY') AS billed ON true
      WHERE (sales_amount <> sales) <> (exception_flag = 'SALES_CHANGED') OR agents.rebate_rate <> rebates.rebate_rate OR exception_flag <> 'SALES_CHANGED' AND rebate_amount <> round(exact * rebates.rebate_rate, 2)`);
    expect(wrong).toEqual([]);
  });

  it("sum up by status, and a page's totals to all that match", async () => {
    const { list: rows } = await list();
    const of = (status: number) =>
      rows.filter((row) => row.status === status).reduce((sum, { rebateAmount }) => sum + cents(rebateAmount), 0n);
    const { toConfirmAmount, withdrawableAmount, withdrawingAmount, withdrawnAmount } = await totals();
    expect([toConfirmAmount, withdrawableAmount, withdrawingAmount, withdrawnAmount].map(cents)).toEqual(
      [0, 1, 2, 3].map(of),
    );
    expect(cents((await list({ status: [1], pageSize: 1 })).totals.rebateAmount)).toBe(of(1));
  });

  it("belong to the payouts that hold them", async () => {
    const { rows } = await api.db.execute(sql`
      SELECT payout.id FROM rebate_payouts AS payout LEFT JOIN rebates ON payout_id = payout.id WHERE payout.status <> 4 GROUP BY payout.id HAVING sum(rebate_amount) <> payout.amount`);
    expect(rows).toEqual([]);
    expect((await payouts()).list.map(({ status }) => status).sort()).toEqual([1, 2, 4]);
  });

  it.each([
    ["month", { startMonth: addMonths(toYearMonth(new Date()), -1), endMonth: "2099-01" }],
    ["customer", { customName: "云仓" }],
    ["state", { status: [0] }],
  ])("are found by %s", async (_what, input) => {
    const [found, all] = [await list(input), await list()];
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.total);
  });
});

describe("accrual", () => {
  it("follows the bills until the month is confirmed, on the sixth of the next one: clouds correct it on the fifth", async () => {
    const month = toYearMonth(api.now());
    const [year = 0, number = 0] = month.split("-").map(Number);
    const next = (day: number) => new Date(Date.UTC(year, number, day, 4));
    const open = () => api.db.$count(rebates, and(eq(rebates.rebateMonth, month), eq(rebates.status, 0)));
    const before = await open();
    await settleAccruals(api.db, next(5));
    expect(await open()).toBe(before);
    await api.db
      .execute(sql`UPDATE bill_lines SET list_amount = list_amount * 2, discount_amount = discount_amount * 2, payable_amount = payable_amount * 2, cash_amount = cash_amount * 2,
      coupon_amount = coupon_amount * 2, credit_amount = credit_amount * 2, debt_amount = debt_amount * 2 WHERE custom_id = 1030`);
    const sales = async () => (await list({ customName: "云仓", startMonth: month })).totals.salesAmount;
    const was = await sales();
    await settleAccruals(api.db, next(6));
    expect(Number(await sales())).toBeCloseTo(2 * Number(was), 0);
    expect(await open()).toBe(0);
    await api.db.execute(sql`DELETE FROM bill_lines WHERE custom_id = 1031`);
    const confirmed = await sales();
    await settleAccruals(api.db, next(7));
    expect(await sales()).toBe(confirmed);
  });

  const ofProduct = (productCode: string) => eq(billLines.productCode, productCode);
  it.each<[what: string, change: (charged: NewBillLine) => Promise<unknown>]>([
    [
      "refunded in full",
      (charged) => {
        const back = { listAmount: "-1000", payableAmount: "-1000", cashAmount: "-1000", amortizedCost: "-1000" };
        return api.db.insert(billLines).values({ ...charged, ...back, billItemType: "Refund" });
      },
    ],
    ["not on the bill any more", ({ productCode }) => api.db.delete(billLines).where(ofProduct(productCode))],
  ])("takes back what is not confirmed of sales that are %s, and nothing else", async (_what, change) => {
    const [sold, kept] = [newToken(), newToken()].map((productCode) =>
      newCharge(toLocalDate(api.now()), "1000", { customId: 1030, productCode }),
    ) as [NewBillLine, NewBillLine];
    await api.db.insert(billLines).values([sold, kept]);
    const accrued = async () => {
      await settleAccruals(api.db, api.now());
      const codes = [sold.productCode, kept.productCode];
      const rows = await api.db.select().from(rebates).where(inArray(rebates.productCode, codes));
      return rows.map(({ productCode, salesAmount, status }) => ({ productCode, salesAmount, status }));
    };
    const [ofSold, ofKept] = [sold, kept].map(({ productCode }) => ({
      productCode,
      salesAmount: "1000.00",
      status: 0,
    }));
    expect(await accrued()).toEqual(expect.arrayContaining([ofSold, ofKept]));
    await change(sold);
    expect(await accrued()).toEqual([ofKept]);
  });

  it("goes by the bill's cube: lines, of which there are far more, are left alone", async () => {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE bill_lines IN ACCESS EXCLUSIVE MODE`);
      const settled = api.db.transaction(async (other) => {
        await other.execute(sql`SET LOCAL lock_timeout = '1s'`);
        await settleAccruals(other, api.now());
      });
      await expect(settled).resolves.toBeUndefined();
    });
  });
});

describe("exceptions", () => {
  it("are bills that have changed since a rebate was confirmed, and months that the customer owes a part of", async () => {
    const over = { status: [1], customName: "精密", endMonth: addMonths(toYearMonth(api.now()), -1) };
    const [mine] = (await list({ ...over, exceptionFlag: ["NORMAL"] })).list;
    const flag = async () => (await list(over)).list.find(({ id }) => id === mine?.id)?.exceptionFlag;
    const change = (set: SQL) =>
      api.db
        .execute(sql`UPDATE bill_lines SET ${set} WHERE (product_code, bill_cycle) = (${mine?.productCode}, ${mine?.rebateMonth})
      AND custom_id = (SELECT customer_id FROM rebates WHERE id = ${mine?.id}) AND payable_amount > 0`);
    await settleAccruals(api.db, api.now());
    expect(await flag()).toBe("NORMAL");
    await change(
      sql`cash_amount = cash_amount + credit_amount + coupon_amount - 0.01, credit_amount = 0, coupon_amount = 0, debt_amount = debt_amount + 0.01`,
    );
    await settleAccruals(api.db, api.now());
    expect(await flag()).toBe("UNPAID");
    await change(
      sql`list_amount = list_amount + 1, payable_amount = payable_amount + 1, cash_amount = cash_amount + 1`,
    );
    await settleAccruals(api.db, api.now());
    expect(await flag()).toBe("SALES_CHANGED");
    expect((await list({ exceptionFlag: ["SALES_CHANGED"] })).list.map(({ id }) => id)).toContain(mine?.id);
    expect((await list({ exceptionFlag: ["NORMAL"] })).list.map(({ id }) => id)).not.toContain(mine?.id);
  });
});

describe("withdrawRebates", () => {
  it("pays them to the default account, or the one that is named, once", async () => {
    const ids = [await newRebate("10.10"), await newRebate("20.20")];
    const before = await totals();
    expect((await withdraw(ids)).code).toBe(200);
    expect(await statuses(ids)).toEqual([2, 2]);
    expect((await payouts()).list[0]).toMatchObject({
      amount: "30.30",
      status: 1,
      rebateCount: 2,
      bankNo: "1109 **** 2837",
      applicant: "channel",
    });
    expect((await withdraw(ids)).code).toBe(422);
    await settleAfter(40);
    expect(await statuses(ids)).toEqual([3, 3]);
    expect(cents((await totals()).withdrawnAmount) - cents(before.withdrawnAmount)).toBeGreaterThanOrEqual(3030n);
  });

  it("gives back what could not be paid", async () => {
    const ids = [await newRebate("7.44")];
    await withdraw(ids);
    await settleAfter(40);
    expect(await statuses(ids)).toEqual([1]);
    expect((await payouts()).list[0]).toMatchObject({ status: 4, rebateCount: 0, failReason: expect.any(String) });
    expect((await withdraw(ids)).code).toBe(200);
  });

  it("takes all or none, and nobody else's", async () => {
    const [mine, theirs] = [await newRebate("5.00"), await newRebate("5.00", 1021)];
    expect((await withdraw([mine, theirs])).code).toBe(404);
    expect(await statuses([mine, theirs])).toEqual([1, 1]);
    const [pending] = (await list({ status: [0] })).list;
    if (pending) await withdraw([mine, pending.id]).then(({ code }) => code);
    expect(await statuses([mine])).toEqual([1]);
  });

  it("goes only to a verified account", async () => {
    const [failed] = await api.db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.customId, AGENT), eq(bankAccounts.status, 2)));
    expect(await withdraw([await newRebate("5.00")], { bankAccountId: failed?.id })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "bankAccountId" }] },
    });
    const stranger = await api.signIn("type5");
    expect(await withdraw([await newRebate("5.00", 1015)], {}, stranger)).toMatchObject({
      code: 422,
      data: { errors: [{ field: "bankAccountId" }] },
    });
  });

  it("has one effect, however many ask at once", async () => {
    const ids = [await newRebate("9.00")];
    const answers = await Promise.all(Array.from({ length: 16 }, () => withdraw(ids)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const clientToken = newToken();
    const again = [await newRebate("9.00")];
    const same = await Promise.all(Array.from({ length: 64 }, () => withdraw(again, { clientToken })));
    expect(new Set(same.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
  });
});
