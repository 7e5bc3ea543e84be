import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "playwright/test";
import type {
  BillChange,
  BillDetailPage,
  BillMover,
  BillOverview,
  BillShareRow,
  BillTrendRow,
} from "../../src/generated/api";
import type { Input } from "../../src/generated/operations";
import { monthOf, addMonths } from "../../src/domain/month";
import { decimalOf } from "../helpers/amounts";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { callApi, recordCalls, signIn } from "../helpers/signed-in";
import { count, filter, query, rows } from "../helpers/views";

// Boards by the bill overview: what the cards show is compared with what the API answers.

const BOARD = "/userCenter/costCenter/index";
const BILLS = "/userCenter/costCenter/billDetail";
const lastMonth = addMonths(monthOf(new Date()), -1);

const card = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"]`);
const tool = (page: Page, name: string, label: RegExp): Locator =>
  card(page, name).getByRole("button", { name: label });
const figure = (page: Page, name: string): Locator => card(page, name).locator(".figure-value");

/** As the API writes it; a dash is no value. */
const exact = (shown: string): string | null => (shown === "–" || shown === "无账单明细" ? null : decimalOf(shown));

/** The cells of a card as a table, row by row, amounts with every digit. */
const cells = (page: Page, name: string): Promise<string[][]> =>
  card(page, name)
    .locator(".card-scroll tbody tr")
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => cell.getAttribute("data-hint") ?? cell.textContent ?? "")),
    );

/** Whether anything but one colour is drawn. */
async function isDrawn(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return false;
    const pixels = new Uint32Array(
      element.getContext("2d")?.getImageData(0, 0, element.width, element.height).data.buffer ?? new ArrayBuffer(0),
    );
    return new Set(pixels).size > 8;
  });
}

test("each card draws what the API answers, without breaking the page's policy", async ({
  page,
  openAs,
  consoleServer,
}) => {
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  for (const name of ["trend", "payModes", "clouds", "products"]) {
    await expect.poll(() => isDrawn(card(page, name).locator("canvas").first()), name).toBe(true);
  }
  const token = await signIn(consoleServer.url, "finance");
  const overview: BillOverview = await callApi(consoleServer.url, "getBillOverview", { billCycle: lastMonth }, token);
  await expect(figure(page, "payable")).toHaveAttribute("data-value", overview.payableAmount ?? "none");
  await expect(figure(page, "lastMonth")).toHaveAttribute("data-value", overview.lastPayableAmount ?? "none");
  await expect(figure(page, "resources")).toHaveText(String(overview.resourceCount));
  // Direction and words, not colour alone.
  const higher = Number(overview.payableAmount) > Number(overview.comparedAmount);
  await expect(card(page, "payable").locator(".change")).toHaveText(higher ? /^上升 [\d.]+%$/ : /^下降 [\d.]+%$/);
  await expect(card(page, "payable").getByRole("img", { name: /^走势：/ })).toBeVisible();
});

test("a chart can be read as a table, with every digit of the API, and saved", async ({
  page,
  openAs,
  consoleServer,
}) => {
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  const token = await signIn(consoleServer.url, "finance");
  const trend: BillTrendRow[] = await callApi(consoleServer.url, "getBillTrend", { billCycle: lastMonth }, token);
  const clouds: BillTrendRow[] = await callApi(
    consoleServer.url,
    "getBillTrend",
    { billCycle: lastMonth, by: "cloudCode", months: 6 },
    token,
  );

  await tool(page, "trend", /^以表格显示/).click();
  await expect(tool(page, "trend", /^以表格显示/)).toHaveAttribute("aria-pressed", "true");
  await expect(card(page, "trend").locator("canvas")).toHaveCount(0);
  const shown = await cells(page, "trend");
  expect(shown.map(([month, amount = ""]) => [month, exact(amount)])).toEqual(
    trend.map(({ billCycle, payableAmount }) => [billCycle, payableAmount]),
  );

  await tool(page, "clouds", /^以表格显示/).click();
  const table = await cells(page, "clouds");
  expect(table.flatMap(([, ...amounts]) => amounts.map(exact))).toEqual(
    clouds.map(({ payableAmount }) => payableAmount),
  );

  const [csv] = await Promise.all([page.waitForEvent("download"), tool(page, "trend", /^下载 CSV/).click()]);
  expect(csv.suggestedFilename()).toBe("近 13 个月应付.csv");
  const text = await readFile(await csv.path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1).trimEnd().split("\r\n")).toEqual([
    "账期,应付金额",
    ...trend.map(({ billCycle, payableAmount }) => `${billCycle},${payableAmount ?? ""}`),
  ]);

  await expect.poll(() => isDrawn(card(page, "products").locator("canvas").first())).toBe(true);
  const [png] = await Promise.all([page.waitForEvent("download"), tool(page, "products", /^下载图片/).click()]);
  const picture = await readFile(await png.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.length).toBeGreaterThan(3000);
});

