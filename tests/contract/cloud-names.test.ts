import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "../../src/generated/operations";
import { cloudName } from "../../src/server/cloud-names/in-language";
import { markedProperties } from "../../src/server/cloud-names/marked-properties";
import { billLines } from "../../src/server/database/schema/bill";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signIn("admin");
});
afterAll(() => api.close());

const han = /\p{Script=Han}/u;
const called = (id: OperationId, input: object, language: string) => api.call(id, input, { token: admin, language });

/** The texts of an answer that stand under names marked as a cloud's; what was chosen in an order ("版本：基础版") is not. */
function namesIn(id: OperationId, answer: unknown): string[] {
  const marked = markedProperties(id);
  const found: string[] = [];
  JSON.stringify(answer, (key, value: unknown) => {
    if (typeof value === "string" && marked.has(key) && !value.includes("：")) found.push(value);
    return value;
  });
  return found;
}

describe("a cloud's own names", () => {
  it.each<[OperationId, object]>([
    ["listBillDetails", { pageSize: 200 }],
    ["listBillDetails", { dimension: "billingItem", pageSize: 200 }],
    ["listBillProducts", {}],
    ["listBillMovers", { billCycle: "2026-01" }],
    ["listConsumption", { by: "instance", startCycle: "2026-01", endCycle: "2026-01", pageSize: 200 }],
    ["getBillShares", { billCycle: "2026-01", by: "productCode" }],
    ["listCosts", { by: ["productCode"], startCycle: "2026-01", endCycle: "2026-01" }],
    ["listRenewals", { pageSize: 100 }],
  ])("%s %j are in the caller's language", async (id, input) => {
    const [zh, en] = [await called(id, input, "zh"), await called(id, input, "en")];
    expect([zh.code, en.code]).toEqual([200, 200]);
    expect(namesIn(id, zh.data).some((name) => han.test(name))).toBe(true);
    expect(namesIn(id, en.data).filter((name) => han.test(name))).toEqual([]);
    expect(namesIn(id, en.data)).toHaveLength(namesIn(id, zh.data).length);
  });

  it("are known for all that bill lines of the demo say", async () => {
    const names = new Set<string>();
    for (const column of [
      "productName",
      "productDetail",
      "billingItem",
      "regionName",
      "usageUnit",
      "unitPriceUnit",
    ] as const)
      for (const { name } of await api.db.selectDistinct({ name: billLines[column] }).from(billLines))
        if (name !== null && !name.includes("：")) names.add(name);
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => han.test(cloudName(name, "en")))).toEqual([]);
  });

  it("are in the language of who asks for a file, too", async () => {
    const columns = ["productName", "regionName", "usageUnit"].map((name) => ({ name, heading: name }));
    const body = {
      call: "listBillDetails",
      input: { startCycle: "2026-01", endCycle: "2026-01" },
      format: "csv",
      title: "Bill",
      columns,
    };
    const { text } = await called("exportList", body, "en");
    expect(text).toContain("productName,regionName,usageUnit");
    expect(text.split("\r\n").length).toBeGreaterThan(1_000);
    expect(text).not.toMatch(han);
    expect((await called("exportList", body, "zh")).text).toMatch(han);
  });
});
