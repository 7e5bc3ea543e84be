import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, type OwnUser, ownWord, test } from "../helpers/own-data";
import { callApi, signIn } from "../helpers/signed-in";
import { drawer, question } from "../helpers/views";

const CART = "/addedService/shoppingCar";

const line = (page: Page, name: string) => page.locator("[data-cart-item]").filter({ hasText: name });
const total = (page: Page) => page.locator("[data-total]");

/** A cart with a scan as it was added, a log audit that has become dearer, and a product that is no longer sold. */
async function filledCart(own: OwnData, url: string, user: OwnUser): Promise<void> {
  const token = await signIn(url, user.username);
  await callApi(
    url,
    "addToCart",
    {
      productCode: "vulscan",
      attrs: [
        { attrCode: "depth", value: "quick" },
        { attrCode: "targets", value: "www.example.com" },
      ],
    },
    token,
  );
  const { id } = await callApi(
    url,
    "addToCart",
    {
      productCode: "logaudit",
      attrs: [
        { attrCode: "sources", value: "10" },
        { attrCode: "retention", value: "180" },
      ],
      durationNum: 1,
      durationUnit: "M",
    },
    token,
  );
  await own.query("UPDATE cart_items SET pay_amount = '800.00' WHERE id = $1", [id]);
  await own.query(
    `INSERT INTO cart_items (custom_id, user_id, product_code, attrs, quantity, duration_num, duration_unit, list_amount, pay_amount)
     VALUES (1001, $1, 'webguard', '[]', 1, 1, 'M', '198.00', '198.00')`,
    [user.id],
  );
}

test("the cart says what has changed and what is gone, and orders once the new price is accepted", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  test.slow();
  const user = await own.user("v1,v3,v3-18,");
  await filledCart(own, consoleServer.url, user);
  await openAs(user.username, 1, CART);
  await expect(line(page, "网站卫士")).toContainText("产品已下架");
  await expect(line(page, "网站卫士").getByRole("checkbox")).toBeDisabled();
  await expect(line(page, "日志审计")).toContainText("价格已变动，加入时为 ¥800.00");
  await expectAccessible(page);

  await page.getByLabel("全选").check();
  await expect(total(page)).toHaveAttribute("data-total", "999.00");
  const commit = page.getByRole("button", { name: "提交订单" });
  await expect(commit).toHaveAttribute("aria-disabled", "true");
  await expect(commit).toHaveAccessibleDescription("请先接受变动后的价格");
  await page.getByRole("button", { name: "接受 日志审计 的新价格" }).click();
  await expect(line(page, "日志审计")).not.toContainText("价格已变动");
  await expect(commit).not.toHaveAttribute("aria-disabled", "true");
  // Changed once more while it is looked at.
  await own.query("UPDATE cart_items SET pay_amount = '850.00' WHERE user_id = $1 AND product_code = 'logaudit'", [
    user.id,
  ]);
  await commit.click();
  await expect(page.getByRole("alert")).toContainText("“日志审计”的价格已由 ¥850.00 变为 ¥900.00");
  await expect(line(page, "日志审计").locator(".cart-refused")).toBeVisible();

  await page.getByRole("button", { name: "接受 日志审计 的新价格" }).click();
  await expect(line(page, "日志审计")).not.toContainText("价格已变动");
  const quantity = line(page, "漏洞扫描").getByRole("spinbutton");
  await quantity.fill("500");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("100");
  await expect(total(page)).toHaveAttribute("data-total", "10800.00");
  await page.getByRole("button", { name: "移除 网站卫士" }).click();
  await question(page).locator("[data-confirm=yes]").click();
  await expect(line(page, "网站卫士")).toHaveCount(0);
  await expect(page.locator("[data-header-entry=cart]")).toHaveAccessibleName("购物车，2 件");

  await page.getByRole("button", { name: "提交订单" }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  const [order] = await own.query<{ pay_amount: string }>("SELECT pay_amount FROM orders WHERE creator = $1", [
    user.username,
  ]);
  expect(order?.pay_amount).toBe("10800.00");
});