test("a part leads to the lines behind it: by click on the chart, by keyboard in its table, with the board's filters", async ({
  page,
  openAs,
  own,
}) => {
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}&payMode=postPay`);
  const lines = async (where: string, values: unknown[]) => {
    const [held] = await own.query<{ lines: string }>(
      `SELECT count(*) AS lines FROM bill_lines WHERE custom_id = 1001 AND currency = 'CNY' AND ${where}`,
      values,
    );
    return Number(held?.lines).toLocaleString("en-US");
  };

  await tool(page, "clouds", /^以表格显示/).click();
  // The table's own frame can be scrolled by keys; the first link in it is the oldest month of the first cloud.
  await card(page, "clouds").locator(".card-scroll").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${BILLS}\\?`));
  const opened = query(page);
  expect(opened).toMatchObject({
    "billCycle.from": addMonths(lastMonth, -5),
    "billCycle.to": addMonths(lastMonth, -5),
    payMode: "postPay",
  });
  await expect(count(page)).toContainText(
    await lines("bill_cycle = $1 AND cloud_code = $2 AND pay_mode = 'postPay'", [
      addMonths(lastMonth, -5),
      opened.cloudCode,
    ]),
  );

  await page.goBack();
  await expect(filter(page, "payMode").getByRole("combobox")).toHaveValue("postPay");
  const canvas = card(page, "trend").locator("canvas").first();
  await expect.poll(() => isDrawn(canvas)).toBe(true);
  const box = await canvas.boundingBox();
  await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await expect(page).toHaveURL(new RegExp(`${BILLS}\\?`));
  const { "billCycle.from": from, "billCycle.to": to, payMode } = query(page);
  expect(from).toBe(to);
  expect(payMode).toBe("postPay");
  await expect(count(page)).toContainText(await lines("bill_cycle = $1 AND pay_mode = 'postPay'", [from]));

  await page.goBack();
  await card(page, "categories").getByRole("link").first().click();
  await expect(rows(page).first()).toBeVisible();
  expect(query(page)).toMatchObject({ "billCycle.from": lastMonth, payMode: "postPay" });
});

