import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order, OrdersPaymentSplit, PaidOrders } from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { accounts } from "../../src/server/database/schema/account";
import { orders } from "../../src/server/database/schema/commerce";
import { cloudTickets, cloudTicketUses } from "../../src/server/database/schema/voucher";
import { disagreeingFunds, disagreeingOrders, disagreeingTickets } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";
import { insertTicket } from "./voucher-rows";

let api: TestApi;
let token: string;
let began: Date;
beforeAll(async () => {
  api = await createTestApi();
  began = new Date(api.now().getTime() - 1000);
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const own = 1001;
const newToken = () => randomBytes(12).toString("hex");
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const scan = {
  productCode: "vulscan",
  attrs: [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: "www.example.com" },
  ],
};
/** An order that awaits payment: 99.00. */
const ordered = async (input: object = {}) =>
  (
    (await api.call("commitOrder", { items: [scan], clientToken: newToken(), ...input }, { token })).data as Order & {
      orderId: number;
    }
  ).orderId;
const several = async (count: number) => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await ordered());
  return ids;
};
const pay = (ids: readonly number[], input: object = {}) =>
  api.call("payOrders", { ids, clientToken: newToken(), ...input }, { token });
const preview = async (ids: readonly number[], input: object = {}) =>
  (await api.call("previewOrdersPayment", { ids, ...input }, { token })).data as OrdersPaymentSplit;
const detail = async (id: number): Promise<Order> =>
  (await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data;
const statuses = async (ids: readonly number[]) => {
  const rows = await api.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id);
  return rows.map(({ status }) => status);
};
const newTicket = (values: Partial<typeof cloudTickets.$inferInsert> = {}) =>
  insertTicket(api, { nominalValue: "120.00", balance: "120.00", ...values });
const ticket = async (id: number) => (await api.db.select().from(cloudTickets).where(eq(cloudTickets.id, id)))[0];
const balances = async () => {
  const [row] = await api.db.select().from(accounts).where(eq(accounts.customId, own));
  return { cash: row?.cash, credit: row?.credit };
};
const cents = (text = "0.00") => Number(text.replace(".", ""));
/** Brings the balances to these amounts, over the ledger. */
const setBalances = async (wanted: { cash: string; credit: string }) => {
  const before = await balances();
  for (const fund of ["cash", "credit"] as const) {
    const amount = ((cents(wanted[fund]) - cents(before[fund])) / 100).toFixed(2);
    if (amount !== "0.00")
      await api.db.transaction((tx) =>
        changeBalance(tx, { customId: own, fund, tradeType: "adjust", amount, relateNo: "TEST", time: api.now() }),
      );
  }
};
const nothingAmiss = async () => {
  expect(await disagreeingFunds(api.db)).toEqual([]);
  expect(await disagreeingTickets(api.db)).toEqual([]);
  expect(await disagreeingOrders(api.db, began)).toEqual([]);
};

