import { and, asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, CostAnomalyDetail, CostAnomalyPage, CostAnomalyPart } from "../../src/generated/api";
import { searchAnomalies } from "../../src/server/areas/anomaly/search";
import { mergeCube } from "../../src/server/areas/bill/cube/merge";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { billDays } from "../../src/server/database/schema/bill-cube";
import { costAnomalies, costAnomalyChecks } from "../../src/server/database/schema/cost-anomaly";
import { anomalyDays } from "../../src/server/database/seed/bills-generator/calendar";
import { addDays, fromLocal, toLocalDate } from "../../src/server/time";
import { newAnomaly } from "./anomaly-rows";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

/** A customer whose bills are those of the tests alone. */
const CUSTOM = 1013;
let api: TestApi;
let token: string;
let sample: NewBillLine;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("type3");
  const [line] = await api.db.select().from(billLines).where(eq(billLines.customId, own)).limit(1);
  if (!line) throw new Error("the demo has bill lines");
  const { id: _id, instanceKey: _key, itemKey: _item, searchText: _text, ...rest } = line;
  sample = { ...rest, customId: CUSTOM, currency: "CNY", payMode: "postPay", chargeCategory: "Usage" };
  await clear();
});
afterAll(() => api.close());
afterEach(() => clear());

async function clear(): Promise<void> {
  await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
  await api.db.delete(costAnomalies).where(eq(costAnomalies.customId, CUSTOM));
  await api.db.delete(costAnomalyChecks).where(eq(costAnomalyChecks.customId, CUSTOM));
}

/** Bill lines of some days from a first one on, of so much each. */
async function use(first: string, amounts: readonly number[], also: Partial<NewBillLine> = {}): Promise<void> {
  const rows = amounts.map((amount, at): NewBillLine => {
    const billDate = toLocalDate(addDays(fromLocal(first), at));
    const payable = amount.toFixed(2);
    const none = { cashAmount: "0", couponAmount: "0", creditAmount: "0", discountAmount: "0" };
    const amountColumns = { ...none, listAmount: payable, payableAmount: payable, debtAmount: payable };
    return { ...sample, ...amountColumns, billCycle: billDate.slice(0, 7), billDate, ...also };
  });
  await api.db.insert(billLines).values(rows);
}
/** Days of about a thousand. */
const usual = (days: number): number[] => Array.from({ length: days }, (_, at) => 1000 + 10 * (at % 5));
/** A hundred days, of which the last but four and last but three cost three times as much. */
const spiked = (): number[] => usual(100).map((amount, at) => (at === 95 || at === 96 ? 3 * amount : amount));
const FIRST = "2026-01-01";
/** The day after those. */
const NEXT = "2026-04-11";
const search = (day: string) => searchAnomalies(api.db, fromLocal(`${day} 12:00:00`));
const found = () =>
  api.db.select().from(costAnomalies).where(eq(costAnomalies.customId, CUSTOM)).orderBy(asc(costAnomalies.id));
const spans = async () => (await found()).map(({ beginDate, endDate }) => `${beginDate}..${endDate}`);
const judge = async (id: number, verdict: string, remark?: string) =>
  expect(await api.call("judgeCostAnomaly", { id, verdict, remark }, { token })).toMatchObject({ code: 200 });
