import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { putCharge } from "../helpers/charge";
import { ownWord, test } from "../helpers/own-data";
import { callApi, outcome } from "../helpers/signed-in";
import { count, drawer, field, problem, question, rows, value } from "../helpers/views";

const input = (page: Page, name: string) => field(page, name).locator("input").first();

const answer = (page: Page, name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);

/** A Tencent cloud account with two regions and this key. @returns its id */
async function addAccount(url: string, word: string, accessKey: string, token: string): Promise<number> {
  const regions = await callApi(url, "listRegions", { cloudCode: "tx" }, token);
  const account = {
    cloudCode: "tx",
    accountName: `账号 ${word}`,
    accessKey,
    secretKey: "S".repeat(32),
    regionIds: regions.slice(0, 2).map(({ regionId }) => regionId),
    clientToken: ownWord(),
  } as const;
  const { id } = await callApi(url, "saveCloudAccount", account, token);
  return id;
}

test("keys are checked by a button before they are saved, and the answer stands in the form until they change", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v7,v9-1,");
  const word = ownWord();
  await openAs(username, 1, "/userCenter/publicAccountManagement/index");
  await page.getByRole("button", { name: "添加云账号" }).click();
  await expect(drawer(page).getByText("“立即验证”检查密钥，并列出缺少的权限")).toBeVisible();
  const check = drawer(page).getByRole("button", { name: "立即验证" });
  await expect(check).toHaveAccessibleDescription("请先完成“云平台、AccessKey ID、SecretKey”");
  // Beside the keys: the next section follows.
  expect(
    await drawer(page)
      .getByRole("region")
      .evaluateAll((found) => found.map((one) => one.getAttribute("aria-label"))),
  ).toEqual(["账号", "密钥", "验证密钥", "范围"]);
  await field(page, "cloudCode").getByRole("combobox").selectOption({ label: "腾讯云" });
  await input(page, "accessKey").fill(`AKID${word.padEnd(29, "0")}LOW`);
  await input(page, "secretKey").fill("S".repeat(32));
  await check.click();
  await expect(answer(page, "valid")).toHaveText("否");
  await expect(answer(page, "missingPermissions")).toContainText("QcloudFinanceBillReadOnlyAccess");
  await expect(answer(page, "reason")).toContainText("账号权限不足");
  await expectAccessible(page);
  // What was answered is about other keys now.
  await input(page, "accessKey").fill(`AKID${word.padEnd(32, "0")}`);
  await expect(answer(page, "valid")).toHaveCount(0);
  await check.click();
  await expect(answer(page, "valid")).toHaveText("是");
  await expect(answer(page, "accountName")).toHaveText(/^tx-\d{6}$/);
  await expect(answer(page, "reason")).toHaveCount(0);
  // Nothing was saved by it.
  expect(await own.query("SELECT id FROM cloud_accounts WHERE access_key LIKE $1", [`AKID${word}%`])).toEqual([]);
});