describe("payOrders", () => {
  it("pays each order as if alone, exactly as was shown: ledger, status and history of its own", async () => {
    await setBalances({ cash: "150.00", credit: "1000.00" });
    const ids = (await several(3)).reverse();
    const split = await preview(ids);
    expect(split).toMatchObject({
      count: 3,
      dueAmount: "297.00",
      couponAmount: "0.00",
      cashAmount: "150.00",
      creditAmount: "147.00",
      missingAmount: "0.00",
      cashAfter: "0.00",
      creditAfter: "853.00",
    });
    expect(split.orders.map(({ id, cashAmount, creditAmount }) => [id, cashAmount, creditAmount])).toEqual([
      [ids[0], "99.00", "0.00"],
      [ids[1], "51.00", "48.00"],
      [ids[2], "0.00", "99.00"],
    ]);
    const { couponAmount, cashAmount, creditAmount } = split;
    const answer = await pay(ids, { couponAmount, cashAmount, creditAmount });
    expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({
      code: 200,
      data: { count: 3, couponAmount, cashAmount, creditAmount },
    });
    expect((answer.data as PaidOrders).orders.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 2]));
    expect(await balances()).toEqual({ cash: "0.00", credit: "853.00" });
    const second = await detail(ids[1] ?? 0);
    expect(second.trades?.map(({ fund, amount, balance }) => [fund, amount, balance])).toEqual([
      ["cash", "-51.00", "0.00"],
      ["credit", "-48.00", "952.00"],
    ]);
    expect(second.history).toMatchObject([{ status: 1 }, { from: 1, status: 2, actor: "admin" }]);
    await nothingAmiss();
  });

  it("uses the voucher chosen with each order; one that is shared pays for the next what is left of it", async () => {
    await setBalances({ cash: "500.00", credit: "0.00" });
    const [shared, gone] = [await newTicket(), await newTicket()];
    const ids = [
      await ordered({ cloudTicketId: shared }),
      await ordered({ cloudTicketId: shared }),
      await ordered({ cloudTicketId: gone }),
    ];
    await api.db
      .update(cloudTickets)
      .set({ expireTime: later(-1) })
      .where(eq(cloudTickets.id, gone));
    expect(await preview(ids, { useTickets: false })).toMatchObject({ couponAmount: "0.00", cashAmount: "297.00" });
    const split = await preview(ids);
    expect(split).toMatchObject({ dueAmount: "297.00", couponAmount: "120.00", cashAmount: "177.00" });
    expect(split.orders.map(({ ticketName, couponAmount }) => [ticketName, couponAmount])).toEqual([
      ["测试券", "99.00"],
      ["测试券", "21.00"],
      [null, "0.00"],
    ]);
    expect(await pay(ids)).toMatchObject({ code: 200, data: { couponAmount: "120.00", cashAmount: "177.00" } });
    expect(await ticket(shared)).toMatchObject({ balance: "0.00", status: "USED_UP" });
    expect(await ticket(gone)).toMatchObject({ balance: "120.00" });
    const uses = await api.db.select().from(cloudTicketUses).where(eq(cloudTicketUses.ticketId, shared));
    expect(uses.map(({ amount, balance }) => [amount, balance])).toEqual([
      ["99.00", "21.00"],
      ["21.00", "0.00"],
    ]);
    await nothingAmiss();
  });

  it("pays none where the account lacks a cent for the last", async () => {
    await setBalances({ cash: "100.00", credit: "196.99" });
    const ids = await several(3);
    expect(await preview(ids)).toMatchObject({ missingAmount: "0.01" });
    expect(await pay(ids)).toMatchObject({ status: 200, code: 422, message: expect.stringContaining("0.01") });
    expect(await statuses(ids)).toEqual([1, 1, 1]);
    expect(await balances()).toEqual({ cash: "100.00", credit: "196.99" });
    await nothingAmiss();
  });

  it("names each order whose state has changed, and pays none", async () => {
    await setBalances({ cash: "1000.00", credit: "0.00" });
    const ids = await several(4);
    const [, cancelled = 0, late = 0] = ids;
    await api.call("cancelOrder", { id: cancelled }, { token });
    await api.db
      .update(orders)
      .set({ payDeadline: later(-1) })
      .where(eq(orders.id, late));
    const answer = await pay(ids);
    const numbers = [(await detail(cancelled)).orderNo, (await detail(late)).orderNo].join(", ");
    expect(answer).toMatchObject({
      code: 409,
      message: `没有支付任何订单：这些订单已不是待支付，或已过期：${numbers}`,
    });
    expect((await api.call("previewOrdersPayment", { ids }, { token })).code).toBe(409);
    expect(await statuses(ids)).toEqual([1, 4, 1, 1]);
    expect((await balances()).cash).toBe("1000.00");
    await nothingAmiss();
  });

  it("refuses other amounts than were shown", async () => {
    await setBalances({ cash: "1000.00", credit: "0.00" });
    const ids = await several(2);
    expect(await pay(ids, { cashAmount: "197.99" })).toMatchObject({ code: 409 });
    expect(await statuses(ids)).toEqual([1, 1]);
  });

  it("at once: repeated it has one effect, and payments that share orders pay each once and never wait for ever", async () => {
    await setBalances({ cash: "10000.00", credit: "0.00" });
    const [first, clientToken] = [await several(3), newToken()];
    const same = await Promise.all(Array.from({ length: 16 }, () => pay(first, { clientToken })));
    expect(new Set(same.map(({ code, data }) => `${code} ${JSON.stringify(data)}`)).size).toBe(1);
    expect((await balances()).cash).toBe("9703.00");

    const ids = await several(4);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const sets = [[a, b, c], [c, b, a], [d, c], [b, d], [a], [d, a]];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sets)
        .flat()
        .map((set) => pay(set).then(({ code }) => ({ set, code }))),
    );
    const paid = answers.filter(({ code }) => code === 200).flatMap(({ set }) => set);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]));
    expect(new Set(paid).size).toBe(paid.length);
    expect(cents((await balances()).cash)).toBe(970_300 - 9_900 * paid.length);
    await nothingAmiss();
  });
});
