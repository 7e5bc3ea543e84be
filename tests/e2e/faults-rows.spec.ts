import { expect } from "playwright/test";
import { test } from "../helpers/own-data";
import { leftMenu } from "../helpers/signed-in";
import { count, drawer, rows } from "../helpers/views";

test("100,000 rows answered at once: only those in sight are drawn, and scrolling, keys and the menu go on working", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  const [id = 0] = await own.messages(user, [{ title: "真的一条" }]);
  const list = Array.from({ length: 100_000 }, (_, index) => ({
    id: id + index,
    title: `第 ${index + 1} 条`,
    content: "",
    type: "om",
    subType: "notice",
    level: "info",
    readFlag: 1,
    createTime: "2026-01-05 09:00:00",
    readTime: null,
  }));
  const body = JSON.stringify({ code: 200, message: "", data: { list, total: list.length, pageNum: 1, pageSize: 20 } });
  await page.route("**/mes/getMessageList", (route) => route.fulfill({ contentType: "application/json", body }));
  await openAs(user.username, 1, "/userCenter/messageCenter/index");
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "100001");
  const few = async (): Promise<void> => {
    await expect.poll(() => rows(page).count()).toBeLessThan(100);
    expect(await page.locator("#console *").count()).toBeLessThan(5_000);
  };
  await few();
  await expect(count(page)).toContainText("100,000");

  const frame = page.getByRole("region", { name: "消息中心" });
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(
    rows(page)
      .filter({ hasText: /^第 50\d{3} 条|第 49\d{3} 条/ })
      .first(),
  ).toBeVisible();
  // A row that has the focus goes when it is far away: the keys go on from where the reader is.
  await frame.evaluate((element) => element.scrollTo(0, 0));
  // The rows at the top are drawn a moment after: a key pressed before would begin at one that goes.
  await expect(page.locator("tr[aria-rowindex='2']")).toBeInViewport();
  await page.keyboard.press("j");
  await expect(page.locator("tr[aria-rowindex='2']")).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.locator("tr[aria-rowindex='100001']")).toBeInViewport();
  await expect(frame).toBeFocused();
  await few();
  await page.keyboard.press("j");
  await expect(page.locator("tr:focus")).toBeInViewport();
  await page.getByRole("checkbox", { name: "选择本页全部" }).click();
  await expect(page.getByRole("group", { name: "所选项的操作" })).toContainText("1000");
  await page.keyboard.press("Home");
  await frame.press("Home");
  await expect(page.locator("tr[aria-rowindex='2']")).toBeInViewport();
  await rows(page).first().getByRole("button", { name: "查看" }).click();
  await expect(drawer(page).locator(".detail-heading")).toHaveText("真的一条");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await leftMenu(page).locator("[data-menu-code=v1]").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(user.name);
});
