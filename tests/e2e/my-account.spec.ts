import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls, sessionStorageOf, signIn, signInByForm } from "../helpers/signed-in";
import { drawer, field, problem, question, value } from "../helpers/views";

const ACCOUNT = "/userCenter/myAccount";
const strong = "Harbour#4711";

const input = (page: Page, name: string) => field(page, name).locator("input").first();
const save = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true });

test("my account shows who I am, to everybody", async ({ page, openAs, own }) => {
  const user = await own.user("v6,");
  await openAs(user.username, 1, ACCOUNT);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`基本信息${user.name}`);
  for (const [name, shown] of [
    ["username", user.username],
    ["accountType", "子账号"],
    ["customName", "华辰控股集团有限公司"],
    ["customType", "集团客户"],
    ["roles", user.roleName],
    ["email", user.email],
    ["loginNum", "2"],
  ] as const) {
    await expect(value(page, name)).toHaveText(shown);
  }
});

test("the customer's contracts are shown in every state, in either console, with a code for them", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v7,v7-1,");
  for (const mode of [1, 2] as const) {
    await openAs(username, mode, ACCOUNT);
    await page.getByRole("button", { name: "查看合同" }).click();
    const contracts = drawer(page).locator("tr[data-row-key]");
    for (const state of ["待生效", "生效中", "已到期", "已终止"])
      await expect(contracts.filter({ hasText: state }).first()).toBeVisible();
    const [first] = await own.query<{ contract_no: string; start_date: string; end_date: string }>(
      "SELECT contract_no, start_date::text, end_date::text FROM custom_contracts WHERE custom_id = 1001 AND status = 0",
    );
    const row = contracts.filter({ hasText: first?.contract_no ?? "" });
    for (const shown of ["华辰控股集团有限公司", first?.start_date, first?.end_date, "5,200,000.00", "82"])
      await expect(row).toContainText(shown ?? "-");
  }
});

