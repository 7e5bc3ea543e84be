import { randomBytes, randomInt } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BillDetailPage,
  CommittedOrder,
  InvoiceablePage,
  Order,
  RefundablePage,
  RefundDetail,
  RefundPage,
  RefundPrice,
  RefundsMade,
  RenewalOrders,
  AccountTradePage,
} from "../../src/generated/api";
import { endsOf } from "../../src/server/areas/instance/expiry";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { provisionOrders } from "../../src/server/areas/order/follow-orders";
import { refundReviewSimulator } from "../../src/server/areas/refund/demo-review";
import { settleRefunds } from "../../src/server/areas/refund/settle";
import { accounts } from "../../src/server/database/schema/account";
import { orders } from "../../src/server/database/schema/commerce";
import { instancePeriods, instances, refunds } from "../../src/server/database/schema/instance";
import { addDays, toLocalDateTime } from "../../src/server/time";
import { disagreeingFunds, disagreeingOrders } from "../helpers/ledger";
import { newInstance } from "./examples/instances";
import { createTestApi, type TestApi } from "./test-api";
import { insertTicket } from "./voucher-rows";
import { bastionFor } from "./wishes";

const own = 1001;
let api: TestApi;
let token: string;
let began: Date;
beforeAll(async () => {
  api = await createTestApi();
  began = new Date(api.now().getTime() - 1000);
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const cents = (text: string) => BigInt(text.replace(".", ""));
const preview = (ids: number[]) => api.call("previewRefund", { ids }, { token });
const price = async (ids: number[]): Promise<RefundPrice> => (await preview(ids)).data;
const refund = (ids: number[], input: object = {}) =>
  api.call("refundInstances", { ids, reasonType: 1, clientToken: newToken(), ...input }, { token });
const made = async (ids: number[]) => ((await refund(ids)).data as RefundsMade).ids;
const detail = async (id: number): Promise<RefundDetail> => (await api.call("getRefund", { id }, { token })).data;
const cancel = (id: number) => api.call("cancelRefund", { id }, { token });
const settleAfter = (seconds: number) =>
  settleRefunds(api.db, refundReviewSimulator, new Date(api.now().getTime() + seconds * 1000));
const balances = async () => {
  const [row] = await api.db.select().from(accounts).where(eq(accounts.customId, own));
  return { cash: cents(row?.cash ?? "0.00"), credit: cents(row?.credit ?? "0.00") };
};
const instance = async (id: number) => (await api.db.select().from(instances).where(eq(instances.id, id)))[0];
/** A further period of an instance, paid by its own order's number. */
const period = (id: number, values: Partial<typeof instancePeriods.$inferInsert>) =>
  api.db.update(instancePeriods).set(values).where(eq(instancePeriods.instanceId, id));
const free = async () => void (await api.db.update(refunds).set({ fullRefund: false }));

/** Renews an instance for 30 days after those it has, paid by an order of its own as the first ones were. */
async function renewAhead(id: number): Promise<string> {
  const [first] = await api.db.select().from(instancePeriods).where(eq(instancePeriods.instanceId, id));
  const expireTime = (await instance(id))?.expireTime ?? api.now();
  const [order] = await api.db
    .insert(orders)
    .values({
      customId: own,
      orderNo: `CO${newToken()}`,
      orderType: 2,
      status: 3,
      cloudCode: "qingyun",
      productCode: "host",
      productName: "云主机",
      itemCount: 1,
      payMode: "prePay",
      createTime: began,
      creator: "admin",
    })
    .returning();
  await api.db.insert(instancePeriods).values({
    ...first,
    id: undefined,
    orderId: order?.id ?? 0,
    orderNo: order?.orderNo ?? "",
    startTime: expireTime,
    endTime: addDays(expireTime, 30),
  } as typeof instancePeriods.$inferInsert);
  await api.db
    .update(instances)
    .set(endsOf(addDays(expireTime, 30)))
    .where(eq(instances.id, id));
  return order?.orderNo ?? "";
}

describe("the demo's refunds", () => {
  it("are in every state, agree with their unsubscriptions, and with the ledger", async () => {
    const { list } = (await api.call("listRefunds", { pageSize: 200 }, { token })).data as RefundPage;
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4]);
    const { rows } = await api.db.execute(sql`
      SELECT refund_no FROM refunds JOIN orders ON orders.id = unsubscribe_order_id
      WHERE order_type <> 4 OR pay_amount <> -refund_amount
        OR coalesce((SELECT sum(amount) FROM account_ledger AS l WHERE l.custom_id = refunds.custom_id AND trade_type = 'refund'
          AND relate_no IN (SELECT line->>'orderNo' FROM jsonb_array_elements(lines) AS line)), 0) < refund_amount`);
    expect(rows).toEqual([]);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("wait for a person where they are large", async () => {
    const open = () => api.db.$count(refunds, sql`${refunds.status} in (0, 1)`);
    const before = await open();
    await settleAfter(3600);
    expect(before).toBeGreaterThan(1);
    expect(await open()).toBe(before);
  });
});

describe("previewRefund", () => {
  it("explains line by line: a day begun counts whole, and it goes back as it was paid", async () => {
    const ids = [await newInstance(api.db), await newInstance(api.db)];
    const { lines, instances: _told, ...sums } = await price(ids);
    expect(sums).toEqual({
      paidAmount: "200.00",
      consumedAmount: "20.00",
      fee: "0.00",
      lostTicket: "0.00",
      refundAmount: "180.00",
      refundCash: "144.00",
      refundCredit: "36.00",
      fullRefundOf: null,
      fullRefundUse: "unused",
    });
    expect(lines[0]).toMatchObject({
      usedDays: 10,
      totalDays: 100,
      listAmount: "125.00",
      discount: "0.800000",
      consumedAmount: "10.00",
      refundAmount: "90.00",
      refundCash: "72.00",
    });
  });

  it("does not return what a voucher has paid of the rest", async () => {
    const id = await newInstance(api.db, {}, { couponAmount: "50.00", cashAmount: "30.00" });
    expect(await price([id])).toMatchObject({
      consumedAmount: "10.00",
      lostTicket: "45.00",
      refundAmount: "45.00",
      refundCash: "27.00",
      refundCredit: "18.00",
    });
  });

  it("is the same for what was bought or renewed together, whatever paid for it", async () => {
    const paid = async (id: number, ticket: string) => {
      const cloudTicketId = await insertTicket(api, { nominalValue: ticket, balance: ticket });
      expect((await api.call("payOrder", { id, cloudTicketId, clientToken: newToken() }, { token })).code).toBe(200);
      await provisionOrders(api.db, demoProvisioner, new Date(api.now().getTime() + 20_000));
      const { orderId, id: periodId } = instancePeriods;
      return api.db.select().from(instancePeriods).where(eq(orderId, id)).orderBy(asc(periodId));
    };
    const coupons = (periods: readonly { couponAmount: string }[]) => periods.map(({ couponAmount }) => couponAmount);
    const bought = await api.call("commitOrder", { items: [bastionFor("M", 2)], clientToken: newToken() }, { token });
    const periods = await paid((bought.data as CommittedOrder).orderId, "40.80");
    expect(coupons(periods)).toEqual(["20.40", "20.40"]);
    const ids = periods.map(({ instanceId }) => instanceId);
    const [one, other] = [await price(ids.slice(0, 1)), await price(ids.slice(1))];
    expect([other.lostTicket, other.refundAmount]).toEqual([one.lostTicket, one.refundAmount]);

    const renewal = await api.call(
      "renewInstances",
      { ids, durationNum: 1, durationUnit: "M", clientToken: newToken() },
      { token },
    );
    const [orderId = 0] = (renewal.data as RenewalOrders).orders.map((order) => order.orderId);
    expect(coupons(await paid(orderId, "40.81"))).toEqual(["20.41", "20.40"]);
  });

  it("counts nothing as consumed of a renewal that has not begun", async () => {
    const id = await newInstance(api.db);
    await renewAhead(id);
    expect((await price([id])).lines.map(({ usedDays, refundAmount }) => [usedDays, refundAmount])).toEqual([
      [10, "90.00"],
      [0, "100.00"],
    ]);
  });

  it("never gives back more than was paid, in any fund, to the cent", async () => {
    for (let round = 0; round < 120; round += 1) {
      const [coupon, cash, credit] = [
        randomInt(3) * randomInt(9999),
        1 + randomInt(99_999),
        randomInt(2) * randomInt(9999),
      ];
      const text = (amount: number) => (amount / 100).toFixed(2);
      const total = coupon + cash + credit;
      const startTime = addDays(api.now(), -randomInt(400) - Math.random());
      const id = await newInstance(
        api.db,
        {
          startTime,
          expireTime: addDays(startTime, 500),
          stopTime: addDays(startTime, 507),
          releaseTime: addDays(startTime, 522),
        },
        {
          startTime,
          endTime: addDays(startTime, 401 + randomInt(90)),
          listAmount: text(total + randomInt(9999)),
          payAmount: text(total),
          couponAmount: text(coupon),
          cashAmount: text(cash),
          creditAmount: text(credit),
        },
      );
      const sums = await price([id]);
      expect(cents(sums.refundCash)).toBeLessThanOrEqual(BigInt(cash));
      expect(cents(sums.refundCredit)).toBeLessThanOrEqual(BigInt(credit));
      expect(cents(sums.refundCash) + cents(sums.refundCredit)).toBe(cents(sums.refundAmount));
      expect(cents(sums.consumedAmount) + cents(sums.fee) + cents(sums.lostTicket) + cents(sums.refundAmount)).toBe(
        cents(sums.paidAmount),
      );
      expect(cents(sums.lostTicket)).toBeLessThanOrEqual(BigInt(coupon));
      for (const part of [sums.refundCash, sums.refundCredit, sums.lostTicket, sums.consumedAmount])
        expect(cents(part)).toBeGreaterThanOrEqual(0n);
    }
  });
});

describe("listRefundables", () => {
  it("has what is in use and paid for here, each with what would go back", async () => {
    const id = await newInstance(api.db);
    const [foreign, gone, busy, unpaid] = [
      await newInstance(api.db, { customId: 1010 }),
      await newInstance(api.db, { status: "Released" }),
      await newInstance(api.db, { refunding: true }),
      await newInstance(api.db),
    ];
    await period(unpaid, { refunded: true });
    const { list } = (await api.call("listRefundables", { pageSize: 200, keyword: "host-" }, { token }))
      .data as RefundablePage;
    expect(list.find((row) => row.id === id)).toMatchObject({
      paidAmount: "100.00",
      consumedAmount: "10.00",
      refundAmount: "90.00",
      fullRefund: false,
    });
    expect(list.filter((row) => [foreign, gone, busy, unpaid].includes(row.id))).toEqual([]);
  });
});

describe("refundInstances", () => {
  it("is reviewed and paid back: instance, unsubscription, ledger, bill and what can be invoiced follow", async () => {
    const [before, id] = [await balances(), await newInstance(api.db)];
    const [paid] = await api.db.select().from(instancePeriods).where(eq(instancePeriods.instanceId, id));
    const invoiceable = async () =>
      ((await api.call("listInvoiceables", { keyword: paid?.orderNo }, { token })).data as InvoiceablePage).list[0];
    expect(await invoiceable()).toMatchObject({ offsetAmount: "0.00", canInvoiceAmount: "100.00" });
    const [refundId = 0] = await made([id]);
    expect(await detail(refundId)).toMatchObject({
      status: 0,
      refundAmount: "90.00",
      applicant: "admin",
      lines: [{ usedDays: 10 }],
      unsubscribeOrderNo: null,
    });
    expect(await balances()).toEqual(before);
    expect((await api.call("previewRenewal", { ids: [id], durationNum: 1, durationUnit: "M" }, { token })).code).toBe(
      422,
    );
    await settleAfter(25);
    await Promise.all([settleAfter(50), settleAfter(50)]);
    const done = await detail(refundId);
    expect(done.history.map(({ status }) => status)).toEqual([0, 1, 2]);
    expect(await instance(id)).toMatchObject({ status: "Released", refunding: false, renewStatus: "NotRenewal" });
    expect(await balances()).toEqual({ cash: before.cash + 7200n, credit: before.credit + 1800n });
    const order = (await api.call("getOrderOrCartItem", { type: "order", id: done.unsubscribeOrderId }, { token }))
      .data as Order;
    expect(order).toMatchObject({ orderType: 4, status: 3, payAmount: "-90.00" });
    const trades = (await api.call("listTrades", { relateNo: paid?.orderNo, sortOrder: "ascending" }, { token }))
      .data as AccountTradePage;
    expect(trades.list).toMatchObject([
      { fund: "cash", amount: "72.00", tradeType: "refund" },
      { fund: "credit", amount: "18.00" },
    ]);
    const bill = (await api.call("listBillDetails", { keyword: order.orderNo, granularity: "day" }, { token }))
      .data as BillDetailPage;
    expect(bill.list).toMatchObject([
      {
        billItemType: "Refund",
        payableAmount: "-90.00000000",
        cashAmount: "-72.00000000",
        creditAmount: "-18.00000000",
      },
    ]);
    expect(await invoiceable()).toMatchObject({ offsetAmount: "90.00", canInvoiceAmount: "10.00" });
    expect(await disagreeingFunds(api.db)).toEqual([]);
    expect(await disagreeingOrders(api.db, began)).toEqual([]);
  });

  it("gives back renewals that have not begun alone: the instance is used until the period that runs ends", async () => {
    const id = await newInstance(
      api.db,
      { renewStatus: "AutoRenewal" },
      { couponAmount: "10.00", cashAmount: "70.00" },
    );
    const was = (await instance(id))?.expireTime ?? api.now();
    const [before, orderNos] = [await balances(), [await renewAhead(id), await renewAhead(id)]];
    const {
      instances: [then],
      lines,
      ...sums
    } = (await api.call("previewRefund", { ids: [id], unsubscribeType: 2 }, { token })).data as RefundPrice;
    expect(sums).toMatchObject({
      paidAmount: "200.00",
      consumedAmount: "0.00",
      lostTicket: "20.00",
      refundAmount: "180.00",
      refundCash: "140.00",
      refundCredit: "40.00",
      fullRefundOf: null,
      fullRefundUse: "unused",
    });
    expect(lines.map(({ orderNo, usedDays, totalDays }) => [orderNo, usedDays, totalDays])).toEqual(
      orderNos.map((orderNo) => [orderNo, 0, 30]),
    );
    expect(then).toMatchObject({ newExpireTime: toLocalDateTime(was), expireTime: toLocalDateTime(addDays(was, 60)) });
    const [refundId = 0] = ((await refund([id], { unsubscribeType: 2, refundAmount: "180.00" })).data as RefundsMade)
      .ids;
    expect((await refund([id])).code).toBe(422);
    await settleAfter(25);
    await Promise.all([settleAfter(50), settleAfter(50)]);
    expect(await detail(refundId)).toMatchObject({
      status: 2,
      unsubscribeType: 2,
      unsubscribeOrderNo: expect.any(String),
    });
    expect(await instance(id)).toMatchObject({
      status: "Normal",
      refunding: false,
      renewStatus: "ManualRenewal",
      expireTime: was,
    });
    expect(await balances()).toEqual({ cash: before.cash + 14_000n, credit: before.credit + 4_000n });
    expect(
      await api.db.$count(instancePeriods, and(eq(instancePeriods.instanceId, id), eq(instancePeriods.refunded, true))),
    ).toBe(2);
    // Renewed and given back once more, and then the instance itself.
    await renewAhead(id);
    expect((await refund([id], { unsubscribeType: 2 })).code).toBe(200);
    await settleAfter(25);
    await settleAfter(50);
    expect(await price([id])).toMatchObject({ paidAmount: "100.00", instances: [{ newExpireTime: null }] });
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("of renewals is refused where none is ahead, naming each; and a renewal that begins under review has been given back", async () => {
    const [id, bare] = [await newInstance(api.db), await newInstance(api.db)];
    await renewAhead(id);
    const answer = await refund([id, bare], { unsubscribeType: 2 });
    expect(answer).toMatchObject({ code: 422, message: expect.stringContaining("没有尚未开始的续费周期") });
    expect((answer.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(["ids.1"]);
    const { list } = (await api.call("listRefundables", { pageSize: 200, keyword: "host-" }, { token }))
      .data as RefundablePage;
    expect([id, bare].map((one) => list.find((row) => row.id === one)?.renewalAmount)).toEqual(["100.00", null]);
    const was = (await instance(id))?.expireTime ?? api.now();
    const [refundId = 0] = ((await refund([id], { unsubscribeType: 2 })).data as RefundsMade).ids;
    const late = addDays(was, -30 + 1);
    await settleRefunds(api.db, refundReviewSimulator, late);
    await settleRefunds(api.db, refundReviewSimulator, addDays(late, 0.1));
    expect((await detail(refundId)).status).toBe(2);
    expect(await instance(id)).toMatchObject({ status: "Expired", expireTime: addDays(was, -30) });
  });

  it("is rejected, and the instance is as it was", async () => {
    const id = await newInstance(api.db, {}, { listAmount: "100.37", payAmount: "100.37", cashAmount: "80.37" });
    expect((await price([id])).refundAmount).toBe("90.33");
    const [refundId = 0] = await made([id]);
    await settleAfter(25);
    await settleAfter(50);
    expect(await detail(refundId)).toMatchObject({
      status: 3,
      rejectReason: expect.any(String),
      history: [{ status: 0 }, { status: 3 }],
    });
    expect(await instance(id)).toMatchObject({ status: "Normal", refunding: false });
    expect((await refund([id])).code).toBe(200);
  });

  it("is cancelled under review, and in no other state", async () => {
    const [first = 0, later = 0] = await made([await newInstance(api.db), await newInstance(api.db)]);
    expect((await cancel(first)).code).toBe(200);
    expect((await detail(first)).status).toBe(4);
    expect((await cancel(first)).code).toBe(422);
    await settleAfter(25);
    expect((await detail(later)).status).toBe(1);
    expect(await cancel(later)).toMatchObject({ code: 422, message: "只能撤销待审核的退款" });
    await settleAfter(50);
    expect((await cancel(later)).code).toBe(422);
    const [rejected] = await api.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.customId, own), eq(refunds.status, 3)));
    expect((await cancel(rejected?.id ?? 0)).code).toBe(422);
  });

  it("is refused where there is nothing to refund, naming each", async () => {
    const values: Partial<typeof instances.$inferInsert>[] = [
      { status: "Expired" },
      { status: "Frozen" },
      { status: "Released" },
      { refunding: true },
    ];
    const ids = [await newInstance(api.db)];
    for (const value of values) ids.push(await newInstance(api.db, value));
    const { data } = await refund(ids);
    expect((data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      "ids.1",
      "ids.2",
      "ids.3",
      "ids.4",
    ]);
    expect((await instance(ids[0] ?? 0))?.refunding).toBe(false);
  });

  it("takes ten instances a call, and not one more", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 11; at += 1) ids.push(await newInstance(api.db));
    expect((await refund(ids)).code).toBe(400);
    expect(await made(ids.slice(0, 10))).toHaveLength(10);
  });

  it("is refused where it comes to another amount than was shown", async () => {
    const id = await newInstance(api.db);
    expect((await refund([id], { refundAmount: "90.01" })).code).toBe(409);
    expect((await refund([id], { refundAmount: "90.00" })).code).toBe(200);
  });

  it("gives back one new instance in full, and only one, however many ask at once", async () => {
    await free();
    const fresh = () =>
      newInstance(api.db, { startTime: addDays(api.now(), -4.5) }, { startTime: addDays(api.now(), -4.5) });
    const ids = await Promise.all(Array.from({ length: 6 }, fresh));
    const { fullRefundOf, fullRefundUse, ...both } = await price(ids.slice(0, 2));
    expect(fullRefundOf).not.toBeNull();
    expect(fullRefundUse).toBe("used");
    expect(Number(both.refundAmount)).toBeGreaterThan(190);
    await Promise.all(ids.map((id) => refund([id])));
    expect(
      await api.db.$count(refunds, and(eq(refunds.customId, own), eq(refunds.fullRefund, true), eq(refunds.status, 0))),
    ).toBe(1);
    expect(await price([await fresh()])).toMatchObject({ fullRefundOf: null, fullRefundUse: "unused" });
    await free();
    const old = await newInstance(
      api.db,
      { startTime: addDays(api.now(), -5.01) },
      { startTime: addDays(api.now(), -5.01) },
    );
    expect((await price([old])).fullRefundOf).toBeNull();
  });

  it("has one effect however often, and by whomever, it is sent", async () => {
    const [before, id, clientToken] = [await balances(), await newInstance(api.db), newToken()];
    const same = await Promise.all(Array.from({ length: 32 }, () => refund([id], { clientToken })));
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await refund([id], { clientToken, reasonType: 2 })).code).toBe(409);
    const other = await newInstance(api.db);
    const answers = await Promise.all(Array.from({ length: 32 }, () => refund([other])));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(31);
    await settleAfter(25);
    await Promise.all(Array.from({ length: 4 }, () => settleAfter(50)));
    const after = await balances();
    // Those of the tests above come back as well: each exactly once.
    expect(await disagreeingFunds(api.db)).toEqual([]);
    expect(await disagreeingOrders(api.db, began)).toEqual([]);
    expect(after.cash - before.cash).toBeGreaterThanOrEqual(14_400n);
    expect(await api.db.$count(refunds, and(eq(refunds.instanceId, other), eq(refunds.status, 2)))).toBe(1);
  });

  it("either renews or refunds, never both of one instance, and the money is right either way", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => newInstance(api.db)));
    await Promise.all(
      ids.flatMap((id) => [
        refund([id]),
        api.call(
          "renewInstances",
          { ids: [id], durationNum: 1, durationUnit: "M", clientToken: newToken() },
          { token },
        ),
        refund([id]).then(async ({ code, data }) => code === 200 && cancel((data as RefundsMade).ids[0] ?? 0)),
      ]),
    );
    await settleAfter(25);
    await settleAfter(50);
    const { rows } = await api.db.execute(
      sql`SELECT instance_id FROM refunds WHERE status IN (0, 1) OR status = 2 AND unsubscribe_type = 1 GROUP BY 1 HAVING count(*) > 1`,
    );
    expect(rows).toEqual([]);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });
});
