import { expect, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import { callApi, outcome, sessionStorageOf, signInByForm } from "../helpers/signed-in";
import { drawer, field, row } from "../helpers/views";

// What is typed outlives a session that ends in mid-form and a reload; for its user only, without secrets, until it is sent.

const ROLES = "/userCenter/roleManage";
const USERS = "/userCenter/accountManage";
const manager = "v1,v6,v7,v7-1,";

const input = (page: Page, name: string) => field(page, name).locator("input").first();
const submit = (page: Page) => drawer(page).getByRole("button", { name: "新建", exact: true });
const restored = (page: Page) => drawer(page).getByText("已恢复您填写的内容");
const kept = async (page: Page) => (await sessionStorageOf(page)).keptInput;

async function fillInRole(page: Page, roleName: string): Promise<void> {
  await page.getByRole("button", { name: "新建角色" }).click();
  await input(page, "roleName").fill(roleName);
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
}

/** Signs in on the login page that the console has gone to. */
async function signInHere(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL("/custom/login");
  await signInByForm(page, username, 1);
}

test("a session that ends in mid-form brings the same user back to it with what they typed", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  const roleName = `角色 ${ownWord()}`;
  await fillInRole(page, roleName);
  await callApi(consoleServer.url, "logout", undefined, token);
  await submit(page).click();
  await signInHere(page, user.username);
  await expect(restored(page)).toBeVisible();
  await expect(input(page, "roleName")).toHaveValue(roleName);
  await submit(page).click();
  await expect(outcome(page, "角色已创建")).toBeVisible();
  await expect(row(page, roleName)).toBeVisible();
  await expect.poll(() => kept(page)).toBeUndefined();
  await page.getByRole("button", { name: "新建角色" }).click();
  await expect(input(page, "roleName")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
});

test("it is not shown to another user, and gone then", async ({ page, openAs, own, consoleServer }) => {
  const [user, other] = [await own.user(manager), await own.user(manager)];
  const token = await openAs(user.username, 1, ROLES);
  await fillInRole(page, "秘密计划");
  await callApi(consoleServer.url, "logout", undefined, token);
  await submit(page).click();
  await signInHere(page, other.username);
  await expect(input(page, "roleName")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  expect(JSON.stringify(await sessionStorageOf(page))).not.toContain("秘密计划");
});

test("a reload by accident loses nothing but secrets; discarding begins anew", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, USERS);
  await page.getByRole("button", { name: "新建子账号" }).click();
  await input(page, "name").fill("张三");
  await input(page, "password").fill("Harbour#4711");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(input(page, "name")).toHaveValue("张三");
  await expect(input(page, "password")).toHaveValue("");
  await expect(restored(page)).toBeVisible();
  await expect(drawer(page)).toContainText("密码、密钥等不会保留");
  expect(JSON.stringify(await sessionStorageOf(page))).not.toContain("Harbour#4711");
  await drawer(page).getByRole("button", { name: "放弃并重新填写" }).click();
  await expect(input(page, "name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  await expect.poll(() => kept(page)).toBeUndefined();
});

test("what the user gives up is not kept", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await fillInRole(page, "半成品");
  await expect.poll(() => kept(page)).toContain("半成品");
  await drawer(page).getByRole("button", { name: "取消" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "放弃修改" }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(await kept(page)).toBeUndefined();
});
