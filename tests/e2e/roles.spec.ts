import { expect, type Locator, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import { callApi, leftMenu, menuCodes, outcome } from "../helpers/signed-in";
import { drawer, field, problem, question, row, value } from "../helpers/views";

const ROLES = "/userCenter/roleManage";
const manager = "v1,v3,v3-1,v3-17,v6,v7,v7-1,v8,v8-2,v8-2.1,v8-2.2,";

const name = (page: Page) => field(page, "roleName").getByRole("textbox");
/** The line of a code; of one that stands in both menus, the first. */
const node = (page: Page, code: string) =>
  page
    .locator("[role=treeitem]")
    .filter({ has: page.locator("code", { hasText: new RegExp(`^${code.replaceAll(".", "\\.")}$`) }) })
    .first();
const caret = (page: Page, code: string) => node(page, code).locator(".permission-caret");
const counted = (page: Page) => page.locator(".permission-tree-count");
const submit = (page: Page, words: string) => drawer(page).getByRole("button", { name: words, exact: true });

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "新建角色" }).click();
  await expect(name(page)).toBeVisible();
}

// Roles of other tests would fill more than what is drawn of a list at once.
test.beforeAll(({ consoleServer }) => consoleServer.reset());

test("a role is made with the mouse: choosing an entry chooses those above it, a group all below it", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  const roleName = `角色 ${ownWord()}`;
  await openForm(page);
  await name(page).fill(roleName);
  await expect(counted(page)).toHaveText(/^已选 0 \//);
  await caret(page, "v3").click();
  await expect(node(page, "v3")).toHaveAttribute("aria-checked", "false");
  await node(page, "v3-17").click();
  await expect(node(page, "v3-17")).toHaveAttribute("aria-checked", "true");
  await expect(node(page, "v3")).toHaveAttribute("aria-checked", "mixed");
  await caret(page, "v8").click();
  await node(page, "v8-2").click();
  await caret(page, "v8-2").click();
  for (const code of ["v8-2.1", "v8-2.2"]) await expect(node(page, code)).toHaveAttribute("aria-checked", "true");
  await expect(counted(page)).toHaveText(/^已选 6 \//);
  // What one lacks is not granted with the group.
  await expect(node(page, "v8-2.3")).toHaveAttribute("aria-checked", "false");
  // Without a group what is below it goes too.
  await node(page, "v8-2").click();
  await expect(node(page, "v8-2.1")).toHaveAttribute("aria-checked", "false");
  await submit(page, "新建").click();
  await expect(outcome(page, "角色已创建")).toBeVisible();
  await row(page, roleName).getByRole("link", { name: roleName }).click();
  await expect(value(page, "authCodes").locator(".cell-tag")).toHaveText(["费用中心", "账单明细", "云资源"]);
  const roles = await callApi(consoleServer.url, "listRoles", undefined, token);
  expect(roles.find((role) => role.roleName === roleName)).toMatchObject({
    authCodes: "v3,v3-17,v8,",
    builtin: false,
    userCount: 0,
  });
});

test("a role is made with the keyboard alone: arrows walk and open, space chooses", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  const roleName = `角色 ${ownWord()}`;
  const { keyboard } = page;
  const focused = page.locator("[role=treeitem]:focus");
  await page.getByRole("button", { name: "新建角色" }).focus();
  await keyboard.press("Enter");
  await expect(drawer(page)).toBeFocused();
  await expect(name(page)).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(name(page)).toBeFocused();
  await keyboard.type(roleName);
  // Remark, search, two buttons, tree.
  for (let step = 0; step < 5; step += 1) await keyboard.press("Tab");
  await expect(focused).toHaveAccessibleName("运营控制台");
  await keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName("控制台");
  await keyboard.press("ArrowDown");
  await expect(focused).toHaveAttribute("aria-expanded", "false");
  await keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("aria-expanded", "true");
  await keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName("账单概览");
  await keyboard.press("Space");
  await expect(focused).toHaveAttribute("aria-checked", "true");
  await keyboard.press("ArrowLeft");
  await expect(focused).toHaveAccessibleName("费用中心");
  await expect(focused).toHaveAttribute("aria-checked", "mixed");
  await keyboard.press("ArrowLeft");
  await expect(focused).toHaveAttribute("aria-expanded", "false");
  await keyboard.press("End");
  await keyboard.press("Home");
  await expect(focused).toHaveAccessibleName("运营控制台");
  // The tree is one stop for Tab; then come the further pages of both consoles. Enter on the button sends.
  await keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  for (const mode of [1, 2]) {
    await expect(page.locator(`.sights-console[data-mode="${mode}"] summary`)).toBeFocused();
    await keyboard.press("Tab");
  }
  await expect(submit(page, "新建")).toBeFocused();
  await keyboard.press("Enter");
  await expect(row(page, roleName)).toBeVisible();
  const roles = await callApi(consoleServer.url, "listRoles", undefined, token);
  expect(roles.find((role) => role.roleName === roleName)).toMatchObject({ authCodes: "v3,v3-1," });
});

