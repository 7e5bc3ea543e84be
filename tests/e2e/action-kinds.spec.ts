import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnUser, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls } from "../helpers/signed-in";
import { drawer, filter, query, question, row, rows } from "../helpers/views";

const USERS = "/userCenter/accountManage";
const ROLES = "/userCenter/roleManage";
const MESSAGES = "/userCenter/messageCenter/index";
const manager = "v1,v7,v7-1,";

async function askToDelete(page: Page, { username }: OwnUser): Promise<void> {
  await row(page, username)
    .getByRole("button", { name: `${username} 的更多操作` })
    .click();
  await page.locator(".popover:popover-open").getByRole("button", { name: "删除" }).click();
}

const typed = (page: Page) => question(page).getByRole("textbox");
const yes = (page: Page) => question(page).getByRole("button", { name: "删除" });

test("where config asks for it, the name has to be typed before the button works", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user(manager), await own.user("v7-1,")];
  const calls = recordCalls(page, "/api/v1/user/delete");
  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await askToDelete(page, other);
  await expect(question(page)).toHaveAccessibleDescription(
    `删除 ${other.name} 的账号 ${other.username}？ 该用户立即退出，账号删除后无法恢复。`,
  );
  // By keyboard alone: the input has the focus, Enter does nothing before the name is right.
  await expect(typed(page)).toBeFocused();
  await expect(typed(page)).toHaveAccessibleName(`请输入用户名“${other.username}”以确认`);
  await expect(yes(page)).toBeDisabled();
  await page.keyboard.type(other.username.slice(0, -1));
  await page.keyboard.press("Enter");
  await expect(yes(page)).toBeDisabled();
  await expectAccessible(page);
  expect(calls).toHaveLength(0);
  await page.keyboard.type(other.username.slice(-1));
  await expect(yes(page)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(outcome(page, `账号 ${other.username} 已删除`)).toBeVisible();
  await expect(row(page, other.username)).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test("Escape is no; asked again, nothing is left of what was typed", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user(manager), await own.user("v7-1,")];
  await openAs(user.username, 1, `${USERS}?keyword=${other.username}`);
  await askToDelete(page, other);
  await typed(page).fill(other.username);
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await askToDelete(page, other);
  await expect(typed(page)).toHaveValue("");
  await expect(yes(page)).toBeDisabled();
});

test("pressed twice, a question is answered once", async ({ page, openAs, own }) => {
  const user = await own.user(`${manager}v6,`);
  await own.messages(user, [{ title: "甲" }]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/mes/delete", async (route) => held.then(() => route.continue()));
  const calls = recordCalls(page, "/api/v1/mes/delete");
  await openAs(user.username, 1, MESSAGES);
  await rows(page).first().getByRole("button", { name: "删除" }).click();
  await yes(page).dblclick();
  release();
  await expect(outcome(page, "消息已删除")).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("after success it goes where config says: from a deleted user's detail to the list, as it was", async ({
  page,
  openAs,
  own,
}) => {
  const [user, other, another] = [await own.user(manager), await own.user("v7-1,"), await own.user("v7-1,")];
  const list = { keyword: "example.com", sort: "lastLoginTime.descending" };
  await openAs(user.username, 1, `${USERS}?${new URLSearchParams(list).toString()}`);
  await page.goto(`${page.url()}&open=detail&id=${other.id}`);
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await typed(page).fill(other.username);
  await yes(page).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual(list);
  await expect(outcome(page, `账号 ${other.username} 已删除`)).toBeVisible();
  // Where it was opened from the list, Back does not lead to what is gone.
  await row(page, another.username).getByRole("link", { name: another.username }).click();
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await typed(page).fill(another.username);
  await yes(page).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(row(page, another.username)).toHaveCount(0);
  await expect(page).toHaveURL(/accountManage/);
  expect(query(page)).toEqual(list);
});

test("a link of a row leads to the list behind it, filtered; it opens in a window of its own too", async ({
  page,
  context,
  openAs,
  own,
  consoleServer,
}) => {
  const [user, role] = [await own.user(manager), await own.role("v7-1,")];
  const { id } = await callApi(
    consoleServer.url,
    "createUser",
    {
      username: `u${role.id}x`,
      name: "持有人",
      phone: `199${String(role.id).padStart(8, "0")}`,
      password: "Demo@12345",
      roleIds: [role.id],
    },
    await own.admin(),
  );
  await openAs(user.username, 1, ROLES);
  await row(page, role.roleName)
    .getByRole("button", { name: `${role.roleName} 的更多操作` })
    .click();
  const link = page.locator(".popover:popover-open").getByRole("link", { name: "查看用户" });
  await expect(link).toHaveAttribute("href", `/custom${USERS}?roleId=${role.id}`);
  const [other] = await Promise.all([context.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
  await other.close();
  await link.click();
  await expect(page).toHaveURL(`/custom${USERS}?roleId=${role.id}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator(`tr[data-row-key="${id}"]`)).toContainText("持有人");
  await expect(filter(page, "roleId")).toContainText(role.roleName);
});
