import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Price, PriceAttributes } from "../../src/generated/api";
import { products } from "../../src/server/database/schema/commerce";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const hss = { productCode: "hss", attrs: [{ attrCode: "edition", value: "enterprise" }, { attrCode: "hosts", value: "10" }, { attrCode: "tamper", value: "yes" }], durationNum: 1, durationUnit: "Y" };
const price = (input: object, language = "zh-CN") => api.call("getPrice", { ...hss, ...input }, { token, language });

describe("getPriceAttributes", () => {
  it.each(["waf", "hss", "ddos", "dbaudit", "bastion", "ssl", "logaudit", "vulscan"])("describes %s", async (productCode) => {
    const described: PriceAttributes = (await api.call("getPriceAttributes", { productCode }, { token })).data;
    expect(described.attrs.length).toBeGreaterThan(1);
    const codes = described.attrs.map(({ attrCode }) => attrCode);
    expect(described.attrs.every(({ dependsOn }) => !dependsOn || codes.includes(dependsOn.attrCode))).toBe(true);
  });

  it("speaks the caller's language", async () => {
    const described: PriceAttributes = (await api.call("getPriceAttributes", { productCode: "waf" }, { token, language: "en-GB" })).data;
    expect(described.productName).toBe("Web application firewall");
    expect(described.attrs.find(({ attrCode }) => attrCode === "originIps")).toMatchObject({
      attrName: "Origin addresses", attrType: "ip", min: 1, max: 20, required: true, dependsOn: { attrCode: "originType", values: ["ip"] },
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
    expect(answer).toMatchObject({ listAmount: "40080.00", discountAmount: "6012.00", couponAmount: "0.00", payAmount: "34068.00" });
    expect(answer.details).toContainEqual({ attrCode: "tamper", attrName: "网页防篡改", listAmount: "23520.00", payAmount: "19992.00" });
  });

  it("takes one piece where no quantity is given", async () => {
    expect((await price({})).data as Price).toMatchObject({ listAmount: "20040.00" });
  });

  it.each([
    ["choices that do not fit", { attrs: [{ attrCode: "edition", value: "gold" }] }, 422],
    ["a duration that is not sold", { durationNum: 4, durationUnit: "M" }, 422],
    ["a change, which needs a resource", { orderType: 3 }, 422],
    ["a voucher nobody has", { cloudTicketId: 1 }, 404],
    ["a product nobody sells", { productCode: "nothing" }, 404],
    ["too many pieces", { quantity: 101 }, 400],
  ])("refuses %s", async (_what, input, code) => {
    expect((await price(input)).code).toBe(code);
  });

  it("names every wrong field in the caller's language", async () => {
    const answer = await price({ attrs: [{ attrCode: "edition", value: "gold" }, { attrCode: "hosts", value: "0" }] }, "en");
    expect(answer.data).toMatchObject({
      errors: [
        { field: "attrs.0.value", message: "“Edition” has no such choice" },
        { field: "attrs.1.value", message: "“Licensed hosts” is a whole number from 1 to 500 in steps of 1" },
        { field: "attrs", message: "“Anti-tampering” is required" },
      ],
    });
  });
});
