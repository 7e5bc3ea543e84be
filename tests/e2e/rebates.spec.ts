import { readFile } from "node:fs/promises";
import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { filter, narrow, query, question, rows, unfoldFilter } from "../helpers/views";

test("an agent withdraws rebates, and sees them paid", async ({ page, own, openAs }) => {
  const product = `产品 ${ownWord()}`;
  await own.query(
    `INSERT INTO rebates (custom_id, customer_id, rebate_month, product_code, product_name, sales_amount, rebate_rate, rebate_amount, status, status_time)
     VALUES (1020, 1030, '2020-01', $1, $2, 1000, 0.08, 80.21, 1, now())`,
    [ownWord(), product],
  );
  await openAs("channel", 1, `/userCenter/costCenter/returnManagement?productName=${encodeURIComponent(product)}`);
  await expect(page.locator('.detail-figures [data-field="withdrawableAmount"] dd')).toHaveText(/\d/);
  await expectAccessible(page);
  const row = rows(page).filter({ hasText: product });
  await expect(row).toContainText("可提现");
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "提现", exact: true }).click();
  await expect(question(page)).toContainText("默认银行账户");
  await question(page).getByRole("button", { name: "提现" }).click();
  await expect(outcome(page, "等待打款")).toBeVisible();
  await expect(row).toContainText("提现中");
  // The bank takes its time, which has passed already here; the list follows by itself what it says.
  await own.query("UPDATE rebate_payouts SET status_time = now() - interval '1 minute' WHERE amount = 80.21");
  await expect(row).toContainText("已提现", { timeout: 60_000 });
  await page.getByRole("link", { name: "打款记录" }).click();
  await expect(rows(page).filter({ hasText: "80.21" })).toContainText("打款成功");
});

test("rebates are found by filters of the address, which outlast a reload, and can be had as a file", async ({
  page,
  own,
  openAs,
}) => {
  const product = `产品 ${ownWord()}`;
  await own.query(
    `INSERT INTO rebates (custom_id, customer_id, rebate_month, product_code, product_name, sales_amount, rebate_rate, rebate_amount, status, status_time)
     SELECT 1020, 1030, month, $1 || month, $2, 1000, 0.08, 80, 0, now() FROM unnest(ARRAY['2020-02', '2020-03']) AS month`,
    [ownWord(), product],
  );
  await openAs("channel", 1, "/userCenter/costCenter/returnManagement");
  await narrow(page, `产品 ~ "${product}"`);
  await expect(rows(page)).toHaveCount(2);
  await unfoldFilter(page, "rebateMonth");
  await filter(page, "rebateMonth").getByLabel("返佣月份：起").fill("2020-03");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveCount(1);
  expect(query(page)).toMatchObject({ productName: product, "rebateMonth.from": "2020-03" });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator("tfoot")).toContainText("80.00");
  await page.locator(".list-export").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("[data-export=csv]").click()]);
  expect((await readFile(await file.path(), "utf8")).trim().split("\r\n").slice(1)).toEqual([
    expect.stringContaining(`${product},1000.00`),
  ]);
});
