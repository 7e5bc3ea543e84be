import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { column, filter, query, rows } from "../helpers/views";

test("consumption leads from a product to its instances and their bill lines, each sum that of what is behind it", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3,v3-1,v3-17,");
  await openAs(username, 1, "/userCenter/costCenter/cosumeDetail?billCycle.from=2000-01");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("按产品消费");
  const totals = page.locator("tfoot");
  await expect(totals).toBeVisible();
  await expectAccessible(page);
  const [payable = ""] = await column(page, "应付金额");
  await rows(page).first().getByRole("link", { name: "实例" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("按实例消费");
  expect(query(page)).toMatchObject({ sheet: "instances", productCode: expect.any(String) });
  await expect(totals).toContainText(payable);
  const [ofOne = ""] = await column(page, "应付金额");
  await rows(page).first().getByRole("link", { name: "账单明细" }).click();
  await expect(page).toHaveURL(/costCenter\/billDetail/);
  await expect(totals).toContainText(ofOne);

  await page.goBack();
  await expect(totals).toContainText(payable);
  await page.getByRole("navigation", { name: "内容" }).getByRole("link", { name: "收支流水" }).click();
  await expect(filter(page, "tradeType")).toBeVisible();
  expect(query(page).sheet).toBe("trades");
  await expect(rows(page).first()).toBeVisible();
  // The filters of the others are kept for when one comes back.
  await page.getByRole("link", { name: "按实例消费" }).click();
  await expect(totals).toContainText(payable);
});
