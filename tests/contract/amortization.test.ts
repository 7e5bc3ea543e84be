import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Decimal } from "decimal.js";
import { and, asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RefundsMade, RenewalOrders } from "../../src/generated/api";
import { UnsubscribeType } from "../../src/generated/enums";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { bookAmortization } from "../../src/server/areas/order/amortization";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { provisionOrders, refundOrders } from "../../src/server/areas/order/follow-orders";
import type { RefundOffice } from "../../src/server/areas/refund/review";
import { settleRefunds } from "../../src/server/areas/refund/settle";
import { amortizations } from "../../src/server/database/schema/amortization";
import { billLines } from "../../src/server/database/schema/bill";
import { orderItems, orders } from "../../src/server/database/schema/commerce";
import { instancePeriods, instances, refunds } from "../../src/server/database/schema/instance";
import { addDays, fromLocal, monthsLater, toYearMonth } from "../../src/server/time";
import { createTestApi, type TestApi } from "./test-api";
import { insertTicket } from "./voucher-rows";
import { bastionFor, scanOf } from "./wishes";

const own = 1001;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  await api.db.transaction((tx) =>
    changeBalance(tx, {
      customId: own,
      fund: "cash",
      tradeType: "adjust",
      amount: "900000.00",
      relateNo: "TEST",
      time: api.now(),
    }),
  );
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const settle = async () => {
  await provisionOrders(api.db, demoProvisioner, later(20));
  await refundOrders(api.db, later(30));
};

/** Places an order and pays it. @returns its row */
async function bought(items: object[], payment: object = {}) {
  const { data } = await api.call("commitOrder", { items, clientToken: newToken() }, { token });
  return paid((data as { orderId: number }).orderId, payment);
}
async function paid(id: number, payment: object = {}) {
  expect(await api.call("payOrder", { id, clientToken: newToken(), ...payment }, { token })).toMatchObject({
    code: 200,
  });
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("no such order");
  return row;
}
const linesOf = (orderNo: string) =>
  api.db
    .select()
    .from(billLines)
    .where(and(eq(billLines.customId, own), eq(billLines.orderNo, orderNo)))
    .orderBy(asc(billLines.id));
type Lines = Awaited<ReturnType<typeof linesOf>>;
const sum = (lines: Lines, name: "amortizedCost" | "payableAmount") =>
  lines.reduce((total, line) => total.plus(line[name]), new Decimal(0)).toFixed(2);
const shares = (lines: Lines) => lines.filter(({ billingItem }) => billingItem === "订单费用分摊");
const instanceOf = async ({ id }: { id: number }) => {
  const [item] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, id));
  const resourceId = item?.resourceIds[0] ?? "";
  const [row] = await api.db
    .select()
    .from(instances)
    .where(and(eq(instances.customId, own), eq(instances.resourceId, resourceId)));
  if (!row) throw new Error("no such instance");
  return row;
};
const review: RefundOffice = { follow: async ({ status }) => ({ status: status === 0 ? 1 : 2 }) };
async function refunded(id: number, what: "instance" | "renewals" = "instance"): Promise<string> {
  await api.db.update(refunds).set({ fullRefund: false });
  const { data } = await api.call(
    "refundInstances",
    { ids: [id], reasonType: 1, unsubscribeType: UnsubscribeType[what], clientToken: newToken() },
    { token },
  );
  const [refundId = 0] = (data as RefundsMade).ids;
  for (const seconds of [40, 60]) await settleRefunds(api.db, review, later(seconds));
  const [row] = await api.db
    .select({ orderNo: orders.orderNo })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.unsubscribeOrderId))
    .where(eq(refunds.id, refundId));
  return row?.orderNo ?? "";
}