const cents = (amounts: readonly (string | null)[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

describe("the search for cost anomalies", () => {
  it("finds days that cost three times as much, with their amounts", async () => {
    await use(FIRST, spiked());
    await search(NEXT);
    const [row, ...others] = await found();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      beginDate: "2026-04-06",
      endDate: "2026-04-07",
      cloudCode: sample.cloudCode,
      accountUid: sample.accountUid,
      accountName: sample.accountName,
      productCode: sample.productCode,
      productName: sample.productName,
      actualAmount: "6030.00",
      verdict: "open",
      foundTime: fromLocal(`${NEXT} 12:00:00`),
    });
    expect(Number(row?.impactAmount)).toBeGreaterThan(4000 * 0.85);
    expect(Number(row?.impactAmount)).toBeLessThan(4000 * 1.15);
  });

  it("looks at what is metered in CNY only", async () => {
    await use(FIRST, usual(100));
    const dear = [95, 96].map((at) => toLocalDate(addDays(fromLocal(FIRST), at)));
    for (const billDate of dear) {
      await use(billDate, [9000], { payMode: "prePay", chargeCategory: "Purchase" });
      await use(billDate, [9000], { payMode: "prePay" });
      await use(billDate, [9000], { chargeCategory: "Tax" });
      await use(billDate, [9000], { currency: "USD" });
    }
    await search(NEXT);
    expect(await found()).toEqual([]);
  });

  it("says nothing of the day at hand", async () => {
    await use(FIRST, spiked().slice(0, 96));
    await search("2026-04-06");
    expect(await found()).toEqual([]);
    await search("2026-04-07");
    expect(await spans()).toEqual(["2026-04-06..2026-04-06"]);
  });

  it("is done again after six hours, and finds the same", async () => {
    await use(FIRST, spiked());
    await search(NEXT);
    const before = await found();
    await use("2026-04-08", [2500]);
    await searchAnomalies(api.db, fromLocal(`${NEXT} 17:59:59`));
    expect(await found()).toEqual(before);
    await searchAnomalies(api.db, fromLocal(`${NEXT} 18:00:01`));
    expect(await spans()).toEqual(["2026-04-06..2026-04-08"]);
    const ids = before.map(({ id }) => id);
    expect((await found()).map(({ id }) => id)).toEqual(ids);
    await search("2026-04-12");
    expect((await found()).map(({ id, foundTime }) => [id, foundTime])).toEqual(
      before.map(({ id, foundTime }) => [id, foundTime]),
    );
  });

  it("finds each once though several servers search at the same moment", async () => {
    await use(FIRST, spiked());
    await Promise.all([search(NEXT), search(NEXT), search(NEXT)]);
    expect(await found()).toHaveLength(1);
  });

  it("keeps a verdict when late lines change the days, and when they take them away", async () => {
    await use(FIRST, spiked());
    await search(NEXT);
    const [row] = await found();
    await judge(row?.id ?? 0, "planned", "大促");
    await use("2026-04-05", [2500]);
    await search("2026-04-12");
    const said = { id: row?.id, verdict: "planned", remark: "大促", judge: "type3" };
    expect(await found()).toMatchObject([{ ...said, beginDate: "2026-04-05", endDate: "2026-04-07" }]);
    await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
    await use(FIRST, usual(100));
    await search("2026-04-13");
    expect(await found()).toMatchObject([{ ...said, beginDate: "2026-04-05" }]);
  });

  it("takes back what is none any more and nobody has judged", async () => {
    await use(FIRST, spiked());
    await search(NEXT);
    await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
    await use(FIRST, usual(100));
    await search("2026-04-12");
    expect(await found()).toEqual([]);
  });

  it("leaves what is long ago as it is", async () => {
    const id = await newAnomaly(api.db, { customId: CUSTOM, beginDate: "2025-02-03", endDate: "2025-02-03" });
    await use(FIRST, usual(100));
    await search(NEXT);
    expect((await found()).map((row) => row.id)).toEqual([id]);
  });

  it("keeps no other customer back when one cannot be searched", async () => {
    await use(FIRST, spiked());
    await api.db.delete(costAnomalyChecks);
    await api.db.execute(`
      CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse_it BEFORE INSERT ON cost_anomaly_checks FOR EACH ROW WHEN (NEW.custom_id = 1001) EXECUTE FUNCTION refuse_it()`);
    await expect(search(NEXT)).rejects.toThrow("costs could not be searched for anomalies");
    await api.db.execute("DROP TRIGGER refuse_it ON cost_anomaly_checks; DROP FUNCTION refuse_it");
    expect(await found()).toHaveLength(1);
  });
});

/** The parts of an anomaly. */
async function partsOf(id: number, by: "product" | "resource", as: object = { token }): Promise<CostAnomalyPart[]> {
  return (await api.call("listCostAnomalyParts", { id, by }, as)).data;
}

describe("the demo", () => {
  /** At most one false anomaly in so many months of a part of the costs. */
  const STATED_MONTHS = 200;

  it("has its planted anomaly found on its two days, and hardly any other", async () => {
    const admin = await api.signIn("admin");
    const page: CostAnomalyPage = (await api.call("listCostAnomalies", { pageSize: 100 }, { token: admin })).data;
    const [beginDate, endDate] = anomalyDays(api.now());
    const isPlanted = (row: { scope: string; beginDate: string; endDate: string }): boolean =>
      row.scope === "all" && row.beginDate === beginDate && row.endDate === endDate;
    expect(page.list.filter(isPlanted)).toHaveLength(1);
    const { cloudCode, accountUid, productCode } = billDays;
    const parts = await api.db
      .selectDistinct({ cloudCode, accountUid, productCode })
      .from(billDays)
      .where(and(eq(billDays.customId, own), eq(billDays.payMode, "postPay")));
    const others = page.total - 1;
    expect(others / ((parts.length * 280) / 30.4)).toBeLessThanOrEqual(1 / STATED_MONTHS);
  });

  it("tells what its anomaly is made up of, to a cent", async () => {
    const admin = await api.signIn("admin");
    const asked = { token: admin, language: "en" };
    const page: CostAnomalyPage = (await api.call("listCostAnomalies", { pageSize: 100 }, asked)).data;
    const [row] = page.list.filter(({ scope }) => scope === "all");
    const detail: CostAnomalyDetail = (await api.call("getCostAnomaly", { id: row?.id }, asked)).data;
    expect(detail).toMatchObject({ ...row, subject: "All costs" });
    for (const by of ["product", "resource"] as const) {
      const parts = await partsOf(detail.id, by, asked);
      expect(parts).toHaveLength(11);
      expect(parts.at(-1)).toMatchObject({ partName: "Others", cloudCode: null, resourceId: null, hasLines: false });
      for (const name of ["actualAmount", "expectedAmount", "impactAmount"] as const)
        expect(cents(parts.map((part) => part[name]))).toBe(cents([detail[name]]));
      const impacts = parts.slice(0, 10).map(({ impactAmount }) => Number(impactAmount));
      expect(impacts).toEqual([...impacts].sort((a, b) => b - a));
    }
    expect((await partsOf(detail.id, "product", asked)).map(({ partName }) => partName).join()).not.toMatch(
      /\p{Script=Han}/u,
    );
    const anomalous = detail.days.filter((day) => day.anomalous);
    expect(anomalous.map(({ day }) => day)).toEqual([row?.beginDate, row?.endDate]);
    expect(
      Math.abs(cents(anomalous.map(({ actualAmount }) => actualAmount)) - cents([detail.actualAmount])),
    ).toBeLessThan(2);
    expect(
      Math.abs(cents(anomalous.map(({ differenceAmount }) => differenceAmount)) - cents([detail.impactAmount])),
    ).toBeLessThan(2);
    expect(detail.days).toHaveLength(23);
    expect(detail.days.every(({ expectedAmount }) => expectedAmount !== null)).toBe(true);
  });
});

