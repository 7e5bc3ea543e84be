import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, type Locator, mergeTests, type Page } from "playwright/test";
import readXlsxFile from "read-excel-file/node";
import type { Input } from "../../src/generated/operations";
import { expectAccessible } from "../helpers/browser";
import { test as ownTest } from "../helpers/own-data";
import { callApi, test as signedIn, toast } from "../helpers/signed-in";
import { count, rows, unfolded } from "../helpers/views";

const test = mergeTests(signedIn, ownTest);
const BILLS = "/userCenter/costCenter/billDetail";
const USERS = "/userCenter/accountManage";
const MESSAGES = "/userCenter/messageCenter/index";

/** Presses the export button and takes what the browser saves. */
async function exported(page: Page, format: "csv" | "xlsx"): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent("download");
  await begin(page, format);
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

async function begin(page: Page, format: "csv" | "xlsx"): Promise<void> {
  await page.locator(".list-export").click();
  await page.locator(`[data-export=${format}]`).click();
}

/** The notification centre, opened. */
async function centre(page: Page): Promise<Locator> {
  const panel = page.getByRole("region", { name: "任务" });
  if (!(await panel.isVisible())) await page.getByRole("button", { name: /^任务/ }).click();
  return panel;
}

/** How many of the toasts that are there, or come next, cover the notification centre. */
const coveringCentre = async (page: Page): Promise<number | undefined> => {
  const found = await page.waitForFunction(() => {
    const panel = document.querySelector(".jobs-panel")?.getBoundingClientRect();
    const toasts = [...document.querySelectorAll(".toast")].map((each) => each.getBoundingClientRect());
    if (!panel || toasts.length === 0) return undefined;
    return { covering: toasts.filter(({ top, bottom }) => top < panel.bottom && bottom > panel.top).length };
  });
  return (await found.jsonValue())?.covering;
};

const heads = async (page: Page) =>
  (await page.locator("thead th:not(.list-check):not(.list-row-actions)").allTextContents()).map((text) => text.trim());

test("bill lines come out as the list has them: filters, order, columns, every row, in both formats", async ({
  page,
  openAs,
  consoleServer,
}) => {
  const token = await openAs(
    "admin",
    1,
    `${BILLS}?cloudCode=huawei&billCycle.from=2025-09&sort=payableAmount.descending`,
  );
  await page.setViewportSize(unfolded);
  await expect(rows(page)).toHaveCount(20);
  const all = [];
  const input: Input<"listBillDetails"> = {
    cloudCode: ["huawei"],
    startCycle: "2025-09",
    sortField: "payableAmount",
    sortOrder: "descending",
    pageSize: 200,
  };
  for (let pageNum = 1, total = 1; all.length < total; pageNum += 1) {
    const found = await callApi(consoleServer.url, "listBillDetails", { ...input, pageNum }, token);
    all.push(...found.list);
    total = found.total;
  }
  await expect(count(page)).toContainText(all.length.toLocaleString("en"));
  const amounts = all.map((row) => row.payableAmount);
  const cycles = all.map((row) => row.billCycle);
  const shownHeads = await heads(page);
  const amountAt = shownHeads.findIndex((head) => head.startsWith("应付"));

  const csv = await exported(page, "csv");
  expect(csv.name).toMatch(/^账单明细-\d{8}-\d{6}\.csv$/);
  const [csvHeads, ...csvRows] = parse(csv.content, { bom: true }) as string[][];
  expect(csvHeads).toEqual(shownHeads);
  expect(csvRows.map((row) => row[amountAt])).toEqual(amounts);
  expect(csvRows.map((row) => row[0])).toEqual(cycles);

  const xlsx = await exported(page, "xlsx");
  const [sheet] = await readXlsxFile(xlsx.content);
  const [xlsxHeads, ...xlsxRows] = sheet?.data ?? [];
  expect(sheet?.sheet).toBe("账单明细");
  expect(xlsxHeads).toEqual(shownHeads);
  expect(xlsxRows.map((row) => row[amountAt])).toEqual(amounts.map(Number));
});

