import { expect, type Locator, type Page, type Request } from "playwright/test";
import { demoPassword, verifyCode } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { callApi, recordCalls, signIn } from "../helpers/signed-in";
import { drawer, field } from "../helpers/views";

// Specification §5: "A prevent-double-click behaviour disables an element for 1000 ms by default." Two clicks in one task come
// before anything is drawn again.

const SCAN = "/addedService/product/calculator/vulscan";
const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

/** Clicks twice in one task. */
const clickTwice = (locator: Locator): Promise<void> =>
  locator.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });

/** How many calls there are once the first has been answered: the second of two clicks in one task would have sent its own before. */
async function sent(page: Page, calls: readonly Request[]): Promise<number> {
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await calls[0]?.response();
  // Requests are reported in their order: when this one has been answered, all earlier ones have been.
  await page.evaluate(() => fetch("/custom/version.json").then(({ status }) => status));
  return calls.length;
}

test("sign-in sends one request", async ({ page, own }) => {
  const { username } = await own.user("v1,");
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
  await page.getByLabel("用户名", { exact: true }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(demoPassword);
  await page.getByLabel("验证码", { exact: true }).fill(verifyCode);
  const calls = recordCalls(page, "/api/v1/user/login");
  await clickTwice(page.locator(".login-submit"));
  await expect(page).toHaveURL("/custom/index");
  expect(calls.filter((call) => call.method() === "POST")).toHaveLength(1);
});

test("signing out sends one request, and says that one has signed out", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,");
  await openAs(username, 2);
  const calls = recordCalls(page, "/api/v1/user/logout");
  await clickTwice(page.locator("[data-logout]"));
  await expect(page.locator(".login-note")).toHaveText("您已安全退出。");
  expect(await sent(page, calls)).toBe(1);
});

test("the cart sends one order", async ({ page, own, openAs, consoleServer }) => {
  const { username } = await own.user("v1,v3,v3-18,");
  const token = await signIn(consoleServer.url, username);
  await callApi(
    consoleServer.url,
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
  await openAs(username, 1, "/addedService/shoppingCar");
  await page.getByLabel("全选").check();
  const calls = recordCalls(page, "/api/v1/order/commit");
  await clickTwice(page.getByRole("button", { name: /^提交订单/ }));
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  expect(await sent(page, calls)).toBe(1);
});

test("the calculator puts one thing into the cart, and buys once", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,v3,v3-18,");
  await openAs(username, 1, SCAN);
  await field(page, "targets").getByRole("textbox").fill("www.example.com");
  await field(page, "targets").getByRole("textbox").press("Enter");
  await expect(page.locator("[data-price]")).toHaveAttribute("data-price", /\d/);
  const added = recordCalls(page, "/api/v1/car/toCar");
  await clickTwice(button(page, "加入购物车"));
  expect(await sent(page, added)).toBe(1);
  await expect(button(page, "立即购买")).toBeEnabled();
  const bought = recordCalls(page, "/api/v1/order/commit");
  await clickTwice(button(page, "立即购买"));
  await expect(page).toHaveURL(/\/addedService\/order\/detail\/order\/\d+$/);
  expect(await sent(page, bought)).toBe(1);
});

test("a form sends one request", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,v6,v7,v7-1,");
  await openAs(username, 1, "/userCenter/roleManage");
  await button(page, "新建角色").click();
  await field(page, "roleName").getByRole("textbox").fill(username);
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  const calls = recordCalls(page, "/api/v1/role/create");
  await clickTwice(button(drawer(page), "新建"));
  expect(await sent(page, calls)).toBe(1);
});

test("a row's action sends one request", async ({ page, own, openAs }) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "未读" }]);
  await openAs(user.username, 1, "/userCenter/messageCenter/index");
  const calls = recordCalls(page, "/api/v1/mes/readFlag");
  await clickTwice(button(page.getByRole("row").nth(1), "标为已读"));
  expect(await sent(page, calls)).toBe(1);
});
