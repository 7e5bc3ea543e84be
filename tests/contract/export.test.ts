import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse } from "csv-parse/sync";
import { and, eq, inArray, sql } from "drizzle-orm";
import readXlsxFile from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, ExportListRequest, UserPage, WorkOrder } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines } from "../../src/server/database/schema/bill";
import { messages } from "../../src/server/database/schema/message";
import { auditEvents } from "../../src/server/database/schema/security";
import { lineSource } from "../../src/server/areas/bill/lines";
import { type Cell, prepareColumn } from "../../src/server/export/cell";
import { csvFile } from "../../src/server/export/csv";
import { type FileWriter, openExport } from "../../src/server/export/open-export";
import { rowPropertiesOf } from "../../src/server/export/row-properties";
import { xlsxFile } from "../../src/server/export/xlsx";
import { limits } from "../../src/server/limits";
import { monthsLater, toYearMonth } from "../../src/server/time";
import { createPeople } from "./people";
import { createTestApi, requestOf, type TestApi } from "./test-api";

let api: TestApi;
let url: string;
let admin: string;
let finance: string;
beforeAll(async () => {
  api = await createTestApi();
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  [admin, finance] = [await api.signIn("admin"), await api.signIn("finance")];
});
afterAll(() => api.close());

const bills = ["id", "billCycle", "resourceName", "listAmount", "payableAmount", "consumeTime"];
const lastMonth = toYearMonth(monthsLater(new Date(), -1));
const people = ["username", "name", "status", "roles", "lastLoginTime"];
const request = (call: string, names: string[], changes: Partial<ExportListRequest> = {}): ExportListRequest => ({
  call,
  input: {},
  format: "csv",
  title: "导出",
  columns: names.map((name) => ({ name, heading: name })),
  ...changes,
});

/** Asks over a real connection, for what `inject` has no notion of: pace, and ends before the end. */
async function ask(body: ExportListRequest, token: string, signal?: AbortSignal): Promise<Response> {
  const { url: path, headers, payload = "" } = requestOf("exportList", body, { token }, api.now());
  return fetch(url + path, {
    method: "POST",
    headers: headers as Record<string, string>,
    body: payload,
    ...(signal && { signal }),
  });
}

/** The lines of a CSV export, headings apart. */
async function csv(
  body: ExportListRequest,
  token: string,
): Promise<{ headings: string[]; rows: string[][]; answer: Response }> {
  const answer = await ask(body, token);
  const [headings = [], ...rows] = parse(await answer.text(), { bom: true, record_delimiter: "\r\n" }) as string[][];
  return { headings, rows, answer };
}

/** Every row of a list, page by page. */
async function pages<Row>(call: OperationId, input: object, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { data } = await api.call(call, { ...input, pageNum, pageSize: 200 }, { token });
    const page = data as { list: Row[]; total: number };
    rows.push(...page.list);
    if (pageNum * 200 >= page.total) return rows;
  }
}

const shown = (row: object, names: string[]) =>
  names.map((name) => String((row as Record<string, unknown>)[name] ?? ""));
/** Bill lines past the API. */
const wide = [...rowPropertiesOf("listBillDetails")].map(([name, property]) =>
  prepareColumn({ name, heading: name }, property, "zh"),
);
const twelve = wide.slice(0, 12);
const openLines = (write: FileWriter, most = 1_000_000) =>
  openExport({
    db: api.db,
    contents: async (tx) => ({ source: lineSource(tx, eq(billLines.customId, 1001), {}), columns: twelve }),
    write: () => write,
    most,
  });
type Rows = Parameters<FileWriter>[0];

async function* noted(batches: Rows, seen: WeakRef<object>[]): AsyncGenerator<readonly Cell[][]> {
  for await (const batch of batches) {
    seen.push(new WeakRef(batch));
    yield batch;
  }
}

/** How many are still there after everything that nobody holds has been collected. */
async function alive(refs: readonly WeakRef<object>[]): Promise<number> {
  setFlagsFromString("--expose-gc");
  await pause(1);
  (runInNewContext("gc") as () => void)();
  return refs.filter((ref) => ref.deref() !== undefined).length;
}

