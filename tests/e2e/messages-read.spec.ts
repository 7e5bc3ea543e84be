import { expect, type Locator, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { callApi, outcome, recordCalls } from "../helpers/signed-in";
import { column, count, drawer, filter, messagesEntry, query, question, row, rows, value } from "../helpers/views";

// The badge counts what is unread (domain rules: "the badge follows unReadCount").

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v3-6,v6,";

const unread = (title: string) => ({ title });
const read = (title: string) => ({ title, read: true });
const status = (of: Locator) => of.getByRole("cell").nth(3);
const checkbox = (page: Page, title: string) => row(page, title).getByRole("checkbox");
const bulk = (page: Page) => page.getByRole("group", { name: "所选项的操作" });

async function expectUnread(page: Page, number: number): Promise<void> {
  const entry = messagesEntry(page);
  await expect(entry).toHaveAccessibleName(number === 0 ? "消息" : `消息，${number} 条未读`);
  await expect(entry.locator(".badge")).toHaveText(number === 0 ? [] : [String(number)]);
}

test("a message opens in a drawer and is read from then on; the badge follows; closing leads back to the list", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(codes);
  const [, second] = await own.messages(user, [
    unread("甲"),
    { title: "乙", content: "第一行\n<b>第二行</b>" },
    read("丙"),
  ]);
  const token = await openAs(user.username, 1, `${MESSAGES}?sort=type.ascending`);
  await expectUnread(page, 2);
  await row(page, "乙").getByRole("link", { name: "乙" }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("乙");
  await expect(value(page, "content")).toHaveText("第一行\n<b>第二行</b>", { useInnerText: true });
  await expect(value(page, "readFlag")).toHaveText("已读");
  await expect(value(page, "readTime")).toContainText("刚刚");
  await expectUnread(page, 1);
  expect(query(page)).toEqual({ sort: "type.ascending", open: "detail", id: String(second) });
  expect(await callApi(consoleServer.url, "countUnreadMessages", undefined, token)).toBe(1);

  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({ sort: "type.ascending" });
  await expect(status(row(page, "乙"))).toHaveText("已读");
  await expect(row(page, "乙").getByRole("link", { name: "乙" })).toBeFocused();
  // A message that is read is not marked again.
  const calls = recordCalls(page, "/api/v1/mes/readFlag");
  await row(page, "丙").getByRole("button", { name: "查看" }).click();
  await expect(value(page, "readFlag")).toHaveText("已读");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("a drawer has an address: reloaded, walked back to, and closed by the back button", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  const [id] = await own.messages(user, [unread("甲"), unread("乙")]);
  await openAs(user.username, 1, MESSAGES);
  await row(page, "甲").getByRole("button", { name: "查看" }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("甲");
  await page.reload();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("甲");
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await page.goForward();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("甲");
  // Opened by a link, there is no page behind it to go back to.
  await page.goto(`/custom${MESSAGES}?open=detail&id=${id}`);
  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/custom${MESSAGES}`);
});

test("another user's message answers like a missing one", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user(codes), await own.user(codes)];
  const [id] = await own.messages(other, [unread("别人的消息")]);
  for (const asked of [id, 999_999_999]) {
    await openAs(user.username, 1, `${MESSAGES}?open=detail&id=${asked}`);
    await expect(drawer(page).getByRole("heading", { name: "没有找到该记录" })).toBeVisible();
    await expect(drawer(page)).not.toContainText("别人");
  }
});

test("one message is marked read in its row, once; the button is then gone", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, [unread("甲"), unread("乙")]);
  await openAs(user.username, 1, MESSAGES);
  await expectUnread(page, 2);
  const calls = recordCalls(page, "/api/v1/mes/readFlag");
  const button = row(page, "甲").getByRole("button", { name: "标为已读" });
  await button.dblclick();
  await expect(status(row(page, "甲"))).toHaveText("已读");
  await expectUnread(page, 1);
  expect(calls).toHaveLength(1);
  await expect(button).toHaveCount(0);
  await expect(status(row(page, "乙"))).toHaveText("未读");
});

test("the selected messages are marked read together", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, [unread("甲"), unread("乙"), read("丙"), unread("丁")]);
  await openAs(user.username, 1, MESSAGES);
  await expectUnread(page, 3);
  await expect(bulk(page)).toHaveCount(0);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  for (const title of ["丙", "丁"]) await checkbox(page, title).uncheck();
  await expect(bulk(page).getByRole("status")).toHaveText("已选 2 项");
  await bulk(page).getByRole("button", { name: "标为已读" }).click();
  await expect(outcome(page, "已标为已读")).toBeVisible();
  await expectUnread(page, 1);
  await expect.poll(() => column(page, "状态")).toEqual(["未读", "已读", "已读", "已读"]);
  await expect(bulk(page)).toHaveCount(0);
});

test("all messages are marked read after a question; a list of the unread is empty then", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(
    user,
    Array.from({ length: 23 }, (_, index) => unread(`第 ${index} 条`)),
  );
  await openAs(user.username, 1, `${MESSAGES}?readFlag=0&page=2`);
  await expectUnread(page, 23);
  await page.getByRole("button", { name: "全部标为已读" }).click();
  await expect(question(page)).toContainText("将全部未读消息标为已读？");
  await expect(question(page).getByRole("button", { name: "取消" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expectUnread(page, 23);

  // The button rests for a second after it was pressed (specification §5).
  const button = page.getByRole("button", { name: "全部标为已读" });
  await expect(button).toBeEnabled();
  await button.click();
  await question(page).getByRole("button", { name: "全部标为已读" }).click();
  await expect(outcome(page, "全部消息已标为已读")).toBeVisible();
  await expectUnread(page, 0);
  await expect(page.getByRole("heading", { name: "没有符合条件的结果" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "清除筛选" }).last().click();
  await expect(count(page)).toHaveText("第 1–20 条，共 23 条");
});

test("one message is deleted after a question that can be refused; the badge follows", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, [unread("甲"), unread("乙"), unread("丙")]);
  await openAs(user.username, 1, MESSAGES);
  const calls = recordCalls(page, "/api/v1/mes/delete");
  await row(page, "乙").getByRole("button", { name: "删除" }).click();
  await expect(question(page)).toContainText("删除这条消息？删除后无法恢复。");
  await question(page).getByRole("button", { name: "取消" }).click();
  await expect(question(page)).toHaveCount(0);
  expect(calls).toEqual([]);
  const button = row(page, "乙").getByRole("button", { name: "删除" });
  await expect(button).toBeEnabled();
  await button.click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, "消息已删除")).toBeVisible();
  await expect.poll(() => column(page, "标题")).toEqual(["丙", "甲"]);
  await expectUnread(page, 2);

  // In the drawer, the drawer goes with the message.
  await row(page, "甲").getByRole("button", { name: "查看" }).click();
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => column(page, "标题")).toEqual(["丙"]);
  await expectUnread(page, 1);
});

test("messages selected on two pages are deleted together; the last page goes with its messages", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(
    user,
    Array.from({ length: 22 }, (_, index) => unread(`第 ${index + 1} 条`)),
  );
  await openAs(user.username, 1, MESSAGES);
  await expectUnread(page, 22);
  await checkbox(page, "第 22 条").check();
  await checkbox(page, "第 20 条").check();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(bulk(page).getByRole("status")).toHaveText("已选 4 项");
  await bulk(page).getByRole("button", { name: "删除" }).click();
  await expect(question(page)).toContainText("删除所选的 4 条消息？删除后无法恢复。");
  const request = page.waitForRequest("**/mes/delete");
  await question(page).getByRole("button", { name: "删除" }).click();
  expect(((await request).postDataJSON() as { ids: number[] }).ids).toHaveLength(4);
  await expect(outcome(page, "所选消息已删除")).toBeVisible();
  await expectUnread(page, 18);
  await expect(count(page)).toHaveText("第 1–18 条，共 18 条");
  expect(query(page)).toEqual({});
  expect(await column(page, "标题")).toEqual(
    [21, ...Array.from({ length: 17 }, (_, index) => 19 - index)].map((number) => `第 ${number} 条`),
  );
});

test("rows that a filter hides are not acted upon: a filter lets go of the selection, paging does not", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(
    user,
    Array.from({ length: 21 }, (_, index) => unread(`第 ${index + 1} 条`)),
  );
  await openAs(user.username, 1, MESSAGES);
  await checkbox(page, "第 21 条").check();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(bulk(page).getByRole("status")).toHaveText("已选 1 项");
  await page.getByRole("button", { name: "上一页" }).click();
  await expect(checkbox(page, "第 21 条")).toBeChecked();
  await filter(page, "readFlag").getByRole("combobox").selectOption("未读");
  await expect(bulk(page)).toHaveCount(0);
  await expect(checkbox(page, "第 21 条")).not.toBeChecked();
});
