import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { leftMenu, type Mode, recordCalls, sessionStorageOf, signInByForm } from "../helpers/signed-in";
import { NOWHERE, visit, visitAfresh } from "../helpers/visit";

const header = (page: Page) => page.getByRole("banner");
const entry = (page: Page, name: string) => header(page).locator(`[data-header-entry=${name}]`);
const menuColumn = (page: Page) => page.getByRole("complementary");

test("header of mode 1: console, work orders, messages, cart, the external link, and a user menu (§2)", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 1);
  for (const [name, route] of [
    ["console", "/index"],
    ["workOrders", "/userCenter/workOrderCenter/index"],
    ["messages", "/userCenter/messageCenter/index"],
    ["cart", "/addedService/shoppingCar"],
  ] as const) {
    await expect(entry(page, name)).toHaveAttribute("href", `/custom${route}`);
  }
  const external = entry(page, "businessView");
  await expect(external).toHaveAttribute("href", "https://business-view.example.com/");
  await expect(external).toHaveAttribute("target", "_blank");
  await expect(external).toHaveAttribute("rel", "noreferrer");
  await header(page).getByRole("button", { name: "用户菜单：陈思远" }).click();
  await expect(header(page)).toContainText("admin，华辰控股集团有限公司");
  await header(page).getByRole("link", { name: "修改密码" }).click();
  await expect(page).toHaveURL("/custom/userCenter/myAccount");
  await expect(header(page).getByRole("link", { name: "修改密码" })).toHaveCount(0);
});

test("header of mode 2 shows only the user name and logout (§2), and asks for no counts", async ({ page, openAs }) => {
  const calls = recordCalls(page);
  await openAs("admin", 2);
  await expect(page.locator("[data-cloud]").first()).toBeVisible();
  await expect(header(page)).toContainText("陈思远");
  await expect(header(page).getByRole("button")).toHaveText(["English", "退出登录"]);
  await expect(header(page).getByRole("link")).toHaveAccessibleName("回到首页");
  expect(
    calls.map((call) => new URL(call.url()).pathname).filter((path) => /unReadCount|car\/list/.test(path)),
  ).toEqual([]);
});

