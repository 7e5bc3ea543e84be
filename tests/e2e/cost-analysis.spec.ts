import { expect, type Locator, type Page } from "playwright/test";
import { sumDecimals } from "../../src/domain/decimal-math";
import { addMonths, monthOf } from "../../src/domain/month";
import type { BillDetailPage, CostRow } from "../../src/generated/api";
import type { Input } from "../../src/generated/operations";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { test } from "../helpers/own-data";
import { callApi, heldToken } from "../helpers/signed-in";
import { count, filter, query } from "../helpers/views";

const BOARD = "/assetsView/businessView/costAnalysisIndex";
const last = addMonths(monthOf(new Date()), -1);
const first = addMonths(last, -2);
const months = { startCycle: first, endCycle: last };
const inMonths = `billCycle.from=${first}&billCycle.to=${last}`;
const inLast = `billCycle.from=${last}&billCycle.to=${last}`;

const card = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"]`);
const line = (page: Page, name: string): Locator =>
  card(page, "pivot")
    .locator("tbody tr")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
/** An amount to the cent, as it is read at a glance. */
const glance = (amount: string): string =>
  Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The lines of the bill that a cell has led to are as many as its filters find, and come to what it says. */
async function leadsTo(page: Page, url: string, link: Locator, input: Input<"listBillDetails">): Promise<void> {
  const token = await heldToken(url, "admin");
  const lines: BillDetailPage = await callApi(url, "listBillDetails", { pageSize: 1, ...input }, token);
  expect(lines.total).toBeGreaterThan(0);
  await expect(link).toHaveText(glance(lines.totals.payableAmount));
  await link.click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText(`共 ${lines.total.toLocaleString("en-US")} 条`);
}

test("costs are grouped, their sums are those of the bill, and each amount leads to its lines", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  await openAs("admin", 2, `${BOARD}?${inMonths}`);
  await filter(page, "by").getByRole("button").first().click();
  await page.getByRole("checkbox", { name: "项目" }).check();
  await page.keyboard.press("Escape");
  await expect.poll(() => query(page).by).toBe("projectId");
  const rows: CostRow[] = await callApi(url, "listCosts", { ...months, by: ["projectId"], totals: true }, token);
  const all = rows.filter(({ sumName, period }) => sumName === null && period === "合计");
  const { totals } = await callApi(url, "listBillDetails", { ...months, pageSize: 1 }, token);
  expect(sumDecimals(all.map(({ amount }) => amount ?? "0"))).toBe(totals.payableAmount);
  await expect(line(page, "合计").locator("td").last()).toHaveText(glance(totals.payableAmount));
  const project = all.find(({ projectId }) => projectId !== null);
  const projectId = project?.projectId ?? 0;

  const ofProject = line(page, project?.projectName ?? "").getByRole("link");
  await leadsTo(page, url, ofProject.first(), { projectId, startCycle: first, endCycle: first });
  await page.goBack();
  await leadsTo(page, url, ofProject.last(), { projectId, ...months });
});

test("what is left out, chosen by tag or of one day stays so in the lines that amounts lead to", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const without = `excludeCloudCode=huawei&excludeProductCode=ali-ecs&excludeTag=${encodeURIComponent("env=test")}`;
  await openAs("admin", 2, `${BOARD}?${inLast}&granularity=day&by=tag&tagKey=env&${without}`);
  await expect(filter(page, "excludeTag")).toBeVisible();
  const day = `${last}-05`;
  const place = await card(page, "pivot")
    .getByRole("columnheader", { name: day })
    .evaluate((head) => (head as HTMLTableCellElement).cellIndex);
  const narrowed: Input<"listBillDetails"> = {
    excludeCloudCode: ["huawei"],
    excludeProductCode: ["ali-ecs"],
    excludeTag: ["env=test"],
  };
  const ofDay = { startCycle: last, endCycle: last, startDate: day, endDate: day };
  await expect(line(page, "test")).toHaveCount(0);
  for (const [name, tag] of [
    ["prod", "env=prod"],
    ["未标记", "env="],
  ] as const) {
    const cell = line(page, name).locator(`> :nth-child(${place + 1})`);
    await leadsTo(page, url, cell.getByRole("link"), { ...narrowed, ...ofDay, tag: [tag] });
    await page.goBack();
  }

  await card(page, "chart")
    .getByRole("button", { name: /^以表格显示/ })
    .click();
  await expect(card(page, "chart").getByRole("link").first()).toHaveAttribute("href", /billDetail\?.*billDate\.from=/);
});

test("costs are compared with the months before", async ({ page, openAs, consoleServer: { url } }) => {
  const token = await heldToken(url, "admin");
  const before = { startCycle: addMonths(last, -1), endCycle: addMonths(last, -1) };
  const { totals } = await callApi(url, "listBillDetails", { ...before, pageSize: 1 }, token);
  await openAs("admin", 2, `${BOARD}?${inLast}`);
  await filter(page, "compare").locator("select").selectOption({ index: 1 });
  await expect(card(page, "pivot").getByRole("columnheader")).toContainText(["对比期", "变化"]);
  await expect(line(page, "合计")).toContainText(glance(totals.payableAmount));
});

test("who may see the analysis alone may see its lines", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,v4,v4-3,");
  await openAs(username, 2, `${BOARD}?${inLast}`);
  await line(page, "合计").getByRole("link").first().click();
  await expect(page).toHaveURL(/billDetail\?/);
  await expect(count(page)).toContainText("共 ");
});

test("the cost analysis folds its filters, and is accessible in both languages, narrow and dark", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, `${BOARD}?${inMonths}&by=cloudCode&by=serviceCategory`);
  await expect(line(page, "合计")).toBeVisible();
  await expect(filter(page, "excludeTag")).toHaveCount(0);
  await page.getByRole("button", { name: /更多筛选/ }).click();
  await expect(filter(page, "excludeTag")).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(line(page, "Total")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
