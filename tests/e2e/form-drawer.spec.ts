import { expect, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls, toast } from "../helpers/signed-in";
import { drawer, field, problem, query, question, row } from "../helpers/views";

// Forms in drawers: unsaved input, double clicks, and what the server says. Shown with the roles.

const ROLES = "/userCenter/roleManage";
const manager = "v1,v6,v7,v7-1,";

const name = (page: Page) => field(page, "roleName").getByRole("textbox");
const node = (page: Page, words: string) => page.getByRole("treeitem", { name: words, exact: true }).first();
const submit = (page: Page) => drawer(page).getByRole("button", { name: "新建", exact: true });

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "新建角色" }).click();
  await expect(name(page)).toBeVisible();
}

async function fillIn(page: Page, roleName: string): Promise<void> {
  await name(page).fill(roleName);
  await node(page, "控制台").click();
}

test("a drawer with unsaved input closes only after a question, whichever way it is closed", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await name(page).fill("半成品");
  const ways: [string, () => Promise<unknown>][] = [
    ["the cross", () => drawer(page).getByRole("button", { name: "关闭" }).click()],
    ["cancel", () => drawer(page).getByRole("button", { name: "取消" }).click()],
    ["Escape", () => name(page).press("Escape")],
    ["a click beside it", () => page.mouse.click(20, 450)],
    ["back", () => page.goBack()],
  ];
  for (const [way, close] of ways) {
    await test.step(way, async () => {
      await close();
      await expect(question(page)).toContainText("放弃未保存的内容？");
      // Escape answers the question, and closes nothing else.
      await page.keyboard.press("Escape");
      await expect(question(page)).toHaveCount(0);
      await expect(name(page)).toHaveValue("半成品");
    });
  }
  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await question(page).getByRole("button", { name: "放弃修改" }).click();
  await expect(drawer(page)).toHaveCount(0);
  expect(query(page)).toEqual({});
  await openForm(page);
  await expect(name(page)).toHaveValue("");
});

test("a drawer without unsaved input closes at once, also after what was typed is taken back, and gives back the focus", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await name(page).fill("半成品");
  await name(page).fill("");
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "新建角色" })).toBeFocused();
});

test("a form that is sent is not asked about, and a session that has ended does not ask either", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  const roleName = `角色 ${ownWord()}`;
  await openForm(page);
  await fillIn(page, roleName);
  await submit(page).click();
  await expect(row(page, roleName)).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  await openForm(page);
  await fillIn(page, `角色 ${ownWord()}`);
  await callApi(consoleServer.url, "logout", undefined, token);
  await submit(page).click();
  await expect(page).toHaveURL("/custom/login");
  await expect(page.getByText("登录已失效，请重新登录。")).toBeVisible();
});

test("however often the button is pressed, a form is sent once", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/role/create", async (route) => held.then(() => route.continue()));
  await openAs(user.username, 1, ROLES);
  const calls = recordCalls(page, "/api/v1/role/create");
  const roleName = `角色 ${ownWord()}`;
  await openForm(page);
  await fillIn(page, roleName);
  await submit(page).dblclick({ noWaitAfter: true });
  await expect(submit(page)).toBeDisabled();
  await expect(drawer(page).getByText("正在提交")).toBeAttached();
  await name(page).press("Enter");
  release();
  await expect(row(page, roleName)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("the server's messages stand at the fields they are about and go when those change; the others stand above", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  const errors = [
    { field: "roleName", message: "名称里有敏感词" },
    { field: "customer", message: "客户已达角色上限" },
  ];
  await page.route(
    "**/role/create",
    (route) => route.fulfill({ json: { code: 422, message: "未通过", data: { errors, requestId: "req-77" } } }),
    { times: 1 },
  );
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await fillIn(page, `角色 ${ownWord()}`);
  await submit(page).click();
  await expect(problem(page, "roleName")).toHaveText("名称里有敏感词");
  await expect(name(page)).toHaveAccessibleDescription(/名称里有敏感词/);
  await expect(drawer(page).getByRole("alert")).toHaveText("客户已达角色上限请求编号：req-77");
  await expect(toast(page, "未通过")).toHaveCount(1);
  await name(page).pressSequentially("x");
  await expect(problem(page, "roleName")).toHaveCount(0);
  await expect(drawer(page).getByRole("alert")).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(outcome(page, "角色已创建")).toBeVisible();
});

test("the focus stays inside the drawer, and what lies below it cannot be reached", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByRole("button", { name: "关闭" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(drawer(page).getByRole("button", { name: "取消" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer(page).getByRole("button", { name: "关闭" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(name(page)).toBeFocused();
});
