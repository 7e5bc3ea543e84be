import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { callApi, signIn } from "../helpers/signed-in";
import { drawer, field, problem } from "../helpers/views";

const WAF = "/addedService/product/calculator/waf";

const price = (page: Page) => page.locator("[data-price]");
const cartEntry = (page: Page) => page.locator("[data-header-entry=cart]");
const pick = (page: Page, name: string, words: string) =>
  field(page, name).getByRole("radio", { name: words, exact: true }).check();

test("a firewall is priced at each choice, put into the cart, and ordered there at the same price", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  test.slow();
  const { username } = await own.user("v1,v3,v3-18,");
  await openAs(username, 1, WAF);
  await expect(price(page)).toHaveAttribute("data-price", "1580.00");

  // The answer to an earlier choice comes after the one to the last: the last one asked for counts.
  let letGo = (): void => undefined;
  await page.route("**/price/attr/getPrice", async (route) => {
    if (route.request().postData()?.includes("enterprise")) await new Promise<void>((resolve) => (letGo = resolve));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes("enterprise") ?? false);
  await pick(page, "edition", "企业版");
  await asked;
  await pick(page, "edition", "旗舰版");
  await expect(price(page)).toHaveAttribute("data-price", "9880.00");
  letGo();

  // Specification §5: "an http:// or https:// prefix according to a certificate choice of no or yes".
  const prefix = field(page, "originIps").locator(".input-ip-prefix");
  await expect(prefix).toHaveText("http://");
  await pick(page, "certificate", "是");
  await expect(prefix).toHaveText("https://");
  await expect(field(page, "certificateText")).toBeVisible();
  await pick(page, "certificate", "否");
  await expect(field(page, "certificateText")).toHaveCount(0);

  // Nothing goes into the cart before it is complete; each mistake stands beside its input.
  await page.getByRole("button", { name: "加入购物车" }).click();
  await expect(problem(page, "domain")).toHaveText("请填写防护域名");
  await expect(field(page, "originIps").locator(".rows-cell .form-error")).toHaveText("请输入IP地址");
  await expectAccessible(page);
  await field(page, "domain").getByRole("textbox").fill("http://www.example.com/shop");
  await field(page, "originIps").getByLabel("第 1 段").pressSequentially("198.51.100.7");
  await field(page, "extraBandwidth").getByRole("textbox").fill("25");
  await expect(problem(page, "extraBandwidth")).toBeVisible();
  await field(page, "extraBandwidth").getByRole("textbox").fill("50");
  await pick(page, "_duration", "1年");
  // (9,880 + 50 x 6.5) x 12 months at 85 %.
  await expect(price(page)).toHaveAttribute("data-price", "104091.00");
  await expect(field(page, "domain").getByRole("textbox")).toHaveValue("www.example.com");

  await expect(cartEntry(page).locator(".badge")).toHaveCount(0);
  await page.getByRole("button", { name: "加入购物车" }).click();
  await expect(cartEntry(page)).toHaveAccessibleName("购物车，1 件");
  await page.getByRole("link", { name: "去购物车结算" }).click();

  const line = page.locator("[data-cart-item]");
  await expect(line).toContainText("198.51.100.7");
  await line.getByRole("button", { name: "增加 Web 应用防火墙 的数量" }).click();
  await expect(line.locator("[data-pay]")).toHaveAttribute("data-pay", "208182.00");
  await page.getByLabel("全选").check();
  await expect(page.locator("[data-total]")).toHaveAttribute("data-total", "208182.00");
  await page.getByRole("button", { name: "提交订单" }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  await expect(cartEntry(page)).toHaveAccessibleName("购物车");

  const id = Number(page.url().split("/").at(-1));
  const order = await callApi(
    consoleServer.url,
    "getOrderOrCartItem",
    { type: "order", id },
    await signIn(consoleServer.url, username),
  );
  expect(order).toMatchObject({
    status: 1,
    creator: username,
    payAmount: "208182.00",
    items: [{ productCode: "waf", quantity: 2, durationNum: 1, durationUnit: "Y", payAmount: "208182.00" }],
  });
});

test("bought at once with a voucher, it is ordered at the price that is shown, and the voucher is offered for its payment", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user("v1,v3,v3-18,");
  const ticketName = `券 ${ownWord()}`;
  const [ticket] = await own.query<{ id: string }>(
    `INSERT INTO cloud_tickets (custom_id, ticket_no, ticket_name, ticket_type, nominal_value, balance, min_order_amount, applicable_clouds, applicable_products, applicable_scenes, grant_time, effect_time, expire_time, status)
     VALUES (1001, $1, $2, 'cash', 97, 97, 1000, '[]', '["vulscan"]', '[]', now(), now() - interval '1 hour', now() + interval '1 day', 'UNUSED') RETURNING id`,
    [ownWord(), ticketName],
  );
  await openAs(username, 1, "/addedService/product/calculator/vulscan");
  await field(page, "targets").getByRole("textbox").fill("www.example.com");
  await pick(page, "depth", "深度扫描");
  const vouchers = page.getByLabel("使用云券");
  const option = vouchers.locator("option", { hasText: ticketName });
  await expect(price(page)).toHaveAttribute("data-price", "399.00");
  await expect(option).toHaveCount(0);
  await field(page, "_quantity").getByRole("textbox").fill("3");
  await expect(price(page)).toHaveAttribute("data-price", "1197.00");
  await vouchers.selectOption({ label: `${ticketName} · 抵扣 ¥97.00（余额 ¥97.00）` });
  await expect(price(page)).toHaveAttribute("data-price", "1100.00");
  await expectAccessible(page);
  // Below its threshold the voucher does not fit, and fits again above.
  await field(page, "_quantity").getByRole("textbox").fill("2");
  await expect(price(page)).toHaveAttribute("data-price", "798.00");
  await field(page, "_quantity").getByRole("textbox").fill("3");
  await expect(price(page)).toHaveAttribute("data-price", "1100.00");
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  const order = await callApi(
    consoleServer.url,
    "getOrderOrCartItem",
    { type: "order", id },
    await signIn(consoleServer.url, username),
  );
  expect(order).toMatchObject({ payAmount: "1197.00", itemCount: 1, cloudTicketId: Number(ticket?.id) });
  await page.getByRole("button", { name: "支付" }).click();
  await expect(drawer(page).locator('[data-preview="couponAmount"] dd')).toHaveText("¥97.00");
});
