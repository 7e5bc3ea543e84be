import { expect, type Locator, type Page } from "playwright/test";
import { addMonths, monthOf } from "../../src/domain/month";
import { sumDecimals } from "../../src/domain/decimal-math";
import type { BillDetailPage, CostForecast, TagShare, ViewShare } from "../../src/generated/api";
import { yuan } from "../helpers/amounts";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { ownWord, test } from "../helpers/own-data";
import { callApi, heldToken } from "../helpers/signed-in";
import { count, filter, query, row, rows } from "../helpers/views";

const BOARD = "/assetsView/businessView/assetsViewIndex";
const thisMonth = monthOf(new Date());
const lastMonth = addMonths(thisMonth, -1);

const card = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"]`);
const figure = (page: Page, name: string): Locator => card(page, name).locator(".figure-value");
/** The cells of a card, row by row. */
const cells = (page: Page, name: string): Promise<string[][]> =>
  card(page, name)
    .locator("tbody tr")
    .evaluateAll((found) => found.map((each) => [...each.children].map((cell) => cell.textContent ?? "")));
/** An amount to the cent; a dash where there is none. */
const shown = (amount: string | null): string => (amount === null ? "–" : yuan(amount));

test("the cost overview has the sums of the bill and leads to filtered pages", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const lines: BillDetailPage = await callApi(
    url,
    "listBillDetails",
    { startCycle: lastMonth, endCycle: lastMonth, pageSize: 1 },
    token,
  );
  const { payableAmount } = lines.totals;
  await openAs("admin", 2, `${BOARD}?billCycle=${lastMonth}`);
  await expect(figure(page, "payable")).toHaveAttribute("data-value", payableAmount);

  // Parts add up to it, as they are shown and to the last decimal.
  const tags: TagShare[] = await callApi(url, "listTagShares", { billCycle: lastMonth, tagKey: "env" }, token);
  const views: ViewShare[] = await callApi(url, "listViewShares", { billCycle: lastMonth, limit: 10 }, token);
  expect(sumDecimals(tags.map((one) => one.payableAmount))).toBe(payableAmount);
  expect(sumDecimals(views.map((one) => one.ownAmount ?? "0"))).toBe(payableAmount);
  await filter(page, "tagKey").locator("select").selectOption("env");
  await expect.poll(() => query(page).tagKey).toBe("env");
  await expect
    .poll(async () => (await cells(page, "tags")).map(([value, , amount]) => [value, amount]))
    .toEqual(tags.map((one) => [one.tagValue, shown(one.payableAmount)]));
  await expect
    .poll(async () => (await cells(page, "views")).map(([, amount]) => amount))
    .toEqual(views.map((one) => shown(one.ownAmount)));
  await expect(page.locator('[data-card="budgets"] .card-foot')).toHaveText("不受筛选影响：账期");

  await figure(page, "payable").getByRole("link").click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText(lines.total.toLocaleString("en-US"));
  await page.goBack();

  const day = `${lastMonth}-05`;
  const ofDay: BillDetailPage = await callApi(
    url,
    "listBillDetails",
    { startCycle: lastMonth, endCycle: lastMonth, startDate: day, endDate: day, pageSize: 1 },
    token,
  );
  await card(page, "days")
    .getByRole("button", { name: /^以表格显示/ })
    .click();
  await card(page, "days").getByRole("link", { name: day }).click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText(`共 ${ofDay.total.toLocaleString("en-US")} 条`);
  await page.goBack();

  for (const name of ["prod", "未标记"]) {
    const part = tags.find(({ tagValue }) => tagValue === name);
    await card(page, "tags").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/costAnalysisIndex\?/);
    const asked = { by: "tag", tagKey: "env", tag: part?.tag, "billCycle.from": lastMonth };
    expect(query(page)).toMatchObject(asked);
    const total = card(page, "pivot").locator("tbody tr", { hasText: "合计" });
    await expect(total).toContainText(shown(part?.payableAmount ?? null));
    await page.goBack();
  }
});

test("the running month has a forecast with its interval, and budgets at risk lead to themselves", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const budgetName = ownWord();
  const { id } = await callApi(
    url,
    "saveBudget",
    { budgetName, cycleType: "YEAR", planType: "FIX", amount: "0.01", clientToken: ownWord() },
    token,
  );
  const told: CostForecast = await callApi(url, "getCostForecast", {}, token);
  await openAs("admin", 2, BOARD);
  await expect(figure(page, "forecast")).toHaveText(
    told.forecastAmount === null ? "暂无预测" : shown(told.forecastAmount),
  );
  await expect(card(page, "forecast").locator(".figure-note")).toHaveText(
    told.lowAmount === null ? [] : [`区间 ${shown(told.lowAmount)} 至 ${shown(told.highAmount)}`],
  );
  await expect(card(page, "forecastWhy").locator(".card-sentence")).not.toBeEmpty();

  await card(page, "budgets").getByRole("link", { name: budgetName }).click();
  await expect(page).toHaveURL(/budgetIndex\?/);
  expect(query(page)).toMatchObject({ keyword: budgetName });
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, budgetName)).toContainText("超支");
  await page.goto(`/custom/assetsView/businessView/budgetIndex?keyword=${budgetName}&budgetState=OK`);
  await expect(count(page)).toHaveText("共 0 条");
  await callApi(url, "deleteBudgets", { ids: [id] }, token);
});

test("the cost overview says in words what is not there, and is accessible in both languages, narrow and dark", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, `${BOARD}?billCycle=2024-01`);
  await expect(figure(page, "payable")).toHaveText("无账单明细");
  await expect(figure(page, "forecast")).toHaveText("暂无预测");
  await expect(card(page, "forecastWhy")).toContainText("2024-01 没有账单明细。");
  await expect(card(page, "changeWhy")).toContainText("2023-12 和 2024-01 没有账单明细，无法对比。");
  for (const name of ["changeSteps", "movers"]) await expect(card(page, name)).toContainText("没有可对比的账单明细");
  for (const name of ["months", "days", "clouds", "tags", "views"])
    await expect(card(page, name)).toContainText("此范围内没有数据");
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/custom${BOARD}?billCycle=${lastMonth}`);
  await expect(card(page, "views").locator("tbody tr").first()).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(card(page, "forecastWhy")).toContainText(`${lastMonth} is over.`);
  await expect(card(page, "views")).toContainText("In no view");
  await expectNoOverflow(page);
  await expectAccessible(page);
});