describe("the demo's orders", () => {
  it("are amortised: what is on the bill is what each month's time has carried", async () => {
    const { rows } = await api.db.execute<{ lines: string; rows: string }>(sql`
      SELECT o.custom_id, sum(line.amount) AS lines, sum(booked.amount) AS rows FROM (
        SELECT custom_id, sum(amortized_cost) AS amount FROM bill_lines
        WHERE (custom_id, order_no) IN (SELECT custom_id, order_no FROM orders) GROUP BY 1) AS line
      JOIN (SELECT DISTINCT custom_id FROM orders) AS o USING (custom_id)
      LEFT JOIN (
        SELECT custom_id, sum(amount) AS amount FROM (
          SELECT custom_id, booked_amount AS amount FROM amortizations
          UNION ALL SELECT o.custom_id, item.pay_amount FROM orders AS o JOIN order_items AS item ON item.order_id = o.id
            WHERE o.pay_time IS NOT NULL AND o.status <> 8 AND o.order_type <> 3 AND item.duration_num IS NULL
          UNION ALL SELECT custom_id, coupon_amount FROM orders WHERE status = 8) AS parts GROUP BY 1) AS booked USING (custom_id)
      GROUP BY 1`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => row.lines !== null && Number(row.lines) !== Number(row.rows))).toEqual([]);
    const months = await api.db
      .selectDistinct({ month: billLines.billCycle })
      .from(billLines)
      .where(and(eq(billLines.customId, own), eq(billLines.billingItem, "订单费用分摊")));
    expect(months.length).toBeGreaterThan(10);
  });
});

