import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { and, desc, eq, inArray, like, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sumDecimals } from "../../src/domain/decimal-math";
import type { BillDetailPage, CostRow, ReportDetail, ReportPage, ReportSchedulePage } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { makeReports } from "../../src/server/areas/report/make-report";
import { keepPart, LeaseLost, takeReport } from "../../src/server/areas/report/queue";
import { queueDueReports } from "../../src/server/areas/report/schedule";
import { billLines } from "../../src/server/database/schema/bill";
import { users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { reportParts, reports, reportSchedules } from "../../src/server/database/schema/report";
import { limits } from "../../src/server/limits";
import { createTestApi, type TestApi } from "./test-api";

const GROUP = 1001;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const { leaseRenewal } = limits;
/** A busy machine takes longer than Vitest waits by itself. */
const patience = 5_000;
afterEach(() => Object.assign(limits, { leaseRenewal }));

const word = () => randomBytes(8).toString("hex");
const create = (input: object = {}, as = token) =>
  api.call(
    "createReport",
    { reportName: `报表 ${word()}`, reportType: "cost", format: "csv", clientToken: word(), ...input },
    { token: as },
  );
const created = async (input: object = {}, as = token) => ((await create(input, as)).data as { id: number }).id;
const detail = async (id: number, as = token): Promise<ReportDetail> =>
  (await api.call("getReport", { id }, { token: as })).data;
/** Until a report is done or has failed: this test's own workers and those of the test's server make it between them. */
async function ended(id: number, as = token): Promise<ReportDetail> {
  for (;;) {
    const report = await detail(id, as);
    if (report.status >= 2) return report;
    await makeReports(api.db, api.now());
  }
}
/** The lines of a CSV, its heading first. */
async function download(id: number, as = token): Promise<string[]> {
  const answer = await api.call("downloadReport", { id }, { token: as });
  expect(answer.code).toBe(200);
  expect(answer.bytes.length).toBe(Number(answer.headers["content-length"]));
  return answer.text.replace("\uFEFF", "").trimEnd().split("\r\n");
}
/** A report in a state, which no worker touches until its lease has run out. */
async function inState(status: 0 | 1 | 3, values: Partial<typeof reports.$inferInsert> = {}): Promise<number> {
  const [admin] = await api.db.select().from(users).where(eq(users.username, "admin"));
  const far = new Date(api.now().getTime() + 3_600_000);
  const [row] = await api.db
    .insert(reports)
    .values({
      customId: GROUP,
      userId: admin?.id ?? 0,
      creator: "admin",
      language: "zh",
      reportType: "cost",
      filter: { clouds: [], products: [], groupBy: [], metrics: [] },
      format: "csv",
      reportName: `状态 ${word()}`,
      cycleType: "once",
      startDate: "2025-01-01",
      endDate: "2025-01-31",
      status,
      queueTime: api.now(),
      createTime: api.now(),
      ...(status === 1 && { leaseKey: word(), leaseUntil: far, attempts: 1, progress: 40 }),
      ...values,
    })
    .returning({ id: reports.id });
  return row?.id ?? 0;
}

/** A user who may see so much. */
async function restricted(authCodes: string): Promise<string> {
  await api.db.update(users).set({ authCodes }).where(eq(users.username, "finance"));
  return api.signIn("finance");
}

describe("the demo's reports", () => {
  it("are done or have failed, and what is done can be downloaded", async () => {
    const { list }: ReportPage = (await api.call("listReports", {}, { token })).data;
    expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([2, 3]);
    for (const { id, format, rowCount } of list.filter(({ status }) => status === 2)) {
      const answer = await api.call("downloadReport", { id }, { token });
      const shape =
        format === "csv" ? answer.text.trimEnd().split("\r\n").length : answer.bytes.subarray(0, 2).toString();
      expect(shape).toBe(format === "csv" ? (rowCount ?? 0) + 1 : "PK");
    }
  });
});

describe("a report", () => {
  it("of costs sums up to the bill overview", async () => {
    const id = await created({ groupBy: ["billCycle"], metrics: ["payableAmount"] });
    const report = await ended(id);
    expect(report).toMatchObject({ status: 2, progress: 100, rowCount: 1, creator: "admin" });
    const overview = (await api.call("getBillOverview", { billCycle: report.startDate.slice(0, 7) }, { token }))
      .data as { payableAmount: string };
    const [heading, line] = await download(id);
    expect(heading).toBe("账期,应付金额");
    expect(line).toBe(`${report.startDate.slice(0, 7)},${overview.payableAmount}`);
  });

  it("of bill lines has every one of its clouds, and no other", async () => {
    const id = await created({ reportType: "bill", clouds: ["tx"], metrics: ["payableAmount"] });
    const { startDate, rowCount } = await ended(id);
    const lines = await api.db.$count(
      billLines,
      and(eq(billLines.customId, GROUP), eq(billLines.cloudCode, "tx"), eq(billLines.billCycle, startDate.slice(0, 7))),
    );
    expect([rowCount, (await download(id)).length]).toEqual([lines, lines + 1]);
  });

  it.each(["order", "ledger", "workOrder"] as const)(
    "of type %s has the customer's rows of the time",
    async (reportType) => {
      const id = await created({ reportType, cycleRange: "last12Months" });
      const { rowCount, startDate, endDate } = await ended(id);
      const lists = { order: "listOrders", ledger: "listTrades", workOrder: "listWorkOrders" } as const;
      const { total } = (
        await api.call(
          lists[reportType],
          { startTime: `${startDate} 00:00:00`, endTime: `${endDate} 23:59:59` },
          { token },
        )
      ).data as { total: number };
      expect(total).toBeGreaterThan(0);
      expect(rowCount).toBe(total);
      expect(await download(id)).toHaveLength(total + 1);
    },
  );

  it("is in the language it was ordered in, and its message too", async () => {
    const reportName = `Costs ${word()}`;
    const answer = await api.call(
      "createReport",
      {
        reportName,
        reportType: "cost",
        format: "csv",
        groupBy: ["cloudCode"],
        metrics: ["payableAmount"],
        clientToken: word(),
      },
      { token, language: "en" },
    );
    const { id } = answer.data as { id: number };
    await ended(id);
    const [heading, ...lines] = await download(id);
    expect(heading).toBe("Cloud,Payable");
    expect(lines.join()).toContain("Zhongjin Cloud");
    const [message] = await api.db
      .select()
      .from(messages)
      .where(like(messages.title, `%${reportName}%`));
    expect(message).toMatchObject({
      title: `报表“${reportName}”已生成`,
      titleEn: `The report “${reportName}” is ready`,
      bizType: "report",
      bizId: String(id),
      readFlag: 0,
    });
  });

  it("of all of the demo's bill lines is written and read in small pieces", async () => {
    const id = await created({ reportType: "bill", cycleRange: "custom", startCycle: "2024-01", endCycle: "2026-12" });
    const { rowCount, fileSize } = await ended(id);
    expect(rowCount).toBeGreaterThan(60_000);
    const { rows } = await api.db.execute<{ parts: string; largest: string; size: string }>(
      sql`SELECT count(*) AS parts, max(length(content)) AS largest, sum(length(content)) AS size FROM report_parts WHERE report_id = ${id}`,
    );
    expect(Number(rows[0]?.size)).toBe(fileSize);
    expect(Number(rows[0]?.parts)).toBeGreaterThan(20);
    expect(Number(rows[0]?.largest)).toBeLessThan(4 * limits.reportPart);
    expect(await download(id)).toHaveLength((rowCount ?? 0) + 1);
  });
});

describe("a report of a cost analysis", () => {
  const order = (input: object = {}, as = token) =>
    api.call(
      "createCostAnalysisReport",
      { reportName: `分析 ${word()}`, format: "csv", clientToken: word(), ...input },
      { token: as },
    );
  const ordered = async (input: object = {}, as = token): Promise<ReportDetail> =>
    ended(((await order(input, as)).data as { id: number }).id, as);
  const table = async (id: number, as = token) => (await download(id, as)).map((line) => line.split(","));
  const sum = (amounts: readonly string[]): string => sumDecimals(amounts.map((amount) => amount || "0"));
  const payable = async (input: object, as = token): Promise<string> =>
    ((await api.call("listBillDetails", { pageSize: 1, ...input }, { token: as })).data as BillDetailPage).totals
      .payableAmount;

  it("has the table that the screen shows, whose lines and columns add up to the bill to the last decimal", async () => {
    const analysis = { by: ["serviceCategory", "tag"], tagKey: "env", excludeCloudCode: ["huawei"] };
    const report = await ordered({ ...analysis, cycleRange: "last3Months" });
    const scope = [{ name: "排除云平台", values: "华为云" }];
    expect(report).toMatchObject({ status: 2, reportType: "costAnalysis", ...analysis, scope });
    const time = { startCycle: report.startDate.slice(0, 7), endCycle: report.endDate.slice(0, 7) };
    const costs = (await api.call("listCosts", { ...analysis, ...time, totals: true }, { token })).data as CostRow[];
    const [heading = [], ...lines] = await table(report.id);
    const periods = [...new Set(costs.map(({ period }) => period))];
    expect(heading).toEqual(["服务类别", "标签值", ...periods]);
    expect(periods).toHaveLength(4);
    expect(lines.flatMap((line) => line.slice(2))).toEqual(costs.map(({ amount }) => amount ?? ""));
    expect(lines.map(([name]) => name)).toEqual(expect.arrayContaining(["计算", "合计"]));
    const parts = lines.slice(0, -1);
    const [, , ...totals] = lines.at(-1) ?? [];
    expect(totals.at(-1)).toBe(await payable({ ...time, excludeCloudCode: ["huawei"] }));
    for (const [at, total] of totals.entries()) expect(sum(parts.map((line) => line[at + 2] ?? ""))).toBe(total);
    for (const line of lines) expect(sum(line.slice(2, -1))).toBe(line.at(-1));
  });

  it.each(["day", "week"] as const)(
    "of a %s is of its days alone, and compares them with those before",
    async (cycleType) => {
      const first = await ordered({ cycleType, granularity: "day", compare: "previous", costKind: "payable" });
      const { startDate, endDate } = first;
      const [heading = [], ...lines] = await table(first.id);
      const days = cycleType === "day" ? 1 : 7;
      expect(heading).toEqual(["云平台", ...heading.slice(1, days + 1), "合计", "对比期", "变化"]);
      expect([heading[1], heading[days]]).toEqual([startDate, endDate]);
      const [, ...totals] = lines.at(-1) ?? [];
      const cycles = (from: string, to: string) => ({ startCycle: from.slice(0, 7), endCycle: to.slice(0, 7) });
      const before = (day: string) =>
        new Date(new Date(`${day}T00:00:00Z`).getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const [from, to] = [before(startDate), before(endDate)];
      const found = [
        await payable({ startDate, endDate, ...cycles(startDate, endDate) }),
        await payable({ startDate: from, endDate: to, ...cycles(from, to) }),
      ];
      expect(found).not.toContain("0.00000000");
      expect(totals.slice(days, days + 2)).toEqual(found);
      for (const line of lines) expect(Number(sum(line.slice(1, days + 1)))).toBe(Number(line[days + 1]));
    },
  );

  it("is made again of the same analysis when its schedule is due", async () => {
    const first = await ordered({ cycleType: "month", monthDay: 28, by: ["productCode"], cloudCode: ["aliyun"] });
    const [row] = await api.db.select().from(reports).where(eq(reports.id, first.id));
    const scheduleId = row?.scheduleId ?? 0;
    await queueDueReports(api.db, new Date(api.now().getTime() + 32 * 86_400_000));
    const made = await api.db.select().from(reports).where(eq(reports.scheduleId, scheduleId)).orderBy(reports.id);
    expect(made).toHaveLength(2);
    expect(await ended(made[1]?.id ?? 0)).toMatchObject({ status: 2, by: ["productCode"], cloudCode: ["aliyun"] });
  });

  it("of one account, region and project, as they were kept before, is one of lists of them", async () => {
    const lists = { accountUid: ["471902836645"], regionId: ["cn-hangzhou"], projectId: [3] };
    const { id } = await ordered({ ...lists, by: ["productCode"] });
    const single = Object.fromEntries(Object.entries(lists).map(([name, [value]]) => [name, value]));
    const filter = sql`jsonb_set(${reports.filter}, '{analysis}', ${reports.filter} -> 'analysis' || ${JSON.stringify(single)})`;
    await api.db.update(reports).set({ filter }).where(eq(reports.id, id));
    const migration = await readFile("src/server/database/migrations/0036_lists_of_cost_filters.sql", "utf8");
    for (let times = 0; times < 2; times++) await api.db.execute(sql.raw(migration));
    const [row] = await api.db.select().from(reports).where(eq(reports.id, id));
    expect(row?.filter.analysis).toMatchObject({ ...lists, by: ["productCode"] });
  });

  it("has the rows of its own customer only", async () => {
    const other = await api.signIn("type1");
    const { id, startDate } = await ordered({ cycleRange: "lastMonth" }, other);
    const month = startDate.slice(0, 7);
    const total = (await table(id, other)).at(-1)?.at(-1);
    expect(total).toBe(await payable({ startCycle: month, endCycle: month }, other));
    expect(total).not.toBe(await payable({ startCycle: month, endCycle: month }));
    expect((await api.call("downloadReport", { id }, { token })).code).toBe(404);
  });

  it("is refused where costs are, and to whom may not see the analysis", async () => {
    const wrong: [input: object, field: string][] = [
      [{ by: ["tag"] }, "tagKey"],
      [{ granularity: "day", cycleRange: "last12Months" }, "endCycle"],
      [{ cycleRange: "custom", startCycle: "2025-01" }, "endCycle"],
    ];
    for (const [input, field] of wrong)
      expect(await order(input)).toMatchObject({ code: 422, data: { errors: [{ field }] } });
    expect((await order({ viewId: [999_999_999] })).code).toBe(404);
    expect((await order({}, await restricted("v1,v3,v3-1,"))).code).toBe(403);
  });

  it("is not made any more for whom may no longer see the analysis", async () => {
    const finance = await restricted("v1,v4,v4-3,");
    const first = await ordered({ cycleType: "day" }, finance);
    expect(first.status).toBe(2);
    const [row] = await api.db.select().from(reports).where(eq(reports.id, first.id));
    await restricted("v1,v3,v3-1,");
    expect((await api.call("getReport", { id: first.id }, { token: finance })).code).not.toBe(200);
    await queueDueReports(api.db, new Date(api.now().getTime() + 2 * 86_400_000));
    const due = eq(reports.scheduleId, row?.scheduleId ?? 0);
    const [later] = await api.db.select().from(reports).where(due).orderBy(desc(reports.id));
    expect(later?.id).not.toBe(first.id);
    expect(await ended(later?.id ?? 0)).toMatchObject({ status: 3, failReason: expect.stringContaining("没有查看") });
  });
});

describe("createReport", () => {
  const wrong: [input: object, field: string][] = [
    [{ cycleRange: "custom", startCycle: "2025-01" }, "endCycle"],
    [{ cycleRange: "custom", endCycle: "2025-01" }, "startCycle"],
    [{ cycleRange: "custom", startCycle: "2025-02", endCycle: "2025-01" }, "endCycle"],
    [{ cycleRange: "custom", startCycle: "2020-01", endCycle: "2025-01" }, "endCycle"],
  ];
  it.each(wrong)("refuses %j", async (input, field) => {
    expect(await create(input)).toMatchObject({ code: 422, data: { errors: [{ field }] } });
  });

  it("happens once however often the same is sent", async () => {
    const input = { reportName: `一次 ${word()}`, clientToken: word() };
    const answers = await Promise.all(Array.from({ length: 16 }, () => create(input)));
    expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
    expect(await create({ ...input, reportName: "另一个" })).toMatchObject({ code: 409 });
  });

  it("lets no more wait than there is room for, however many ask at once", async () => {
    const held = await Promise.all(
      Array.from({ length: limits.reportsWaiting - 2 }, () => inState(1, { customId: 1011 })),
    );
    const other = await api.signIn("type1");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ reportType: "bill", cycleRange: "last12Months" }, other)),
    );
    const refused = answers.filter(({ code }) => code === 422);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(8 - refused.length);
    // Two fit at a time; a third only where the test's own server has made one meanwhile.
    expect(refused.length).toBeGreaterThan(0);
    await api.db.delete(reports).where(inArray(reports.id, held));
  });
});