test("users come out in the reader's words; the finished export is in the notification centre and can be saved again", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  await own.user("v1,");
  const token = await openAs("admin", 1, `${USERS}?keyword=example.com&sort=username.ascending`);
  await expect(rows(page).first()).toBeVisible();
  const { list } = await callApi(
    consoleServer.url,
    "listUsers",
    { keyword: "example.com", sortField: "username", sortOrder: "ascending", pageSize: 200 },
    token,
  );
  const { content } = await exported(page, "csv");
  const [, ...lines] = parse(content, { bom: true }) as string[][];
  expect(lines.map((line) => line.slice(0, 4))).toEqual(
    list.map(({ username, name, accountType, roles }) => [
      username,
      name,
      accountType === 0 ? "主账号" : "子账号",
      roles.join("、"),
    ]),
  );
  await expect(toast(page, /已导出 账号管理-/)).toBeVisible();

  await page.getByRole("link", { name: "消息" }).first().click();
  const panel = await centre(page);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel).toContainText(/账号管理-\d{8}-\d{6}\.csv · .+ 完成/);
  await expectAccessible(page);
  const again = page.waitForEvent("download");
  await panel.getByRole("button", { name: /^再次保存/ }).click();
  expect(await readFile(await (await again).path())).toEqual(content);
  await panel.getByRole("button", { name: "清除已结束的任务" }).click();
  await expect(page.getByRole("button", { name: /^任务/ })).toHaveCount(0);
});

test("a long export goes on while the user works elsewhere, tells how far it is, asks before the page is closed, and can be cancelled", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 1, BILLS);
  await expect(rows(page)).toHaveCount(20);
  await begin(page, "xlsx");
  await page.getByRole("link", { name: "消息" }).first().click();
  await expect(page).toHaveURL(new RegExp(MESSAGES));
  const panel = await centre(page);
  await expect(page.getByRole("button", { name: "任务，1 个进行中" })).toBeVisible();
  await expect(panel).toContainText(/[\d,]+ \/ [\d,]+ 行 · \d+\.\d MB/);
  const question = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;
  await panel.getByRole("button", { name: /^取消/ }).click();
  await expect(panel).toContainText("已取消");
  await expect(panel.getByRole("button", { name: /^重试/ })).toBeVisible();
});

test("an export that breaks on the way fails visibly, saves nothing, and works when tried again", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|Failed to load/);
  const user = await own.user("v1,v3-6,");
  await own.messages(
    user,
    Array.from({ length: 3 }, (_, index) => ({ title: index === 0 ? "=1+1" : `第 ${index} 条` })),
  );
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  let saved = 0;
  page.on("download", () => (saved += 1));
  // As of a proxy that hides that the server broke off.
  await page.route(
    "**/export/list",
    (route) =>
      route.fulfill({
        headers: { "content-type": "text/csv", "x-export-rows": "3", "x-export-batch": "500" },
        body: "标题\r\n第 1 条\r\n",
      }),
    { times: 1 },
  );
  await begin(page, "csv");
  const panel = await centre(page);
  await expect(panel).toContainText("文件没有传完，请重试");
  expect(saved).toBe(0);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/export/list", (route) => route.abort("connectionreset"), { times: 1 });
    await panel.getByRole("button", { name: /^重试/ }).click();
    await expect(panel).toContainText("网络连接失败");
    expect(await coveringCentre(page)).toBe(0);
  }
  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: /^重试/ }).click();
  const [, ...lines] = parse(await readFile(await (await download).path()), { bom: true }) as string[][];
  expect(lines.map(([title]) => title).toSorted()).toEqual(["'=1+1", "第 1 条", "第 2 条"]);
});

test("the server breaks off: the browser notices, and signing out forgets the jobs", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|Failed to load/);
  await openAs("finance", 1, BILLS);
  await expect(rows(page)).toHaveCount(20);
  const [began] = await own.query("SELECT now()::text AS time");
  await begin(page, "csv");
  const panel = await centre(page);
  await expect(panel).toContainText(/[\d,]+ \/ [\d,]+ 行/);
  // What has been at it longest since then is the export; jobs may have been at theirs before.
  const ended = await own.query(
    `SELECT pg_terminate_backend(pid) FROM
       (SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND xact_start > $1::timestamptz ORDER BY xact_start LIMIT 1) AS longest`,
    [began?.time],
  );
  expect(ended).toHaveLength(1);
  await expect(panel).toContainText("网络连接失败");
  await page.locator("[data-user-menu]").click();
  await page.locator("[data-logout]").click();
  await expect(page).toHaveURL(/login/);
  await expect(page.getByRole("button", { name: /^任务/ })).toHaveCount(0);
});
