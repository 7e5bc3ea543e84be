import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Price, PriceAttributes, Product, ProductPage } from "../../src/generated/api";
import { products } from "../../src/server/database/schema/commerce";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const hss = {
  productCode: "hss",
  attrs: [
    { attrCode: "edition", value: "enterprise" },
    { attrCode: "hosts", value: "10" },
    { attrCode: "tamper", value: "yes" },
  ],
  durationNum: 1,
  durationUnit: "Y",
};
const price = (input: object, language = "zh-CN") => api.call("getPrice", { ...hss, ...input }, { token, language });

describe("listProducts", () => {
  const list = async (input: object = {}, language = "zh-CN"): Promise<ProductPage> =>
    (await api.call("listProducts", input, { token, language })).data;
  const codes = async (input: object, language?: string) => (await list(input, language)).list.map(({ code }) => code);

  it("shows what is on sale, in the order of the catalogue", async () => {
    const page = await list({ pageSize: 100 });
    expect(page.total).toBe(page.list.length);
    expect(page.list.map(({ code }) => code)).toEqual([
      "waf",
      "hss",
      "ddos",
      "dbaudit",
      "bastion",
      "ssl",
      "logaudit",
      "vulscan",
      "ecs",
      "evs",
      "cbr",
      "bioengineering",
    ]);
    expect(
      page.list.every(
        ({ introduce, features, scenes }) => introduce !== "" && features.length > 1 && scenes.length > 0,
      ),
    ).toBe(true);
  });

  it.each([
    { input: { keyword: "注入" }, found: ["waf"] },
    { input: { keyword: "SQL injection" }, found: ["waf"] },
    { input: { keyword: "100%" }, found: [] },
    { input: { categoryId: 3 }, found: ["ssl", "vulscan"] },
    { input: { sortField: "startPrice", sortOrder: "descending", pageSize: 2 }, found: ["ddos", "bioengineering"] },
    { input: { categoryId: 2, sortField: "startPrice" }, found: ["logaudit", "bastion", "dbaudit"] },
    { input: { categoryId: 4, pageNum: 2, pageSize: 2 }, found: ["cbr"] },
  ])("finds $found for $input", async ({ input, found }) => {
    expect(await codes(input)).toEqual(found);
  });

  it("speaks the caller's language, and says what a price is for", async () => {
    const [waf] = (await list({}, "en")).list;
    expect(waf).toMatchObject({
      name: "Web application firewall",
      startPrice: "1580.00",
      priceUnit: "CNY/month",
      features: expect.arrayContaining(["OWASP Top 10 protection"]),
    });
    expect((await list({ keyword: "SSL" })).list[0]).toMatchObject({ startPrice: "1176.00", priceUnit: "元/年" });
    expect((await list({ keyword: "漏洞扫描" })).list[0]).toMatchObject({ code: "vulscan", priceUnit: "元/次" });
  });
});

describe("getProduct", () => {
  it("answers a product on sale", async () => {
    const product: Product = (await api.call("getProduct", { code: "bioengineering" }, { token })).data;
    expect(product).toMatchObject({ name: "生物工程计算平台", categoryId: 5, startPrice: "2600.00" });
  });

  it.each(["webguard", "nothing"])("knows no %s: withdrawn, or never sold", async (code) => {
    expect(await api.call("getProduct", { code }, { token })).toMatchObject({
      code: 404,
      data: { errors: [{ field: "code" }] },
    });
  });
});