test("codes that one lacks are locked and say so; neither mouse nor keyboard chooses them, and the server refuses them", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  await openForm(page);
  await expect(node(page, "v5")).toHaveAttribute("aria-disabled", "true");
  await expect(node(page, "v5")).toHaveAccessibleName("工单管理 (您没有该权限，无法授予他人)");
  await node(page, "v5").click({ force: true });
  await page.keyboard.press("Space");
  await expect(node(page, "v5")).toHaveAttribute("aria-checked", "false");
  await expect(counted(page)).toHaveText(/^已选 0 \//);
  await expect(
    callApi(consoleServer.url, "createRole", { roleName: ownWord(), authCodes: "v5," }, token),
  ).rejects.toThrow(/403/);
});

test("the tree is searched by name and by code; what is found is shown with what is above it", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  const search = field(page, "authCodes").getByRole("searchbox");
  const shown = page.getByRole("treeitem").locator("code");
  await search.fill("v3-17");
  await expect(shown).toHaveText(["v3", "v3-17"]);
  await search.fill("云主机");
  await expect(shown).toHaveText(["v8", "v8-2", "v8-2.1"]);
  await search.fill("没有");
  await expect(shown).toHaveCount(0);
  await expect(field(page, "authCodes")).toContainText("没有匹配");
});

test("while the tree is searched, a parent's tick acts on what is shown, and says how much is not", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  const search = field(page, "authCodes").getByRole("searchbox");
  await search.fill("账单明细");
  await expect(page.locator(".permission-tree-hidden")).toContainText("已勾选 0 项");
  await node(page, "v3").click();
  await expect(node(page, "v3-17")).toHaveAttribute("aria-checked", "true");
  await expect(node(page, "v3")).toHaveAttribute("aria-checked", "mixed");
  await expect(counted(page)).toHaveText(/^已选 2 \//);
  // Arrows walk what is found: from the search down, and back up to the parent after closing it.
  await search.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(page.locator("[role=treeitem]:focus")).toHaveAccessibleName("账单明细");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(node(page, "v3")).toHaveAttribute("aria-expanded", "false");
  await expect(node(page, "v3-17")).toHaveCount(0);
  await search.fill("");
  await expect(node(page, "v3")).toHaveAttribute("aria-expanded", "false");
  await caret(page, "v3").click();
  await expect(node(page, "v3-1")).toHaveAttribute("aria-checked", "false");
});

test("the tree says of the line one is at what it allows, in reading and in changing", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await page.getByRole("button", { name: "全部展开" }).click();
  const allows = (label: string) => page.getByRole("region", { name: `“${label}”允许` });
  const list = (label: string, heading: string) => allows(label).locator(".allows-list", { hasText: heading });
  await node(page, "v3-17").click();
  await expect(list("账单明细", "查看")).toContainText("查询账单明细");
  await expect(allows("账单明细").getByRole("heading", { level: 4 })).toHaveText(["查看"]);
  await page.keyboard.press("ArrowDown");
  await expect(list("订单管理", "操作")).toContainText("支付订单");
  await expect(list("订单管理", "查看")).toContainText("查询订单");
  await node(page, "v8").click();
  await expect(allows("云资源")).toContainText("查询配额");
});

