import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetail, BillDetailPage, BillProduct } from "../../src/generated/api";
import { billLines } from "../../src/server/database/schema/bill";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const list = async (input: Record<string, unknown> = {}, as = token): Promise<BillDetailPage> => {
  const answer = await api.call("listBillDetails", input, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data;
};
const own = eq(billLines.customId, 1001);
const fields = ["consumeTime", "billCycle", "listAmount", "discountAmount", "payableAmount"] as const;

const hasTag = (tags: BillDetail["tags"], key: string, value: string): boolean =>
  tags.some((tag) => tag.key === key && tag.value === value);

/** A value of a row in an order that JavaScript can compare; amounts by their exact digits. */
const comparable = (text: string) => (/^-?\d+\.\d+$/.test(text) ? BigInt(text.replace(".", "")) : text);
const isSorted = (texts: string[], sortOrder: string) =>
  texts.every((text, at) => {
    const before = texts[at - 1];
    if (before === undefined) return true;
    return sortOrder === "ascending" ? comparable(before) <= comparable(text) : comparable(before) >= comparable(text);
  });

describe("listBillDetails", () => {
  it("counts and sums every line, not only the page's", async () => {
    const page = await list({ pageSize: 5 });
    const [all] = await api.db
      .select({
        lines: count(),
        list: sql<string>`sum(list_amount)`,
        payable: sql<string>`sum(payable_amount)`,
        debt: sql<string>`sum(debt_amount)`,
        discount: sql<string>`sum(discount_amount)`,
      })
      .from(billLines)
      .where(own);
    expect(page.list).toHaveLength(5);
    expect(page.total).toBe(all?.lines);
    expect(page.totals).toMatchObject({
      currency: "CNY",
      listAmount: all?.list,
      payableAmount: all?.payable,
      debtAmount: all?.debt,
      discountAmount: all?.discount,
    });
    expect(page.total).toBeGreaterThan(60_000);
  });

  it.each(
    fields.flatMap((sortField) =>
      (["ascending", "descending"] as const).map((sortOrder) => [sortField, sortOrder] as const),
    ),
  )("sorts by %s %s, with no line missing or twice from page to page", async (sortField, sortOrder) => {
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list({ sortField, sortOrder, pageNum, pageSize: 40 })));
    const rows = pages.flatMap((page) => page.list);
    const whole = await list({ sortField, sortOrder, pageSize: 120 });
    expect(rows.map(({ id }) => id)).toEqual(whole.list.map(({ id }) => id));
    expect(new Set(rows.map(({ rowKey }) => rowKey)).size).toBe(120);
    expect(
      isSorted(
        rows.map((row) => row[sortField]),
        sortOrder,
      ),
    ).toBe(true);
  });

  it("gives the last page its rest, and nothing behind it", async () => {
    const { total } = await list({ pageSize: 1 });
    const last = Math.ceil(total / 200);
    expect((await list({ pageNum: last, pageSize: 200 })).list).toHaveLength(total - (last - 1) * 200);
    const behind = await list({ pageNum: last + 1, pageSize: 200 });
    expect(behind).toMatchObject({ list: [], total });
    expect(Number(behind.totals.payableAmount)).toBeGreaterThan(0);
  });

  it.each<[what: string, input: Record<string, unknown>, fits: (row: BillDetailPage["list"][number]) => boolean]>([
    ["clouds", { cloudCode: ["aws", "jd"] }, ({ cloudCode }) => cloudCode === "aws" || cloudCode === "jd"],
    [
      "products",
      { productCode: ["ali-ecs", "tx-cvm"] },
      ({ productCode }) => productCode === "ali-ecs" || productCode === "tx-cvm",
    ],
    ["payment mode", { payMode: "prePay" }, ({ payMode }) => payMode === "prePay"],
    [
      "bill items",
      { billItemType: ["Refund"] },
      ({ billItemType, payableAmount }) => billItemType === "Refund" && payableAmount.startsWith("-"),
    ],
    ["charge category", { chargeCategory: ["Purchase"] }, ({ chargeCategory }) => chargeCategory === "Purchase"],
    [
      "service category",
      { serviceCategory: ["Storage", "Security"] },
      ({ serviceCategory }) => serviceCategory === "Storage" || serviceCategory === "Security",
    ],
    ["account", { accountUid: ["471902836645"] }, ({ accountUid }) => accountUid === "471902836645"],
    [
      "regions",
      { regionId: ["cn-hangzhou", "cn-beijing"] },
      ({ regionId }) => ["cn-hangzhou", "cn-beijing"].includes(regionId ?? ""),
    ],
    ["projects", { projectId: [3, 1] }, ({ projectId }) => projectId === 3 || projectId === 1],
    ["tag", { tag: ["env=prod"] }, ({ tags }) => hasTag(tags, "env", "prod")],
    [
      "tags of several keys",
      { tag: ["env=test", "env=dev", "team="] },
      ({ tags }) =>
        (hasTag(tags, "env", "test") || hasTag(tags, "env", "dev")) && !tags.some(({ key }) => key === "team"),
    ],
    [
      "what is left out",
      {
        excludeCloudCode: ["aws"],
        excludeAccountUid: ["471902836645"],
        excludeRegionId: ["cn-hangzhou"],
        excludeProductCode: ["ali-ecs"],
        excludeServiceCategory: ["Storage"],
        excludeProjectId: [3],
        excludeTag: ["env=prod"],
      },
      (row) =>
        row.cloudCode !== "aws" &&
        row.accountUid !== "471902836645" &&
        row.regionId !== "cn-hangzhou" &&
        row.productCode !== "ali-ecs" &&
        row.serviceCategory !== "Storage" &&
        row.projectId !== 3 &&
        !hasTag(row.tags, "env", "prod"),
    ],
    [
      "keyword, whatever its capitals",
      { keyword: "CORE-" },
      ({ resourceName }) => resourceName?.startsWith("core-") ?? false,
    ],
    [
      "amount",
      { minPayableAmount: "100", maxPayableAmount: "100.5" },
      ({ payableAmount }) => Number(payableAmount) >= 100 && Number(payableAmount) <= 100.5,
    ],
    [
      "several at once",
      { cloudCode: ["aliyun"], payMode: "postPay", billItemType: ["Refund"], serviceCategory: ["Compute"] },
      (row) => row.cloudCode === "aliyun" && row.serviceCategory === "Compute",
    ],
  ])("filters by %s", async (_what, input, fits) => {
    const page = await list({ ...input, pageSize: 200 });
    expect(page.list.length).toBeGreaterThan(0);
    expect(page.list.filter((row) => !fits(row))).toEqual([]);
    expect(page.total).toBeLessThan(60_000);
  });

  it("filters by exactly a resource, and keeps what has no value of what is left out", async () => {
    const {
      list: [first],
    } = await list({ keyword: "core-", pageSize: 1 });
    const resourceId = first?.resourceId ?? "";
    const whole = await list({ resourceId, pageSize: 200 });
    expect(new Set(whole.list.map((row) => row.resourceId))).toEqual(new Set([resourceId]));
    expect((await list({ resourceId: resourceId.slice(0, -1) })).total).toBe(0);
    for (const [name, column] of [
      ["excludeRegionId", billLines.regionId],
      ["excludeProjectId", billLines.projectId],
    ] as const) {
      const [value] = await api.db
        .select({ value: column })
        .from(billLines)
        .where(and(own, isNotNull(column)))
        .limit(1);
      const left = await list({ [name]: [value?.value], pageSize: 1 });
      const others = sql`${column} is distinct from ${value?.value}`;
      expect(left.total).toBe(await api.db.$count(billLines, and(own, eq(billLines.currency, "CNY"), others)));
    }
  });

  it("takes a keyword's wildcards literally", async () => {
    expect((await list({ keyword: "%" })).total).toBe(0);
    expect((await list({ keyword: "core_web" })).total).toBe(0);
    expect((await list({ keyword: "\\" })).total).toBe(0);
  });

  it("filters by a range of months, both included", async () => {
    const {
      list: [newest],
    } = await list({ sortField: "billCycle", pageSize: 1 });
    const {
      list: [oldest],
    } = await list({ sortField: "billCycle", sortOrder: "ascending", pageSize: 1 });
    const first = await list({ startCycle: oldest?.billCycle, endCycle: oldest?.billCycle });
    const rest = await list({ startCycle: newest?.billCycle });
    expect(first.list.every(({ billCycle }) => billCycle === oldest?.billCycle)).toBe(true);
    expect(rest.list.every(({ billCycle }) => billCycle === newest?.billCycle)).toBe(true);
    expect((await list({ endCycle: "2000-01" })).total).toBe(0);
    expect((await list({ endCycle: "2000-01" })).totals).toMatchObject({
      payableAmount: "0.00000000",
      debtAmount: "0.00000000",
    });
  });

  it("never sums up different currencies", async () => {
    const [line] = await api.db.select().from(billLines).where(own).limit(1);
    const { id: _id, searchText: _text, instanceKey: _instance, itemKey: _item, ...copy } = line ?? ({} as never);
    const dollars = {
      ...copy,
      currency: "USD",
      listAmount: "2",
      discountAmount: "0.5",
      payableAmount: "1.5",
      cashAmount: "1.5",
      couponAmount: "0",
      creditAmount: "0",
      debtAmount: "0",
    };
    const before = await list();
    await api.db.insert(billLines).values([dollars, dollars]);
    expect((await list()).totals).toEqual(before.totals);
    expect(await list({ currency: "USD" })).toMatchObject({
      total: 2,
      totals: { currency: "USD", listAmount: "4.00000000", payableAmount: "3.00000000" },
    });
    await api.db.delete(billLines).where(and(own, eq(billLines.currency, "USD")));
  });

  it("shows each customer their own lines", async () => {
    const second = await api.signIn("type0");
    const page = await list({ pageSize: 200 }, second);
    expect(page.list.every(({ customId }) => customId === 1010)).toBe(true);
    expect(page.total).toBe(await api.db.$count(billLines, eq(billLines.customId, 1010)));
  });
});