test("the scope lives in the address: steps, filters, back, reload; nonsense is dropped", async ({
  page,
  openAs,
  consoleServer,
}) => {
  await openAs("finance", 1, `${BOARD}?billCycle=2026-99&cloudCode=moon`);
  const token = await signIn(consoleServer.url, "finance");
  const month = filter(page, "billCycle").locator("input");
  await expect(month).toHaveValue(monthOf(new Date()));
  await filter(page, "billCycle").getByRole("button", { name: "前一个月" }).click();
  await expect(month).toHaveValue(lastMonth);
  await filter(page, "cloudCode").getByRole("button").first().click();
  await filter(page, "cloudCode").getByRole("checkbox", { name: "京东云" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => query(page)).toMatchObject({ billCycle: lastMonth, cloudCode: "jd" });
  const narrowed: BillOverview = await callApi(
    consoleServer.url,
    "getBillOverview",
    { billCycle: lastMonth, cloudCode: ["jd"] },
    token,
  );
  await expect(figure(page, "payable")).toHaveAttribute("data-value", narrowed.payableAmount ?? "none");
  await page.reload();
  await expect(figure(page, "payable")).toHaveAttribute("data-value", narrowed.payableAmount ?? "none");
  await page.goBack();
  const whole: BillOverview = await callApi(consoleServer.url, "getBillOverview", { billCycle: lastMonth }, token);
  await expect(figure(page, "payable")).toHaveAttribute("data-value", whole.payableAmount ?? "none");
  await page.getByRole("search").getByRole("button", { name: "恢复默认条件" }).click();
  await expect(month).toHaveValue(monthOf(new Date()));
  expect(query(page)).toEqual({});
});

test("says why the month costs more or less, in parts that add up, each with its lines", async ({
  page,
  openAs,
  consoleServer,
}) => {
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  const token = await signIn(consoleServer.url, "finance");
  const change: BillChange = await callApi(consoleServer.url, "getBillChange", { billCycle: lastMonth }, token);
  await expect(card(page, "why")).toContainText(change.explanation);
  await expect.poll(() => isDrawn(card(page, "changeSteps").locator("canvas").first())).toBe(true);
  await tool(page, "changeSteps", /^以表格显示/).click();
  const steps = (await cells(page, "changeSteps")).map(([, amount = ""]) => exact(amount));
  expect(steps).toEqual([
    change.comparedAmount,
    change.newAmount,
    change.usageAmount,
    change.priceAmount,
    change.goneAmount,
    change.payableAmount,
  ]);

  const bounds = { startCycle: change.comparedCycle, endCycle: lastMonth };
  const behind = (filters: Input<"listBillDetails">): Promise<BillDetailPage> =>
    callApi(consoleServer.url, "listBillDetails", { ...bounds, ...filters, pageSize: 1 }, token);
  const shown = async (total: number) =>
    expect(count(page)).toContainText(String(total).replace(/\B(?=(\d{3})+$)/g, ","));

  // Each part leads to its lines: those of new resources by the waterfall's table.
  const parts = ["before", "new", "usage", "price", "gone", "after"] as const;
  await expect(card(page, "changeSteps").getByRole("link")).toHaveCount(parts.length);
  await card(page, "changeSteps").getByRole("link").nth(1).click();
  await expect
    .poll(() => query(page))
    .toMatchObject({
      "billCycle.from": change.comparedCycle,
      "billCycle.to": lastMonth,
      changePart: "new",
    });
  const news = await behind({ changePart: "new" });
  expect(news.totals.payableAmount).toBe(change.newAmount);
  await shown(news.total);
  await page.goBack();

  // By resource: exactly its lines, in the months and the account they are in.
  await filter(page, "moverBy").getByRole("combobox").selectOption("resourceId");
  const asked = { billCycle: lastMonth, moverBy: "resourceId", limit: 10 } as const;
  const movers: BillMover[] = await callApi(consoleServer.url, "listBillMovers", asked, token);
  const gone = movers.find(({ changePart }) => changePart === "before") ?? movers[0];
  const row = card(page, "movers")
    .getByRole("row")
    .filter({ hasText: gone?.resourceName ?? "" })
    .first();
  await row.getByRole("link").first().click();
  await expect
    .poll(() => query(page))
    .toMatchObject({
      resourceId: gone?.resourceId,
      accountUid: gone?.accountUid,
      changePart: gone?.changePart,
    });
  const { resourceId, accountUid, changePart = "after" } = gone ?? {};
  const lines = await behind({ resourceId: resourceId ?? "", accountUid: [accountUid ?? ""], changePart });
  expect(lines.total).toBeGreaterThan(0);
  expect(lines.totals.payableAmount).toBe(changePart === "before" ? gone?.comparedAmount : gone?.payableAmount);
  await shown(lines.total);
  await page.goBack();

  // By tag: what has it; all others together: what has none of those with a row.
  for (const moverBy of ["tag", "productCode"] as const) {
    await filter(page, "moverBy").getByRole("combobox").selectOption(moverBy);
    const of: BillMover[] = await callApi(consoleServer.url, "listBillMovers", { ...asked, moverBy }, token);
    const one = moverBy === "tag" ? of[0] : of.at(-1);
    const name = moverBy === "tag" ? (one?.tagValue ?? "") : "其他";
    const link = card(page, "movers").getByRole("rowheader", { name, exact: true }).getByRole("link");
    await expect(link).toBeVisible();
    await link.click();
    const part = one?.changePart ?? "after";
    await expect.poll(() => query(page)).toMatchObject({ changePart: part });
    const narrowed = moverBy === "tag" ? { tag: [one?.tag ?? ""] } : { excludeProductCode: one?.excludeProductCode };
    const found = await behind({ ...narrowed, changePart: part });
    expect(found.totals.payableAmount).toBe(part === "before" ? one?.comparedAmount : one?.payableAmount);
    await shown(found.total);
    await page.goBack();
  }
});

test("amounts that the filter of the currency says nothing of stay in yuan", async ({ page, openAs }) => {
  await page.route(/billfee\/overview$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, payableAmount: "1234567.89" } } });
  });
  await openAs("finance", 1, `${BOARD}?currency=USD`);
  await expect(figure(page, "payable")).toHaveText("US$1,234,567.89");
  await expect(figure(page, "cash")).toHaveText(/^¥[\d,]+\.\d{2}$/);
  await expect(card(page, "cash")).toContainText("不受筛选影响：币种");
});

