import { expect, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import { callApi, leftMenu, recordCalls, sessionStorageOf, signInByForm } from "../helpers/signed-in";
import { drawer, field, row, rows } from "../helpers/views";

// Several users in one browser, and a user who has left.

const MESSAGES = "/userCenter/messageCenter/index";
const ROLES = "/userCenter/roleManage";
const codes = "v1,v6,v7,v7-1,";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const roleName = (page: Page) => field(page, "roleName").locator("input").first();

/** Signs out, and waits until the server knows it: the page itself does not. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /用户菜单/ }).click();
  const heard = page.waitForResponse((response) => response.url().endsWith("/user/logout"));
  await page.getByRole("button", { name: "退出登录" }).click();
  await heard;
  await expect(page).toHaveURL("/custom/login");
}

test("two tabs, two users: each has its own session, preferences, favourites and drafts, and signing out of one leaves the other", async ({
  page,
  context,
  openAs,
  own,
}) => {
  const [first, second] = [await own.user(codes), await own.user(codes)];
  const secret = `秘密 ${ownWord()}`;
  await own.messages(first, [{ title: secret }]);
  await openAs(first.username, 1, MESSAGES);
  await expect(row(page, secret)).toBeVisible();
  await page.locator("[data-favourite]").click();
  await page.getByRole("button", { name: "列设置" }).click();
  await page.locator(".popover:popover-open").getByRole("checkbox", { name: "类型" }).uncheck();
  await page.keyboard.press("Escape");
  await leftMenu(page).getByRole("button", { name: "用户管理" }).click();
  await page.goto(`/custom${ROLES}?open=create`);
  await roleName(page).fill(secret);
  await expect.poll(async () => (await sessionStorageOf(page)).keptInput).toContain(secret);

  const other = await context.newPage();
  await other.goto(`/custom${ROLES}?open=create`);
  await signInByForm(other, second.username, 1);
  await expect(roleName(other)).toHaveValue("");
  await expect(drawer(other)).not.toContainText("已恢复您填写的内容");
  await other.goto(`/custom${MESSAGES}`);
  await expect(heading(other)).toHaveText("消息中心");
  await expect(other.locator("[data-favourite]")).toHaveAttribute("aria-pressed", "false");
  await expect(other.getByRole("heading", { name: "还没有消息" })).toBeVisible();
  await own.messages(second, [{ title: "乙" }]);
  await other.getByRole("button", { name: /更新于/ }).click();
  await expect(other.getByRole("columnheader", { name: /类型/ })).toBeVisible();
  await expect(other.locator("body")).not.toContainText(secret);
  expect(JSON.stringify(await sessionStorageOf(other))).not.toContain(secret);

  await signOut(other);
  await roleName(page).fill(`${secret} 二`);
  await drawer(page).getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(row(page, `${secret} 二`)).toBeVisible();
});

test("a tab that was made as a copy shares the session: signed out in one, the other asks to sign in at its next call and shows nothing more", async ({
  page,
  context,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  const secret = `秘密 ${ownWord()}`;
  await own.messages(user, [{ title: secret }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(row(page, secret)).toBeVisible();
  // As the browser's "duplicate tab" does.
  const copy = await context.newPage();
  const kept = await sessionStorageOf(page);
  await copy.goto("/custom/version.json");
  await copy.evaluate((items) => Object.assign(sessionStorage, items), kept);
  await copy.goto(`/custom${MESSAGES}`);
  await expect(row(copy, secret)).toBeVisible();
  await signOut(copy);
  await page.getByRole("button", { name: /更新于/ }).click();
  await expect(page).toHaveURL("/custom/login");
  await expect(page.locator(".login-note")).toHaveText("登录已失效，请重新登录。");
  await expect(page.locator("body")).not.toContainText(secret);
});

test("back after signing out shows nothing of the customer's, also where the browser has kept the page as it was", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(codes);
  const secret = `秘密 ${ownWord()}`;
  const [id] = await own.messages(user, [{ title: secret }]);
  await openAs(user.username, 1, MESSAGES);
  await expect(row(page, secret)).toBeVisible();
  await rows(page).first().getByRole("button", { name: "查看" }).click();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await drawer(page).press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await signOut(page);
  const calls = recordCalls(page, "/api/v1/mes");
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/(\/login|blank)$/);
    await expect(page.locator("body")).not.toContainText(secret);
  }
  expect(calls).toEqual([]);
});

test("a page that the browser brings back as it was is of a session that has ended in the same tab meanwhile: it goes at once", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(codes);
  const secret = `秘密 ${ownWord()}`;
  await own.messages(user, [{ title: secret }]);
  const token = await openAs(user.username, 1, MESSAGES);
  await expect(row(page, secret)).toBeVisible();
  // What the browser does on Back: the page with all its state, and an event that says so. The session ended on another page.
  const back = () => page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await back();
  await expect(row(page, secret)).toBeVisible();
  await callApi(consoleServer.url, "logout", undefined, token);
  const shown = page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return document.body.textContent;
  });
  expect(await shown).not.toContain(secret);
  await expect(page).toHaveURL("/custom/login");
  await expect(page.getByLabel("用户名", { exact: true })).toBeVisible();
});
