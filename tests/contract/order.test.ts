import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartItem, CommittedOrder, Order, OrderPage } from "../../src/generated/api";
import { cartItems, orderItems, orders, products } from "../../src/server/database/schema/commerce";
import { createTestApi, type TestApi } from "./test-api";
import { bastionFor, scanOf } from "./wishes";

let api: TestApi;
let token: string;
/** The orders of customer 1001 before any test added to them. */
let demo: (typeof orders.$inferSelect)[];
beforeAll(async () => {
  api = await createTestApi();
  demo = await api.db
    .select()
    .from(orders)
    .where(and(eq(orders.customId, 1001), inArray(orders.orderType, [1, 2, 3, 4, 11])));
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const scan = scanOf();
const bastion = bastionFor("Y", 2);
const newToken = () => randomBytes(12).toString("hex");
const commit = (input: object, as = token) =>
  api.call("commitOrder", { clientToken: newToken(), ...input }, { token: as });
const list = async (input: object = {}, as = token): Promise<OrderPage> => {
  const answer = await api.call("listOrders", input, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ code: 200 });
  return answer.data;
};
const detail = async (id: number): Promise<Order> =>
  (await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data;
const addToCart = async (input: object = scan, as = token) =>
  ((await api.call("addToCart", input, { token: as })).data as { id: number }).id;
const cart = async () =>
  ((await api.call("listCartItems", undefined, { token })).data as CartItem[]).map(({ id }) => id);
const cents = (text: string) => Number(text.replace(".", ""));
const countOrders = () => api.db.$count(orders, eq(orders.customId, 1001));

describe("commitOrder", () => {
  it("orders items at their price of now, to be paid within a day", async () => {
    const answer = await commit({ items: [bastion, scan], remark: "扩容" });
    expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
    const committed: CommittedOrder = answer.data;
    // (1200 + 10 x 12.5) x 12 months x 2 = 31,800 at 85 %, and 99.
    expect(committed).toMatchObject({ payAmount: "27129.00", status: 1, orderNo: expect.stringMatching(/^CO\d{22}$/) });
    const order = await detail(committed.orderId);
    expect(order).toMatchObject({
      orderType: 1,
      status: 1,
      productCode: "bastion",
      itemCount: 2,
      listAmount: "31899.00",
      discountAmount: "4770.00",
      couponAmount: "0.00",
      payTime: null,
      creator: "admin",
    });
    expect(order.items).toMatchObject([
      {
        productCode: "bastion",
        quantity: 2,
        durationNum: 1,
        durationUnit: "Y",
        unitPrice: "15900.00",
        listAmount: "31800.00",
        payAmount: "27030.00",
      },
      { productCode: "vulscan", quantity: 1, durationNum: null, durationUnit: null, payAmount: "99.00" },
    ]);
    const deadline = new Date(`${(order.payDeadline ?? "").replace(" ", "T")}+08:00`);
    expect(deadline.getTime() - api.now().getTime()).toBeGreaterThan(23 * 3_600_000);
  });

  it("orders cart rows and takes them out of the cart", async () => {
    const [one, two, stays] = [await addToCart(), await addToCart(bastion), await addToCart()];
    const answer = await commit({ carIds: [one, two] });
    expect(answer.data as CommittedOrder).toMatchObject({ payAmount: "27129.00" });
    const left = await cart();
    expect(left).toContain(stays);
    expect(left).not.toContain(one);
    expect(left).not.toContain(two);
    expect((await commit({ carIds: [one] })).code).toBe(404);
  });

  it("has one effect when 32 identical requests come at once", async () => {
    const id = await addToCart();
    const clientToken = newToken();
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 32 }, () => commit({ carIds: [id], clientToken })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    expect(await cart()).not.toContain(id);
  });

  it("orders a cart row once when 32 requests with tokens of their own want it", async () => {
    const id = await addToCart();
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 32 }, () => commit({ carIds: [id] })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 404)).toHaveLength(31);
    expect(await countOrders()).toBe(before + 1);
  });

  it("refuses a price that has changed, and leaves the cart as it is", async () => {
    const id = await addToCart();
    await api.db.update(cartItems).set({ payAmount: "90.00" }).where(eq(cartItems.id, id));
    expect(await commit({ carIds: [id] })).toMatchObject({ status: 200, code: 409 });
    expect(await cart()).toContain(id);
    await api.call("deleteCartItems", { ids: [id] }, { token });
    expect(await commit({ items: [{ ...scan, payAmount: "98.99" }] })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "items.0.payAmount" }] },
    });
    expect(await commit({ items: [{ ...scan, payAmount: "99.00" }] })).toMatchObject({ code: 200 });
  });

  it("names every cart row whose price has changed, by its place in the request", async () => {
    const [same, ...changed] = [await addToCart(), await addToCart(), await addToCart(bastion)];
    await api.db.update(cartItems).set({ payAmount: "90.00" }).where(inArray(cartItems.id, changed));
    const answer = await commit({ carIds: [changed[1], same, changed[0]] });
    expect(answer).toMatchObject({
      code: 409,
      data: {
        errors: expect.arrayContaining([
          { field: "carIds.0", message: "“堡垒机”的价格已由 ¥90.00 变为 ¥27,030.00" },
          { field: "carIds.2", message: "“漏洞扫描”的价格已由 ¥90.00 变为 ¥99.00" },
        ]),
      },
    });
    await api.call("deleteCartItems", { ids: [same, ...changed] }, { token });
  });

  it("refuses a product that was withdrawn meanwhile", async () => {
    const id = await addToCart();
    await api.db.update(products).set({ status: 0 }).where(eq(products.code, "vulscan"));
    expect(await commit({ carIds: [id] })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "carIds.0", message: "“漏洞扫描”已不能购买" }] },
    });
    await api.db.update(products).set({ status: 1 }).where(eq(products.code, "vulscan"));
    expect((await commit({ carIds: [id] })).code).toBe(200);
  });

  it.each([
    ["cart rows and items together", { carIds: [1], items: [scan] }, 400],
    ["neither", {}, 400],
    ["no items", { items: [] }, 400],
    ["a row twice", { carIds: [1, 1] }, 400],
    ["a voucher nobody has", { items: [scan], cloudTicketId: 999_999 }, 404],
    ["a renewal, which needs a resource", { items: [scan], orderType: 2 }, 422],
    ["choices that do not fit", { items: [scan, { ...scan, attrs: [] }] }, 422],
  ])("refuses %s", async (_what, input, code) => {
    const before = await countOrders();
    expect((await commit(input)).code).toBe(code);
    expect(await countOrders()).toBe(before);
  });

  it("does not order a colleague's cart row", async () => {
    const id = await addToCart(scan, await api.signIn("finance"));
    expect((await commit({ carIds: [id] })).code).toBe(404);
  });
});