describe("what one may not see", () => {
  it("is in no report one orders, lists, reads, downloads or deletes", async () => {
    const bill = await created({ reportType: "bill", clouds: ["jd"] });
    await ended(bill);
    const viewer = await restricted("v1,v3,v3-1,");
    expect(await create({ reportType: "bill" }, viewer)).toMatchObject({
      code: 403,
      data: { errors: [{ field: "reportType" }] },
    });
    const { list }: ReportPage = (await api.call("listReports", { pageSize: 200 }, { token: viewer })).data;
    expect([...new Set(list.map(({ reportType }) => reportType))].sort()).toEqual(["cost", "ledger"]);
    for (const call of ["getReport", "downloadReport", "retryReport"] as const)
      expect((await api.call(call, { id: bill }, { token: viewer })).code).toBe(404);
    expect((await api.call("deleteReports", { ids: [bill] }, { token: viewer })).code).toBe(404);
    expect((await detail(bill)).status).toBe(2);
  });

  it("is in no schedule and no condition one lists, reads, changes or deletes", async () => {
    const first = await created({ reportType: "bill", cycleType: "week", weekday: 2 });
    const [row] = await api.db.select().from(reports).where(eq(reports.id, first));
    const schedule = row?.scheduleId ?? 0;
    const condition = { conditionName: `条件 ${word()}`, reportType: "bill", cycleRange: "thisMonth" };
    const { id } = (await api.call("saveReportCondition", { ...condition, clientToken: word() }, { token })).data as {
      id: number;
    };
    const viewer = await restricted("v1,v3,v3-1,");
    const as = (call: OperationId, input: object) => api.call(call, input, { token: viewer });
    for (const call of ["listReportSchedules", "listReportConditions"] as const) {
      const { list } = (await as(call, { pageSize: 200 })).data as ReportSchedulePage;
      expect(list.filter(({ reportType }) => !["cost", "ledger"].includes(reportType))).toEqual([]);
    }
    const changed = { ...condition, id, reportType: "cost", clientToken: word() };
    for (const [call, input] of [
      ["enableReportSchedule", { id: schedule, enabled: false }],
      ["deleteReportSchedules", { ids: [schedule] }],
      ["getReportCondition", { id }],
      ["saveReportCondition", changed],
      ["deleteReportConditions", { ids: [id] }],
    ] as const)
      expect([call, (await as(call, input)).code]).toEqual([call, 404]);
    const kept = (await api.call("listReportSchedules", { pageSize: 200 }, { token })).data as ReportSchedulePage;
    expect(kept.list.find((one) => one.id === schedule)).toMatchObject({ enabled: true });
    expect((await api.call("getReportCondition", { id }, { token })).data).toMatchObject({ reportType: "bill" });
    await api.call("deleteReportSchedules", { ids: [schedule] }, { token });
  });

  it("is in no report made after the permission has gone", async () => {
    await restricted("v1,");
    const [finance] = await api.db.select().from(users).where(eq(users.username, "finance"));
    const id = await inState(0, { userId: finance?.id ?? 0 });
    expect(await ended(id)).toMatchObject({ status: 3, failReason: expect.stringContaining("没有查看该类数据的权限") });
    expect(await api.db.$count(reportParts, eq(reportParts.reportId, id))).toBe(0);
  });
});

