import { expect, type Page } from "playwright/test";
import { type OwnUser, ownWord, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls, signIn, signInByForm, toast } from "../helpers/signed-in";
import { choice, drawer, field, filter, narrow, problem, question, row, rows, value } from "../helpers/views";

const USERS = "/userCenter/accountManage";
const manager = "v1,v7,v7-1,";

const input = (page: Page, name: string) => field(page, name).locator("input").first();

/** Opens the list with one user in it, and the menu of their further actions. */
async function openMore(page: Page, { username }: Pick<OwnUser, "username">): Promise<void> {
  await row(page, username)
    .getByRole("button", { name: `${username} 的更多操作` })
    .click();
}

const action = (page: Page, name: string) => page.locator(".popover:popover-open").getByRole("button", { name });

test("the list finds users by name, number, role and status", async ({ page, openAs, own, consoleServer }) => {
  const [user, other] = [await own.user(manager), await own.user("v7-1,")];
  await callApi(consoleServer.url, "modifyUser", { id: other.id, status: 0 }, await own.admin());
  await openAs(user.username, 1, USERS);
  for (const text of [other.username, other.name, other.phone.slice(2), other.email]) {
    await narrow(page, text);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, other.username)).toBeVisible();
    // Further texts would be looked for together with it.
    await page.getByRole("search").getByRole("button", { name: "清除筛选" }).click();
  }
  await filter(page, "roleId").getByRole("combobox").selectOption({ label: other.roleName });
  await expect(rows(page)).toHaveCount(1);
  await filter(page, "status").getByRole("combobox").selectOption("正常");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("没有符合条件的结果");
  await filter(page, "status").getByRole("combobox").selectOption("停用");
  await expect(row(page, other.username)).toContainText("停用");
});

test("a user's detail shows who they are; edited, the values stand there at once", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user(manager), await own.user("v7-1,")];
  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await row(page, other.username).getByRole("link", { name: other.username }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(other.name);
  for (const [name, shown] of [
    ["username", other.username],
    ["accountType", "子账号"],
    ["customName", "华辰控股集团有限公司"],
    ["status", "正常"],
    ["email", other.email],
  ] as const) {
    await expect(value(page, name)).toHaveText(shown);
  }
  await drawer(page).getByRole("button", { name: "编辑" }).click();
  await expect(input(page, "name")).toHaveValue(other.name);
  await expect(input(page, "phone")).toHaveValue(other.phone);
  await expect(input(page, "email")).toHaveValue(other.email);
  await expect(field(page, "roleIds").getByRole("checkbox", { checked: true })).toHaveCount(1);

  // One's own number is not taken by oneself; somebody else's is.
  const checks = recordCalls(page, "/api/v1/user/checkExist");
  await input(page, "phone").fill(user.phone);
  await expect(problem(page, "phone")).toHaveText("该手机号已被使用");
  await input(page, "phone").fill(other.phone);
  await expect(problem(page, "phone")).toHaveCount(0);
  await input(page, "email").fill(other.email.toUpperCase());
  await expect(field(page, "email").locator(".form-unique")).toHaveText("可以使用");
  expect(checks.map((call) => call.postDataJSON() as unknown)).toContainEqual({
    email: other.email.toUpperCase(),
    excludeId: other.id,
  });

  const name = `改名 ${ownWord()}`;
  await input(page, "name").fill(name);
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(outcome(page, "账号已保存")).toBeVisible();
  await expect(row(page, other.username)).toContainText(name);
});

test("the roles of a user are changed by checkboxes, and count at once", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const [user, other, role] = [await own.user(`${manager}v6,`), await own.user("v7-1,"), await own.role("v6,")];
  const token = await signIn(consoleServer.url, other.username);
  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await row(page, other.username).getByRole("button", { name: "编辑" }).click();
  await choice(page, "roleIds", other.roleName).click();
  await field(page, "roleIds").getByRole("searchbox").fill(role.roleName);
  await expect(field(page, "roleIds").getByRole("checkbox")).toHaveCount(1);
  await choice(page, "roleIds", role.roleName).click();
  await drawer(page).getByRole("button", { name: "保存" }).click();
  await expect(row(page, other.username)).toContainText(role.roleName);
  expect(await callApi(consoleServer.url, "getAuthority", undefined, token)).toMatchObject({ authCodes: "v6," });
});

test("a disabled user is signed out at once and cannot sign in; enabled again they can", async ({
  page,
  browser,
  openAs,
  own,
  consoleServer,
}) => {
  const [user, other] = [await own.user(manager), await own.user("v1,v7-1,")];
  const theirs = await browser.newContext({ baseURL: consoleServer.url, locale: "zh-CN" });
  const theirPage = await theirs.newPage();
  await theirPage.goto("/custom/login");
  await signInByForm(theirPage, other.username, 1);
  await expect(theirPage).toHaveURL("/custom/index");

  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await openMore(page, other);
  await expect(action(page, "启用")).toHaveCount(0);
  await action(page, "停用").click();
  await expect(question(page)).toContainText(`停用账号 ${other.username}？`);
  await expect(question(page)).toHaveAccessibleDescription(/停用后该用户立即退出且不能再登录。/);
  await question(page).getByRole("button", { name: "停用" }).click();
  await expect(outcome(page, "账号已停用")).toBeVisible();
  await expect(row(page, other.username)).toContainText("停用");

  await theirPage.goto("/custom/userCenter/myAccount");
  await expect(theirPage).toHaveURL("/custom/login");
  await signInByForm(theirPage, other.username, 1);
  await expect(theirPage.getByRole("main").getByText("该账号已停用，请联系管理员")).toBeVisible();

  await openMore(page, other);
  await expect(action(page, "停用")).toHaveCount(0);
  await action(page, "启用").click();
  await expect(outcome(page, "账号已启用")).toBeVisible();
  await expect(row(page, other.username)).toContainText("正常");
  await signInByForm(theirPage, other.username, 1);
  await expect(theirPage).not.toHaveURL("/custom/login");
  await theirs.close();
});

