import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { drawer, field, rows, value } from "../helpers/views";

const LIST = "/assetsView/businessView/budgetIndex";
const codes = "v4,v4-2,";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();

test("the form of a new budget tells how it would stand, and takes warnings", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await openAs(username, 2, `${LIST}?keyword=${name}`);
  await page.getByRole("button", { name: "新建预算" }).first().click();
  await input(page, "budgetName").fill(name);
  await field(page, "cycleType").locator("select").selectOption({ label: "年度" });
  await input(page, "amount").fill("0.01");
  await expect(page.locator('[data-preview="budgetState"] dd')).toHaveText("超支");
  await expectAccessible(page);
  await field(page, "warns").getByRole("button", { name: "添加一行" }).click();
  await field(page, "warns").locator("[data-row] select").first().selectOption({ label: "实际用量" });
  await field(page, "warns").locator("[data-row] select").last().selectOption({ label: "预算百分比" });
  await field(page, "warns").locator("[data-row] input").last().fill("80");
  await expect(field(page, "warns").locator(".form-error")).toHaveCount(0);
});

test("a budget of the demo shows its periods and what was warned of", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  await openAs(username, 2, `${LIST}?keyword=核心交易系统`);
  await rows(page).getByText("核心交易系统", { exact: true }).click();
  await expect(value(page, "cycleType")).toHaveText("月度");
  await expect(drawer(page).locator("tr[data-row-key]")).toHaveCount(12);
  await expectAccessible(page);
  await drawer(page).getByRole("tab", { name: "预警记录" }).click();
  await expect(drawer(page).locator("tr[data-row-key]").first()).toContainText("实际用量");
  await drawer(page).getByRole("tab", { name: "预算设置" }).click();
  await expect(value(page, "warns")).toContainText("40,000");
});