describe("what is paid ahead", () => {
  it("has no amortised cost when it is paid; each month from then on has a share by days, and together they are what was paid", async () => {
    const order = await bought([bastionFor("Y", 3)]);
    const [purchase, ...none] = await linesOf(order.orderNo);
    expect(none).toEqual([]);
    expect(purchase).toMatchObject({ chargeCategory: "Purchase", amortizedCost: "0.00000000" });
    expect(purchase?.payableAmount).toBe(new Decimal(order.payAmount).toFixed(8));
    await settle();
    const { startTime, expireTime } = await instanceOf(order);
    const monthOf = (month: number) => monthsLater(startTime, month);
    const first = shares(await linesOf(order.orderNo));
    expect(first).toHaveLength(3);
    for (const line of first) {
      expect(line).toMatchObject({
        chargeCategory: "Usage",
        chargeFrequency: "Recurring",
        billCycle: toYearMonth(startTime),
        payableAmount: "0.00000000",
        usageStart: startTime,
        usageEnd: monthOf(1),
        usageUnit: "天",
        serviceCategory: purchase?.serviceCategory,
      });
      const part = (monthOf(1).getTime() - startTime.getTime()) / (expireTime.getTime() - startTime.getTime());
      expect(Math.abs(Number(line.amortizedCost) - (Number(order.payAmount) / 3) * part)).toBeLessThan(0.02);
    }
    expect(new Set(first.map(({ resourceId }) => resourceId)).size).toBe(3);
    // Nothing is due before its next month begins, and once it has begun its share is there once.
    await bookAmortization(api.db, new Date(monthOf(1).getTime() - 1));
    expect(await linesOf(order.orderNo)).toHaveLength(4);
    await Promise.all([bookAmortization(api.db, monthOf(1)), bookAmortization(api.db, monthOf(1))]);
    await bookAmortization(api.db, addDays(monthOf(1), 3));
    expect(await linesOf(order.orderNo)).toHaveLength(7);
    for (let month = 2; month < 13; month += 1) await bookAmortization(api.db, monthOf(month));
    const all = await linesOf(order.orderNo);
    expect(sum(all, "amortizedCost")).toBe(sum(all, "payableAmount"));
    expect(all.map(({ amortizedCost }) => Number(amortizedCost)).filter((cost) => cost < 0)).toEqual([]);
    expect(Math.max(...shares(all).map(({ usageEnd }) => usageEnd.getTime()))).toBe(expireTime.getTime());
  });

  it("leaves the cost of what has no time where it was paid", async () => {
    const order = await bought([scanOf()]);
    await settle();
    const [line, ...none] = await linesOf(order.orderNo);
    expect(none).toEqual([]);
    expect(line?.amortizedCost).toBe(line?.payableAmount);
  });

  it("is cost of a renewal's own time, which may begin later", async () => {
    const order = await bought([bastionFor("Y")]);
    await settle();
    const { id, expireTime } = await instanceOf(order);
    const renewal = { ids: [id], durationNum: 1, durationUnit: "Y", clientToken: newToken() };
    const { orders: placed } = (await api.call("renewInstances", renewal, { token })).data as RenewalOrders;
    const renewed = await paid(placed[0]?.orderId ?? 0);
    await settle();
    expect(shares(await linesOf(renewed.orderNo))).toEqual([]);
    await bookAmortization(api.db, new Date(expireTime.getTime() - 1));
    expect(shares(await linesOf(renewed.orderNo))).toEqual([]);
    await bookAmortization(api.db, expireTime);
    const [share] = shares(await linesOf(renewed.orderNo));
    expect(share).toMatchObject({ billCycle: toYearMonth(expireTime), usageStart: expireTime });
    expect(share?.resourceName).toBe((await instanceOf(order)).resourceName);
  });

  it("is, of a change, cost of the time that is left", async () => {
    const order = await bought([bastionFor("Y")]);
    await settle();
    const { resourceId, expireTime, attrs } = await instanceOf(order);
    const { productCode, productName, cloudCode } = order;
    const common = { customId: own, cloudCode, productCode, productName, payMode: "prePay", creator: "admin" };
    const [change] = await api.db
      .insert(orders)
      .values({
        ...common,
        orderNo: `CO${newToken()}`,
        orderType: 3,
        status: 1,
        itemCount: 1,
        listAmount: "1200.00",
        payAmount: "1200.00",
        createTime: api.now(),
      })
      .returning();
    await api.db.insert(orderItems).values({
      orderId: change?.id ?? 0,
      productCode,
      productName,
      attrs,
      quantity: 1,
      unitPrice: "1200.00",
      listAmount: "1200.00",
      payAmount: "1200.00",
      resourceIds: [resourceId],
    });
    const { orderNo, id } = await paid(change?.id ?? 0);
    await settle();
    expect((await linesOf(orderNo))[0]?.amortizedCost).toBe("0.00000000");
    const [row] = await api.db
      .select()
      .from(amortizations)
      .innerJoin(orderItems, eq(orderItems.id, amortizations.orderItemId))
      .where(eq(orderItems.orderId, id));
    expect(row?.amortizations).toMatchObject({ amount: "1200.00", endTime: expireTime, resourceId });
    // What is given up with the instance is cost of that month, though nothing of it comes back.
    await refunded((await instanceOf(order)).id);
    await bookAmortization(api.db, later(500));
    expect(sum(await linesOf(orderNo), "amortizedCost")).toBe("1200.00");
  });

  it("comes to what is payable once it is refunded, whenever that is", async () => {
    const cloudTicketId = await insertTicket(api, { nominalValue: "500.00", balance: "500.00" });
    const order = await bought([bastionFor("Y")], { cloudTicketId });
    await settle();
    const { id } = await instanceOf(order);
    const startTime = addDays(api.now(), -40);
    await api.db.update(instances).set({ startTime }).where(eq(instances.id, id));
    await api.db.update(instancePeriods).set({ startTime }).where(eq(instancePeriods.instanceId, id));
    const back = await refunded(id);
    const lines = [...(await linesOf(order.orderNo)), ...(await linesOf(back))];
    const given = sum(await linesOf(back), "payableAmount");
    expect(Number(given)).toBeLessThan(-1000);
    expect(Number(given)).toBeGreaterThan(1000 - Number(order.payAmount));
    expect(sum(lines, "amortizedCost")).toBe(sum(lines, "payableAmount"));
    await bookAmortization(api.db, addDays(api.now(), 150));
    expect(await linesOf(order.orderNo)).toHaveLength(2);
  });

  it("is cost of the day on which it is given up, where its time has not begun", async () => {
    const order = await bought([bastionFor("Y")]);
    await settle();
    const { id } = await instanceOf(order);
    const renewed = async (payment: object = {}) => {
      const renewal = { ids: [id], durationNum: 1, durationUnit: "Y", clientToken: newToken() };
      const { orders: placed } = (await api.call("renewInstances", renewal, { token })).data as RenewalOrders;
      const row = await paid(placed[0]?.orderId ?? 0, payment);
      await settle();
      return row;
    };
    const first = await renewed();
    const backOfFirst = await refunded(id, "renewals");
    const value = first.payAmount;
    const free = await renewed({ cloudTicketId: await insertTicket(api, { nominalValue: value, balance: value }) });
    const back = await refunded(id);
    for (const days of [0, 40, 400, 800]) await bookAmortization(api.db, addDays(api.now(), days));
    const all = await Promise.all([order, first, free].map(({ orderNo }) => linesOf(orderNo)));
    const backs = await Promise.all([backOfFirst, back].map(linesOf));
    const lines = [...all, ...backs].flat();
    expect(sum(lines, "payableAmount")).toBe(value);
    expect(sum(lines, "amortizedCost")).toBe(value);
    expect(sum(all[2] ?? [], "amortizedCost")).toBe(value);
    const { rows } = await api.db.execute(sql`SELECT FROM amortizations WHERE next_time < ${addDays(api.now(), 700)}`);
    expect(rows).toEqual([]);
  });

  it("has no cost of its own on the bill either where it was paid before orders were amortised, and is not provisioned yet", async () => {
    const order = await bought([bastionFor("Y"), scanOf()]);
    await api.db
      .update(billLines)
      .set({ amortizedCost: sql`${billLines.payableAmount}` })
      .where(eq(billLines.orderNo, order.orderNo));
    const migration = await readFile("src/server/database/migrations/0033_amortizations.sql", "utf8");
    await api.db.execute(sql.raw(migration.split("--> statement-breakpoint").at(-1) ?? ""));
    const [ahead, atOnce] = await linesOf(order.orderNo);
    expect(ahead).toMatchObject({ productCode: "bastion", amortizedCost: "0.00000000" });
    expect(atOnce?.amortizedCost).toBe(atOnce?.payableAmount);
    await settle();
  });

  it("costs what a voucher has paid where it cannot be provisioned", async () => {
    const wishes = [bastionFor("Y"), scanOf("x.invalid")];
    const price = await bought(wishes);
    const value = price.payAmount;
    const order = await bought(wishes, {
      cloudTicketId: await insertTicket(api, { nominalValue: value, balance: value }),
    });
    await settle();
    const lines = await linesOf(order.orderNo);
    expect([sum(lines, "payableAmount"), sum(lines, "amortizedCost")]).toEqual([value, value]);
  });

  it("costs what a voucher has lost where it cannot be provisioned", async () => {
    const cloudTicketId = await insertTicket(api, { nominalValue: "30.00", balance: "30.00" });
    const order = await bought([scanOf("www.example.invalid")], { cloudTicketId });
    await settle();
    const lines = await linesOf(order.orderNo);
    expect(lines).toHaveLength(2);
    expect([sum(lines, "payableAmount"), sum(lines, "amortizedCost")]).toEqual(["30.00", "30.00"]);
    const ahead = await bought([bastionFor("Y"), scanOf("x.invalid")]);
    await settle();
    const both = await linesOf(ahead.orderNo);
    expect(both.map(({ chargeCategory }) => chargeCategory)).toEqual(["Purchase", "Purchase", "Adjustment"]);
    expect([sum(both, "payableAmount"), sum(both, "amortizedCost")]).toEqual(["0.00", "0.00"]);
  });

  it("adds up to what was paid, to the cent, whatever the amount, the time and when the bill was written", async () => {
    const order = await bought([bastionFor("Y")]);
    const [item] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const cases = fc.record({
      cents: fc.integer({ min: 0, max: 9_000_000 }),
      days: fc.integer({ min: 0, max: 1100 }),
      looks: fc.array(fc.integer({ min: 0, max: 1100 }), { maxLength: 12 }),
    });
    let at = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ cents, days, looks }) => {
        const startTime = fromLocal("2031-03-17 10:11:12");
        const [resourceId, amount] = [`any-${(at += 1)}`, (cents / 100).toFixed(2)];
        const endTime = addDays(startTime, days);
        const row = { customId: own, orderItemId: item?.id ?? 0, resourceId, startTime, endTime, amount };
        await api.db.insert(amortizations).values({ ...row, nextTime: startTime });
        for (const look of [...looks, 1200].sort((a, b) => a - b))
          await bookAmortization(api.db, addDays(startTime, look));
        const lines = (await linesOf(order.orderNo)).filter((line) => line.resourceId === resourceId);
        expect(sum(lines, "amortizedCost")).toBe(amount);
        expect(lines.every((line) => Number(line.amortizedCost) > 0)).toBe(true);
        // A month whose share is not a cent has no line.
        for (const [place, { usageStart }] of lines.slice(1).entries())
          expect(usageStart.getTime()).toBeGreaterThanOrEqual(lines[place]?.usageEnd.getTime() ?? Infinity);
      }),
      { numRuns: 40, examples: [[{ cents: 100, days: 0, looks: [] }]] },
    );
  });
});
