import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartItem } from "../../src/generated/api";
import { cartItems, products } from "../../src/server/database/schema/commerce";
import { users } from "../../src/server/database/schema/identity";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let vulscanAttributes: (typeof products.$inferSelect)["attributes"];
beforeAll(async () => {
  api = await createTestApi();
  vulscanAttributes = (await api.db.select().from(products).where(eq(products.code, "vulscan")))[0]?.attributes ?? [];
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const scan = {
  productCode: "vulscan",
  attrs: [
    { attrCode: "depth", value: "deep" },
    { attrCode: "targets", value: "www.example.com,api.example.com" },
  ],
  quantity: 3,
};
const list = async (as = token, language = "zh-CN"): Promise<CartItem[]> => {
  const answer = await api.call("listCartItems", undefined, { token: as, language });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ code: 200 });
  return answer.data;
};
const add = async (input: object = scan, as = token) => {
  const answer = await api.call("addToCart", input, { token: as });
  return { ...answer, id: (answer.data as { id?: number } | null)?.id ?? 0 };
};
const remove = (ids: number[], as = token) => api.call("deleteCartItems", { ids }, { token: as });

describe("the cart of the demo", () => {
  it("has rows for the admin, one of them with a price that has changed since", async () => {
    const rows = await list();
    expect(rows.map(({ priceChanged }) => priceChanged)).toEqual([false, false, true]);
    expect(rows.every(({ valid }) => valid)).toBe(true);
  });
});