describe("getPriceAttributes", () => {
  it.each(["waf", "hss", "ddos", "dbaudit", "bastion", "ssl", "logaudit", "vulscan"])(
    "describes %s",
    async (productCode) => {
      const described: PriceAttributes = (await api.call("getPriceAttributes", { productCode }, { token })).data;
      expect(described.attrs.length).toBeGreaterThan(1);
      const codes = described.attrs.map(({ attrCode }) => attrCode);
      expect(described.attrs.every(({ dependsOn }) => !dependsOn || codes.includes(dependsOn.attrCode))).toBe(true);
    },
  );

  it("speaks the caller's language", async () => {
    const described: PriceAttributes = (
      await api.call("getPriceAttributes", { productCode: "waf" }, { token, language: "en-GB" })
    ).data;
    expect(described.productName).toBe("Web application firewall");
    expect(described.attrs.find(({ attrCode }) => attrCode === "originIps")).toMatchObject({
      attrName: "Origin IP addresses",
      attrType: "ip",
      min: 1,
      max: 20,
      required: true,
      dependsOn: { attrCode: "originType", values: ["ip"] },
    });
  });

  it.each(["nothing", "toString"])("knows no product %s", async (productCode) => {
    expect(await api.call("getPriceAttributes", { productCode }, { token })).toMatchObject({ status: 200, code: 404 });
  });

  it("hides a product that is no longer sold", async () => {
    await api.db.update(products).set({ status: 0 }).where(eq(products.code, "logaudit"));
    expect((await api.call("getPriceAttributes", { productCode: "logaudit" }, { token })).code).toBe(404);
    await api.db.update(products).set({ status: 1 }).where(eq(products.code, "logaudit"));
  });
});

describe("getPrice", () => {
  it("adds up attributes, quantity and duration", async () => {
    // (90 + 10 x 60 + 980) x 12 months x 2 = 40,080, of which a year costs 85 %.
    const answer: Price = (await price({ quantity: 2 })).data;
    expect(answer).toMatchObject({
      listAmount: "40080.00",
      discountAmount: "6012.00",
      couponAmount: "0.00",
      payAmount: "34068.00",
    });
    expect(answer.details).toContainEqual({
      attrCode: "tamper",
      attrName: "网页防篡改",
      listAmount: "23520.00",
      payAmount: "19992.00",
    });
  });

  it("takes one piece where no quantity is given", async () => {
    expect((await price({})).data as Price).toMatchObject({ listAmount: "20040.00" });
  });

  it.each([
    ["choices that do not fit", { attrs: [{ attrCode: "edition", value: "gold" }] }, 422],
    ["a duration that is not sold", { durationNum: 4, durationUnit: "M" }, 422],
    ["a change, which needs a resource", { orderType: 3 }, 422],
    ["a voucher nobody has", { cloudTicketId: 999_999 }, 404],
    ["a product nobody sells", { productCode: "nothing" }, 404],
    ["too many pieces", { quantity: 101 }, 400],
  ])("refuses %s", async (_what, input, code) => {
    expect((await price(input)).code).toBe(code);
  });

  it("prices what has been chosen so far: what costs nothing may be missing, what is given must fit", async () => {
    const waf = (attrs: object[]) =>
      api.call("getPrice", { productCode: "waf", attrs, durationNum: 1, durationUnit: "M" }, { token });
    const chosen = [
      { attrCode: "edition", value: "enterprise" },
      { attrCode: "extraDomains", value: "2" },
      { attrCode: "extraBandwidth", value: "0" },
    ];
    expect((await waf(chosen)).data).toMatchObject({ payAmount: "4480.00" });
    expect(await waf(chosen.slice(0, 2))).toMatchObject({
      code: 422,
      data: { errors: [{ field: "attrs", message: expect.stringContaining("扩展带宽") }] },
    });
    expect(await waf([...chosen, { attrCode: "domain", value: "no domain" }])).toMatchObject({
      code: 422,
      data: { errors: [{ field: "attrs.3.value" }] },
    });
  });

  it("names every wrong field in the caller's language", async () => {
    const answer = await price(
      {
        attrs: [
          { attrCode: "edition", value: "gold" },
          { attrCode: "hosts", value: "0" },
        ],
      },
      "en",
    );
    expect(answer.data).toMatchObject({
      errors: [
        { field: "attrs.0.value", message: "“Edition” has no such choice" },
        { field: "attrs.1.value", message: "“Licensed hosts” must be a whole number from 1 to 500 in steps of 1" },
        { field: "attrs", message: "“Web tamper protection” is required" },
      ],
    });
  });
});