test("the user menu closes by Escape, by a click elsewhere, and when the focus leaves", async ({ page, openAs }) => {
  await openAs("viewer", 1);
  const button = header(page).getByRole("button", { name: "用户菜单：方子墨" });
  const logout = header(page).getByRole("button", { name: "退出登录" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(logout).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(logout).toHaveCount(0);
  await button.click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
  await expect(logout).toHaveCount(0);
});

for (const { mode, go } of [
  {
    mode: 1,
    go: async (page: Page) =>
      header(page)
        .getByRole("button", { name: /用户菜单/ })
        .click(),
  },
  { mode: 2, go: async () => undefined },
] as { mode: Mode; go(page: Page): Promise<void> }[]) {
  test(`logout in mode ${mode} clears session storage, goes to /login (§2), and the back button shows nothing of before`, async ({
    page,
    openAs,
  }) => {
    // Back from the console leads to a page of it, not out of the browser.
    await page.goto("/custom/login");
    await openAs("admin", mode);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("陈思远");
    await page.locator("[data-menu-code=v1]").click();
    await go(page);
    const told = page.waitForResponse("**/user/logout");
    await header(page).getByRole("button", { name: "退出登录" }).click();
    await expect(page).toHaveURL("/custom/login");
    await expect(page.locator(".login-note")).toHaveText("您已安全退出。");
    expect(await sessionStorageOf(page)).toEqual({});
    expect(await (await told).json()).toMatchObject({ code: 200 });
    const calls = recordCalls(page);
    await page.goBack();
    await expect(page).toHaveURL("/custom/login");
    await expect(page.getByLabel("用户名", { exact: true })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("陈思远");
    expect(calls.filter((call) => !call.url().includes("verifyCodeImage"))).toEqual([]);
  });
}

test("who signs in next in the same window sees nothing of who was there before", async ({ page, openAs }) => {
  await openAs("many", 1);
  await expect(entry(page, "messages").locator(".badge")).toHaveText("99+");
  await header(page)
    .getByRole("button", { name: /用户菜单/ })
    .click();
  await header(page).getByRole("button", { name: "退出登录" }).click();
  await signInByForm(page, "type1", 1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("韩志强");
  await expect(entry(page, "messages").locator(".badge")).not.toHaveText("99+");
  await expect(page.locator("body")).not.toContainText("马多多");
});

test("the unread badge shows the number up to 99, 99+ above, and none at zero (§9: unread badge cap 99)", async ({
  page,
  openAs,
  own,
}) => {
  const [unread] = await own.query<{ count: string }>(
    "SELECT count(*) FROM messages JOIN users ON users.id = user_id WHERE username = 'admin' AND read_flag = 0",
  );
  await openAs("admin", 1);
  const messages = entry(page, "messages");
  await expect(messages).toHaveAccessibleName(`消息，${unread?.count} 条未读`);
  await expect(messages.locator(".badge")).toHaveText(unread?.count ?? "");
  for (const { count, shown, name } of [
    { count: 99, shown: ["99"], name: "消息，99 条未读" },
    { count: 100, shown: ["99+"], name: "消息，100 条未读" },
    { count: 0, shown: [], name: "消息" },
  ]) {
    await page.route(
      "**/mes/unReadCount",
      (route) => route.fulfill({ json: { code: 200, message: "", data: count } }),
      { times: 1 },
    );
    const counted = page.waitForResponse("**/mes/unReadCount");
    await page.reload();
    await counted;
    await expect(messages).toHaveAccessibleName(name);
    await expect(messages.locator(".badge")).toHaveText(shown);
  }
});

test("many has more than 99 unread messages: 99+, and the number for those who cannot see the badge", async ({
  page,
  openAs,
}) => {
  await openAs("many", 1);
  await expect(entry(page, "messages").locator(".badge")).toHaveText("99+");
  await expect(entry(page, "messages")).toHaveAccessibleName("消息，128 条未读");
});

test("the cart count is the length of the list the cart call returns (§3); without any there is none", async ({
  page,
  openAs,
  own,
}) => {
  const buyer = await own.user("v1,v3,v3-18,");
  await openAs("admin", 1);
  await expect(entry(page, "cart")).toHaveAccessibleName("购物车，3 件");
  await expect(entry(page, "cart").locator(".badge")).toHaveText("3");
  const listed = page.waitForResponse("**/car/list");
  await openAs(buyer.username, 1);
  expect(await (await listed).json()).toMatchObject({ code: 200, data: [] });
  await expect(entry(page, "cart")).toHaveAccessibleName("购物车");
  await openAs("viewer", 1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("方子墨");
  await expect(entry(page, "cart")).toHaveCount(0);
});

test("the left menu is 220 px wide (§9), and hidden on the routes marked without it (§2)", async ({ page, openAs }) => {
  await openAs("admin", 2);
  await expect(leftMenu(page)).toBeVisible();
  expect(await menuColumn(page).boundingBox()).toMatchObject({ x: 0, width: 220 });
  for (const path of ["addView/1/tx/2", "updataView/1/2/name/3/tx/4", "updataView1/1/2/3", "addGroup/2/1"]) {
    await visitAfresh(page, `/businessView/${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(menuColumn(page)).toHaveCount(0);
  }
});

test.describe("on a screen of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the strip of tabs shows the present one, however far to the right it stands", async ({ page, openAs }) => {
    await openAs("admin", 1, "/userCenter/publicAccountManagement/index");
    await expect(page.locator(".tab[aria-current=page]")).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator(".tab").first()).not.toBeInViewport({ ratio: 0.9 });
  });

  const button = (page: Page) => header(page).getByRole("button", { name: "打开菜单" });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "主菜单" });

  test("the menu comes in a drawer with the header's entries, and goes when something is chosen", async ({
    page,
    openAs,
  }) => {
    await openAs("admin", 1);
    await expect(menuColumn(page)).toBeHidden();
    await button(page).click();
    await expect(drawer(page).locator("[data-header-entry]")).toHaveCount(5);
    await expect(drawer(page).getByRole("link", { name: /^消息，\d+ 条未读$/ })).toBeVisible();
    await expectAccessible(page);
    await drawer(page).getByRole("button", { name: "费用中心" }).click();
    await drawer(page).getByRole("link", { name: "账单明细" }).click();
    await expect(page).toHaveURL("/custom/userCenter/costCenter/billDetail");
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("账单明细");
  });

  test("the drawer closes by Escape, by its button, and by a click beside it", async ({ page, openAs }) => {
    await openAs("viewer", 2);
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await drawer(page).getByRole("button", { name: "关闭菜单" }).click();
    await expect(drawer(page)).toHaveCount(0);
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(drawer(page)).toHaveCount(0);
  });

  test("no page is wider than the screen", async ({ page, openAs, problems }) => {
    problems.expect(/status of 404/);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto("/custom/login");
    await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
    expect(await overflow()).toBe(0);
    await openAs("admin", 1);
    for (const path of [
      "/index",
      NOWHERE,
      "/userCenter/costCenter/index",
      "/resource/pubCloud/host",
      "/userCenter/messageCenter/index",
    ]) {
      await (path === NOWHERE ? visit(page, path) : visitAfresh(page, path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect({ path, overflow: await overflow() }).toEqual({ path, overflow: 0 });
    }
  });
});