const openTransactions = async () =>
  Number(
    (
      await api.db.execute(
        sql`SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
      )
    ).rows[0]?.n,
  );

describe("exportList", () => {
  it.each([
    {
      what: "lines",
      input: {
        startCycle: "2025-01",
        cloudCode: ["aliyun"],
        sortField: "payableAmount",
        sortOrder: "ascending",
        minPayableAmount: "150",
      },
    },
    {
      what: "groups by resource",
      input: { dimension: "instance", sortField: "listAmount", cloudCode: ["huawei", "aliyun"] },
    },
    {
      what: "groups by billing item and day",
      // Each page is grouped anew: of two months there are enough.
      input: { dimension: "billingItem", granularity: "day", cloudCode: ["huawei"], startCycle: lastMonth },
    },
  ])("gives the same $what as the list with its filters and order", async ({ input }) => {
    const expected = await pages<BillDetailPage["list"][number]>("listBillDetails", input, finance);
    const { headings, rows, answer } = await csv(request("listBillDetails", bills, { input }), finance);
    expect(expected.length).toBeGreaterThan(limits.exportBatch);
    expect(headings).toEqual(bills);
    expect(rows).toEqual(expected.map((row) => shown(row, bills)));
    expect(answer.headers.get("x-export-rows")).toBe(String(expected.length));
  });

  it("gives users with words, lists of roles and the order asked for, in either format", async () => {
    const words = [
      { value: "1", text: "正常" },
      { value: "0", text: "停用" },
    ];
    const columns = people.map((name) => ({ name, heading: `列 ${name}`, ...(name === "status" && { words }) }));
    const body = {
      ...request("listUsers", people, { input: { sortField: "username", sortOrder: "ascending", keyword: "a" } }),
      columns,
    };
    const expected = await pages<UserPage["list"][number]>("listUsers", body.input, admin);
    const wanted = expected.map((row) => [
      row.username,
      row.name,
      row.status === 1 ? "正常" : "停用",
      row.roles.join("、"),
      row.lastLoginTime ?? "",
    ]);
    expect((await csv(body, admin)).rows).toEqual(wanted);
    const [sheet] = await readXlsxFile(
      Buffer.from(await (await ask({ ...body, format: "xlsx" }, admin)).arrayBuffer()),
    );
    const asDate = (text: string) => (text ? new Date(`${text.replace(" ", "T")}Z`) : null);
    expect(sheet?.data).toEqual([
      columns.map(({ heading }) => heading),
      ...wanted.map(([a, b, c, d, time]) => [a, b, c, d || null, asDate(time ?? "")]),
    ]);
  });

  it("gives work orders as their list does, whatever state is asked for", async () => {
    const names = ["workOrderNo", "title", "status", "handler", "closeTime"];
    const input = { type: ["fault", "consult"], status: [3, 4], sortField: "severity", sortOrder: "ascending" };
    const expected = await pages<WorkOrder>("listWorkOrders", input, admin);
    expect(expected.length).toBeGreaterThan(10);
    expect((await csv(request("listWorkOrders", names, { input }), admin)).rows).toEqual(
      expected.map((row) => shown(row, names)),
    );
  });

  it("names the file by its title and the moment, and writes down who took what", async () => {
    const { answer } = await csv(request("listUsers", people, { title: "账号: 全部" }), admin);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w -]+\.csv"; filename\*=UTF-8''%E8%B4%A6%E5%8F%B7-%20%E5%85%A8%E9%83%A8-\d{8}-\d{6}\.csv$/,
    );
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [event] = await api.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.requestId, answer.headers.get("x-request-id") ?? ""));
    expect(event).toMatchObject({ action: "exportList", customId: 1001, detail: { call: "listUsers", format: "csv" } });
  });

  it("has nobody else's rows: neither another customer's nor, of messages, a colleague's", async () => {
    const own = await csv(request("listMessages", ["id"]), admin);
    const [{ id: userId } = { id: 0 }] = (
      await api.db.execute<{ id: number }>(sql`SELECT id FROM users WHERE username = 'admin'`)
    ).rows;
    expect(own.rows.length).toBe(await api.db.$count(messages, eq(messages.userId, Number(userId))));
    const other = await api.signIn("type0");
    const lines = await csv(request("listBillDetails", ["id"]), other);
    const foreign = await api.db.$count(
      billLines,
      and(
        inArray(
          billLines.id,
          lines.rows.slice(0, 500).map(([id]) => Number(id)),
        ),
        eq(billLines.customId, 1001),
      ),
    );
    expect({ foreign, some: lines.rows.length > 0 }).toEqual({ foreign: 0, some: true });
  });

  it.each([
    { why: "a list that is none", body: request("deleteUsers", people), field: "call" },
    { why: "a list that is no name of ours", body: request("toString", people), field: "call" },
    { why: "an unknown column", body: request("listUsers", ["username", "passwordHash"]), field: "columns.1.name" },
    {
      why: "a filter the list does not have",
      body: request("listUsers", people, { input: { customId: 1010 } }),
      field: "input.customId",
    },
    {
      why: "a wrong value of a filter",
      body: request("listUsers", people, { input: { status: 9 } }),
      field: "input.status",
    },
  ])("refuses $why", async ({ body, field }) => {
    expect(await api.call("exportList", body, { token: admin })).toMatchObject({
      status: 400,
      code: 400,
      data: { errors: [{ field }] },
    });
  });

  it("wants the permission of the list", async () => {
    const viewer = await api.signIn("viewer");
    expect(await api.call("exportList", request("listBillDetails", bills), { token: viewer })).toMatchObject({
      status: 200,
      code: 403,
      message: expect.stringContaining("v3-17"),
    });
    expect((await csv(request("listMessages", ["title"]), viewer)).headings).toEqual(["title"]);
    const manager = await (await createPeople(api)).managerWith("v7,");
    expect((await csv(request("listUsers", ["username"]), manager.token)).rows.flat()).toContain("admin");
  });

  it("refuses a third export of the same user while two are running, and takes it when one is over", async () => {
    const first = new AbortController();
    const body = request("listBillDetails", bills);
    const running = [await ask(body, finance, first.signal), await ask(body, finance)];
    const third = await ask(body, finance);
    expect({ status: third.status, answer: await third.json() }).toMatchObject({ status: 429, answer: { code: 429 } });
    first.abort();
    await expect
      .poll(
        async () =>
          (await ask(request("listBillDetails", ["id"], { input: { keyword: "nothing at all" } }), finance)).status,
      )
      .toBe(200);
    await running[1]?.body?.cancel();
    await expect.poll(openTransactions).toBe(0);
  });

  it("refuses a fourth export while three are running, whoever made them", async () => {
    const body = request("listBillDetails", bills);
    const running = [await ask(body, admin), await ask(body, admin), await ask(body, finance)];
    expect(running.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask(body, finance)).status).toBe(429);
    for (const { body: unread } of running) await unread?.cancel();
    await expect.poll(openTransactions).toBe(0);
  });
});

describe("all of 60,000 lines", () => {
  it.each(["csv", "xlsx"] as const)("come as %s, whole, and of one moment", async (format) => {
    const before = await api.db.$count(billLines, and(eq(billLines.customId, 1001), eq(billLines.currency, "CNY")));
    const answer = await ask(request("listBillDetails", bills, { format }), finance);
    // What is changed from here on is not in the file.
    const [line] = await api.db
      .select()
      .from(billLines)
      .where(eq(billLines.customId, 1001))
      .orderBy(billLines.consumeTime)
      .limit(1);
    const { id: oldest = 0, ...copy } = line ?? {};
    await api.db.insert(billLines).values({ ...(copy as typeof billLines.$inferInsert), sourceHash: null });
    await api.db.update(billLines).set({ resourceName: "改名" }).where(eq(billLines.id, oldest));
    const content = Buffer.from(await answer.arrayBuffer());
    const rows =
      format === "csv"
        ? (parse(content, { bom: true }) as string[][]).slice(1)
        : ((await readXlsxFile(content))[0]?.data ?? []).slice(1);
    expect(before).toBeGreaterThan(60_000);
    expect(rows.length).toBe(before);
    expect(new Set(rows.map(([id]) => String(id))).size).toBe(before);
    expect(rows.at(-1)?.[2]).not.toBe("改名");
    await api.db
      .update(billLines)
      .set({ resourceName: line?.resourceName ?? null })
      .where(eq(billLines.id, oldest));
  });

  it("are refused where they are more than allowed, and not where they are just as many", async () => {
    const open = (most?: number) => openLines((rows) => csvFile(twelve, rows), most);
    const { stream, total } = await open();
    stream.destroy();
    await expect(open(total - 1)).rejects.toMatchObject({
      code: 422,
      words: { en: expect.stringContaining(String(total)) },
    });
    const { stream: allowed } = await open(total);
    allowed.destroy();
    await expect.poll(openTransactions).toBe(0);
  });

  it("are read no faster than they are taken, and let go of when nobody wants the rest", async () => {
    const batches: number[] = [];
    const { stream, total } = await openLines(async function* (rows) {
      for await (const batch of rows) {
        batches.push(batch.length);
        yield Buffer.alloc(100_000);
      }
    });
    await pause(500);
    expect(total).toBeGreaterThan(60_000);
    expect(batches.length).toBeLessThan(6);
    expect(await openTransactions()).toBe(1);
    stream.destroy();
    await expect.poll(openTransactions).toBe(0);
  });

  it.each([
    { format: "csv", write: (rows: Rows) => csvFile(twelve, rows) },
    { format: "xlsx", write: (rows: Rows) => xlsxFile("账单", twelve, rows) },
  ])("are never all in memory as $format: what is written is let go of", async ({ write }) => {
    const batches: WeakRef<object>[] = [];
    const { stream } = await openLines((rows) => write(noted(rows, batches)));
    let most = 0;
    for await (const _part of stream) if (batches.length % 40 === 0) most = Math.max(most, await alive(batches));
    expect(batches.length).toBeGreaterThan(120);
    expect(most).toBeLessThan(8);
  });
});

describe("an export that fails on the way", () => {
  it.each(["csv", "xlsx"] as const)("breaks the connection off instead of ending the %s early", async (format) => {
    const answer = await ask(
      request(
        "listBillDetails",
        wide.map(({ name }) => name),
        { format },
      ),
      finance,
    );
    const reader = answer.body?.getReader();
    await reader?.read();
    await expect.poll(openTransactions).toBe(1);
    await api.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    const drain = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
    };
    await expect(drain()).rejects.toThrow(/terminated|aborted/);
    await expect.poll(() => api.logged.length).toBeGreaterThan(0);
    api.logged.length = 0;
    expect((await ask(request("listUsers", people), admin)).status).toBe(200);
  });
});
