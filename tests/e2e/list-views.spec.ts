import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { filter, query, question, rows } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const codes = "v1,v6,v3,v3-6,";
const sample = [
  { title: "一月账单已出", type: "finance", read: true },
  { title: "余额不足提醒", type: "finance" },
  { title: "磁盘使用率超过 90%", type: "om" },
] as const;

const heads = async (page: Page): Promise<string[]> =>
  (await page.locator("thead th:not(.list-check):not(.list-row-actions)").allTextContents()).map((text) => text.trim());
const button = (page: Page, name: string | RegExp = /^视图/): Locator => page.getByRole("button", { name });

async function openViews(page: Page): Promise<Locator> {
  await button(page).click();
  const panel = page.getByRole("group", { name: "视图", exact: true });
  await expect(panel.getByRole("button", { name: "标准视图" })).toBeVisible();
  return panel;
}

async function saveAs(page: Page, name: string, shared = false): Promise<void> {
  const panel = await openViews(page);
  await panel.getByRole("button", { name: "另存为新视图" }).click();
  await panel.getByLabel("视图名称").fill(name);
  if (shared) await panel.getByRole("checkbox", { name: "共享给本公司的同事" }).check();
  await page.keyboard.press("Enter");
  await expect(button(page, `视图：${name}`)).toBeVisible();
}

test("a view keeps filters, order, columns and page size; it is chosen, changed, updated, renamed and deleted", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, `${MESSAGES}?type=finance&sort=createTime.ascending&size=50&columns=createTime,title`);
  await expect(rows(page)).toHaveCount(2);
  expect(await heads(page)).toEqual(["发送时间", "标题"]);
  await saveAs(page, "财务");
  const saved = query(page);
  expect({ ...saved, view: "" }).toEqual({
    type: "finance",
    sort: "createTime.ascending",
    size: "50",
    columns: "createTime,title",
    view: "",
  });
  expect(saved.view).toMatch(/^\d+$/);

  await (await openViews(page)).getByRole("button", { name: "标准视图" }).click();
  await expect(rows(page)).toHaveCount(3);
  expect(query(page)).toEqual({ view: "none" });
  await (await openViews(page)).getByRole("button", { name: "财务" }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(query(page)).toEqual(saved);
  await expect(button(page)).not.toContainText("已修改");

  await filter(page, "readFlag").getByRole("combobox").selectOption("未读");
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page)).toContainText("已修改");
  let panel = await openViews(page);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "更新为当前显示" }).click();
  await expect(button(page)).not.toContainText("已修改");
  await panel.getByRole("button", { name: "重命名" }).click();
  await panel.getByLabel("视图名称").fill("未读财务");
  await page.keyboard.press("Enter");
  await expect(button(page, "视图：未读财务")).toBeVisible();
  await page.keyboard.press("Escape");

  panel = await openViews(page);
  await panel.getByRole("button", { name: "删除视图" }).click();
  await expect(question(page)).toContainText("删除视图“未读财务”？");
  await question(page).getByRole("button", { name: "删除视图" }).click();
  await expect(button(page, "视图：未读财务")).toHaveCount(0);
  panel = await openViews(page);
  await expect(panel.getByRole("button", { name: "未读财务" })).toHaveCount(0);
  // What was shown stays shown.
  await expect(rows(page)).toHaveCount(1);
});

test("a name is taken once, and that is said where it was typed", async ({ page, openAs, own }) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, MESSAGES);
  await expect(rows(page)).toHaveCount(3);
  await saveAs(page, "甲");
  const panel = await openViews(page);
  await panel.getByRole("button", { name: "另存为新视图" }).click();
  await panel.getByLabel("视图名称").fill("甲");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText("已有同名视图");
  await panel.getByLabel("视图名称").fill("乙");
  await page.keyboard.press("Enter");
  await expect(button(page, "视图：乙")).toBeVisible();
});

test("a default view opens with the bare address, in another browser too; the standard view is a choice, and so is none", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  await own.messages(user, sample);
  await openAs(user.username, 1, `${MESSAGES}?type=om`);
  await expect(rows(page)).toHaveCount(1);
  await saveAs(page, "运维");
  const saved = query(page);
  let panel = await openViews(page);
  await panel.getByRole("button", { name: "设为我的默认视图" }).click();
  await expect(panel.getByRole("button", { name: /^运维.*默认/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto(`/custom${MESSAGES}`);
  await expect(rows(page)).toHaveCount(1);
  expect(query(page)).toEqual(saved);
  // The menu's link is the bare address again.
  await page.getByRole("navigation").getByRole("link", { name: "消息提醒" }).click();
  await expect.poll(() => query(page)).toEqual(saved);
  await page.evaluate(() => localStorage.clear());
  await openAs(user.username, 1, MESSAGES);
  await expect.poll(() => query(page)).toEqual(saved);
  await expect(rows(page)).toHaveCount(1);

  await (await openViews(page)).getByRole("button", { name: "标准视图" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/custom${MESSAGES}`);
  await expect(rows(page)).toHaveCount(1);
  panel = await openViews(page);
  await panel.getByRole("button", { name: "取消默认" }).click();
  await expect(panel.getByRole("button", { name: "设为我的默认视图" })).toBeVisible();
  await page.goto(`/custom${MESSAGES}`);
  await expect(rows(page)).toHaveCount(3);
  expect(query(page)).toEqual({});
});

test("a shared view is a colleague's to use and not to change; its number alone opens it, a private one's does not", async ({
  page,
  openAs,
  own,
}) => {
  const [owner, colleague] = [await own.user(codes), await own.user(codes)];
  for (const each of [owner, colleague]) await own.messages(each, sample);
  await openAs(owner.username, 1, `${MESSAGES}?type=finance&columns=title`);
  await saveAs(page, `共享 ${owner.username}`, true);
  const shared = query(page);
  await page.goto(`/custom${MESSAGES}?type=om`);
  await saveAs(page, "私有");
  const hidden = query(page);

  await openAs(colleague.username, 1, `${MESSAGES}?view=${shared.view}`);
  await expect.poll(() => query(page)).toEqual(shared);
  await expect(rows(page)).toHaveCount(2);
  expect(await heads(page)).toEqual(["标题"]);
  const panel = await openViews(page);
  await expect(panel.getByRole("button", { name: new RegExp(`${owner.name} 共享`) })).toBeVisible();
  await expect(panel.getByRole("button", { name: "设为我的默认视图" })).toBeVisible();
  for (const name of ["重命名", "删除视图", "取消共享"])
    await expect(panel.getByRole("button", { name })).toHaveCount(0);

  await page.goto(`/custom${MESSAGES}?view=${hidden.view}`);
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/custom${MESSAGES}?${new URLSearchParams(hidden)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, "视图：私有")).toHaveCount(0);
});