describe("listBillDetails in groups", () => {
  const combinations = (["instance", "billingItem"] as const).flatMap((dimension) =>
    (["month", "day"] as const).map((granularity) => ({ dimension, granularity })),
  );

  it.each(combinations)(
    "by $dimension and $granularity has the same totals as its lines, whose number it gives",
    async (grouping) => {
      const filter = { cloudCode: ["jd"], pageSize: 200 };
      const lines = await list(filter);
      const first = await list({ ...filter, ...grouping });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(first.total / 200) }, (_, at) =>
          list({ ...filter, ...grouping, pageNum: at + 1 }),
        ),
      );
      const rows = pages.flatMap((page) => page.list);
      expect(first.totals).toEqual(lines.totals);
      expect(rows).toHaveLength(first.total);
      expect(new Set(rows.map(({ rowKey }) => rowKey)).size).toBe(rows.length);
      expect(rows.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(lines.total);
      const added = rows.reduce((sum, { payableAmount }) => sum + BigInt(payableAmount.replace(".", "")), 0n);
      expect(added).toBe(BigInt(lines.totals.payableAmount.replace(".", "")));
    },
  );

  it.each(
    fields.flatMap((sortField) =>
      (["ascending", "descending"] as const).map((sortOrder) => [sortField, sortOrder] as const),
    ),
  )("sorts by %s %s", async (sortField, sortOrder) => {
    const page = await list({ dimension: "instance", sortField, sortOrder, pageSize: 100, cloudCode: ["huawei"] });
    expect(
      isSorted(
        page.list.map((row) => row[sortField]),
        sortOrder,
      ),
    ).toBe(true);
  });

  it("gives what differs within a group as null, and the id only of a single line", async () => {
    const [month] = (await list({ dimension: "instance", payMode: "postPay", sortField: "payableAmount" })).list;
    expect(month).toMatchObject({
      id: null,
      billDate: null,
      billingItem: null,
      orderNo: null,
      billItemType: null,
      tags: [],
      currency: "CNY",
    });
    expect(month?.lineCount).toBeGreaterThan(1);
    const day = await list({ dimension: "billingItem", granularity: "day", pageSize: 50 });
    expect(day.list.every(({ billDate, billingItem }) => billDate !== null && billingItem !== null)).toBe(true);
    const single = day.list.find(({ lineCount }) => lineCount === 1);
    const answer = await api.call("getBillDetail", { id: single?.id }, { token });
    expect(answer.data as BillDetail).toMatchObject({
      resourceId: single?.resourceId,
      payableAmount: single?.payableAmount,
    });
  });

  it("counts groups behind the last page too", async () => {
    const { total } = await list({ dimension: "instance", pageSize: 1 });
    expect(await list({ dimension: "instance", pageNum: 1000, pageSize: 200 })).toMatchObject({ list: [], total });
  });
});

