import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BillOverview,
  Order,
  OrderTicket,
  PaidOrder,
  PaymentSplit,
  AccountTradePage,
} from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { expireOrders, provisionOrders, refundOrders } from "../../src/server/areas/order/follow-orders";
import { demoProviders } from "../../src/server/areas/recharge/demo-payments";
import { settleRecharges } from "../../src/server/areas/recharge/settle";
import { accounts } from "../../src/server/database/schema/account";
import { orders } from "../../src/server/database/schema/commerce";
import { cloudTickets, cloudTicketUses } from "../../src/server/database/schema/voucher";
import { runJob } from "../../src/server/jobs/run-job";
import { disagreeingFunds, disagreeingOrders, disagreeingTickets } from "../helpers/ledger";
import { createTestApi, type TestApi } from "./test-api";
import { insertTicket } from "./voucher-rows";
import { bastionFor, scanOf } from "./wishes";

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

const bastion = bastionFor("M");
/** An order that awaits payment: 99.00 each scan. */
const ordered = async (items: object[] = [scanOf()], as = token) =>
  ((await api.call("commitOrder", { items, clientToken: newToken() }, { token: as })).data as { orderId: number })
    .orderId;
const pay = (id: number, input: object = {}, as = token) =>
  api.call("payOrder", { id, clientToken: newToken(), ...input }, { token: as });
const cancel = (id: number) => api.call("cancelOrder", { id }, { token });
const preview = (id: number, input: object = {}) => api.call("previewOrderPayment", { id, ...input }, { token });
const detail = async (id: number): Promise<Order> =>
  (await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data;
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
/** Lets time pass; the server's own timer would do the same a moment later. */
const provisionAfter = async (seconds: number) => {
  await provisionOrders(api.db, demoProvisioner, later(seconds));
  await refundOrders(api.db, later(seconds));
};
const balances = async (customId = own) => {
  const [row] = await api.db.select().from(accounts).where(eq(accounts.customId, customId));
  return { cash: cents(row?.cash ?? "0.00"), credit: cents(row?.credit ?? "0.00") };
};
const cents = (text: string) => BigInt(text.replace(".", ""));
const statuses = ({ history = [] }: Order) => history.map(({ status }) => status);
/** A voucher of the group, as it is needed. */
const newTicket = (values: Partial<typeof cloudTickets.$inferInsert> = {}) =>
  insertTicket(api, { nominalValue: "30.00", balance: "30.00", ...values });
const ticket = async (id: number) => (await api.db.select().from(cloudTickets).where(eq(cloudTickets.id, id)))[0];
/** Brings the balances to these amounts, over the ledger. */
const setBalances = async (wanted: { cash: string; credit: string }, customId = own) => {
  const before = await balances(customId);
  for (const fund of ["cash", "credit"] as const) {
    const amount = cents(wanted[fund]) - before[fund];
    const text = `${amount < 0n ? "-" : ""}${String(amount < 0n ? -amount : amount)
      .padStart(3, "0")
      .replace(/(\d\d)$/, ".$1")}`;
    if (amount !== 0n)
      await api.db.transaction((tx) =>
        changeBalance(tx, { customId, fund, tradeType: "adjust", amount: text, relateNo: "TEST", time: api.now() }),
      );
  }
};
const nothingAmiss = async () => {
  expect(await disagreeingFunds(api.db)).toEqual([]);
  expect(await disagreeingTickets(api.db)).toEqual([]);
  expect(await disagreeingOrders(api.db, began)).toEqual([]);
};

describe("the demo", () => {
  it("has orders, vouchers and accounts that agree", async () => {
    expect(await disagreeingFunds(api.db)).toEqual([]);
    expect(await disagreeingTickets(api.db)).toEqual([]);
    expect(await disagreeingOrders(api.db, new Date(0))).toEqual([]);
  });

  it("has orders that are a few per cent of the group's bills: these stay near 420,000 a month", async () => {
    const { rows } = await api.db.execute<{ bill_cycle: string; of_orders: number; total: number }>(sql`
      SELECT bill_cycle, sum(payable_amount) FILTER (WHERE order_no IN (SELECT order_no FROM orders))::float AS of_orders, sum(payable_amount)::float AS total
      FROM bill_lines WHERE custom_id = ${own} GROUP BY 1 ORDER BY 1 DESC`);
    const [, ...closed] = rows;
    expect(closed.length).toBeGreaterThanOrEqual(12);
    const shares = closed.map(({ of_orders: ofOrders, total }) => (ofOrders ?? 0) / total);
    expect(Math.max(...shares)).toBeLessThan(0.12);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.01);
    expect(mean).toBeLessThan(0.08);
  });

  it("tells of each order how it came to its status", async () => {
    const rows = await api.db.select().from(orders).where(eq(orders.customId, own));
    for (const { id, status } of new Map(rows.map((row) => [row.status, row])).values())
      expect(statuses(await detail(id)).at(-1)).toBe(status);
  });
});