test("a month without lines says so in each card, and draws no empty chart", async ({ page, openAs }) => {
  await openAs("finance", 1, `${BOARD}?billCycle=2019-01`);
  for (const name of ["payModes", "products", "categories", "resourcesRanked"])
    await expect(card(page, name)).toContainText("此范围内没有数据");
  for (const name of ["payable", "lastMonth"]) await expect(figure(page, name)).toHaveText("无账单明细");
  await expect(card(page, "payable").locator(".change")).toHaveCount(0);
  await expect(card(page, "why")).toContainText("2018-12 和 2019-01 没有账单明细，无法对比。");
  for (const name of ["changeSteps", "movers"]) await expect(card(page, name)).toContainText("没有可对比的账单明细");
  // Of what is not drawn there is no picture.
  await expect(tool(page, "changeSteps", /^以表格显示/)).toBeVisible();
  await expect(tool(page, "changeSteps", /^下载图片/)).toHaveCount(0);
});

test("the tools of a chart have their room before it is there", async ({ page, openAs }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/bill/**", async (route) => {
    await held;
    await route.continue();
  });
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  const tools = card(page, "trend").locator(".card-tools");
  const width = () => tools.evaluate((element) => element.getBoundingClientRect().width);
  await expect(tools).toHaveCSS("visibility", "hidden");
  const kept = await width();
  answer();
  await expect(tools).toBeVisible();
  await expect(tool(page, "trend", /^下载图片/)).toBeVisible();
  expect(await width()).toBe(kept);
});

test("a card that fails fails alone, says why, and can be tried again", async ({ page, openAs, problems }) => {
  problems.expect(/502/);
  let broken = true;
  await page.route("**/billfee/shares", async (route) => {
    const by = (route.request().postDataJSON() as { by?: string }).by;
    if (!broken) return route.continue();
    if (by === "payMode") return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    if (by === "productCode") return route.fulfill({ json: { code: 200, message: "", data: "not a list" } });
    return route.continue();
  });
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  await expect(card(page, "payModes").getByRole("alert")).toBeVisible();
  await expect(card(page, "products").getByRole("alert")).toContainText("服务器返回了无法识别的内容");
  await expect(card(page, "categories").getByRole("link").first()).toBeVisible();
  await expect.poll(() => isDrawn(card(page, "trend").locator("canvas").first())).toBe(true);
  broken = false;
  for (const name of ["payModes", "products"]) {
    await card(page, name).getByRole("button", { name: "重试" }).click();
    await expect.poll(() => isDrawn(card(page, name).locator("canvas").first()), name).toBe(true);
  }
});

test("without the library of the charts the figures and tables stay", async ({
  page,
  openAs,
  consoleServer,
  problems,
}) => {
  problems.expect(/dynamically imported module|ERR_FAILED|error occurred in/);
  await page.route("**/assets/chart-canvas*", (route) => route.abort());
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  await expect(card(page, "trend").getByRole("alert")).toContainText("未能显示此卡片");
  await expect(card(page, "categories").getByRole("link").first()).toBeVisible();
  const token = await signIn(consoleServer.url, "finance");
  const shares: BillShareRow[] = await callApi(
    consoleServer.url,
    "getBillShares",
    { billCycle: lastMonth, by: "serviceCategory" },
    token,
  );
  expect(await cells(page, "categories")).toHaveLength(shares.length);
});

test("whoever may not see the bill detail reads the board without links to it", async ({ page, openAs }) => {
  const calls = recordCalls(page, "/api/v1/billfee");
  await openAs("viewer", 1, `${BOARD}?billCycle=${lastMonth}`);
  await expect.poll(() => isDrawn(card(page, "trend").locator("canvas").first())).toBe(true);
  await tool(page, "clouds", /^以表格显示/).click();
  await expect(card(page, "clouds").locator("td").first()).toBeVisible();
  await expect(page.locator(".board-cards").locator("a[href*=billDetail]")).toHaveCount(0);
  expect(new Set(calls.map((call) => new URL(call.url()).pathname.split("/").at(-1)))).toEqual(
    new Set(["overview", "trend", "shares", "change", "movers", "months", "tagKeys"]),
  );
});

test("the board is accessible and fits a phone, and follows the theme", async ({ page, openAs }) => {
  await openAs("finance", 1, `${BOARD}?billCycle=${lastMonth}`);
  const canvas = card(page, "trend").locator("canvas").first();
  await expect.poll(() => isDrawn(canvas)).toBe(true);
  await expectAccessible(page);
  await tool(page, "trend", /^以表格显示/).click();
  await tool(page, "clouds", /^以表格显示/).click();
  await expectAccessible(page);
  await tool(page, "trend", /^以表格显示/).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 999).toBeLessThan(340);
  const before = await canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expect.poll(() => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL())).not.toBe(before);
});
