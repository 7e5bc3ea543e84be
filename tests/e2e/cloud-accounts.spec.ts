import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownWord, test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { drawer, field, problem, question, rows, value } from "../helpers/views";

const input = (page: Page, name: string) => field(page, name).locator("input").first();

const answer = (page: Page, name: string) => drawer(page).locator(`[data-preview="${name}"] dd`);

test("keys are checked by a button before they are saved, and the answer stands in the form until they change", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v7,v9-1,");
  const word = ownWord();
  await openAs(username, 1, "/userCenter/publicAccountManagement/index");
  await page.getByRole("button", { name: "添加云账号" }).click();
  await expect(drawer(page).getByText("密钥需有读取资源和账单的权限")).toBeVisible();
  const check = drawer(page).getByRole("button", { name: "立即验证" });
  await expect(check).toHaveAccessibleDescription("请先填写云平台、AccessKey ID、SecretKey");
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
  await expect(toast(page, "密钥验证通过")).toBeVisible();
  await expect(rows(page)).toContainText("同步成功", { timeout: 30_000 });
  await expectAccessible(page);
  await rows(page).getByRole("link", { name }).click();
  await expect(value(page, "status")).toHaveText("正常");
  await drawer(page).getByRole("button", { name: "编辑" }).click();
  await expect(input(page, "secretKey")).toHaveValue("");
  await expect(input(page, "secretKey")).toHaveAccessibleDescription(/要验证密钥则需重新输入/);
  await expect(drawer(page).getByRole("button", { name: "立即验证" })).toHaveAccessibleDescription("请先填写SecretKey");
  await input(page, "accountName").fill(`${name}x`);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(toast(page, "云账号已保存")).toBeVisible();
  const [kept] = await own.query<{ account_name: string; secret_key: string }>(
    "SELECT account_name, secret_key FROM cloud_accounts WHERE account_name LIKE $1",
    [`${name}%`],
  );
  expect(kept?.account_name).toBe(`${name}x`);
  expect(kept?.secret_key).not.toContain("SSSS");
  await drawer(page).getByRole("button", { name: "删除" }).click();
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(0);
});