describe("what an anomaly is made up of", () => {
  it("leads to lines that come to the same, by product and by resource", async () => {
    const asked = { token: await api.signIn("admin") };
    const page: CostAnomalyPage = (await api.call("listCostAnomalies", { pageSize: 100 }, asked)).data;
    const [anomaly] = page.list.filter(({ scope }) => scope === "all");
    for (const by of ["product", "resource"] as const) {
      const parts = (await partsOf(anomaly?.id ?? 0, by, asked)).filter(({ hasLines }) => hasLines);
      expect(parts.length).toBeGreaterThan(5);
      for (const { beginDate, endDate, cloudCode, accountUid, productCode, resourceId, actualAmount } of parts) {
        const part = {
          cloudCode: [cloudCode],
          accountUid: [accountUid],
          productCode: [productCode],
          ...(resourceId && { resourceId }),
        };
        const filters = { startDate: beginDate, endDate, payMode: "postPay", chargeCategory: ["Usage"], ...part };
        const lines: BillDetailPage = (await api.call("listBillDetails", filters, asked)).data;
        expect(Math.abs(cents([lines.totals.payableAmount]) - cents([actualAmount]))).toBeLessThan(2);
      }
    }
  });
});

describe("a cost anomaly", () => {
  it("names its cloud and product in the reader's language", async () => {
    const id = await newAnomaly(api.db, { customId: CUSTOM, productName: "云服务器" });
    const subject = async (language: "zh" | "en"): Promise<string> => {
      const { data }: { data: CostAnomalyDetail } = await api.call("getCostAnomaly", { id }, { token, language });
      return data.subject;
    };
    expect(await subject("zh")).toBe("阿里云 / 示例 / 云服务器");
    expect(await subject("en")).toBe("Alibaba Cloud / 示例 / Cloud Server");
  });

  it("is judged, and judged otherwise", async () => {
    const id = await newAnomaly(api.db, { customId: CUSTOM });
    const shown = async () => (await api.call("getCostAnomaly", { id }, { token })).data as CostAnomalyDetail;
    expect(await shown()).toMatchObject({ verdict: "open", judge: null, judgeTime: null, remark: null });
    await judge(id, "planned", " 大促 ");
    expect(await shown()).toMatchObject({ verdict: "planned", judge: "type3", remark: "大促" });
    await judge(id, "no");
    expect(await shown()).toMatchObject({ verdict: "no", judge: "type3", remark: null });
    expect(await api.call("judgeCostAnomaly", { id, verdict: "open" }, { token })).toMatchObject({ code: 400 });
  });

  it("is open again once its verdict is taken back, without the remark", async () => {
    const id = await newAnomaly(api.db, { customId: CUSTOM });
    const shown = async () => (await api.call("getCostAnomaly", { id }, { token })).data as CostAnomalyDetail;
    const reopen = () => api.call("reopenCostAnomaly", { id }, { token });
    await judge(id, "planned", "大促");
    expect(await reopen()).toMatchObject({ code: 200 });
    expect(await shown()).toMatchObject({ verdict: "open", judge: null, judgeTime: null, remark: null });
    expect(await reopen()).toMatchObject({ code: 422 });
    expect(await shown()).toMatchObject({ verdict: "open" });
  });

  it("is shown though its bill is gone", async () => {
    const id = await newAnomaly(api.db, { customId: CUSTOM });
    const { data } = await api.call("getCostAnomaly", { id }, { token });
    const detail: CostAnomalyDetail = data;
    expect(await partsOf(id, "product")).toMatchObject([{ actualAmount: "300.00", impactAmount: "200.00" }]);
    expect(detail.days.filter(({ anomalous }) => anomalous)).toMatchObject([
      { actualAmount: null, expectedAmount: null, differenceAmount: null },
      { actualAmount: null },
    ]);
  });

  it("is found from rows of the cube that are not merged, too", async () => {
    await use(FIRST, spiked());
    await use("2026-04-06", [500]);
    await search(NEXT);
    const before = await found();
    await mergeCube(api.db);
    await search("2026-04-12");
    expect(await found()).toEqual(before);
    expect(before).toMatchObject([{ actualAmount: "6530.00" }]);
  });
});