describe("getBillDetail", () => {
  it("gives a line as the list does, and another's like a missing one", async () => {
    const {
      list: [row],
    } = await list({ pageSize: 1, sortField: "payableAmount" });
    const { rowKey: _key, lineCount: _count, ...line } = row ?? ({} as never);
    expect((await api.call("getBillDetail", { id: row?.id }, { token })).data).toMatchObject(line);
    const [foreign] = await api.db
      .select({ id: billLines.id })
      .from(billLines)
      .where(eq(billLines.customId, 1010))
      .limit(1);
    expect((await api.call("getBillDetail", { id: foreign?.id }, { token })).code).toBe(404);
  });
});

describe("listBillProducts", () => {
  it("lists each product of the customer's bills once", async () => {
    const products: BillProduct[] = (await api.call("listBillProducts", undefined, { token })).data;
    expect(products).toContainEqual({ productCode: "ali-ecs", productName: "云服务器 ECS", cloudCode: "aliyun" });
    expect(new Set(products.map(({ productCode }) => productCode)).size).toBe(products.length);
    expect(products.length).toBeGreaterThan(30);
  });
});

describe("the tables of bills", () => {
  it.each([
    ["discount", { discountAmount: "0.1" }],
    ["payment", { cashAmount: "9" }],
    ["shape of the month", { billCycle: "2025-13" }],
  ])("refuse a line that breaks its %s", async (_what, change) => {
    const [line] = await api.db
      .select()
      .from(billLines)
      .where(and(own, eq(billLines.payableAmount, "0")))
      .limit(1);
    const { id: _id, searchText: _text, instanceKey: _instance, itemKey: _item, ...copy } = line ?? ({} as never);
    await expect(api.db.insert(billLines).values({ ...copy, ...change })).rejects.toMatchObject({
      cause: { code: "23514" },
    });
  });
});

