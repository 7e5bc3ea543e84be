import { expect, type Page } from "playwright/test";
import { holdAnswers } from "../helpers/hold-answers";
import { test } from "../helpers/signed-in";
import { rows } from "../helpers/views";
import { NOWHERE, visit } from "../helpers/visit";

const html = (page: Page) => page.locator("html");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

// Browser language first, Chinese where unknown.
for (const { locale, lang, welcome, title } of [
  { locale: "zh-CN", lang: "zh-CN", welcome: "欢迎登录", title: "登录 · 云服务管理控制台" },
  { locale: "zh-TW", lang: "zh-CN", welcome: "欢迎登录", title: "登录 · 云服务管理控制台" },
  { locale: "en-US", lang: "en", welcome: "Welcome back", title: "Sign in · Cloud Services Console" },
  { locale: "fr-FR", lang: "zh-CN", welcome: "欢迎登录", title: "登录 · 云服务管理控制台" },
]) {
  test.describe(() => {
    test.use({ locale });
    test(`a browser that speaks ${locale} gets ${lang}`, async ({ page }) => {
      await page.goto("/custom/");
      await expect(heading(page)).toHaveText(welcome);
      await expect(html(page)).toHaveAttribute("lang", lang);
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
    });
  });
}

test("the switch bears the other language's own name, and the choice is remembered: after a reload, in the next session, in another window", async ({
  page,
  context,
  openAs,
}) => {
  await openAs("viewer", 1);
  await expect(heading(page)).toContainText("好，方子墨");
  await page.getByRole("button", { name: "English" }).click();
  await expect(heading(page)).toContainText(/Good (morning|afternoon|evening), 方子墨/);
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Home · Cloud Services Console");
  await page.reload();
  await expect(heading(page)).toContainText("Good");
  await page.getByRole("button", { name: "User menu: 方子墨" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(heading(page)).toHaveText("Welcome back");
  const other = await context.newPage();
  await other.goto("/custom/");
  await expect(heading(other)).toHaveText("Welcome back");
  await other.getByRole("button", { name: "中文" }).click();
  await expect(heading(other)).toHaveText("欢迎登录");
  await expect(html(other)).toHaveAttribute("lang", "zh-CN");
});

test("the server speaks the user's language too", async ({ page }) => {
  await page.goto("/custom/login");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByLabel("Username").fill("speaks.english");
  await page.getByLabel("Password", { exact: true }).fill("Wrong@12345");
  await page.getByLabel("Verification code", { exact: true }).fill("test");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "The username or password is wrong",
  );
});

test("changing the language keeps what has been typed", async ({ page }) => {
  await page.goto("/custom/login");
  await page.getByLabel("用户名").fill("kept");
  await page.getByRole("radio", { name: "运营控制台" }).check();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByLabel("Username")).toHaveValue("kept");
  await expect(page.getByRole("radio", { name: "Operations console" })).toBeChecked();
});

test("in English nothing Chinese is left in shell and menus, except names and the switch", async ({
  page,
  openAs,
  problems,
}) => {
  problems.expect(/status of 404/);
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  for (const mode of [1, 2] as const) {
    await openAs("admin", mode, "/no/such/page");
    await expect(heading(page)).toHaveText("Page not found");
    const closed = page.getByRole("complementary").getByRole("button", { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    const text = await page.locator("body").evaluate((body) => (body as HTMLElement).innerText);
    expect(text.replace("陈思远", "").replace("中文", "").replace("陈", "")).not.toMatch(/\p{Script=Han}/u);
  }
});

test("after a change of language nothing that was read in the other one is shown at another place", async ({
  page,
  openAs,
}) => {
  const answers = await holdAnswers(page);
  const viewer = rows(page).filter({ hasText: "viewer" });
  await openAs("admin", 1, "/userCenter/roleManage");
  await expect(viewer).toContainText("只读用户");
  await visit(page, NOWHERE);
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "English" }).click();
  await expect(html(page)).toHaveAttribute("lang", "en");

  await answers.hold();
  await visit(page, "/userCenter/roleManage");
  await expect(page.locator(".list-skeleton")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  answers.release();
  await expect(viewer).toContainText("Read-only user");
});