describe("the queue", () => {
  it("gives a report to one worker, however many ask", async () => {
    const ids = [await inState(0), await inState(0), await inState(0)];
    const takings = await Promise.all(Array.from({ length: 12 }, () => takeReport(api.db, api.now())));
    const taken = takings.flatMap((making) => making?.report.id ?? []);
    expect(new Set(taken).size).toBe(taken.length);
    for (const id of ids) expect(["1", "2"]).toContain(String((await detail(id)).status));
    await api.db
      .update(reports)
      .set({ leaseUntil: new Date(0) })
      .where(eq(reports.status, 1));
    for (const id of ids) expect((await ended(id)).status).toBe(2);
  });

  it("makes each report once where several servers work at it", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => inState(0)));
    await Promise.all([makeReports(api.db, api.now()), makeReports(api.db, api.now())]);
    for (const id of ids) {
      await ended(id);
      const [row] = await api.db.select().from(reports).where(eq(reports.id, id));
      expect(row).toMatchObject({ status: 2, attempts: 1 });
      expect(await api.db.$count(messages, and(eq(messages.bizType, "report"), eq(messages.bizId, String(id))))).toBe(
        1,
      );
    }
  });

  it("leaves what another server is making, and takes it up once that has not been heard of", async () => {
    const id = await inState(1);
    await api.db.insert(reportParts).values({ reportId: id, place: 0, content: Buffer.from("half") });
    await makeReports(api.db, api.now());
    expect(await detail(id)).toMatchObject({ status: 1, progress: 40 });
    await api.db
      .update(reports)
      .set({ leaseUntil: new Date(api.now().getTime() - 1) })
      .where(eq(reports.id, id));
    expect((await ended(id)).status).toBe(2);
    expect((await download(id)).join()).not.toContain("half");
  });

  it("lets a server that was taken for dead write nothing any more", async () => {
    const making = {
      report: {
        ...(
          await api.db
            .select()
            .from(reports)
            .where(eq(reports.id, await inState(1)))
        )[0],
      },
      leaseKey: "of another",
    } as Parameters<typeof keepPart>[1];
    await expect(
      keepPart(api.db, making, { place: 0, content: Buffer.from("late"), progress: 50 }, api.now()),
    ).rejects.toThrow(LeaseLost);
    expect(await api.db.$count(reportParts, eq(reportParts.reportId, making.report.id))).toBe(0);
  });

  it("holds a report while it is made, also while nothing of it is written yet", async () => {
    const id = await inState(0, { queueTime: new Date(0) });
    const leaseOf = async (db: Pick<typeof api.db, "select">) =>
      (await db.select().from(reports).where(eq(reports.id, id)))[0]?.leaseUntil?.getTime() ?? 0;
    Object.assign(limits, { leaseRenewal: 1 });
    let working: Promise<void> | undefined;
    await api.db.transaction(async (tx) => {
      // Whose it is has to be read first of all.
      await tx.execute(sql`lock table ${users} in access exclusive mode`);
      working = makeReports(api.db, api.now());
      const begun = await vi.waitUntil(() => leaseOf(tx), patience);
      await vi.waitFor(async () => expect(await leaseOf(tx)).toBeGreaterThan(begun), patience);
    });
    await working;
    expect(await detail(id)).toMatchObject({ status: 2 });
  });

  it("gives a report back where the server ends", async () => {
    const id = await inState(0, {
      queueTime: new Date(0),
      reportType: "bill",
      startDate: "2026-01-01",
      endDate: "2026-01-31",
    });
    const ending = new AbortController();
    const working = makeReports(api.db, api.now(), ending.signal);
    ending.abort();
    await working;
    expect((await ended(id)).status).toBe(2);
  });

  it("gives up what was begun too often, says why in both languages, and tries again when asked", async () => {
    const id = await inState(1, { attempts: limits.reportAttempts, leaseUntil: new Date(0) });
    expect(await ended(id)).toMatchObject({ status: 3, failReason: "生成多次中断，请重试" });
    const english = await api.call("getReport", { id }, { token, language: "en" });
    expect(english.data).toMatchObject({ failReason: expect.stringContaining("interrupted") });
    expect((await api.call("downloadReport", { id }, { token })).code).toBe(422);
    expect((await api.call("retryReport", { id }, { token })).code).toBe(200);
    expect(await ended(id)).toMatchObject({ status: 2, failReason: null });
    expect((await api.call("retryReport", { id }, { token })).code).toBe(422);
  });

  it("stops at a report that is deleted while it is made", async () => {
    const id = await created({ reportType: "bill", cycleRange: "last12Months" });
    const working = makeReports(api.db, api.now());
    expect((await api.call("deleteReports", { ids: [id] }, { token })).code).toBe(200);
    await working;
    expect(await api.db.$count(reportParts, eq(reportParts.reportId, id))).toBe(0);
    expect((await api.call("getReport", { id }, { token })).code).toBe(404);
    expect(api.logged).toEqual([]);
  });
});

