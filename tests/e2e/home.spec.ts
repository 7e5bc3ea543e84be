import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { callApi, toast } from "../helpers/signed-in";
import { count, drawer, field, query, row } from "../helpers/views";

// The home of the operations console: what matters today, each figure leading to its screen.

const card = (page: Page, name: string): Locator => page.locator(`[data-card="${name}"]`);
const figure = (page: Page, name: string): Locator => card(page, name).locator(".figure-value");

test("each figure is the API's, and leads to the rows behind it", async ({ page, openAs, consoleServer, own }) => {
  await openAs("admin", 1, "/index");
  const token = await own.admin();
  const { url } = consoleServer;
  const account = await callApi(url, "getAccount", undefined, token);
  await expect(figure(page, "available")).toHaveAttribute("data-value", account.availableAmount);
  await expect(figure(page, "runway")).toHaveText(`${account.runwayDays}天`);
  const { within30 } = await callApi(url, "countExpiring", undefined, token);
  await expect(figure(page, "expiring")).toHaveText(String(within30));
  const { open } = await callApi(url, "countWorkOrders", undefined, token);
  await expect(figure(page, "workOrders")).toHaveText(String(open));
  await expect(card(page, "month").locator(".figure-change")).toBeVisible();
  await expectAccessible(page);

  await figure(page, "expiring").getByRole("link").click();
  await expect(page).toHaveURL(/costCenter\/renewManage\?/);
  await expect(count(page)).toContainText(`共 ${within30} 条`);
  await page.goBack();
  await figure(page, "workOrders").getByRole("link").click();
  await expect(page).toHaveURL(/workOrderCenter\/index\?/);
  await expect(count(page)).toContainText(`共 ${open} 条`);
  await page.goBack();
  await page.locator("main").getByRole("link", { name: "选购产品" }).click();
  await expect(page).toHaveURL("/custom/addedService/product");
});

test("who holds no code of a figure does not see it; unread messages and alarms are everybody's own", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "告警" }, { title: "账单", type: "finance" }, { title: "旧告警", read: true }]);
  await openAs(user.username, 1, "/index");
  await expect(figure(page, "unread")).toHaveText("2");
  await expect(figure(page, "alarms")).toHaveText("1");
  await expect(page.locator("[data-card]")).toHaveCount(2);
  await figure(page, "alarms").getByRole("link").click();
  await expect(row(page, "告警")).toBeVisible();
  await expect(count(page)).toContainText("共 1 条");
  expect(query(page)).toEqual({ readFlag: "0", type: "om" });
});

test("§6: 'channel' may use every button: topping up leads to the form, and on to its payment, which no menu lists", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v3,v3-7,");
  await page.route("**/user/authority", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { authCodes: "channel", customType: 1 } } }),
  );
  await openAs(username, 1, "/index");
  await page.locator("main").getByRole("link", { name: "充值", exact: true }).click();
  await expect(page).toHaveURL("/custom/userCenter/costCenter/recharge");
  await field(page, "amount").getByRole("textbox").fill("77.70");
  await field(page, "rechargeWay").getByRole("combobox").selectOption("微信支付");
  await page.getByRole("button", { name: "提交充值" }).click();
  await expect(drawer(page)).toContainText("77.70");
  await drawer(page).getByRole("button", { name: "完成" }).click();
  await expect(toast(page, "支付渠道已返回结果")).toBeVisible();
  await expect(page).toHaveURL("/custom/index");
});

test("a page that is closed to the type of account is never said to need a permission", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v3,v3-1,");
  await page.route("**/user/authority", (route) =>
    route.fulfill({ json: { code: 200, message: "", data: { authCodes: "channel", customType: 1 } } }),
  );
  await openAs(username, 1, "/userCenter/costCenter/index");
  await expect(page.getByRole("main")).toContainText("不对您的账号类型开放");
  await expect(page.getByRole("main")).not.toContainText(/需要|权限|管理员/);
});
