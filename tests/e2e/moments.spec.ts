import { expect, type Page } from "playwright/test";
import { apiMoment } from "../../src/domain/time-zone";
import { test } from "../helpers/own-data";
import { rows, unfolded, value } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const ORDERS = "/userCenter/costCenter/orderManage";
const MINUTE_MS = 60_000;

const momentOf = (page: Page, title: string) => rows(page).filter({ hasText: title }).locator("time");

test("a moment that is near is told by how far it is, exactly to whoever points, and goes on while the page is open", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  const sent = apiMoment(Date.now() - 5 * MINUTE_MS);
  await own.messages(user, [
    { title: "很久以前", createTime: "2026-02-03 10:00:07" },
    { title: "刚才", createTime: sent },
  ]);
  await page.clock.install();
  await openAs(user.username, 1, MESSAGES);

  const near = momentOf(page, "刚才");
  await expect(near).toHaveText(/^\d 分钟前/);
  await expect(near).toHaveAttribute("title", sent);
  await expect(near).toHaveAttribute("datetime", `${sent.replace(" ", "T")}+08:00`);
  await expect(near.locator(".visually-hidden")).toHaveText(sent);
  await expect(momentOf(page, "很久以前")).toHaveText("2026-02-03 10:00");
  await expect(momentOf(page, "很久以前")).toHaveAttribute("title", "2026-02-03 10:00:07");

  await page.clock.fastForward(20 * MINUTE_MS);
  await expect(near).toHaveText(/^2\d 分钟前/);
});

test("columns that compare moments are exact, one that stands by itself is near, and the page names its time zone once", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(unfolded);
  await openAs("admin", 1, ORDERS);
  await expect(page.getByText("时区：UTC+8")).toHaveCount(1);
  const ordered = rows(page).first().locator("time").first();
  const exact = await ordered.textContent();
  expect(exact).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await rows(page).first().getByRole("link").first().click();
  const alone = value(page, "createTime").locator("time");
  await expect(alone).toHaveAttribute("title", exact ?? "");
  await expect(alone).not.toHaveText(exact ?? "");
});