test("a role says which menus and pages its users see, and before it is saved what changes for them", async ({
  page,
  openAs,
  own,
}) => {
  const [user, other] = [await own.user(manager), await own.user("v1,v3,v3-17,v8,v8-2,v8-2.1,")];
  await openAs(user.username, 1, ROLES);
  const sights = page.getByRole("region", { name: "持有这些权限的用户可见" });
  const console1 = (place: Locator) => place.locator(".sights-console[data-mode='1']");
  const changes = page.locator(".sights-changes");
  await row(page, other.roleName).getByRole("button", { name: "查看" }).click();
  await expect(console1(sights)).toContainText("3 个菜单项");
  await expect(console1(sights).getByRole("listitem")).toHaveText(["控制台", "费用中心账单明细"]);
  await expect(sights.locator("[data-mode='2']").getByRole("listitem")).toHaveText(["概览", "云资源公有云、云主机"]);
  await expect(changes).toHaveCount(0);
  await page.keyboard.press("Escape");
  await row(page, other.roleName).getByRole("button", { name: "编辑" }).click();
  await expect(changes).toContainText("对其 1 个用户的变化");
  await expect(changes).toContainText("可见的菜单和页面没有变化");
  await caret(page, "v3").click();
  await node(page, "v3-17").click();
  await node(page, "v3-1").click();
  await expect(console1(changes).locator("[data-change=gained]")).toContainText("账单概览");
  await expect(console1(changes).locator("[data-change=lost]")).toContainText("账单明细");
  await expect(changes).toContainText("同时拥有其他角色的用户");
});

test("a name is required and taken only once, permissions are required", async ({ page, openAs, own }) => {
  const [user, role] = [await own.user(manager), await own.role("v1,")];
  await openAs(user.username, 1, ROLES);
  await openForm(page);
  await submit(page, "新建").click();
  await expect(problem(page, "roleName")).toHaveText("请填写角色名称");
  await expect(problem(page, "authCodes")).toHaveText("请选择权限");
  await name(page).fill(role.roleName);
  await node(page, "v1").click();
  await submit(page, "新建").click();
  await expect(problem(page, "roleName")).toHaveText("角色名称已存在");
  await expect(name(page)).toBeFocused();
});

test("what a role may do changes at once for its users: menu, pages and tree follow", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user(manager), await own.user("v1,v6,v7-1,")];
  await openAs(user.username, 1, ROLES);
  await row(page, other.roleName).getByRole("button", { name: "编辑" }).click();
  await expect(name(page)).toHaveValue(other.roleName);
  await expect(node(page, "v6")).toHaveAttribute("aria-checked", "true");
  await node(page, "v6").click();
  await caret(page, "v3").click();
  await node(page, "v3-17").click();
  await submit(page, "保存").click();
  await expect(outcome(page, "角色已保存，其用户的权限随即生效")).toBeVisible();

  await openAs(other.username, 1, "/userCenter/costCenter/billDetail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("账单明细");
  expect(await menuCodes(leftMenu(page))).toEqual(["v1", "v3", "v3-17"]);
  await page.goto("/custom/userCenter/messageCenter/index");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有访问权限");
});

/** Unfolds the further actions of a role. */
async function deleteButton(page: Page, roleName: string): Promise<Locator> {
  await row(page, roleName).getByRole("button", { name: "更多操作" }).click();
  return page.locator(".popover:popover-open").getByRole("button", { name: "删除" });
}

test("built-in roles can be looked at, not edited or deleted", async ({ page, openAs, own, consoleServer }) => {
  const user = await own.user(manager);
  const token = await openAs(user.username, 1, ROLES);
  const builtin = row(page, "财务专员");
  const refused = [
    [builtin.getByRole("button", { name: "编辑" }), "不能编辑内置角色，以及含有您没有的权限的角色"],
    [await deleteButton(page, "财务专员"), "内置角色为“是”时不能进行此操作"],
  ] as const;
  for (const [button, why] of refused) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(why);
  }
  await page.keyboard.press("Escape");
  await builtin.getByRole("button", { name: "查看" }).click();
  await expect(value(page, "authCodes")).toContainText("账单明细");
  for (const words of ["编辑", "删除"]) await expect(drawer(page).getByRole("button", { name: words })).toBeDisabled();
  const id = Number(await builtin.getAttribute("data-row-key"));
  await expect(callApi(consoleServer.url, "modifyRole", { id, roleName: "改" }, token)).rejects.toThrow(/422/);
  await expect(callApi(consoleServer.url, "deleteRoles", { ids: [id] }, token)).rejects.toThrow(/422/);
});

test("a role is deleted only while nobody has it", async ({ page, openAs, own }) => {
  const [user, other, unused] = [await own.user(manager), await own.user("v7-1,"), await own.role("v1,")];
  await openAs(user.username, 1, ROLES);
  const refused = await deleteButton(page, other.roleName);
  await expect(refused).toBeDisabled();
  await expect(refused).toHaveAccessibleDescription("用户数为“1”时不能进行此操作");
  await page.keyboard.press("Escape");
  await (await deleteButton(page, unused.roleName)).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(outcome(page, "角色已删除")).toBeVisible();
  await expect(row(page, unused.roleName)).toHaveCount(0);
});
