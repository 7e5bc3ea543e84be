import { expect } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { filter, rows, unfoldFilter } from "../helpers/views";
import { visitAfresh } from "../helpers/visit";

const MESSAGES = "/userCenter/messageCenter/index";
const USERS = "/userCenter/accountManage";
const codes = "v1,v3,v3-17,v6,v7,v7-1,";

test("the way to the page stands above it, with links where there is something", async ({ page, openAs, own }) => {
  await openAs((await own.user(codes)).username, 1, "/userCenter/costCenter/billDetail");
  const trail = page.getByRole("navigation", { name: "当前位置" });
  await expect(trail.getByRole("listitem")).toHaveText(["费用中心", "账单明细"]);
  await expect(trail.locator("[aria-current=page]")).toHaveText("账单明细");
});

test("help says what the page is for and what its fields mean, beside the page that stays in use", async ({
  page,
  openAs,
  own,
}) => {
  await openAs((await own.user(codes)).username, 1, USERS);
  const button = page.getByRole("button", { name: "页面帮助" });
  await button.click();
  const help = page.getByRole("complementary", { name: "页面帮助" });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(help.getByRole("heading", { level: 2 })).toHaveText("账号管理");
  await expect(help).toContainText("子账号");
  await expect(help.locator("dt")).toContainText(["用户名"]);
  await expect(help).toContainText("请联系贵公司主账号的管理员");
  await expectAccessible(page);
  await rows(page).first().getByRole("link").first().click();
  await expect(page.locator(".detail")).toBeVisible();
  await expect(help).toBeVisible();
  await visitAfresh(page, MESSAGES);
  await expect(help.getByRole("heading", { level: 2 })).toHaveText("消息中心");
  // The page takes the focus once it is there: a key pressed before could still go to its heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await help.focus();
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});

test("the name of a field in help leads to the field on the page, or help says that it is not shown", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 1, USERS);
  await page.getByRole("button", { name: "页面帮助" }).click();
  const help = page.getByRole("complementary", { name: "页面帮助" });
  const name = (words: string) => help.locator("dt").getByRole("button", { name: words, exact: true });
  await expect(rows(page).first()).toBeVisible();
  await name("用户名").click();
  await expect(page.locator("th[data-column=username] button").first()).toBeFocused();
  await name("初始密码").click();
  await expect(help.getByRole("status")).toContainText(["该字段当前未显示在页面上。"]);
  await name("用户名").click();
  await expect(help.getByText("该字段当前未显示在页面上。")).toHaveCount(0);
});

test("the search over all help finds pages that open to the reader by what help says, and leads to them", async ({
  page,
  openAs,
  own,
}) => {
  await openAs((await own.user(codes)).username, 1, USERS);
  await page.getByRole("button", { name: "页面帮助" }).click();
  const help = page.getByRole("complementary", { name: "页面帮助" });
  const search = help.getByRole("textbox", { name: "搜索全部帮助" });
  await search.fill("消息");
  await expect(help.getByRole("link", { name: "消息中心", exact: true })).toBeVisible();
  await expectAccessible(page);
  await search.fill("发票");
  await expect(help.getByRole("link", { name: "发票管理" })).toHaveCount(0);
  await search.fill("消息");
  await help.getByRole("link", { name: "消息中心", exact: true }).click();
  await expect(help.getByRole("heading", { level: 2 })).toHaveText("消息中心");
  await expect(search).toHaveValue("");
});

test("help covers the page where there is no room beside it, and sends no main account to itself", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openAs("admin", 1, USERS);
  await page.getByRole("button", { name: "页面帮助" }).click();
  const help = page.getByRole("dialog", { name: "页面帮助" });
  await expect(help.getByRole("heading", { level: 2 })).toHaveText("账号管理");
  await expect(help).not.toContainText("请联系贵公司主账号的管理员");
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
});