describe("a schedule", () => {
  const schedules = async (): Promise<ReportSchedulePage> =>
    (await api.call("listReportSchedules", { pageSize: 200 }, { token })).data;
  const made = (scheduleId: number) =>
    api.db.select().from(reports).where(eq(reports.scheduleId, scheduleId)).orderBy(reports.id);

  it("makes its first report at once and one more for all that was missed", async () => {
    const first = await created({ reportName: "每日费用", cycleType: "day", runHour: 5, groupBy: ["billDate"] });
    expect(await detail(first)).toMatchObject({
      cycleType: "day",
      reportName: expect.stringMatching(/^每日费用 \d{4}-\d\d-\d\d$/),
    });
    const [row] = await api.db.select().from(reports).where(eq(reports.id, first));
    const id = row?.scheduleId ?? 0;
    await queueDueReports(api.db, api.now());
    expect(await made(id)).toHaveLength(1);
    const later = new Date(api.now().getTime() + 5 * 86_400_000);
    await Promise.all([queueDueReports(api.db, later), queueDueReports(api.db, later)]);
    const all = await made(id);
    expect(all).toHaveLength(2);
    expect(all[1]?.startDate).toBe(new Date(later.getTime() - 16 * 3_600_000).toISOString().slice(0, 10));
    expect(await detail(first)).toMatchObject({
      rowCount: expect.toSatisfy((rows: number | null) => rows === null || rows <= 1),
    });
  });

  it("pauses, goes on without making up, and is deleted without its reports", async () => {
    const first = await created({ reportName: "每周费用", cycleType: "week", weekday: 3 });
    const [row] = await api.db.select().from(reports).where(eq(reports.id, first));
    const id = row?.scheduleId ?? 0;
    await api.call("enableReportSchedule", { id, enabled: false }, { token });
    expect((await schedules()).list.find((one) => one.id === id)).toMatchObject({ enabled: false, nextTime: null });
    const later = new Date(api.now().getTime() + 30 * 86_400_000);
    await queueDueReports(api.db, later);
    expect(await made(id)).toHaveLength(1);
    await api.call("enableReportSchedule", { id, enabled: true }, { token });
    expect((await schedules()).list.find((one) => one.id === id)).toMatchObject({
      scheduleName: "每周费用",
      weekday: 3,
      monthDay: null,
      enabled: true,
      nextTime: expect.any(String),
    });
    expect((await api.call("deleteReportSchedules", { ids: [id] }, { token })).code).toBe(200);
    expect(await detail(first)).toMatchObject({ cycleType: "week" });
    expect(await api.db.$count(reportSchedules, eq(reportSchedules.id, id))).toBe(0);
  });
});

