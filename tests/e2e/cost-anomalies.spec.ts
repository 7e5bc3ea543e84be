import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { drawer, figure, rows } from "../helpers/views";

const ANALYSIS = "/assetsView/businessView/costAnalysisIndex";

test("the demo's anomaly is found, made up of its products, and its bill lines come to the same", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, ANALYSIS);
  await page.getByRole("button", { name: "费用异常" }).click();
  await expect(rows(page).filter({ hasText: "全部费用" })).toHaveCount(1);
  await expectAccessible(page);
  await rows(page).getByRole("link", { name: "全部费用" }).or(rows(page).getByText("全部费用")).first().click();
  const actual = await figure(page, "实际费用");
  await expect(drawer(page).locator(".rows-table tbody tr")).toHaveCount(23);
  await drawer(page).getByRole("tab", { name: "产品构成" }).click();
  await expect(drawer(page).locator(".rows-table tbody tr")).toHaveCount(11);
  await expect(drawer(page).locator(".rows-table tbody tr").last()).toContainText("其他");
  await drawer(page).getByRole("tab", { name: "资源构成" }).click();
  await expect(drawer(page).locator(".rows-table tbody tr")).toHaveCount(11);
  await drawer(page)
    .getByRole("button", { name: "费用明细" })
    .or(drawer(page).getByRole("link", { name: "费用明细" }))
    .click();
  await expect(page).toHaveURL(/billDetail\?billDate\.from=.*payMode=postPay&chargeCategory=Usage/);
  await expect(page.locator("tfoot")).toContainText(actual);
});
