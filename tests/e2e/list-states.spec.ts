import { expect, type Page, type Route } from "playwright/test";
import { test } from "../helpers/own-data";
import { leftMenu, outcome, toast } from "../helpers/signed-in";
import { column, drawer, filter, narrow, rows, tokens } from "../helpers/views";

// What a list is when it is not simply a table: loading, empty, nothing found, failed. Shown with the message centre.

const MESSAGES = "/userCenter/messageCenter/index";
const LIST = "**/mes/getMessageList";
const codes = "v1,v6,v7-1,";

const three = [{ title: "甲" }, { title: "乙" }, { title: "丙" }];
const titles = (page: Page) => column(page, "标题");
const answerHtml = (route: Route, status: number) =>
  route.fulfill({ status, contentType: "text/html", body: "<!doctype html><h1>Bad gateway</h1>" });

test("a list without rows says what will be there; one where nothing matches offers to clear the filters", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await openAs(user.username, 1, MESSAGES);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("还没有消息");
  await expect(page.getByRole("main")).toContainText("账单、资源与安全的提醒会出现在这里。");
  await expect(page.getByRole("button", { name: "清除筛选" })).toHaveCount(0);

  await own.messages(user, three);
  await page.reload();
  await narrow(page, "没有这样的");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("没有符合条件的结果");
  await page.getByRole("main").getByRole("button", { name: "清除筛选" }).last().click();
  await expect.poll(() => titles(page)).toEqual(["丙", "乙", "甲"]);
  await expect(tokens(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/custom${MESSAGES}`);
});

test("while the first rows are on their way grey bars stand for them; rows that are there stay while newer ones come", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  let release = (): void => undefined;
  const hold = (): void => {
    const held = new Promise<void>((resolve) => (release = resolve));
    void page.route(LIST, (route) => held.then(() => route.continue()), { times: 1 });
  };
  hold();
  await openAs(user.username, 1, MESSAGES);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "正在加载" })).toBeAttached();
  await expect(page.getByRole("table")).toHaveCount(0);
  // Motion is reduced: nothing may flicker for as long as it takes.
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length;
  expect(await page.evaluate(endless)).toBe(0);
  release();
  await expect(rows(page)).toHaveCount(3);
  hold();
  await filter(page, "readFlag").getByRole("combobox").selectOption("已读");
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect(rows(page)).toHaveCount(3);
  release();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("没有符合条件的结果");
});

test("of two answers that overtake each other the one asked for last is shown", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(LIST, async (route) => {
    const { keyword } = route.request().postDataJSON() as { keyword?: string };
    if (keyword === "甲") await held;
    // The request may have been given up by then.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(
    (request) => request.url().includes("getMessageList") && request.postData()?.includes("甲") === true,
  );
  await narrow(page, "甲");
  await asked;
  await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
  await narrow(page, "乙");
  await expect.poll(() => titles(page)).toEqual(["乙"]);
  release();
  await page.unrouteAll({ behavior: "wait" });
  expect(await titles(page)).toEqual(["乙"]);
});

// Every other way in which a list can fail to get one is in faults-answers.spec.ts.
test("a list that fails shows it in its place, in the server's words and with the number to quote, the menu works on, and it can be tried again", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  await own.messages(user, three);
  await page.route(LIST, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 500, message: "服务器开小差了，请稍后再试", data: { requestId: "req-4711" } },
    }),
  );
  await openAs(user.username, 1, MESSAGES);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText("列表加载失败");
  await expect(alert).toContainText(/服务器开小差了，请稍后再试.*请求编号：req-4711/s);
  await expect(toast(page, /./)).toHaveCount(0);

  await leftMenu(page).locator("[data-menu-code=v1]").click();
  await expect(page).toHaveURL("/custom/index");
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(alert.getByRole("heading")).toHaveText("列表加载失败");
  await page.unroute(LIST);
  await alert.getByRole("button", { name: "重试" }).click();
  await expect.poll(() => titles(page)).toEqual(["丙", "乙", "甲"]);
  await expect(alert).toHaveCount(0);
});

test("a list whose answer does not come within 30 s says so (§9: Request time-out 30000 ms)", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, three);
  await page.clock.install();
  await page.route(LIST, () => undefined);
  const request = page.waitForRequest(LIST);
  await openAs(user.username, 1, MESSAGES);
  const sent = Number((await request).headers().timestamp);
  await page.clock.pauseAt(sent + 29_900);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.clock.pauseAt(sent + 30_100);
  await page.clock.resume();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("服务器响应超时，请稍后重试。");
  await page.unroute(LIST);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("rows that are there stay when newer ones fail, with a word that they may be old", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  await page.route(LIST, (route) => route.abort());
  await rows(page).first().getByRole("button", { name: "标为已读" }).click();
  await expect(outcome(page, "操作成功")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("网络连接失败，请检查网络后重试。");
  await expect(rows(page)).toHaveCount(3);
  await page.unroute(LIST);
  await page.getByRole("main").getByRole("alert").getByRole("button", { name: "重试" }).click();
  await expect.poll(() => column(page, "状态")).toEqual(["已读", "未读", "未读"]);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a detail that fails can be tried again in its drawer", async ({ page, openAs, own, problems }) => {
  problems.expect(/Failed to load resource/);
  const user = await own.user(codes);
  await own.messages(user, three);
  await openAs(user.username, 1, MESSAGES);
  await page.route("**/mes/detail?**", (route) => answerHtml(route, 502));
  await rows(page).first().getByRole("button", { name: "查看" }).click();
  await expect(drawer(page).getByRole("alert")).toContainText("网络连接失败，请检查网络后重试。");
  await page.unroute("**/mes/detail?**");
  await drawer(page).getByRole("button", { name: "重试" }).click();
  await expect(drawer(page).locator(".detail-heading")).toHaveText("丙");
});

test("a screen whose part of the program cannot be loaded says so, the menu works on, and it can be tried again", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  problems.expect(/ScreenNotLoaded/);
  const user = await own.user(codes);
  await own.messages(user, three);
  await page.route("**/custom/console/screens/messages.*", (route) => route.abort());
  await openAs(user.username, 1, "/index");
  const failed = page.getByRole("main").getByRole("alert").getByRole("heading");
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(failed).toHaveText("页面加载失败");
  await leftMenu(page).locator("[data-menu-code=v1]").click();
  await expect(page).toHaveURL("/custom/index");
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(failed).toHaveText("页面加载失败");
  await page.unroute("**/custom/console/screens/messages.*");
  await page.getByRole("main").getByRole("button", { name: "重试" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("a part of the application that cannot be loaded leaves the menu; a reload leads back to the same address", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  problems.expect(/dynamically imported module/);
  const user = await own.user("v1,v7,v7-1,");
  await page.route("**/custom/assets/form-view-*.js", (route) => route.abort());
  await openAs(user.username, 1, "/userCenter/accountManage");
  await page.getByRole("button", { name: "新建子账号" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("页面出现问题");
  await expect(leftMenu(page).locator("[data-menu-code=v1]")).toBeVisible();
  await page.unroute("**/custom/assets/form-view-*.js");
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(drawer(page).getByLabel("用户名")).toBeVisible();
});
