import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { drawer, filter, filterLine, narrow, query, row, rows } from "../helpers/views";

// A list by keyboard alone, and what a screen reader hears of it. Shown with the message centre.

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v6,";
const three = [{ title: "甲" }, { title: "乙" }, { title: "丙" }];

const help = (page: Page) => page.getByRole("dialog", { name: "键盘快捷键" });
const heard = (page: Page) => page.locator("[data-list-heard]");

test("keys lead to the search, from row to row, open and select", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press("j");
  await expect(row(page, "丙")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(row(page, "甲")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("ArrowUp");
  await expect(row(page, "丙")).toBeFocused();

  await page.keyboard.press("Space");
  await expect(row(page, "丙").getByRole("checkbox")).toBeChecked();
  await expect(row(page, "丙")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(row(page, "丙").getByRole("checkbox")).not.toBeChecked();

  await page.keyboard.press("Enter");
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("丙");
  // What lies over the list has the keys for itself.
  await page.keyboard.press("j");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(row(page, "丙")).toBeFocused();

  await page.keyboard.press("/");
  const search = filterLine(page);
  await expect(search).toBeFocused();
  await page.keyboard.type("j/k?");
  await expect(search).toHaveValue("j/k?");
  await expect(help(page)).toHaveCount(0);
});

test("? shows the keys; they can be turned off, and on again from the user's menu", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press("?");
  await expect(help(page).getByRole("heading", { level: 3 })).toHaveText(["列表", "通用"]);
  await expect(help(page).getByRole("definition").filter({ hasText: "下一行" })).toBeVisible();
  await expect(help(page).locator("dl > div").filter({ hasText: "搜索页面、操作与记录" }).locator("kbd")).toHaveText([
    "Ctrl",
    "K",
  ]);
  await expectAccessible(page);
  await help(page).getByLabel("启用单键快捷键").uncheck();
  await page.keyboard.press("Escape");
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(row(page, "丙")).not.toBeFocused();
  await expect(help(page)).toHaveCount(0);
  await page.reload();
  await page.locator("[data-user-menu]").click();
  await page.getByRole("button", { name: "键盘快捷键" }).click();
  await help(page).getByLabel("启用单键快捷键").check();
  await help(page).getByRole("button", { name: "关闭" }).click();
  await page.keyboard.press("j");
  await expect(row(page, "丙")).toBeFocused();
});

test("the count is heard, after a filter, an order and a refresh too", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, [...three, { title: "丁", read: true }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(heard(page)).toHaveText("第 1–4 条，共 4 条，按发送时间降序");
  await filter(page, "readFlag").getByRole("combobox").selectOption("未读");
  await expect(heard(page)).toHaveText("第 1–3 条，共 3 条，按发送时间降序");
  await page.getByRole("button", { name: "状态", exact: true }).click();
  await expect(heard(page)).toHaveText("第 1–3 条，共 3 条，按状态降序");
  await narrow(page, "没有");
  await expect(heard(page)).toHaveText("没有符合条件的结果");
  await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
  await expect(heard(page)).toHaveText("第 1–4 条，共 4 条，按状态降序");
  // Silent while the rows are fetched, so that the same words are said again.
  await heard(page).evaluate((region) => {
    const told: string[] = [];
    new MutationObserver(() => told.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { told });
  });
  await page.getByRole("button", { name: /^刷新/ }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told))
    .toEqual(["", "第 1–4 条，共 4 条，按状态降序"]);
});

test("a row's link opens in a window of its own", async ({ page, context, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, `${MESSAGES}?readFlag=0`);
  const link = row(page, "乙").getByRole("link", { name: "乙" });
  await expect(link).toHaveAttribute(
    "href",
    /^\/custom\/userCenter\/messageCenter\/index\?readFlag=0&open=detail&id=\d+$/,
  );
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await other.waitForURL(/open=detail|\/login/);
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({ readFlag: "0" });
});
