import { expect, type Page } from "playwright/test";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { callApi, outcome } from "../helpers/signed-in";
import { drawer, field, rows, value } from "../helpers/views";

// Specification §4: a customer of type 5 is switched to mode 2, so all of buying has to work there.
const ORDER = /\/addedService\/order\/detail\/order\/\d+$/;
const preview = (page: Page, name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);
const scan = (target: string) => ({
  productCode: "vulscan",
  attrs: [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: target },
  ],
});

/** Leaves the customer this much cash, and no credit. */
const fund = (own: OwnData, cash: number) =>
  own.query("UPDATE accounts SET cash = $1, credit = 0, frozen = 0, allocated = 0 WHERE custom_id = 1015", [cash]);

async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "支付" }).click();
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(outcome(page, "支付成功")).toBeVisible();
  await expect(value(page, "trades")).toContainText("-¥99.00");
}

test.describe("a customer of type 5 in mode 2", () => {
  test.describe.configure({ mode: "serial" });

  test("goes from home to the catalogue, prices, buys and pays, and finds the order again", async ({
    page,
    own,
    openAs,
  }) => {
    test.slow();
    await fund(own, 5000);
    await openAs("type5", 2);
    await page.getByRole("link", { name: "增值产品" }).click();
    const product = page.locator("[data-row-key=vulscan]");
    await product.getByRole("link", { name: "计算价格" }).click();
    await field(page, "targets").getByRole("textbox").fill("www.example.com");
    await expect(page.locator("[data-price]")).toHaveAttribute("data-price", "99.00");
    await page.getByRole("button", { name: "立即购买" }).click();
    await expect(page).toHaveURL(ORDER);
    await pay(page);
    const orderNo = await page.locator("h1 .detail-name").innerText();

    // The ledger of the order opens in this console, too.
    await page.getByRole("link", { name: "收支明细" }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goto("/custom/addedService/myOrder");
    await expect(rows(page).filter({ hasText: orderNo })).toHaveCount(1);
  });

  test("orders from the cart and pays", async ({ page, own, openAs, consoleServer }) => {
    await fund(own, 5000);
    const token = await openAs("type5", 2);
    await callApi(consoleServer.url, "addToCart", scan(`${ownWord()}.example.com`), token);
    await page.getByRole("link", { name: "购物车" }).click();
    await page.getByLabel("全选").check();
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(ORDER);
    await pay(page);
  });

  test("who has too little is led to a recharge and pays it, all in this console", async ({
    page,
    own,
    openAs,
    consoleServer,
  }) => {
    await fund(own, 10);
    const token = await openAs("type5", 2);
    const { orderId } = await callApi(
      consoleServer.url,
      "commitOrder",
      { items: [scan(`${ownWord()}.example.com`)], clientToken: ownWord() },
      token,
    );
    await page.goto(`/custom/addedService/order/detail/order/${orderId}`);
    await page.getByRole("button", { name: "支付" }).click();
    await expect(preview(page, "missingAmount")).toHaveText("¥89.00");
    const submit = drawer(page).getByRole("button", { name: /^支付 ¥/ });
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription("余额不足，请先充值或选择云券");
    await drawer(page).getByRole("button", { name: "取消", exact: true }).click();
    await page.getByRole("link", { name: "充值", exact: true }).click();
    await expect(page).toHaveURL(/\/userCenter\/costCenter\/recharge$/);
    await field(page, "amount").getByRole("textbox").fill("100");
    await field(page, "rechargeWay").getByRole("radio", { name: "支付宝" }).check();
    await page.getByRole("button", { name: "提交充值" }).click();
    await expect(page).toHaveURL(/\/userCenter\/costCenter\/rechargeRecord\?.*open=pay/);
    await expect(drawer(page)).toContainText("100.00");
  });
});
