import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page } from "playwright/test";
import { expectAccessible, test as base } from "../helpers/browser";
import { startProcess } from "../helpers/process";
import { toast } from "../helpers/signed-in";
import { drawer, field, row } from "../helpers/views";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A console in production, whose database is empty; and what its last verification code says. */
const test = base.extend<object, { production: { url: string; code(): Promise<string>; database(): Promise<string> } }>(
  {
    production: [
      async ({}, use) => {
        const server = await startProcess("tests/helpers/production-process.ts", {
          NODE_ENV: "production",
          CDZ_VERIFY_CODE: "",
        });
        await use({ url: server.answer, code: () => server.ask("code"), database: () => server.ask("database") });
        await server.stop();
      },
      { scope: "worker", timeout: 60_000 },
    ],
    baseURL: async ({ production }, use) => use(production.url),
  },
);

async function command(database: string, name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: database, CDZ_VERIFY_CODE: "" };
  return (await promisify(execFile)("npm", ["run", "--silent", name, "--", ...args], { cwd: root, env })).stdout;
}

async function signIn(page: Page, code: () => Promise<string>, username: string, password: string): Promise<void> {
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown] img")).toBeVisible();
  await page.getByRole("radio", { name: "运营控制台" }).check();
  await page.getByLabel("用户名", { exact: true }).fill(username);
  await page.getByLabel("密码", { exact: true }).fill(password);
  await page.getByLabel("验证码", { exact: true }).fill(await code());
  await page.locator(".login-submit").click();
}

const input = (page: Page, name: string) => field(page, name).locator("input").first();

test("an empty database becomes a working console: first customer, first sign-in, own password, first user, nothing of the demo", async ({
  page,
  browser,
  production,
}) => {
  test.setTimeout(240_000);
  const { code } = production;
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown] img")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/demo|演示/i);

  const database = await production.database();
  const printed = await command(
    database,
    "create-customer",
    "--name",
    "新城实业有限公司",
    "--type",
    "1",
    "--username",
    "xincheng",
  );
  const once = /One-time password: +(\S+)/.exec(printed)?.[1] ?? "";
  expect(await command(database, "list-customers")).toContain("新城实业有限公司");

  await signIn(page, code, "xincheng", once);
  await expect(toast(page, "首次登录成功，为了账号安全请尽快修改密码。")).toBeVisible();
  await expect(page).toHaveURL("/custom/userCenter/myAccount");
  await expect(page.getByRole("heading", { level: 1, name: "请设置您自己的密码" })).toBeVisible();
  await expect(page.locator("[data-menu-code]")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/custom/userCenter/accountManage");
  await expect(page).toHaveURL("/custom/userCenter/myAccount");
  await input(page, "oldPassword").fill(once);
  await input(page, "newPassword").fill("Harbour#4711");
  await input(page, "repeatPassword").fill("Harbour#4711");
  await page.getByRole("button", { name: "修改密码", exact: true }).click();
  await expect(page).toHaveURL("/custom/login");

  await signIn(page, code, "xincheng", "Harbour#4711");
  await expect(page).toHaveURL("/custom/index");
  await expect(page.locator("dialog.tour")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("新城实业有限公司");
  const shortcuts = page.locator('[data-home-card="shortcuts"]');
  await expect(shortcuts.getByRole("link", { name: "报表中心" })).toBeVisible();
  for (const name of ["选购产品", "充值", "提交工单"])
    await expect(shortcuts.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.locator("[data-header-entry=messages]")).toBeVisible();
  await expect(page.locator("[data-header-entry=cart]")).toHaveCount(0);

  await page.goto("/custom/userCenter/costCenter/rechargeRecord");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "导出" }).or(page.locator(".notice-title")).first()).toBeVisible();
  await expect(page.locator("[data-action=recharge]")).toHaveCount(0);
  await page.goto("/custom/userCenter/costCenter/recharge");
  await expect(page.locator("#main")).toContainText("本系统尚未接入支付服务");
  await page.goto("/custom/userCenter/workOrderCenter/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-action=create]")).toHaveCount(0);

  await page.goto("/custom/userCenter/accountManage");
  await page.getByRole("button", { name: "新建子账号" }).click();
  await expect(drawer(page).getByLabel("用户名")).toBeVisible();
  await input(page, "username").fill("first.user");
  await input(page, "name").fill("王小明");
  await input(page, "phone").fill("13800138000");
  await drawer(page).getByText("财务专员").click();
  await input(page, "password").fill("Lighthouse#12");
  await input(page, "repeatPassword").fill("Lighthouse#12");
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(row(page, "first.user")).toContainText("财务专员");

  const theirs = await browser.newContext({ baseURL: production.url, locale: "zh-CN" });
  const other = await theirs.newPage();
  await signIn(other, code, "first.user", "Lighthouse#12");
  await expect(other).toHaveURL("/custom/userCenter/myAccount");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("王小明");
  await expect(other.locator("[data-menu-code='v3']").first()).toBeVisible();
  await theirs.close();
});