test.describe("display settings", () => {
  test("dark, light or as the system; remembered; readable everywhere", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await own.messages(user, [
      { title: "一", type: "finance" },
      { title: "二", type: "security", read: true },
    ]);
    await page.emulateMedia({ colorScheme: "dark" });
    await openAs(user.username, 1, MESSAGES);
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.locator("[data-settings]").click();
    await page.getByRole("radio", { name: "浅色" }).check();
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.getByRole("radio", { name: "深色" }).check();
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    await expect(html).toHaveAttribute("data-theme", "dark");
    for (const path of [MESSAGES, `${USERS}?open=create`, USERS, "/userCenter/costCenter/billDetail", "/index"]) {
      await visitAfresh(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await test.step(path, () => expectAccessible(page));
    }
    // Signs without words, and the ground of inputs, are nothing that axe looks at.
    await visitAfresh(page, "/userCenter/costCenter/billDetail");
    await page.getByRole("button", { name: "列设置" }).click();
    await expect(page.getByLabel("产品 的宽度（像素）")).toHaveCSS(
      "background-color",
      await page.locator(".list-panel").evaluate((panel) => getComputedStyle(panel).backgroundColor),
    );
    await page.keyboard.press("Escape");
    const [ink, sign] = await Promise.all(
      [page.getByRole("heading", { level: 1 }), page.getByRole("button", { name: "下一页" })].map((part) =>
        part.evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(sign).toBe(ink);
  });

  test("where the header has no button for them, they are in the palette", async ({ page, openAs }) => {
    await openAs("admin", 2);
    await expect(page.locator("[data-cloud]").first()).toBeVisible();
    await page.keyboard.press("Control+k");
    for (const name of ["时间显示：UTC", "时间显示：北京时间", "千位分隔符：1234567.50"]) {
      await page.getByRole("combobox").fill(name);
      await expect(page.getByRole("option").first()).toContainText(name);
    }
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("none");
  });

  test("moments by another clock, in cells and in filters; numbers with another separator", async ({
    page,
    openAs,
    own,
  }) => {
    const user = await own.user(codes);
    await own.messages(user, [
      { title: "凌晨", createTime: "2026-02-02 03:30:00" },
      { title: "中午", createTime: "2026-02-02 12:00:00" },
    ]);
    await openAs(user.username, 1, MESSAGES);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).last()).toContainText("2026-02-02 03:30");
    await page.locator("[data-settings]").click();
    await page.getByRole("radio", { name: "UTC" }).check();
    await expect(rows(page).last()).toContainText("2026-02-01 19:30");
    await page.keyboard.press("Escape");
    await unfoldFilter(page, "createTime");
    await page.getByLabel("发送时间：起").fill("2026-02-02");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/createTime\.from=2026-02-02\+08%3A00%3A00/);
    await expect(filter(page, "createTime").getByRole("button").first()).toHaveText("2026-02-02 起");
  });
});

test.describe("the end of the session", () => {
  test("is announced; staying renews it", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    const lifetime = (idleSeconds: number) => ({
      json: { code: 200, message: "", data: { idleSeconds, absoluteSeconds: 40_000 } },
    });
    await page.route("**/user/session", (route) => route.fulfill(lifetime(90)));
    await openAs(user.username, 1, MESSAGES);
    const warning = page.getByRole("dialog", { name: "即将退出登录" });
    await expect(warning.getByRole("timer")).toHaveText(/^1:[0-3]\d$/);
    await expectAccessible(page);
    const renewed = page.waitForRequest("**/user/session/renew");
    await warning.getByRole("button", { name: "继续使用" }).click();
    await renewed;
    await expect(warning).toHaveCount(0);
  });

  test("that nothing puts off is announced too, and can be noted", async ({ page, openAs, own }) => {
    const user = await own.user(codes);
    await page.route("**/user/session", (route) =>
      route.fulfill({ json: { code: 200, message: "", data: { idleSeconds: 1000, absoluteSeconds: 60 } } }),
    );
    await openAs(user.username, 1, MESSAGES);
    const warning = page.getByRole("dialog", { name: "即将退出登录" });
    await warning.getByRole("button", { name: "知道了" }).click();
    await expect(warning).toHaveCount(0);
  });
});

test("offline is said for as long as it lasts; back online, what is shown is fetched anew", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  await own.messages(user, [{ title: "一" }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(1);
  await page.context().setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: "网络已断开" });
  await expect(notice).toBeVisible();
  await own.messages(user, [{ title: "二" }]);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(toast(page, "网络已恢复")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test("after a new version what is new is offered once", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await openAs(user.username, 1, MESSAGES);
  const offer = page.getByRole("status").filter({ hasText: "控制台有更新" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("changesSeen"))).not.toBeNull();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("changesSeen", "2020-01-01"));
  await page.reload();
  await offer.getByRole("button", { name: "查看" }).click();
  const drawer = page.getByRole("dialog", { name: "更新内容" });
  await expect(drawer.locator("dd").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("the header holds everything from 360 px to 4K", async ({ page, openAs, own }) => {
  await openAs((await own.user(codes)).username, 1, MESSAGES);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const width of [360, 768, 1024, 1440, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await expect(page.locator("[data-palette]")).toBeInViewport();
    await expect(page.locator("[data-settings]")).toBeInViewport();
    await expect(page.locator("[data-user-menu]")).toBeInViewport();
  }
});
