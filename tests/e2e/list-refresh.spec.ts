import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { recordCalls } from "../helpers/signed-in";
import { column, row, rows } from "../helpers/views";

// Rows fetched anew by hand and by themselves, and rows that unfold.

const MESSAGES = "/userCenter/messageCenter/index";
const ACCOUNTS = "/userCenter/accountManage";
const LIST = "/api/v1/user/find";

const refresh = (page: Page) => page.getByRole("button", { name: /^刷新/ });

test("by hand: new rows come, and the button says since when they are there", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "甲" }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(refresh(page)).toHaveText(/^更新于 \d\d:\d\d:\d\d$/);
  await own.messages(user, [{ title: "乙", createTime: "2026-02-01 00:00:00" }]);
  await refresh(page).click();
  await expect.poll(() => column(page, "标题")).toEqual(["乙", "甲"]);
  await expect(refresh(page)).toBeFocused();
});

test("by itself: while an account is locked, but not while the page is hidden", async ({ page, openAs, own }) => {
  const [reader, locked] = [await own.user("v1,v7,v7-1,"), await own.user("v1,")];
  await own.query("UPDATE users SET status = 2 WHERE id = $1", [locked.id]);
  await page.clock.install();
  const calls = recordCalls(page, LIST);
  await openAs(reader.username, 1, `${ACCOUNTS}?keyword=${locked.username}`);
  await expect(row(page, locked.username)).toContainText("锁定");
  const before = calls.length;
  await page.clock.runFor(3_100);
  await expect.poll(() => calls.length).toBe(before + 1);
  // No word about it to anybody.
  await expect(page.locator(".list-progress")).toHaveCount(0);

  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(60_000);
  expect(calls.length).toBe(before + 1);
  await own.query("UPDATE users SET status = 1 WHERE id = $1", [locked.id]);
  await hide(false);
  await expect(row(page, locked.username)).toContainText("正常");
  const after = calls.length;
  await page.clock.runFor(120_000);
  expect(calls.length).toBe(after);
});

test("a row unfolds more about itself, by keyboard, and stays so when it is fetched anew", async ({ page, openAs }) => {
  await openAs("finance", 1, "/userCenter/costCenter/billDetail?size=200");
  const first = rows(page).first();
  const button = first.getByRole("button", { name: /^更多信息/ });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const unfolded = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
  await expect(unfolded.locator("[data-field=resourceId] dt")).toHaveText("实例 ID");
  await expect(unfolded.locator("[data-field=resourceId] dd")).not.toHaveText("");
  await expectAccessible(page);
  // It stays in sight beside a table that is scrolled sideways.
  await page.locator(".list-frame").evaluate((frame) => frame.scrollTo({ left: 600 }));
  await expect(unfolded.locator("dl")).toBeInViewport();
  await page.locator(".list-frame").evaluate((frame) => frame.scrollTo({ left: 0 }));
  await refresh(page).click();
  await expect(unfolded).toBeVisible();
  await button.click();
  await expect(unfolded).toHaveCount(0);
});