test("the bill overview leads to the contracts, whose columns all fit on a usual screen", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v3,v3-1,");
  await openAs(username, 1, "/userCenter/costCenter/index");
  await page
    .getByRole("link", { name: "查看合同" })
    .or(page.getByRole("button", { name: "查看合同" }))
    .click();
  await expect(page).toHaveURL(/\/userCenter\/myAccount\?open=contracts$/);
  for (const english of [false, true]) {
    if (english) {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "English" }).click();
      await page.getByRole("button", { name: "View contracts" }).click();
    }
    await expect(drawer(page).locator("tr[data-row-key]").first()).toBeVisible();
    for (const head of english
      ? ["Customer", "Contract no.", "Status", "Ends on", "Amount"]
      : ["所属客户", "合同编号", "合同状态", "截止日期", "合同金额"]) {
      await expect(drawer(page).getByRole("columnheader", { name: head, exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a user without a code for contracts is told which are needed", async ({ page, openAs, own }) => {
  const { username } = await own.user("v6,");
  await openAs(username, 1, ACCOUNT);
  const button = page.getByRole("button", { name: /查看合同/ });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription(/账单概览.*基本信息/);
});

test("the own profile is changed without the permission for users; the header shows the new name", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user("v1,");
  const token = await openAs(user.username, 1, ACCOUNT);
  await page.getByRole("button", { name: "修改资料" }).click();
  await expect(input(page, "name")).toHaveValue(user.name);
  await expect(input(page, "phone")).toHaveValue(user.phone);
  const changed = { name: `新名 ${ownWord()}`, phone: ownPhone(), email: `${ownWord()}@example.com` };
  for (const [name, text] of Object.entries(changed)) await input(page, name).fill(text);
  await save(page, "保存").click();
  await expect(outcome(page, "资料已保存")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`基本信息${changed.name}`);
  await expect(value(page, "email")).toHaveText(changed.email);
  await expect(page.getByRole("banner")).toContainText(changed.name);
  expect(await callApi(consoleServer.url, "getCurrentUser", undefined, token)).toMatchObject({
    ...changed,
    roles: [user.roleName],
  });
});

test("a number of somebody else's is refused at its field", async ({ page, openAs, own }) => {
  const [user, other] = [await own.user("v1,"), await own.user("v1,")];
  await openAs(user.username, 1, ACCOUNT);
  await page.getByRole("button", { name: "修改资料" }).click();
  await input(page, "phone").fill(other.phone);
  await expect(problem(page, "phone")).toHaveText("该手机号已被使用");
  await save(page, "保存").click();
  await expect(input(page, "phone")).toBeFocused();
  await expect(drawer(page)).toBeVisible();
});

test("the password is changed with the old one; a wrong old one is said at its field; success signs out, and only the new one gets in", async ({
  page,
  openAs,
  own,
  consoleServer,
}) => {
  const user = await own.user("v1,");
  const elsewhere = await signIn(consoleServer.url, user.username);
  await openAs(user.username, 1, ACCOUNT);
  await page.getByRole("main").getByRole("button", { name: "修改密码" }).click();
  await expect(input(page, "oldPassword")).toHaveAttribute("autocomplete", "current-password");
  await expect(input(page, "newPassword")).toHaveAttribute("autocomplete", "new-password");
  const changes = recordCalls(page, "/api/v1/user/modify");
  await input(page, "oldPassword").fill("Wrong#12345");
  await input(page, "newPassword").fill(strong);
  await input(page, "repeatPassword").fill(strong);
  await save(page, "修改密码").click();
  await expect(problem(page, "oldPassword")).toHaveText("原密码错误");
  await expect(input(page, "oldPassword")).toBeFocused();

  await input(page, "oldPassword").fill(user.password);
  await input(page, "newPassword").fill(user.password);
  await input(page, "repeatPassword").fill(user.password);
  await expect(save(page, "修改密码")).toBeEnabled();
  await save(page, "修改密码").click();
  await expect(problem(page, "newPassword")).toHaveText("新密码不能与原密码相同");
  await expect(input(page, "newPassword")).toBeFocused();
  expect(changes).toHaveLength(1);
  await input(page, "newPassword").fill(strong);
  await input(page, "repeatPassword").fill(strong);
  await expect(save(page, "修改密码")).toBeEnabled();
  await save(page, "修改密码").click();
  await expect(page).toHaveURL("/custom/login");
  await expect(page.getByText("密码已修改，请使用新密码登录。")).toBeVisible();
  expect(await sessionStorageOf(page)).toEqual({});
  await expect(callApi(consoleServer.url, "getCurrentUser", undefined, elsewhere)).rejects.toThrow(/407/);

  await signInByForm(page, user.username, 1, user.password);
  await expect(page.getByRole("main").getByText("用户名或密码错误")).toBeVisible();
  await signInByForm(page, user.username, 1, strong);
  await expect(page).toHaveURL(/\/custom\/(index|userCenter\/myAccount)$/);
  await expect(page.getByRole("banner")).toContainText(user.name);
});

test("another browser is signed out, and is told so at its next call", async ({ page, openAs, own, consoleServer }) => {
  const user = await own.user("v1,");
  const [one, another] = [
    await signIn(consoleServer.url, user.username),
    await signIn(consoleServer.url, user.username),
  ];
  await own.query(
    "DELETE FROM sessions WHERE user_id = $1 AND id NOT IN (SELECT id FROM sessions WHERE user_id = $1 ORDER BY id DESC LIMIT 2)",
    [user.id],
  );
  await openAs(user.username, 1, ACCOUNT);
  await page.getByRole("button", { name: "登录中的设备" }).click();
  const sessions = drawer(page).locator("tr[data-row-key]");
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText("是");
  await expect(sessions.first().getByRole("button", { name: "下线" })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await sessions.nth(1).getByRole("button", { name: "下线" }).click();
  await question(page).getByRole("button", { name: "下线" }).click();
  await expect(sessions).toHaveCount(2);
  await drawer(page).getByRole("button", { name: "下线其他设备" }).click();
  await question(page).getByRole("button", { name: "下线其他设备" }).click();
  await expect(sessions).toHaveCount(1);
  for (const token of [one, another])
    await expect(callApi(consoleServer.url, "getAuthority", undefined, token)).rejects.toThrow("407");
  await expect(page.getByRole("banner")).toContainText(user.name);
});
