import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";

// All services, and favourite pages on top of the left menu.

const codes = "v1,v3,v3-1,v3-7,v3-17,v6,v7,v7-1,";
const REPORTS = "/reportformCenter/index";
const USERS = "/userCenter/accountManage";

const opener = (page: Page) => page.locator("[data-services]:visible");
const services = (page: Page) => page.getByRole("dialog", { name: "全部服务" });
const search = (page: Page) => services(page).getByRole("textbox", { name: "搜索服务" });
const links = (page: Page) => services(page).getByRole("link");
const area = (page: Page, name: string) => services(page).getByRole("region", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pinned = (page: Page) => page.getByRole("region", { name: "收藏", exact: true });

test("all services by mouse: by area, also what no menu lists; a click opens a page", async ({ page, openAs, own }) => {
  await openAs((await own.user(codes)).username, 1, "/index");
  await expect(opener(page)).not.toHaveClass(/active/);
  await opener(page).click();
  await expect(area(page, "费用中心").getByRole("link")).toHaveText([
    "账单概览",
    "消费明细",
    "账单明细",
    "充值",
    "充值记录",
  ]);
  await expect(area(page, "其他服务").getByRole("link")).toContainText(["报表中心", "增值产品", "购物车"]);
  await expect(links(page).filter({ hasText: "订单管理" })).toHaveCount(0);
  await expectAccessible(page);
  await page.mouse.click(5, 700);
  await expect(services(page)).toHaveCount(0);
  await opener(page).click();
  await links(page).filter({ hasText: "报表中心" }).click();
  await expect(page).toHaveURL(new RegExp(`${REPORTS}$`));
  await expect(services(page)).toHaveCount(0);
});

test("all services open again by a key that comes right after the one that closed them", async ({
  page,
  openAs,
  own,
}) => {
  await openAs((await own.user(codes)).username, 1, "/index");
  await opener(page).press("Enter");
  await expect(search(page)).toBeFocused();
  // Both keys wait for the page, which takes them one after the other.
  const busy = page.evaluate(() => {
    const until = performance.now() + 1_000;
    while (performance.now() < until);
  });
  await Promise.all([busy, page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await expect(search(page)).toBeFocused();
});

test("all services by keyboard: typed, walked with the arrows, opened with Enter, closed with Escape", async ({
  page,
  openAs,
  own,
}) => {
  await openAs((await own.user(codes)).username, 1, "/index");
  await opener(page).press("Enter");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(services(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("账单");
  await expect(links(page)).toHaveText(["账单概览", "账单明细", "消费明细"]);
  await page.keyboard.type(" details");
  await expect(links(page)).toHaveText(["账单明细"]);
  await expect(services(page).getByRole("status")).toHaveText("1 项结果");
  await page.keyboard.press("ArrowDown");
  await expect(links(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/costCenter\/billDetail$/);
  await expect(services(page)).toHaveCount(0);
  // The page takes the focus once it is there: a key pressed before could still go to its heading.
  await expect(heading(page)).toBeFocused();
  await opener(page).press("Enter");
  await page.keyboard.type("bill over");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/costCenter\/index$/);
  await expect(services(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await opener(page).press("Enter");
  await page.keyboard.type("没有这样的页面");
  await expect(services(page)).toContainText("没有与“没有这样的页面”匹配的内容");
});

test("in the maintenance console they stand below the left menu, and are marked where no entry is the page's", async ({
  page,
  openAs,
  own,
}) => {
  await openAs((await own.user("v1,v3-18,v8,v8-2,v8-2.1,")).username, 2, "/resource/pubCloud/host");
  await expect(page.locator(".frame-menu .menu-active")).toHaveText("云主机");
  await expect(opener(page)).not.toHaveClass(/active/);
  await opener(page).click();
  await links(page).filter({ hasText: "订单管理" }).click();
  await expect(page).toHaveURL(/orderManage$/);
  await expect(opener(page)).toHaveClass(/active/);
});

test("at 360 px all services cover the page, opened from the menu", async ({ page, openAs, own }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs((await own.user(codes)).username, 1, "/index");
  await page.getByRole("button", { name: "打开菜单" }).click();
  await opener(page).click();
  await expect(search(page)).toBeFocused();
  expect(await services(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expectAccessible(page);
  await links(page).filter({ hasText: "报表中心" }).click();
  await expect(page).toHaveURL(new RegExp(`${REPORTS}$`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("favourite pages stand on top of the left menu, and are taken away there", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await openAs(user.username, 1, USERS);
  await expect(pinned(page)).toHaveCount(0);
  for (const path of [USERS, REPORTS]) {
    await openAs(user.username, 1, path);
    await page.getByRole("button", { name: "收藏此页" }).click();
  }
  await expect(pinned(page).getByRole("link")).toHaveText(["账号管理", "报表中心"]);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator(".left-menu").getByRole("link").first()).toHaveText("账号管理");
  await pinned(page).getByRole("link", { name: "账号管理" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${USERS}$`));

  await pinned(page).getByRole("button", { name: "取消收藏账号管理" }).press("Enter");
  await expect(pinned(page).getByRole("link")).toHaveText(["报表中心"]);
  await expect(pinned(page).getByRole("button", { name: "取消收藏报表中心" })).toBeFocused();
  await expect(page.getByRole("button", { name: "收藏此页" })).toHaveAttribute("aria-pressed", "false");
  await pinned(page).getByRole("button").click();
  await expect(pinned(page)).toHaveCount(0);
  await expect(page.locator(".left-menu [data-menu-code]").first()).toBeFocused();
});