describe("addToCart", () => {
  it("keeps what was chosen at the price of now, newest first", async () => {
    const { id } = await add();
    const [row] = await list();
    expect(row).toMatchObject({
      id,
      productName: "漏洞扫描",
      quantity: 3,
      durationNum: null,
      durationUnit: null,
      listAmount: "1197.00",
      payAmount: "1197.00",
      priceChanged: false,
      valid: true,
      attrs: [
        { attrCode: "depth", attrName: "扫描深度", value: "deep", valueName: "深度扫描" },
        {
          attrCode: "targets",
          attrName: "扫描目标",
          value: "www.example.com,api.example.com",
          valueName: "www.example.com、api.example.com",
        },
      ],
    });
    expect((await list(token, "en"))[0]).toMatchObject({
      productName: "Vulnerability scan",
      attrs: [{ attrName: "Scan depth", valueName: "Deep scan" }, {}],
    });
    await remove([id]);
  });

  it.each([
    ["choices that do not fit", { ...scan, attrs: [] }, 422],
    ["a duration for what is bought once", { ...scan, durationNum: 1, durationUnit: "M" }, 422],
    ["no pieces", { ...scan, quantity: 0 }, 400],
    ["too many pieces", { ...scan, quantity: 101 }, 400],
    ["a product nobody sells", { ...scan, productCode: "nothing" }, 404],
  ])("refuses %s", async (_what, input, code) => {
    const before = (await list()).length;
    expect((await add(input)).code).toBe(code);
    expect(await list()).toHaveLength(before);
  });

  it("fills a cart up to a hundred rows, however many come at once", async () => {
    const viewer = await api.signIn("viewer");
    const answers = await Promise.all(Array.from({ length: 104 }, () => add(scan, viewer)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(100);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(4);
    expect(await list(viewer)).toHaveLength(100);
  });
});

describe("listCartItems", () => {
  it("prices anew, and says which price has changed and what cannot be ordered any more", async () => {
    const { id } = await add();
    const [product] = await api.db.select().from(products).where(eq(products.code, "vulscan"));
    const row = async () => (await list()).find((item) => item.id === id);
    const prices = [{ attrCode: "depth", kind: "option" as const, prices: { quick: "99.00", deep: "500.00" } }];
    await api.db.update(products).set({ prices }).where(eq(products.code, "vulscan"));
    expect(await row()).toMatchObject({ payAmount: "1500.00", priceChanged: true, valid: true });
    await api.db.update(products).set({ attributes: [] }).where(eq(products.code, "vulscan"));
    expect(await row()).toMatchObject({ payAmount: "1197.00", valid: false });
    await api.db
      .update(products)
      .set({ ...product, status: 0 })
      .where(eq(products.code, "vulscan"));
    expect(await row()).toMatchObject({ valid: false });
    await api.db.update(products).set({ status: 1 }).where(eq(products.code, "vulscan"));
    expect(await row()).toMatchObject({ payAmount: "1197.00", priceChanged: false, valid: true });
  });

  it("says why a row cannot be ordered, and at which price it was added", async () => {
    const channel = await api.signIn("channel");
    const rows = await list(channel);
    expect(rows.map(({ productCode, valid, invalidReason }) => ({ productCode, valid, invalidReason }))).toEqual([
      { productCode: "webguard", valid: false, invalidReason: "withdrawn" },
      { productCode: "hss", valid: true, invalidReason: null },
      { productCode: "waf", valid: true, invalidReason: null },
    ]);
    expect(rows[2]).toMatchObject({ priceChanged: true, addedAmount: "1000.00" });
    const { id } = await add();
    await api.db.update(products).set({ attributes: [] }).where(eq(products.code, "vulscan"));
    expect((await list()).find((row) => row.id === id)).toMatchObject({ valid: false, invalidReason: "choices" });
    await api.db.update(products).set({ attributes: vulscanAttributes }).where(eq(products.code, "vulscan"));
    await remove([id]);
  });

  it("shows each user their own rows, not a colleague's", async () => {
    const finance = await api.signIn("finance");
    const { id } = await add(scan, finance);
    expect((await list(finance)).map((item) => item.id)).toEqual([id]);
    expect((await list()).map((item) => item.id)).not.toContain(id);
  });
});

describe("modifyCartItem", () => {
  const modify = (input: object, as = token) => api.call("modifyCartItem", input, { token: as });
  const dearer = (id: number) => api.db.update(cartItems).set({ payAmount: "900.00" }).where(eq(cartItems.id, id));

  it("changes the quantity and the price with it", async () => {
    const { id } = await add();
    const item: CartItem = (await modify({ id, quantity: 5 })).data;
    expect(item).toMatchObject({ id, quantity: 5, payAmount: "1995.00", addedAmount: "1995.00", priceChanged: false });
    expect((await list()).find((row) => row.id === id)).toEqual(item);
    await remove([id]);
  });

  it("keeps the mark of a changed price until that is accepted as shown", async () => {
    const { id } = await add();
    await dearer(id);
    expect((await modify({ id, quantity: 6 })).data).toMatchObject({
      payAmount: "2394.00",
      addedAmount: "1800.00",
      priceChanged: true,
    });
    expect(await modify({ id, quantity: 6, payAmount: "1800.00" })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "payAmount" }] },
    });
    expect((await modify({ id, quantity: 6, payAmount: "2394.00" })).data).toMatchObject({
      priceChanged: false,
      addedAmount: "2394.00",
    });
    await remove([id]);
  });

  it.each([
    [0, 400],
    [101, 400],
    [1, 200],
    [100, 200],
  ])("answers a quantity of %i with %i", async (quantity, code) => {
    const { id } = await add();
    expect((await modify({ id, quantity })).code).toBe(code);
    await remove([id]);
  });

  it("refuses what is no longer sold, and a colleague's row", async () => {
    const channel = await api.signIn("channel");
    const [gone] = await list(channel);
    expect((await modify({ id: gone?.id, quantity: 2 }, channel)).code).toBe(404);
    expect((await modify({ id: gone?.id, quantity: 2 })).code).toBe(404);
  });
});

describe("deleteCartItems", () => {
  it("deletes all of the rows or none", async () => {
    const [one, two] = [(await add()).id, (await add()).id];
    const [admin] = await api.db.select().from(users).where(eq(users.username, "admin"));
    const [colleagues] = await api.db
      .select()
      .from(cartItems)
      .where(and(eq(cartItems.customId, 1001), ne(cartItems.userId, admin?.id ?? 0)));
    expect((await remove([one, colleagues?.id ?? 0])).code).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining([one, two]));
    expect((await remove([one, two])).code).toBe(200);
    expect((await remove([one])).code).toBe(404);
  });
});
