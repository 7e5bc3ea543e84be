import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { drawer, rows } from "../helpers/views";

const ANALYSIS = "/assetsView/businessView/costAnalysisIndex";
const OVERVIEW = "/assetsView/businessView/assetsViewIndex";

test("the demo's anomaly is found, stands on the overview, and leads to bill lines that come to the same", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, OVERVIEW);
  await expect(page.locator('[data-card="anomalies"] tbody tr').filter({ hasText: "全部费用" })).toHaveCount(1);
  await page.goto(`/custom${ANALYSIS}`);
  await page.getByRole("button", { name: "费用异常" }).click();
  const anomaly = rows(page).filter({ hasText: "全部费用" });
  await expect(anomaly).toHaveCount(1);
  await expectAccessible(page);
  await anomaly.getByRole("button", { name: "查看" }).click();
  const actual = drawer(page).locator('[data-field="actualAmount"]');
  await expect(actual).toContainText(/\d/);
  const amount = /[\d,]+\.\d\d/.exec(await actual.innerText())?.[0] ?? "";
  await expectAccessible(page);
  const products = drawer(page).getByRole("tab", { name: "产品构成" });
  await products.click();
  const parts = drawer(page).locator("tbody tr");
  await expect(parts).toHaveCount(11);
  const first = parts.first();
  const ofFirst = /[\d,]+\.\d\d/.exec(await first.getByRole("cell").nth(2).innerText())?.[0] ?? "";
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/billDetail\?.*productCode=/);
  await expect(page.locator("tfoot")).toContainText(ofFirst);
  await page.goBack();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole("link", { name: "账单明细" }).first().click();
  await expect(page).toHaveURL(/billDetail\?.*payMode=postPay/);
  await expect(page.locator("tfoot")).toContainText(amount);
});

test("an anomaly that nobody has judged has no verdict chosen, and every one can be", async ({ page, openAs }) => {
  await openAs("admin", 2, OVERVIEW);
  await page.goto(`/custom${ANALYSIS}`);
  await page.getByRole("button", { name: "费用异常" }).click();
  const waiting = rows(page).filter({ hasText: "待判断" });
  await waiting.first().getByRole("button", { name: "判断" }).click();
  const verdict = drawer(page).getByRole("combobox", { name: /判断/ });
  await expect(verdict).toHaveValue("");
  await expect(verdict.getByRole("option", { selected: true })).toHaveText("请选择");
  await verdict.selectOption({ label: "确认异常" });
  await expect(verdict.getByRole("option", { selected: true })).toHaveText("确认异常");
});