describe("payOrder", () => {
  it("takes voucher, cash and credit in this order, exactly, and says so before", async () => {
    await setBalances({ cash: "40.50", credit: "1000.00" });
    const [id, cloudTicketId] = [await ordered(), await newTicket()];
    const split = (await preview(id, { cloudTicketId })).data as PaymentSplit;
    expect(split).toEqual({
      dueAmount: "99.00",
      couponAmount: "30.00",
      cashAmount: "40.50",
      creditAmount: "28.50",
      missingAmount: "0.00",
      cashAfter: "0.00",
      creditAfter: "971.50",
    });
    const { couponAmount, cashAmount, creditAmount } = split;
    const answer = await pay(id, { cloudTicketId, couponAmount, cashAmount, creditAmount });
    expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({
      code: 200,
      data: { id, status: 2, couponAmount, cashAmount, creditAmount },
    });
    expect(await balances()).toEqual({ cash: 0n, credit: 97_150n });
    const order = await detail(id);
    expect(order).toMatchObject({
      status: 2,
      payAmount: "69.00",
      couponAmount: "30.00",
      cloudTicketId,
      ticketName: "测试券",
      history: [{ status: 1 }, { from: 1, status: 2, actor: "admin" }],
    });
    expect(order.trades?.map(({ fund, amount, balance, flow }) => [fund, amount, balance, flow])).toEqual([
      ["cash", "-40.50", "0.00", "Expense"],
      ["credit", "-28.50", "971.50", "Expense"],
    ]);
    expect(await ticket(cloudTicketId)).toMatchObject({ balance: "0.00", status: "USED_UP" });
    await nothingAmiss();
  });

  it("is offered the voucher chosen when it was ordered, which nothing has been taken from until then", async () => {
    await setBalances({ cash: "100.00", credit: "0.00" });
    const cloudTicketId = await newTicket();
    const price = (await api.call("getPrice", { ...scanOf(), cloudTicketId }, { token })).data;
    expect(price).toMatchObject({
      listAmount: "99.00",
      discountAmount: "0.00",
      couponAmount: "30.00",
      payAmount: "69.00",
    });
    const answer = await api.call(
      "commitOrder",
      { items: [{ ...scanOf(), payAmount: "99.00" }], cloudTicketId, clientToken: newToken() },
      { token },
    );
    expect(answer).toMatchObject({ code: 200, data: { payAmount: "99.00" } });
    const id = (answer.data as { orderId: number }).orderId;
    expect(await detail(id)).toMatchObject({ status: 1, cloudTicketId, ticketName: "测试券", couponAmount: "0.00" });
    expect(await ticket(cloudTicketId)).toMatchObject({ balance: "30.00", status: "UNUSED" });
    expect(await pay(id, { cloudTicketId })).toMatchObject({
      code: 200,
      data: { couponAmount: "30.00", cashAmount: "69.00" },
    });
    await nothingAmiss();
  });

  it("stands in ledger and bill, and the overview is still the sum of the lines", async () => {
    await setBalances({ cash: "5000.00", credit: "0.00" });
    const overview = async () => (await api.call("getBillOverview", {}, { token })).data as BillOverview;
    const cloudTicketId = await newTicket({ nominalValue: "500.00", balance: "500.00" });
    const [before, id] = [await overview(), await ordered([bastion, scanOf()])];
    const { data } = await pay(id, { cloudTicketId });
    const { orderNo, couponAmount, cashAmount } = data as PaidOrder;
    const lines = (await api.call("listBillDetails", { keyword: orderNo, granularity: "day", pageSize: 50 }, { token }))
      .data as { list: { billItemType: string; lineCount: number }[]; totals: Record<string, string> };
    expect(lines.list).toHaveLength(2);
    expect(new Set(lines.list.map(({ billItemType }) => billItemType))).toEqual(new Set(["SubscriptionOrder"]));
    expect(lines.totals).toMatchObject({
      couponAmount: `${couponAmount}000000`,
      cashAmount: `${cashAmount}000000`,
      debtAmount: "0.00000000",
    });
    const after = await overview();
    expect(after.lineCount - before.lineCount).toBe(2);
    expect(cents(after.cashAmount) - cents(before.cashAmount)).toBe(cents(cashAmount) * 1_000_000n);
    const all = (
      await api.call(
        "listBillDetails",
        { startCycle: after.billCycle, endCycle: after.billCycle, pageSize: 1 },
        { token },
      )
    ).data as { totals: Record<string, string> };
    expect(all.totals.payableAmount).toBe(after.payableAmount);
    const trades = (await api.call("listTrades", { relateNo: orderNo }, { token })).data as AccountTradePage;
    expect(trades.list).toMatchObject([{ tradeType: "consume", fund: "cash", amount: `-${cashAmount}` }]);
    await nothingAmiss();
  });

  it("needs no account where a voucher pays all of it", async () => {
    await setBalances({ cash: "0.00", credit: "0.00" });
    const [id, cloudTicketId] = [await ordered(), await newTicket({ nominalValue: "200.00", balance: "200.00" })];
    expect(await pay(id, { cloudTicketId })).toMatchObject({
      code: 200,
      data: { couponAmount: "99.00", cashAmount: "0.00", creditAmount: "0.00" },
    });
    expect(await ticket(cloudTicketId)).toMatchObject({ balance: "101.00", status: "USING" });
    expect((await detail(id)).trades).toEqual([]);
    await nothingAmiss();
  });

  it("changes nothing when the account lacks a cent", async () => {
    await setBalances({ cash: "60.00", credit: "8.99" });
    const [id, cloudTicketId] = [await ordered(), await newTicket()];
    expect((await preview(id, { cloudTicketId })).data).toMatchObject({ missingAmount: "0.01" });
    expect(await pay(id, { cloudTicketId })).toMatchObject({
      status: 200,
      code: 422,
      message: "账户余额不足，还差 ¥0.01，请先充值或使用云券",
    });
    expect(await balances()).toEqual({ cash: 6000n, credit: 899n });
    expect(await ticket(cloudTicketId)).toMatchObject({ balance: "30.00", status: "UNUSED" });
    expect(await detail(id)).toMatchObject({
      status: 1,
      payAmount: "99.00",
      couponAmount: "0.00",
      history: [{ status: 1 }],
    });
    await nothingAmiss();
  });

  it("leaves alone what is set aside", async () => {
    await setBalances({ cash: "100.00", credit: "0.00" });
    const set = (amount: string) =>
      api.db.transaction((tx) =>
        changeBalance(tx, {
          customId: own,
          fund: "frozen",
          tradeType: "freeze",
          amount,
          relateNo: "TEST",
          time: api.now(),
        }),
      );
    await set("50.00");
    expect((await preview(await ordered())).data).toMatchObject({ cashAmount: "50.00", missingAmount: "49.00" });
    await set("-50.00");
  });

  it("refuses another split than the one that was shown", async () => {
    await setBalances({ cash: "500.00", credit: "0.00" });
    const id = await ordered();
    expect(await pay(id, { cashAmount: "98.99", couponAmount: "0.00" })).toMatchObject({ code: 409 });
    expect((await detail(id)).status).toBe(1);
  });

  it.each([0, 2, 3, 4, 5, 6, 7, 8])("is refused in state %s", async (status) => {
    // No move leads to an order that awaits its approval: one is put there.
    if (status === 0)
      await api.db
        .update(orders)
        .set({ status })
        .where(eq(orders.id, await ordered()));
    const [row] = await api.db
      .select()
      .from(orders)
      .where(and(eq(orders.customId, own), eq(orders.status, status)));
    expect(await pay(row?.id ?? 0)).toMatchObject({ status: 200, code: 422, message: "只能支付待支付且未过期的订单" });
    expect((await detail(row?.id ?? 0)).status).toBe(status);
  });

  it("cannot use a voucher that does not fit", async () => {
    await setBalances({ cash: "5000.00", credit: "0.00" });
    const id = await ordered();
    const cases: Partial<typeof cloudTickets.$inferInsert>[] = [
      { minOrderAmount: "99.01" },
      { applicableProducts: ["waf"] },
      { applicableScenes: ["renew"] },
      { applicableClouds: ["aws"] },
      { status: "INACTIVE" },
      { status: "INVALID" },
      { expireTime: later(-1) },
      { effectTime: later(60) },
      { balance: "0.00", status: "USED_UP" },
    ];
    for (const values of cases) {
      const cloudTicketId = await newTicket(values);
      expect({ values, ...(await pay(id, { cloudTicketId })) }).toMatchObject({
        code: 422,
        data: { errors: [{ field: "cloudTicketId" }] },
      });
      expect((await api.call("listOrderTickets", { id }, { token })).data).not.toContainEqual(
        expect.objectContaining({ id: cloudTicketId }),
      );
      await api.db.delete(cloudTickets).where(eq(cloudTickets.id, cloudTicketId));
    }
    expect((await detail(id)).status).toBe(1);
  });

  it("takes a discount voucher for its part of the price, as far as its balance goes", async () => {
    await setBalances({ cash: "5000.00", credit: "0.00" });
    const tenth = await newTicket({
      ticketType: "discount",
      discountRate: "0.875",
      nominalValue: "100.00",
      balance: "100.00",
    });
    const capped = await newTicket({
      ticketType: "discount",
      discountRate: "0.5",
      nominalValue: "20.00",
      balance: "20.00",
    });
    expect(await pay(await ordered(), { cloudTicketId: tenth })).toMatchObject({
      data: { couponAmount: "12.38", cashAmount: "86.62" },
    });
    expect(await pay(await ordered(), { cloudTicketId: capped })).toMatchObject({
      data: { couponAmount: "20.00", cashAmount: "79.00" },
    });
    await nothingAmiss();
  });

  it("offers the vouchers that pay most first", async () => {
    const [little, much] = [
      await newTicket({ nominalValue: "1.00", balance: "1.00" }),
      await newTicket({ nominalValue: "98.00", balance: "98.00" }),
    ];
    const offered = (await api.call("listOrderTickets", { id: await ordered() }, { token })).data as OrderTicket[];
    const places = offered.map(({ id }) => id);
    expect(places.indexOf(much)).toBeLessThan(places.indexOf(little));
    expect(offered.find(({ id }) => id === much)).toMatchObject({
      couponAmount: "98.00",
      label: "测试券 · 抵扣 ¥98.00（余额 ¥98.00）",
    });
  });
});

