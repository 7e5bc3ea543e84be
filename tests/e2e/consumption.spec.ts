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

test("a charge of the ledger leads to the lines that it paid: of a month's bill, or of an order", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3,v3-1,v3-17,");
  const charged = async (pattern: string): Promise<string> => {
    const [row] = await own.query<{ no: string }>(
      `SELECT ledger.relate_no AS no FROM account_ledger ledger
       WHERE custom_id = 1001 AND trade_type = 'consume' AND fund = 'cash' AND relate_no ~ $1
         AND EXISTS (SELECT FROM bill_lines line WHERE line.custom_id = 1001 AND relate_no IN (line.bill_cycle, line.order_no))
       ORDER BY trade_time DESC LIMIT 1`,
      [pattern],
    );
    return row?.no ?? "";
  };
  const [month, order] = [await charged("^\\d{4}-\\d{2}$"), await charged("^CO")];

  await openAs(username, 1, "/userCenter/costCenter/index");
  await page.locator('[data-card="cash"] .figure-value a').click();
  await expect.poll(() => query(page).sheet).toBe("trades");
  for (const [no, asked] of [
    [month, { "billCycle.from": month, "billCycle.to": month }],
    [order, { keyword: order }],
  ] as const) {
    await page.goto(`/custom/userCenter/costCenter/cosumeDetail?sheet=trades&tradeType=consume&relateNo=${no}`);
    await rows(page).first().getByRole("link", { name: "账单明细" }).click();
    await expect(page).toHaveURL(/costCenter\/billDetail/);
    await expect(rows(page).first()).toBeVisible();
    expect(query(page)).toMatchObject(asked);
  }
});