test("a voucher is chosen for what is selected, and is offered for the payment of the order", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const user = await own.user("v1,v3,v3-18,");
  const token = await signIn(consoleServer.url, user.username);
  const scan = {
    productCode: "vulscan",
    attrs: [
      { attrCode: "depth", value: "quick" },
      { attrCode: "targets", value: "www.example.com" },
    ],
  };
  for (const quantity of [1, 2]) await callApi(consoleServer.url, "addToCart", { ...scan, quantity }, token);
  const ticketName = `券 ${ownWord()}`;
  const [ticket] = await own.query<{ id: string }>(
    `INSERT INTO cloud_tickets (custom_id, ticket_no, ticket_name, ticket_type, nominal_value, balance, min_order_amount, applicable_clouds, applicable_products, applicable_scenes, grant_time, effect_time, expire_time, status)
     VALUES (1001, $1, $2, 'cash', 61, 61, 290, '[]', '["vulscan"]', '[]', now(), now() - interval '1 hour', now() + interval '1 day', 'UNUSED') RETURNING id`,
    [ownWord(), ticketName],
  );
  await openAs(user.username, 1, CART);
  const vouchers = page.getByLabel("使用云券");
  await page.locator("[data-cart-item]").first().getByRole("checkbox").check();
  await expect(total(page)).toHaveAttribute("data-total", "198.00");
  await expect(vouchers.locator("option", { hasText: ticketName })).toHaveCount(0);
  await page.getByLabel("全选").check();
  await vouchers.selectOption({ label: `${ticketName} · 抵扣 ¥61.00（余额 ¥61.00）` });
  await expect(total(page)).toHaveAttribute("data-total", "236.00");
  await expectAccessible(page);
  // Below its threshold it does not fit, and fits again above.
  await page.locator("[data-cart-item]").first().getByRole("checkbox").uncheck();
  await expect(total(page)).toHaveAttribute("data-total", "99.00");
  await page.getByLabel("全选").check();
  await expect(total(page)).toHaveAttribute("data-total", "236.00");
  await page.getByRole("button", { name: "提交订单" }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  const [order] = await own.query<{ pay_amount: string; cloud_ticket_id: string }>(
    "SELECT pay_amount, cloud_ticket_id FROM orders WHERE creator = $1",
    [user.username],
  );
  expect(order).toEqual({ pay_amount: "297.00", cloud_ticket_id: ticket?.id });
  await expect(page.locator('.detail-figures [data-field="dueNow"] dd')).toHaveText("¥236.00");
  await page.getByRole("button", { name: "支付" }).click();
  await expect(drawer(page).locator('[data-preview="couponAmount"] dd')).toHaveText("¥61.00");
});

test("a customer without a menu of orders reaches the new order and pays it", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const token = await signIn(consoleServer.url, "channel");
  const { orderId, orderNo } = await callApi(
    consoleServer.url,
    "commitOrder",
    {
      items: [
        {
          productCode: "vulscan",
          attrs: [
            { attrCode: "depth", value: "quick" },
            { attrCode: "targets", value: "www.example.com" },
          ],
        },
      ],
      clientToken: ownWord(),
    },
    token,
  );
  // Neither menu lists orders; the page of products leads to them.
  await openAs("channel", 1, "/addedService/product");
  await page.getByRole("button", { name: "我的订单" }).click();
  await drawer(page).getByRole("link", { name: orderNo }).click();
  await expect(page).toHaveURL(new RegExp(`/addedService/order/detail/order/${orderId}$`));
  await page.getByRole("button", { name: "支付" }).click();
  // What the form only tells is no input.
  const facts = drawer(page).locator('[data-field="productName"]');
  await expect(facts).toContainText("漏洞扫描");
  await expect(facts.getByRole("textbox")).toHaveCount(0);
  await drawer(page)
    .getByRole("button", { name: /^支付 ¥/ })
    .click();
  await expect(page.getByRole("button", { name: "支付", exact: true })).toHaveCount(0);
  await own.query("UPDATE orders SET status_time = status_time - interval '10 seconds' WHERE id = $1", [orderId]);
  await expect(page.locator('.detail-figures [data-field="status"] dd')).toHaveText("已完成", { timeout: 60_000 });
});