describe("at once", () => {
  it("64 identical payments have one effect", async () => {
    await setBalances({ cash: "1000.00", credit: "0.00" });
    const [id, cloudTicketId, clientToken] = [await ordered(), await newTicket(), newToken()];
    const answers = await Promise.all(Array.from({ length: 64 }, () => pay(id, { cloudTicketId, clientToken })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await balances()).cash).toBe(93_100n);
    expect(await api.db.$count(cloudTicketUses, eq(cloudTicketUses.ticketId, cloudTicketId))).toBe(1);
    expect(await pay(id, { clientToken })).toMatchObject({ code: 409 });
    await nothingAmiss();
  });

  it("64 payments with tokens of their own pay an order once", async () => {
    await setBalances({ cash: "1000.00", credit: "0.00" });
    const id = await ordered();
    const answers = await Promise.all(Array.from({ length: 64 }, () => pay(id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(63);
    expect((await balances()).cash).toBe(90_100n);
    await nothingAmiss();
  });

  it("orders share a voucher and an account that are not enough for all, and overdraw neither", async () => {
    await setBalances({ cash: "250.00", credit: "60.00" });
    const cloudTicketId = await newTicket({ nominalValue: "120.00", balance: "120.00" });
    const ids = await Promise.all(Array.from({ length: 12 }, () => ordered()));
    const answers = await Promise.all(ids.flatMap((id) => [pay(id, { cloudTicketId }), pay(id)]));
    const paid = answers.filter(({ code }) => code === 200).map(({ data }) => data as PaidOrder);
    expect(paid.length).toBeGreaterThanOrEqual(3);
    expect(paid.length).toBeLessThanOrEqual(4);
    const { cash, credit } = await balances();
    expect(cash >= 0n && credit >= 0n).toBe(true);
    expect(cash + credit).toBe(
      31_000n - paid.reduce((sum, { cashAmount, creditAmount }) => sum + cents(cashAmount) + cents(creditAmount), 0n),
    );
    await nothingAmiss();
  });

  it("payments, cancellations, expiry, provisioning, refunds and recharges leave every balance the sum of its ledger", async () => {
    await setBalances({ cash: "900.00", credit: "300.00" });
    const cloudTicketId = await newTicket({ nominalValue: "75.00", balance: "75.00" });
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ordered([scanOf(at % 3 ? "www.example.com" : "www.example.invalid")])),
    );
    const recharged = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.call("createRecharge", { amount: "12.34", rechargeWay: "Alipay", clientToken: newToken() }, { token }),
      ),
    );
    expect(recharged.every(({ code }) => code === 200)).toBe(true);
    const work = [
      ...ids.map((id, at) => (at % 4 === 3 ? cancel(id) : pay(id, at % 2 ? { cloudTicketId } : {}))),
      ...ids.map((id, at) => (at % 5 === 0 ? cancel(id) : pay(id))),
      settleRecharges(api.db, demoProviders, later(130)),
      settleRecharges(api.db, demoProviders, later(130)),
      provisionAfter(60),
      provisionAfter(60),
      expireOrders(api.db, api.now()),
    ];
    await Promise.all(work);
    await Promise.all([provisionAfter(120), provisionAfter(120), refundOrders(api.db, later(120))]);
    const ended = await Promise.all(ids.map(detail));
    expect(ended.every(({ status }) => [1, 3, 4, 8].includes(status))).toBe(true);
    expect(new Set(ended.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
    const { cash, credit } = await balances();
    expect(cash >= 0n && credit >= 0n).toBe(true);
    await nothingAmiss();
  });
});

describe("a paid order", () => {
  it("is done when its products are there", async () => {
    await setBalances({ cash: "5000.00", credit: "0.00" });
    const id = await ordered([bastion, scanOf()]);
    await pay(id);
    await provisionAfter(5);
    expect((await detail(id)).status).toBe(2);
    await provisionAfter(15);
    const order = await detail(id);
    expect(statuses(order)).toEqual([1, 2, 3]);
    expect(order.items).toMatchObject([
      {
        productName: "堡垒机",
        resourceIds: [expect.stringMatching(/^bastion-/)],
        duration: "1 个月",
        effectTime: expect.any(String),
        expireTime: expect.any(String),
        choices: expect.arrayContaining([expect.stringContaining("：")]),
      },
      { productName: "漏洞扫描", resourceIds: [expect.stringMatching(/^vulscan-/)], duration: null, expireTime: null },
    ]);
  });

  it("gives cash and credit back by itself when it fails, and not the voucher", async () => {
    await setBalances({ cash: "20.00", credit: "80.00" });
    const [id, cloudTicketId] = [await ordered([scanOf("shop.example.invalid")]), await newTicket()];
    await pay(id, { cloudTicketId });
    expect(await balances()).toEqual({ cash: 0n, credit: 3100n });
    await provisionAfter(15);
    const order = await detail(id);
    expect(statuses(order)).toEqual([1, 2, 6, 7, 8]);
    expect(order).toMatchObject({ status: 8, failReason: "域名未备案" });
    expect(order.trades?.map(({ tradeType, fund, amount }) => [tradeType, fund, amount])).toEqual([
      ["consume", "cash", "-20.00"],
      ["consume", "credit", "-49.00"],
      ["refund", "cash", "20.00"],
      ["refund", "credit", "49.00"],
    ]);
    expect(await balances()).toEqual({ cash: 2000n, credit: 8000n });
    expect(await ticket(cloudTicketId)).toMatchObject({ balance: "0.00", status: "USED_UP" });
    const bill = (await api.call("listBillDetails", { keyword: order.orderNo, pageSize: 10 }, { token })).data as {
      totals: Record<string, string>;
    };
    expect(bill.totals).toMatchObject({
      payableAmount: "30.00000000",
      couponAmount: "30.00000000",
      cashAmount: "0.00000000",
      creditAmount: "0.00000000",
    });
    await nothingAmiss();
  });

  it("stays where it is while a person has it", async () => {
    const held = () =>
      api.db
        .select()
        .from(orders)
        .where(and(eq(orders.customId, own), eq(orders.held, true)));
    const before = await held();
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([2, 6, 7]));
    await provisionAfter(3600);
    expect(await held()).toEqual(before);
  });
});