describe("conditions", () => {
  const save = (input: object) =>
    api.call(
      "saveReportCondition",
      { conditionName: `条件 ${word()}`, reportType: "cost", clientToken: word(), ...input },
      { token },
    );

  it("are saved, changed and deleted; a name is there once", async () => {
    const conditionName = `条件 ${word()}`;
    const { id } = (
      await save({
        conditionName,
        groupBy: ["payMode"],
        cycleRange: "custom",
        startCycle: "2025-01",
        endCycle: "2025-02",
      })
    ).data as { id: number };
    expect(await save({ conditionName: conditionName.toUpperCase() })).toMatchObject({
      code: 409,
      data: { errors: [{ field: "conditionName" }] },
    });
    await save({ id, conditionName, cycleRange: "thisMonth", startCycle: "2025-01" });
    expect((await api.call("getReportCondition", { id }, { token })).data).toMatchObject({
      cycleRange: "thisMonth",
      startCycle: null,
      groupBy: [],
    });
    expect((await api.call("deleteReportConditions", { ids: [id] }, { token })).code).toBe(200);
    expect((await api.call("getReportCondition", { id }, { token })).code).toBe(404);
  });

  it("refuse months that no report could cover", async () => {
    expect((await save({ cycleRange: "custom", startCycle: "2025-03", endCycle: "2025-01" })).code).toBe(422);
  });
});
