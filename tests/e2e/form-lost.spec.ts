import { expect, type Page } from "playwright/test";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { callApi, outcome, recordCalls } from "../helpers/signed-in";
import { drawer, field, question, row } from "../helpers/views";

// A form that was sent and got no answer: nobody knows whether it was done. Roles take a client token, users none.

const ROLES = "/userCenter/roleManage";
const USERS = "/userCenter/accountManage";
const manager = "v1,v6,v7,v7-1,";
const offline = "网络已断开";
const unknown = "没有收到服务器的答复，不确定是否已经完成";

const input = (page: Page, name: string) => field(page, name).locator("input").first();
const submit = (page: Page) => drawer(page).getByRole("button", { name: "新建", exact: true });
const note = (page: Page) => drawer(page).getByRole("alert");

/** The server does what it is asked, its answer gets lost, once. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function fillInRole(page: Page, roleName: string): Promise<void> {
  await page.getByRole("button", { name: "新建角色" }).click();
  await input(page, "roleName").fill(roleName);
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  // What the form says of the permission comes from the network, too: some tests are without one soon.
  await expect(page.locator(".allows")).toBeVisible();
}

test.beforeEach(({ problems }) => problems.expect(/Failed to load resource/));

test("with a client token it says that it can be sent again, and then it is done once", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await loseAnswer(page, "/role/create");
  const calls = recordCalls(page, "/api/v1/role/create");
  const roleName = `角色 ${ownWord()}`;
  await fillInRole(page, roleName);
  await submit(page).click();
  await expect(note(page)).toContainText(unknown);
  await expect(note(page)).toContainText("可以放心重新提交");
  await expect(input(page, "roleName")).toHaveValue(roleName);
  await note(page).getByRole("button", { name: "重新提交" }).click();
  await expect(outcome(page, "角色已创建")).toBeVisible();
  await expect(row(page, roleName)).toBeVisible();
  const tokens = () => calls.map((call) => (call.postDataJSON() as { clientToken: string }).clientToken);
  expect(tokens()).toHaveLength(2);
  expect(new Set(tokens()).size).toBe(1);
  expect(await own.query("select id from roles where role_name = $1", [roleName])).toHaveLength(1);

  await fillInRole(page, `${roleName} 二`);
  await submit(page).click();
  await expect(row(page, `${roleName} 二`)).toBeVisible();
  expect(new Set(tokens()).size).toBe(2);
});

test("what was sent after a preview goes again as it was, also once the network is back", async ({
  page,
  context,
  openAs,
  own,
  consoleServer,
}) => {
  const { username } = await own.user("v3,v3-18,");
  const attrs = [
    { attrCode: "depth", value: "quick" },
    { attrCode: "targets", value: "www.example.com" },
  ];
  const items = [{ productCode: "vulscan", attrs }];
  const { orderNo } = await callApi(
    consoleServer.url,
    "commitOrder",
    { items, clientToken: ownWord() },
    await own.admin(),
  );
  await openAs(username, 1, `/userCenter/costCenter/orderManage?orderNo=${orderNo}`);
  await row(page, orderNo).getByRole("button", { name: "支付" }).click();
  await expect(drawer(page).locator('[data-preview="cashAmount"] dd')).toHaveText("¥99.00");
  await loseAnswer(page, "/order/pay");
  const calls = recordCalls(page, "/api/v1/order/pay");
  await drawer(page).getByRole("button", { name: "支付 ¥99.00", exact: true }).click();
  await expect(note(page)).toContainText("可以放心重新提交");
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  const listed = page.waitForResponse(/order\/list$/);
  await context.setOffline(false);
  // What is shown around the form is asked for again; what the form has asked is not.
  await listed;
  await note(page).getByRole("button", { name: "重新提交" }).click();
  await expect(outcome(page, "支付成功")).toBeVisible();
  expect(new Set(calls.map((call) => (call.postDataJSON() as { clientToken: string }).clientToken)).size).toBe(1);
  const paid = "SELECT id FROM account_ledger WHERE custom_id = 1001 AND relate_no = $1";
  expect(await own.query(paid, [orderNo])).toHaveLength(1);
});

test("what was done is not done again with other content", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  await loseAnswer(page, "/role/create");
  const roleName = `角色 ${ownWord()}`;
  await fillInRole(page, roleName);
  await submit(page).click();
  await expect(note(page)).toContainText(unknown);
  await input(page, "roleName").fill(`${roleName} 改`);
  await submit(page).click();
  await expect(note(page)).toContainText("该提交已完成，不能以其他内容再次提交");
  expect(await own.query("select id from roles where role_name like $1", [`${roleName}%`])).toHaveLength(1);
});

test("without one it is not sent again before the user has looked; what was typed is kept meanwhile", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, USERS);
  await loseAnswer(page, "/user/create");
  const calls = recordCalls(page, "/api/v1/user/create");
  const username = ownWord();
  await page.getByRole("button", { name: "新建子账号" }).click();
  await input(page, "username").fill(username);
  await input(page, "name").fill("张三");
  await input(page, "phone").fill(ownPhone());
  await input(page, "password").fill("Harbour#4711");
  await input(page, "repeatPassword").fill("Harbour#4711");
  await submit(page).click();
  await expect(note(page)).toContainText(unknown);
  await expect(submit(page)).toBeDisabled();
  await input(page, "name").press("Enter");
  await note(page).getByRole("button", { name: "去查看" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(drawer(page)).toHaveCount(0);
  await expect(row(page, username)).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.getByRole("button", { name: "新建子账号" }).click();
  await expect(input(page, "name")).toHaveValue("张三");
  await expect(input(page, "password")).toHaveValue("");
  await expect(note(page)).toContainText(unknown);
  await drawer(page).getByRole("button", { name: "放弃并重新填写" }).click();
  await expect(input(page, "name")).toHaveValue("");
  await expect(note(page)).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
});

test("who knows that it was not done sends it again", async ({ page, openAs, own }) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, USERS);
  await page.route("**/user/create", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Gateway</h1>" }), {
    times: 1,
  });
  const username = ownWord();
  await page.getByRole("button", { name: "新建子账号" }).click();
  await input(page, "username").fill(username);
  await input(page, "name").fill("张三");
  await input(page, "phone").fill(ownPhone());
  await input(page, "password").fill("Harbour#4711");
  await input(page, "repeatPassword").fill("Harbour#4711");
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await note(page).getByRole("button", { name: "已确认未完成，重新提交" }).click();
  await submit(page).click();
  await expect(row(page, username)).toBeVisible();
});

test("offline nothing was sent: the form says so, and can simply be sent later", async ({
  page,
  openAs,
  own,
  context,
}) => {
  const user = await own.user(manager);
  await openAs(user.username, 1, ROLES);
  const roleName = `角色 ${ownWord()}`;
  await fillInRole(page, roleName);
  await context.setOffline(true);
  await submit(page).click();
  await expect(note(page)).toHaveText("网络连接失败，请检查网络后重试。");
  await context.setOffline(false);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(row(page, roleName)).toBeVisible();
});
