import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { signIn } from "../helpers/signed-in";
import { count, drawer, query, rows } from "../helpers/views";

// Lists whose end is not known: paged by places, or counted only up to a limit.

const ACCOUNT = "/userCenter/myAccount";
const MESSAGES = "/userCenter/messageCenter/index";

const pages = (page: Page) => page.getByRole("navigation", { name: "分页" });
const step = (page: Page, name: string) => pages(page).getByRole("button", { name });

test("the sign-in history: previous and next, back and forward, the place in the address", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user("v1,");
  await signIn(consoleServer.url, user.username);
  await own.query(
    `INSERT INTO audit_events (time, username, action, result, ip, request_id)
     SELECT now() - (60 - n) * interval '1 microsecond', $1, 'login', 'failed', '192.0.2.' || n, 'seeded' FROM generate_series(1, 50) AS n`,
    [user.username],
  );
  await openAs(user.username, 1, ACCOUNT);
  await page.getByRole("button", { name: "登录记录" }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("登录记录");
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).first()).toContainText("成功");
  await expect(rows(page).first()).toContainText("127.0.0.1");
  await expect(count(page)).toHaveText("本页 20 条");
  await expect(step(page, "上一页")).toBeDisabled();
  await expect(step(page, "最后一页")).toHaveCount(0);
  await expectAccessible(page);

  await step(page, "下一页").click();
  await expect(rows(page).first()).toContainText("192.0.2.31");
  expect(query(page)).toMatchObject({ open: "loginHistory", "open.cursor": expect.stringMatching(/^b\d+$/) });
  await step(page, "下一页").click();
  await expect(rows(page).first()).toContainText("192.0.2.11");
  await expect(step(page, "下一页")).toBeDisabled();
  await page.goBack();
  await expect(rows(page).first()).toContainText("192.0.2.31");
  await page.goForward();
  await expect(rows(page).first()).toContainText("192.0.2.11");
  await page.reload();
  await expect(rows(page).first()).toContainText("192.0.2.11");
  await step(page, "上一页").click();
  await expect(rows(page).first()).toContainText("192.0.2.31");
  await step(page, "第一页").click();
  await expect(rows(page).first()).toContainText("成功");
  await expect(step(page, "第一页")).toBeDisabled();

  // Filters begin anew; closing takes all of it out of the address.
  await step(page, "下一页").click();
  await expect(rows(page).first()).toContainText("192.0.2.31");
  await drawer(page).getByLabel("结果").selectOption("成功");
  await expect(rows(page)).toHaveCount(2);
  expect(query(page)).toMatchObject({ "open.result": "ok" });
  expect(query(page)).not.toHaveProperty("open.cursor");
  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({});
  await page.goto(`/custom${ACCOUNT}?open=loginHistory&open.cursor=nonsense&open.result=perhaps`);
  await expect(rows(page)).toHaveCount(20);
});

test("more messages than are counted: no last page, and the next ones are there", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  await own.query(
    `INSERT INTO messages (custom_id, user_id, sub_type, level, title, content, type, create_time)
     SELECT 1001, $1, 'notice', 'info', 'Nr. ' || n, 'x', 'om', now() - n * interval '1 minute' FROM generate_series(1, 10030) AS n`,
    [user.id],
  );
  await openAs(user.username, 1, `${MESSAGES}?page=500`);
  await expect(count(page)).toHaveText("第 9,981–10,000 条，共 10,000+ 条");
  await expect(pages(page)).toContainText("第 500 页");
  await expect(step(page, "最后一页")).toHaveCount(0);
  await step(page, "下一页").click();
  await expect(count(page)).toHaveText("第 10,001–10,020 条，共 10,000+ 条");
  await step(page, "下一页").click();
  await expect(rows(page)).toHaveCount(10);
  await expect(count(page)).toHaveText("第 10,021–10,030 条，共 10,000+ 条");
  await expect(step(page, "下一页")).toBeDisabled();
  await page.goto(`/custom${MESSAGES}?page=900`);
  await expect(count(page)).toHaveText("第 9,981–10,000 条，共 10,000+ 条");
  expect(query(page)).toEqual({ page: "500" });
});

test("back before the page after next is drawn: the list is at the page of the address", async ({ page, openAs }) => {
  await openAs("many", 1, `${MESSAGES}?page=2`);
  await expect(count(page)).toContainText("第 21–40 条");
  // As the browser would, before anything could be drawn in between.
  await step(page, "下一页").evaluate((button: HTMLButtonElement) => {
    const { state } = history;
    const { href } = location;
    button.click();
    history.replaceState(state, "", href);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(count(page)).toContainText("第 21–40 条");
  await expect(pages(page)).toContainText("第 2 / 8 页");
  await step(page, "下一页").click();
  await expect(count(page)).toContainText("第 41–60 条");
  expect(query(page)).toEqual({ page: "3" });
});