test("a reset password signs the user out; the new one gets in", async ({ page, openAs, own, consoleServer }) => {
  const [user, other] = [await own.user(manager), await own.user("v1,v7-1,")];
  const token = await signIn(consoleServer.url, other.username);
  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await openMore(page, other);
  await action(page, "重置密码").click();
  await input(page, "newPassword").fill("Harbour#4711");
  await input(page, "repeatNewPassword").fill("Harbour#4712");
  await drawer(page).getByRole("button", { name: "重置", exact: true }).click();
  await expect(problem(page, "repeatNewPassword")).toHaveText("与新密码不一致");
  await input(page, "repeatNewPassword").fill("Harbour#4711");
  await drawer(page).getByRole("button", { name: "重置", exact: true }).click();
  await expect(outcome(page, "密码已重置，该用户的登录已全部退出")).toBeVisible();
  await expect(callApi(consoleServer.url, "getCurrentUser", undefined, token)).rejects.toThrow(/407/);
  await expect(signIn(consoleServer.url, other.username)).rejects.toThrow(/401/);

  await page.getByRole("button", { name: /用户菜单/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await signInByForm(page, other.username, 1, "Harbour#4711");
  await expect(page.getByRole("banner")).toContainText(other.name);
});

test("a user is deleted after their name is typed; several are deleted together", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const others = [await own.user("v7-1,"), await own.user("v7-1,"), await own.user("v7-1,")] as const;
  await openAs(user.username, 1, USERS);
  await openMore(page, others[0]);
  await action(page, "删除").click();
  await expect(question(page)).toContainText("该用户立即退出，账号删除后无法恢复。");
  await question(page).getByLabel(`请输入用户名“${others[0].username}”以确认`).fill(others[0].username);
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, `账号 ${others[0].username} 已删除`)).toBeVisible();
  await expect(row(page, others[0].username)).toHaveCount(0);
  await expect(signIn(consoleServer.url, others[0].username)).rejects.toThrow(/401/);

  for (const { username } of others.slice(1)) await row(page, username).getByRole("checkbox").check();
  await page.getByRole("group", { name: "所选项的操作" }).getByRole("button", { name: "删除" }).click();
  await expect(question(page)).toContainText("删除所选的 2 个账号？账号删除后无法恢复。");
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, "所选账号已删除")).toBeVisible();
  for (const { username } of others) await expect(row(page, username)).toHaveCount(0);
});

test("nobody deletes or disables themselves: the server says so, and the user stays", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, `${USERS}?keyword=${user.username}`);
  await openMore(page, user);
  await action(page, "停用").click();
  await question(page).getByRole("button", { name: "停用" }).click();
  await expect(toast(page, "不能停用或删除自己")).toHaveClass(/toast-danger/);
  await expect(row(page, user.username)).toContainText("正常");
});

test("the main account can be neither edited, disabled, reset nor deleted: each action says why", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, `${USERS}?keyword=admin`);
  const main = row(page, "admin");
  const why = "账号类型为“主账号”时不能进行此操作";
  await expect(main.getByRole("button", { name: "查看" })).toBeEnabled();
  await expect(main.getByRole("button", { name: "编辑" })).toBeDisabled();
  await expect(main.getByRole("button", { name: "编辑" })).toHaveAccessibleDescription(why);
  await main.getByRole("button", { name: "编辑" }).hover();
  await expect(page.locator(".hint:popover-open")).toHaveText(why);
  await openMore(page, { username: "admin" });
  await expect(action(page, "停用")).toHaveCount(0);
  for (const name of ["重置密码", "删除"]) {
    await expect(action(page, name)).toBeDisabled();
    await expect(action(page, name)).toHaveAccessibleDescription(why);
  }
});

test("users of another customer are neither listed nor found by their id", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const theirs = await callApi(consoleServer.url, "listUsers", {}, await signIn(consoleServer.url, "type0"));
  const [foreign] = theirs.list;
  await openAs(user.username, 1, `${USERS}?keyword=${foreign?.username}`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("没有符合条件的结果");
  await page.goto(`/custom${USERS}?open=detail&id=${foreign?.id}`);
  await expect(drawer(page).getByRole("heading", { name: "没有找到该记录" })).toBeVisible();
  await expect(drawer(page)).not.toContainText(foreign?.username ?? "");
});

test("without the permission the page is refused, and no call is made", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v7-1,");
  const calls = recordCalls(page, "/api/v1/user/find");
  for (const path of [USERS, "/userCenter/roleManage"]) {
    await openAs(user.username, 1, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有访问权限");
    await expect(page.locator("[data-permission-code]")).toHaveText(["用户管理 v7"]);
  }
  expect(calls).toEqual([]);
});