describe("what a bill line belongs to", () => {
  const hostLine = async () => {
    const { rows } = await api.db.execute<{ id: string; host: string }>(sql`
      select line.id, host.id as host from bill_lines line
      join cloud_accounts account on account.account_uid = line.account_uid and account.cloud_code = line.cloud_code
      join resources host on host.cloud_account_id = account.id and host.resource_id = line.resource_id and host.type = 'host'
      where line.custom_id = 1001 and account.custom_id = 1001 and host.gone_time is null
      order by line.id limit 1`);
    return { id: Number(rows[0]?.id), host: Number(rows[0]?.host) };
  };

  it("is its resource by cloud, account and id, its views and what its costs are allocated to", async () => {
    const { id, host } = await hostLine();
    const { data } = await api.call("getBillDetail", { id }, { token: await api.signIn("admin") });
    const line = data as BillDetail;
    expect(line).toMatchObject({ targetId: host, targetType: "host" });
    expect(line.viewId === null).toBe(line.viewNames.length === 0);
    expect(line.allocationRuleName === null).toBe(line.costUnitNames.length === 0);
  });

  it("is told as far as the caller may see it", async () => {
    const { id } = await hostLine();
    const { data } = await api.call("getBillDetail", { id }, { token: await api.signIn("finance") });
    expect(data).toMatchObject({
      targetId: null,
      targetType: null,
      viewId: null,
      viewNames: [],
      allocationRuleName: null,
      costUnitNames: [],
    });
  });
});
