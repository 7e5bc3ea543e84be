import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { column, drawer, field, filter, problem, question, row, rows } from "../helpers/views";

const LIST = "/assetsView/businessView/budgetIndex";
const codes = "v4,v4-2,v4-3,";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();
const send = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true }).click();
const previewed = (page: Page, name: string) => page.locator(`[data-preview="${name}"] dd`);
const sheet = (page: Page, name: string) => page.locator(".tabs").getByRole("link", { name, exact: true }).click();
/** What all rows come to, as the last line of the table says. */
const total = async (page: Page): Promise<string> => (await page.locator("tfoot td").first().textContent()) ?? "";

/** Opens what a row's actions beyond the first ones are, and presses one. */
async function further(page: Page, name: string, action: string): Promise<void> {
  await row(page, name).getByRole("button", { name: "更多操作" }).click();
  await page.locator(".action-menu").getByRole("button", { name: action, exact: true }).click();
}

async function deleteUnit(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("button", { name: "删除", exact: true }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
}

test("a rule moves costs to a new unit as its preview tells, and the total stays", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const [unit, rule] = [ownWord(), ownWord()];
  await openAs(username, 2, `${LIST}?sheet=allocatedCosts`);
  await expect(row(page, "未分摊")).toBeVisible();
  const before = await total(page);

  await sheet(page, "成本单元");
  await page.getByRole("button", { name: "新建成本单元" }).first().click();
  await input(page, "unitName").fill(unit);
  await input(page, "unitCode").fill(unit);
  await send(page, "新建");
  await expect(outcome(page, "成本单元已新建")).toBeVisible();

  await sheet(page, "分摊规则");
  await page.getByRole("button", { name: "新建规则" }).first().click();
  await input(page, "ruleName").fill(rule);
  await field(page, "filter").getByRole("combobox").fill("云平台 = 阿里云");
  await page.keyboard.press("Enter");
  await input(page, "place").fill("1");
  await page.keyboard.press("Tab");
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  const matched = (await previewed(page, "matchedAmount").textContent()) ?? "";
  expect(matched).toMatch(/[1-9]/);
  await expect(previewed(page, "units")).toHaveText("–");
  await send(page, "新建");
  await expect(problem(page, "unitId").first()).toBeVisible();
  await field(page, "unitId").getByRole("combobox").fill(unit);
  await page.getByRole("listbox").getByRole("option", { name: unit, exact: true }).click();
  await expect(previewed(page, "units")).toContainText(unit);
  await expect(previewed(page, "units")).toContainText(matched);
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  await expectAccessible(page);
  await send(page, "新建");
  await expect(outcome(page, "分摊规则已新建")).toBeVisible();
  await expect.poll(async () => (await column(page, "规则名称"))[0]).toBe(rule);

  await sheet(page, "费用分摊");
  await expect(row(page, unit)).toContainText(/[1-9]/);
  expect(await total(page)).toBe(before);
  await expectAccessible(page);

  // The same amount in the rows by rule, and in the cost analysis of that rule.
  await row(page, unit).getByRole("link", { name: "分摊明细" }).first().click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, rule)).toContainText("直接");
  const [amount = ""] = await column(page, "该单元承担");
  await expectAccessible(page);
  await row(page, rule).getByRole("link", { name: "费用分析" }).first().click();
  await expect(filter(page, "allocationRuleId")).toContainText(rule);
  const sums = page.locator('[data-card="pivot"] tbody tr').last().locator("td");
  await expect(sums.last()).toHaveText(amount);

  await page.getByRole("link", { name: "费用分摊" }).first().click();
  await sheet(page, "成本单元");
  await deleteUnit(page, unit);
  await expect(page.getByText(`（${rule}）`)).toBeVisible();
  await page.keyboard.press("Escape");
  await sheet(page, "分摊规则");
  await further(page, rule, "删除");
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, "分摊规则已删除")).toBeVisible();
  await sheet(page, "成本单元");
  await deleteUnit(page, unit);
  await expect(outcome(page, "成本单元已删除")).toBeVisible();
});

test("a rule is moved and changed, and its percentages have to add up", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  await openAs(username, 2, `${LIST}?sheet=allocationRules`);
  await expect(row(page, "灾备资源")).toBeVisible();
  // Those of the demo: another test adds and deletes one of its own meanwhile.
  const demoRules = async () => (await column(page, "规则名称")).filter((name) => /\p{Script=Han}/u.test(name));
  const order = await demoRules();
  await further(page, "灾备资源", "下移");
  await expect.poll(demoRules).not.toEqual(order);
  await further(page, "灾备资源", "上移");
  await expect.poll(demoRules).toEqual(order);

  await row(page, "灾备资源").getByRole("button", { name: "编辑" }).click();
  const percent = field(page, "shares").locator("[data-row]").first().locator("input").last();
  await percent.fill("60");
  await page.keyboard.press("Tab");
  await expect(page.locator(".form-preview-error")).toContainText("110");
  await percent.fill("50");
  await page.keyboard.press("Tab");
  await expect(page.locator(".form-preview-error")).toHaveCount(0);
  await expect(page.locator(".form-preview-waiting")).toHaveCount(0);
  await send(page, "保存");
  await expect(outcome(page, "分摊规则已保存")).toBeVisible();
});

test.describe("in the dark, on a screen of 360 px, in English", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "en-US" });

  test("allocated costs, rules and units can be read", async ({ page, own, openAs }) => {
    const { username } = await own.user(codes);
    for (const [name, text] of [
      ["allocatedCosts", "Unallocated"],
      ["allocationParts", "Shared"],
      ["allocationRules", "Proportional"],
      ["costUnits", "CC-1001"],
    ] as const) {
      await openAs(username, 2, `${LIST}?sheet=${name}`);
      await expect(page.locator("tbody").first()).toContainText(text);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
});