describe("listOrders", () => {
  it("has 320 orders of the demo with every type in every state that it can have", async () => {
    expect(demo.length).toBe(320);
    // An unsubscription is done at once.
    const reached = [1, 2, 3, 11].flatMap((type) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => `${type}/${status}`));
    expect(new Set(demo.map(({ orderType, status }) => `${orderType}/${status}`))).toEqual(
      new Set([...reached, "4/3"]),
    );
  });

  it.each<[what: string, input: object, fits: (order: Order) => boolean]>([
    ["state", { status: [3, 8] }, ({ status }) => status === 3 || status === 8],
    ["type", { orderType: 4 }, ({ orderType }) => orderType === 4],
    ["product", { productCode: "waf" }, ({ productCode }) => productCode === "waf"],
    ["beginning of the number", { orderNo: "CO20" }, ({ orderNo }) => orderNo.startsWith("CO20")],
    [
      "several at once",
      { status: [3], orderType: 1, productCode: "hss" },
      (order) => order.status === 3 && order.orderType === 1 && order.productCode === "hss",
    ],
  ])("filters by %s", async (_what, input, fits) => {
    const page = await list({ ...input, pageSize: 200 });
    expect(page.list.length).toBeGreaterThan(0);
    expect(page.list.every(fits)).toBe(true);
    expect(page.total).toBeGreaterThanOrEqual(page.list.length);
  });

  it("counts each state whichever is asked for, under the other filters", async () => {
    const all = await list({ productCode: "waf", pageSize: 200 });
    const some = await list({ productCode: "waf", status: [3, 8], pageSize: 1 });
    expect(some.counts).toEqual(all.counts);
    expect(all.counts.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { status, count } of all.counts)
      expect(all.list.filter((order) => order.status === status)).toHaveLength(count);
    expect(all.total).toBe(all.list.length);
    expect(some.total).toBe((all.counts[3]?.count ?? 0) + (all.counts[8]?.count ?? 0));
  });

  it("tells an English reader in English what was ordered and why it failed", async () => {
    const { data } = await api.call(
      "listOrders",
      { productCode: "hss", status: [6], pageSize: 1 },
      { token, language: "en" },
    );
    const [order] = (data as OrderPage).list;
    expect(order).toMatchObject({ productName: "Host security", failReason: expect.stringMatching(/^[A-Z][ a-z]+$/) });
    const whole = (
      await api.call("getOrderOrCartItem", { type: "order", id: order?.id ?? 0 }, { token, language: "en" })
    ).data as Order;
    expect(whole.items?.map(({ productName }) => productName).join()).toMatch(/^[ -~]+$/);
  });

  it("filters by a range of time, both ends included", async () => {
    const {
      list: [order],
    } = await list({ pageNum: 40, pageSize: 1 });
    const exact = await list({ startTime: order?.createTime, endTime: order?.createTime });
    expect(exact.list.map(({ id }) => id)).toContain(order?.id);
    expect(exact.list.every(({ createTime }) => createTime === order?.createTime)).toBe(true);
  });

  it.each(
    (["createTime", "orderNo", "payAmount", "payTime"] as const).flatMap(
      (field) =>
        [
          [field, "ascending"],
          [field, "descending"],
        ] as const,
    ),
  )("sorts by %s %s, unpaid orders last, with no order missing or twice", async (sortField, sortOrder) => {
    const whole = await list({ sortField, sortOrder, pageSize: 120 });
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list({ sortField, sortOrder, pageNum, pageSize: 40 })));
    expect(pages.flatMap((page) => page.list.map(({ id }) => id))).toEqual(whole.list.map(({ id }) => id));
    const values = whole.list
      .map((order) => order[sortField])
      .filter((value) => value !== null)
      .map((value) => (sortField === "payAmount" ? Number(value) : value));
    const sorted = values.every(
      (value, at) =>
        at === 0 ||
        (sortOrder === "ascending" ? (values[at - 1] ?? value) <= value : (values[at - 1] ?? value) >= value),
    );
    expect(sorted).toBe(true);
    expect(whole.list.slice(values.length).every((order) => order[sortField] === null)).toBe(true);
  });

  it("shows an order as expired once its deadline has passed, and finds it as such", async () => {
    const { orderId } = (await commit({ items: [scan] })).data as CommittedOrder;
    expect((await detail(orderId)).status).toBe(1);
    const [order] = await api.db
      .update(orders)
      .set({ payDeadline: new Date(api.now().getTime() - 1000) })
      .where(eq(orders.id, orderId))
      .returning();
    expect((await detail(orderId)).status).toBe(5);
    const found = async (status: number) => (await list({ status: [status], orderNo: order?.orderNo })).total;
    expect([await found(1), await found(5)]).toEqual([0, 1]);
  });

  it("shows each customer their own orders", async () => {
    const second = await api.signIn("type0");
    const ids = (await list({ pageSize: 200 }, second)).list.map(({ id }) => id);
    const rows = await api.db.select({ customId: orders.customId }).from(orders).where(inArray(orders.id, ids));
    expect(new Set(rows.map(({ customId }) => customId))).toEqual(new Set([1010]));
  });
});

describe("getOrderOrCartItem", () => {
  it("gives an order with its items, whose amounts add up to it", async () => {
    const {
      list: [row],
    } = await list({ status: [3], pageSize: 1 });
    const order = await detail(row?.id ?? 0);
    expect(order.items?.reduce((sum, item) => sum + cents(item.listAmount), 0)).toBe(cents(order.listAmount));
    expect(order.items?.reduce((sum, item) => sum + cents(item.payAmount), 0)).toBe(
      cents(order.payAmount) + cents(order.couponAmount),
    );
    expect(await api.db.$count(orderItems, eq(orderItems.orderId, order.id))).toBe(order.itemCount);
  });

  it("gives a cart row of the caller", async () => {
    const id = await addToCart();
    expect((await api.call("getOrderOrCartItem", { type: "car", id }, { token })).data as CartItem).toMatchObject({
      id,
      productCode: "vulscan",
      payAmount: "99.00",
    });
    const colleague = await addToCart(scan, await api.signIn("finance"));
    expect((await api.call("getOrderOrCartItem", { type: "car", id: colleague }, { token })).code).toBe(404);
  });
});