test("a cloud account is added with keys that work, synchronised, changed and deleted", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v7,v9-1,");
  const [name, word] = [`账号 ${ownWord()}`, ownWord()];
  await openAs(username, 1, `/userCenter/publicAccountManagement/index?keyword=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "添加云账号" }).click();
  await field(page, "cloudCode").getByRole("combobox").selectOption({ label: "腾讯云" });
  await input(page, "accountName").fill(name);
  await input(page, "accessKey").fill(`AKID${word.padEnd(29, "0")}BAD`);
  await input(page, "secretKey").fill("S".repeat(32));
  await page.getByRole("button", { name: "验证并保存" }).click();
  await expect(problem(page, "accessKey")).toContainText("已被禁用");
  await input(page, "accessKey").fill(`AKID${word.padEnd(32, "0")}`);
  await page.getByRole("button", { name: "验证并保存" }).click();
  await expect(outcome(page, "密钥验证通过")).toBeVisible();
  await expect(rows(page)).toContainText("同步成功", { timeout: 30_000 });
  await expectAccessible(page);
  await rows(page).getByRole("link", { name }).click();
  await expect(value(page, "status")).toHaveText("正常");
  await drawer(page).getByRole("button", { name: "编辑" }).click();
  await expect(input(page, "secretKey")).toHaveCount(0);
  await input(page, "accountName").fill(`${name}x`);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(outcome(page, "云账号已保存")).toBeVisible();
  // The toast may still be the one of before; the question below asks for the name that the drawer shows.
  await expect(drawer(page).getByRole("heading", { name: `${name}x` })).toBeVisible();
  const [kept] = await own.query<{ account_name: string; secret_key: string }>(
    "SELECT account_name, secret_key FROM cloud_accounts WHERE account_name LIKE $1",
    [`${name}%`],
  );
  expect(kept?.account_name).toBe(`${name}x`);
  expect(kept?.secret_key).not.toContain("SSSS");
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await expect(question(page)).toContainText("其密钥、资源、标签绑定、历史与配额将从本控制台删除");
  await question(page).getByRole("textbox").fill(`${name}x`);
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(0);
});

test("keys are replaced by those of the same account only, and the old ones stay until then", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user("v9-1,");
  const word = ownWord();
  const token = await openAs(username, 2, `/resourceManage/cloudResource/tx/uploadkey?keyword=${word}`);
  const id = await addAccount(consoleServer.url, word, `AKID${word.padEnd(32, "0")}`, token);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("上传云密钥");
  const keyOf = async () =>
    (await own.query<{ access_key: string }>("SELECT access_key FROM cloud_accounts WHERE id = $1", [id]))[0]
      ?.access_key;
  const before = await keyOf();
  await rows(page).getByRole("button", { name: "更换密钥" }).click();
  await input(page, "accessKey").fill(`AKID${word.padEnd(29, "1")}OTH`);
  await input(page, "secretKey").fill("S".repeat(32));
  await page.getByRole("button", { name: "验证并更换" }).click();
  await expect(problem(page, "accessKey")).toContainText("不属于云账号");
  expect(await keyOf()).toBe(before);
  await expectAccessible(page);
  const accessKey = `AKID${word.padEnd(32, "1")}`;
  await input(page, "accessKey").fill(accessKey);
  await page.getByRole("button", { name: "验证并更换" }).click();
  await expect(outcome(page, "新密钥验证通过")).toBeVisible();
  await expect(rows(page)).toContainText(accessKey);
  await callApi(consoleServer.url, "deleteCloudAccounts", { ids: [id] }, token);
});

test("an account tells of each type in each region how far it is; it is paused and resumed", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user("v9-1,v8-2.1,");
  const word = ownWord();
  const token = await openAs(username, 2, `/cloudAccount/index?keyword=${word}`);
  const id = await addAccount(consoleServer.url, word, `AKID${word.padEnd(29, "0")}DEN`, token);
  await page.reload();
  await expect(rows(page)).toContainText("失败", { timeout: 60_000 });
  await rows(page).getByRole("link", { name: word }).click();
  await drawer(page).getByRole("tab", { name: "同步" }).click();
  const parts = drawer(page).locator("[data-row-key]");
  await expect(parts).toHaveCount(16);
  await expect(parts.filter({ hasText: "账号无权读取该地域" })).toHaveCount(8);
  await expect(parts.filter({ hasText: "同步成功" })).toHaveCount(8);
  await expectAccessible(page);
  const failed = parts.filter({ hasText: "账号无权读取该地域" }).first();
  await failed.getByRole("button", { name: "立即同步" }).click();
  await expect(outcome(page, "即将同步")).toBeVisible();
  await drawer(page).getByRole("tab", { name: "权限检查" }).click();
  await expect(drawer(page).locator("[data-row-key]")).toHaveCount(4);
  await drawer(page).getByRole("button", { name: "暂停同步" }).click();
  await question(page).getByRole("button", { name: "暂停同步" }).click();
  await expect(outcome(page, "已暂停同步")).toBeVisible();
  await expect(drawer(page).getByRole("button", { name: "恢复同步" })).toBeEnabled();
  await page.goto(`/custom/cloudAccount/index?keyword=${word}&paused=false`);
  await expect(rows(page)).toHaveCount(0);
  await page.goto(`/custom/cloudAccount/index?keyword=${word}&paused=true`);
  await expect(rows(page)).toHaveCount(1);
  await callApi(consoleServer.url, "deleteCloudAccounts", { ids: [id] }, token);
});

test("the bill of the running month of Tencent cloud is divided by account and product", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  const { username } = await own.user("v4-1,");
  await putCharge(own, { cloudCode: "tx", accountUid: ownWord(), resourceId: ownWord(), amount: 12.5 });
  const token = await openAs(username, 2, "/resourceManage/cloudResource/tx/currentBill");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("本期账单");
  const only = { cloudCode: ["tx" as const] };
  const { payableAmount } = await callApi(consoleServer.url, "getBillOverview", only, token);
  expect(Number(payableAmount)).toBeGreaterThan(0);
  await expect(page.locator("[data-card=payable] .figure-value")).toHaveAttribute("data-value", payableAmount ?? "");
  const accounts = await callApi(consoleServer.url, "getBillShares", { ...only, by: "accountUid" }, token);
  const sum = accounts.reduce((total, row) => total + Math.round(Number(row.payableAmount) * 100), 0);
  expect(Math.abs(sum - Math.round(Number(payableAmount) * 100))).toBeLessThanOrEqual(accounts.length);
  const table = page.locator("[data-card=accounts] tbody tr");
  await expect(table).toHaveCount(accounts.length);
  for (const { accountName } of accounts)
    await expect(page.locator("[data-card=accounts]")).toContainText(accountName ?? "");
  await expectAccessible(page);
});

test("an account's part of the bill of Tencent cloud leads to its lines", async ({
  page,
  own,
  openAs,
  consoleServer,
}) => {
  await putCharge(own, { cloudCode: "tx", accountUid: ownWord(), resourceId: ownWord(), amount: 12.5 });
  const token = await openAs("admin", 2, "/resourceManage/cloudResource/tx/currentBill");
  const [first] = await callApi(consoleServer.url, "getBillShares", { cloudCode: ["tx"], by: "accountUid" }, token);
  await page.locator("[data-card=accounts]").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`billDetail\\?.*accountUid=${first?.accountUid}`));
  await expect(count(page)).toContainText(`共 ${first?.lineCount.toLocaleString("en-US")} 条`);
});
