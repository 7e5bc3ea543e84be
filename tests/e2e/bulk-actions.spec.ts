import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnUser, test } from "../helpers/own-data";
import { callApi, recordCalls, toast } from "../helpers/signed-in";
import { column, question, row, rows } from "../helpers/views";

const USERS = "/userCenter/accountManage";
const MESSAGES = "/userCenter/messageCenter/index";
const manager = "v1,v7,v7-1,";
const MODIFY = "**/user/modify";

const bulk = (page: Page) => page.getByRole("group", { name: "所选项的操作" });
const dialog = (page: Page) => page.locator("dialog.bulk");
const button = (place: Locator, name: string | RegExp) => place.getByRole("button", { name });
const entry = (page: Page, { username }: OwnUser) => dialog(page).getByRole("listitem").filter({ hasText: username });

async function select(page: Page, users: readonly OwnUser[]): Promise<void> {
  for (const { username } of users) await row(page, username).getByRole("checkbox").check();
}

/** Answers the calls for these users when told to. */
async function hold(page: Page, held: readonly OwnUser[]): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MODIFY, async (route) => {
    const { id } = route.request().postDataJSON() as { id: number };
    if (held.some((user) => user.id === id)) await released;
    await route.continue();
  });
  return release;
}

test("several users are disabled one by one: who is left out and why is said before, how each fared after", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  const others = [await own.user("v7-1,"), await own.user("v7-1,"), await own.user("v7-1,")] as const;
  const calls = recordCalls(page, "/api/v1/user/modify");
  await openAs(user.username, 1, USERS);
  await select(page, [...others, user]);
  await button(bulk(page), "停用").click();

  await expect(dialog(page)).toContainText("停用 4 个账号？");
  await expect(dialog(page)).toContainText("这些用户立即退出且不能再登录。");
  await expect(button(dialog(page), "取消")).toBeFocused();
  await expectAccessible(page);
  expect(calls).toHaveLength(0);
  await button(dialog(page), "停用 4 项").click();

  await expect(dialog(page).getByRole("status")).toHaveText("成功 3 项，失败 1 项，未处理 0 项");
  for (const other of others) await expect(entry(page, other)).toContainText("成功");
  await expect(entry(page, user)).toContainText("不能停用或删除自己");
  await expect(dialog(page).getByRole("listitem").first()).toContainText(user.username);
  expect(calls).toHaveLength(4);
  await expectAccessible(page);

  // Those that failed, and only those, are tried again.
  await button(dialog(page), "重试失败的 1 项").click();
  await expect.poll(() => calls.length).toBe(5);
  await expect(button(dialog(page), "重试失败的 1 项")).toBeVisible();
  await button(dialog(page), "关闭").click();
  for (const other of others) await expect(row(page, other.username)).toContainText("停用");
  // What was done is no longer selected; what failed still is.
  await expect(bulk(page).getByRole("status")).toHaveText("已选 1 项");
});

test("rows whose state forbids it are left out, with the reason; where all forbid it, the button says why", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const [user, active, disabled] = [await own.user(manager), await own.user("v7-1,"), await own.user("v7-1,")];
  await callApi(consoleServer.url, "modifyUser", { id: disabled.id, status: 0 }, await own.admin());
  await openAs(user.username, 1, USERS);
  await select(page, [disabled]);
  await expect(button(bulk(page), "停用")).toBeDisabled();
  await expect(button(bulk(page), "停用")).toHaveAccessibleDescription("状态为“停用”时不能进行此操作");
  await button(bulk(page), "停用").hover();
  await expect(page.locator(".hint:popover-open")).toHaveText("状态为“停用”时不能进行此操作");
  await select(page, [active]);
  await button(bulk(page), "停用").click();
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText(["将处理的 1 项", "不处理的 1 项"]);
  await expect(entry(page, disabled)).toContainText("状态为“停用”时不能进行此操作");
  await button(dialog(page), "停用 1 项").click();
  await expect(dialog(page).getByRole("status")).toHaveText("1 项全部成功");
});