describe("cancelOrder", () => {
  it("closes what is not paid, for good", async () => {
    const id = await ordered();
    expect((await cancel(id)).code).toBe(200);
    expect(await detail(id)).toMatchObject({
      status: 4,
      history: [{ status: 1 }, { from: 1, status: 4, actor: "admin" }],
    });
    expect((await pay(id)).code).toBe(422);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("is refused in state %s", async (status) => {
    const [row] = await api.db
      .select()
      .from(orders)
      .where(and(eq(orders.customId, own), eq(orders.status, status)));
    expect(await cancel(row?.id ?? 0)).toMatchObject({
      status: 200,
      code: 422,
      message: "只能取消待审核或待支付的订单",
    });
  });

  it("and the payment cannot both happen", async () => {
    await setBalances({ cash: "2000.00", credit: "0.00" });
    const ids = await Promise.all(Array.from({ length: 10 }, () => ordered()));
    const answers = await Promise.all(ids.flatMap((id) => [pay(id), cancel(id)]));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    await nothingAmiss();
  });
});

describe("the deadline", () => {
  it("closes an order that nobody paid, once, and nobody can pay it after", async () => {
    const id = await ordered();
    await expireOrders(api.db, later(23 * 3600));
    expect((await detail(id)).status).toBe(1);
    await Promise.all([expireOrders(api.db, later(25 * 3600)), expireOrders(api.db, later(25 * 3600))]);
    expect(await detail(id)).toMatchObject({
      status: 5,
      history: [{ status: 1 }, { from: 1, status: 5, actor: "系统" }],
    });
    expect((await pay(id)).code).toBe(422);
  });

  it("counts also before anyone has closed the order", async () => {
    const id = await ordered();
    await api.db
      .update(orders)
      .set({ payDeadline: later(-1) })
      .where(eq(orders.id, id));
    expect((await pay(id)).code).toBe(422);
    expect((await cancel(id)).code).toBe(422);
    expect((await detail(id)).status).toBe(5);
  });
});

describe("jobs", () => {
  it("are done by one server at a time", async () => {
    let running = 0;
    let most = 0;
    const job = {
      name: "test",
      every: 1000,
      run: async () => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 150));
        running -= 1;
      },
    };
    const ran = await Promise.all(Array.from({ length: 4 }, () => runJob(api.db, job, api.now())));
    expect([most, ran.filter(Boolean)]).toEqual([1, [true]]);
    expect(await runJob(api.db, job, api.now())).toBe(true);
  });
});
