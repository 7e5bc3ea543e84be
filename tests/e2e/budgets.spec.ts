import { expect, type Page } from "playwright/test";
import { yuan } from "../helpers/amounts";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { callApi, heldToken, outcome } from "../helpers/signed-in";
import { choice, drawer, field, problem, query, question, row, rows, value } from "../helpers/views";

const LIST = "/assetsView/businessView/budgetIndex";
const codes = "v4,v4-2,";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();
/** Sends the form, at once: its preview of what was typed last only informs. */
async function send(page: Page, name: string): Promise<void> {
  await drawer(page).getByRole("button", { name, exact: true }).click();
}

test("a budget is made by what its preview tells, changed to a plan by period, and deleted", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await openAs(username, 2, `${LIST}?keyword=${name}`);
  await page.getByRole("button", { name: "新建预算" }).first().click();
  await input(page, "budgetName").fill(name);
  await field(page, "cycleType").locator("select").selectOption({ label: "年度" });
  await input(page, "amount").fill("0.01");
  await expect(page.locator('[data-preview="budgetState"] dd')).toHaveText("超支");
  // The label of a field out of sight counts as hidden.
  await field(page, "webhookIds").scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await field(page, "warns").getByRole("button", { name: "添加一行" }).click();
  await field(page, "warns").locator("[data-row] select").first().selectOption({ label: "实际用量" });
  await field(page, "warns").locator("[data-row] select").last().selectOption({ label: "预算百分比" });
  await field(page, "warns").locator("[data-row] input").last().fill("80");
  await send(page, "新建");
  await expect(problem(page, "receivers")).toContainText("至少有一位接收人");
  await field(page, "warns").locator("[data-row]").getByRole("button", { name: "移除第 1 行" }).click();
  await send(page, "新建");
  await expect(outcome(page, "预算已新建")).toBeVisible();
  await expect(row(page, name)).toContainText("超支");
  await expectAccessible(page);

  await rows(page).getByRole("button", { name: "编辑" }).click();
  await choice(page, "planType", "按周期").click();
  await field(page, "quotas").getByRole("button", { name: "添加一行" }).click();
  await field(page, "quotas").locator("[data-row] input").first().fill("2026-11");
  await field(page, "quotas").locator("[data-row] input").last().fill("5000");
  await send(page, "保存");
  await expect(problem(page, "quotas").first()).toContainText("2026-11");
  await field(page, "quotas").locator("[data-row] input").first().fill("2020");
  await send(page, "保存");
  await expect(outcome(page, "预算已保存")).toBeVisible();
  await expect(row(page, name)).toContainText("正常");

  await rows(page).getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, "预算已删除")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test("a budget of the demo shows its periods and what was warned of", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  await openAs(username, 2, `${LIST}?keyword=核心交易系统`);
  await rows(page).getByText("核心交易系统", { exact: true }).click();
  await expect(value(page, "cycleType")).toHaveText("月度");
  await expect(drawer(page).locator("[data-card=amounts] canvas")).toBeVisible();
  await expect(drawer(page).locator("[data-card=periods] tbody tr")).toHaveCount(12);
  await expectAccessible(page);
  await drawer(page).getByRole("tab", { name: "预警记录" }).click();
  await expect(drawer(page).locator("tr[data-row-key]").first()).toContainText("实际用量");
  await drawer(page).getByRole("tab", { name: "预算设置" }).click();
  await expect(value(page, "warns")).toContainText("40,000");
});

test("a budget leads to its costs: what it has used, by the same part of the bill", async ({
  page,
  openAs,
  consoleServer: { url },
}) => {
  const token = await heldToken(url, "admin");
  const [accounts, projects] = [
    await callApi(url, "listBudgetAccounts", undefined, token),
    await callApi(url, "listBudgetProjects", undefined, token),
  ];
  const scope = {
    accounts: accounts.slice(0, 2).map(({ accountUid }) => accountUid),
    projects: projects.slice(0, 2).map(({ projectId }) => projectId),
  };
  const plan = { cycleType: "YEAR", planType: "FIX", amount: "1000.00", feeType: "cash" } as const;
  const budgetName = ownWord();
  const { id } = await callApi(url, "saveBudget", { ...plan, budgetName, ...scope, clientToken: ownWord() }, token);
  const { usedAmount } = await callApi(url, "getBudget", { id }, token);
  expect(Number(usedAmount)).toBeGreaterThan(0);
  try {
    await openAs("admin", 2, `${LIST}?keyword=${budgetName}`);
    await rows(page).getByText(budgetName, { exact: true }).click();
    await drawer(page).getByRole("link", { name: "查看费用" }).click();
    await expect(page).toHaveURL(/costAnalysisIndex\?/);
    expect(query(page)).toMatchObject({ costKind: "cash" });
    const total = page.locator('[data-card="pivot"] tbody tr').filter({ hasText: "合计" }).last().locator("td").last();
    await expect(total).toHaveText(yuan(usedAmount));
  } finally {
    await callApi(url, "deleteBudgets", { ids: [id] }, token);
  }
});