test("a run is not lost: Escape makes it small, paging goes on beside it, leaving the page asks, stop stops", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  const others: OwnUser[] = [];
  for (let index = 0; index < 6; index += 1) others.push(await own.user("v7-1,"));
  await openAs(user.username, 1, USERS);
  await select(page, others);
  const release = await hold(page, others);
  const calls = recordCalls(page, "/api/v1/user/modify");
  await button(bulk(page), "停用").click();
  await button(dialog(page), "停用 6 项").click();
  // No more than four at a time.
  await expect.poll(() => calls.length).toBe(4);
  await expect(dialog(page)).toContainText("0 / 6");

  await page.keyboard.press("Escape");
  const small = page.getByRole("region", { name: "批量操作" });
  await expect(small).toContainText("0 / 6");
  await expect(button(small, "查看")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("columnheader", { name: "姓名" }).getByRole("button").click();
  await expect(small).toBeVisible();
  await expect(button(bulk(page), "停用")).toHaveAccessibleDescription(
    "另一个批量操作还没有结束，请等它完成或先停止它",
  );

  await page.getByRole("link", { name: /首页/ }).first().click();
  await expect(question(page)).toContainText("还有 6 项没有处理");
  await button(question(page), "留在此页").click();
  await expect(page).toHaveURL(/accountManage/);
  expect(calls).toHaveLength(4);

  await button(small, "查看").click();
  await button(dialog(page), "停止").click();
  await expect(dialog(page).locator(".bulk-count")).toContainText("正在停止");
  release();
  await expect(dialog(page).getByRole("status")).toHaveText("成功 4 项，失败 0 项，未处理 2 项");
  expect(calls).toHaveLength(4);
  await button(dialog(page), "继续未完成的 2 项").click();
  await expect(dialog(page).getByRole("status")).toHaveText("6 项全部成功");
  await button(dialog(page), "关闭").click();
  await page.getByRole("link", { name: /首页/ }).first().click();
  await expect(page).toHaveURL("/custom/index");
});

test("failures that have not been looked through are not lost by leaving either", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const [user, other] = [await own.user(manager), await own.user("v7-1,")];
  await page.route(MODIFY, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<html>" }));
  await openAs(user.username, 1, "/userCenter/roleManage");
  await page.getByRole("link", { name: "账号管理" }).first().click();
  await select(page, [other]);
  await button(bulk(page), "停用").click();
  await button(dialog(page), "停用 1 项").click();
  await expect(entry(page, other)).toContainText("失败");
  await page.goBack();
  await expect(question(page)).toContainText("离开后就看不到哪些项失败");
  await button(question(page), "留在此页").click();
  await page.unroute(MODIFY);
  await button(dialog(page), "重试失败的 1 项").click();
  await expect(dialog(page).getByRole("status")).toHaveText("1 项全部成功");
});

test("several messages are marked in one call; those read already are left out", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "甲" }, { title: "乙", read: true }, { title: "丙" }]);
  const calls = recordCalls(page, "/api/v1/mes/readFlag");
  await openAs(user.username, 1, MESSAGES);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await button(bulk(page), "标为已读").click();
  await expect(dialog(page)).toContainText("状态为“已读”时不能进行此操作");
  await button(dialog(page), "标为已读 2 项").click();
  await expect(dialog(page).getByRole("status")).toHaveText("2 项全部成功");
  expect(calls).toHaveLength(1);
  expect((calls[0]?.postDataJSON() as { ids: number[] } | undefined)?.ids).toHaveLength(2);
  await button(dialog(page), "关闭").click();
  await expect.poll(() => column(page, "状态")).toEqual(["已读", "已读", "已读"]);
});

test("more rows than one call takes go in batches", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  await own.messages(
    user,
    Array.from({ length: 230 }, (_, index) => ({ title: `第${index}条` })),
  );
  await openAs(user.username, 1, `${MESSAGES}?size=200`);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(bulk(page).getByRole("status")).toHaveText("已选 230 项");
  const calls = recordCalls(page, "/api/v1/mes/delete");
  await button(bulk(page), "删除").click();
  await button(dialog(page), "删除 230 项").click();
  await expect(dialog(page).getByRole("status")).toHaveText("230 项全部成功");
  expect(calls.map((call) => (call.postDataJSON() as { ids: number[] }).ids.length)).toEqual([200, 30]);
  await button(dialog(page), "关闭").click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("还没有消息");
  await expect(toast(page, /失败/)).toHaveCount(0);
});

test("a selection outlives pages and order, grows by ranges, and goes with the filters", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  await own.messages(
    user,
    Array.from({ length: 25 }, (_, index) => ({ title: `第${index}条` })),
  );
  await openAs(user.username, 1, MESSAGES);
  const box = (index: number) => rows(page).nth(index).getByRole("checkbox");
  const selected = bulk(page).getByRole("status");
  await box(1).check();
  await box(4).click({ modifiers: ["Shift"] });
  await expect(selected).toHaveText("已选 4 项");
  // By keyboard the same.
  await box(8).focus();
  await page.keyboard.press("Shift+Space");
  await expect(selected).toHaveText("已选 8 项");
  await box(6).click({ modifiers: ["Shift"] });
  await expect(selected).toHaveText("已选 5 项");

  await page.getByRole("button", { name: "下一页" }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(selected).toHaveText("已选 10 项");
  await page.getByRole("columnheader", { name: "发送时间" }).getByRole("button").click();
  await expect(rows(page)).toHaveCount(20);
  await expect(selected).toHaveText("已选 10 项");
  // Looking at one does not let go of it.
  const chosen = rows(page)
    .filter({ has: page.getByRole("checkbox", { checked: true }) })
    .first();
  await chosen.getByRole("button", { name: "查看" }).click();
  await page.keyboard.press("Escape");
  await expect(selected).toHaveText("已选 10 项");

  await page.getByRole("combobox", { name: "状态" }).selectOption("未读");
  await expect(bulk(page)).toHaveCount(0);
});
