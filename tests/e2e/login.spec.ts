import { expect, type Locator, type Page } from "playwright/test";
import { demoPassword, verifyCode } from "../helpers/browser";
import { recordCalls, sessionStorageOf, signIn, signInByForm, test, toast } from "../helpers/signed-in";

// Sign-ins that fail use names of their own: five failures lock a name.

const LOGIN = "/api/v1/user/login";
const IMAGE = "/api/v1/user/login/verifyCodeImage";

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
const submit = (page: Page): Locator => page.locator(".login-submit");
const image = (page: Page): Locator => page.locator("[data-verify-code=shown] img");

/** What stands beside a field: the text that its input is described by. */
async function expectBeside(input: Locator, words: string): Promise<void> {
  await expect(input).toHaveAccessibleDescription(words);
  await expect(input).toHaveAttribute("aria-invalid", "true");
}

async function fill(page: Page, username: string, password = demoPassword, code = verifyCode): Promise<void> {
  await field(page, "用户名").fill(username);
  await field(page, "密码").fill(password);
  await field(page, "验证码").fill(code);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/custom/login");
  await expect(image(page)).toBeVisible();
});

test("the page is there without the screens' renderer and the shell, whose files come once somebody signs in", async ({
  page,
}) => {
  const parts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/assets\/([a-z-]+)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );
  expect(parts).toContain("login-page");
  expect(parts).not.toContain("screen");
  expect(parts).not.toContain("inside");
});

test("the maintenance console is the default, and signing in stores its flag (§1: 2 = a login made from the product's own login page)", async ({
  page,
}) => {
  await expect(page.getByRole("radio", { name: "云管控制台" })).toBeChecked();
  await expect(field(page, "用户名")).toBeFocused();
  await fill(page, "viewer");
  await field(page, "验证码").press("Enter");
  await expect(page).toHaveURL("/custom/index");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("方子墨");
  expect(await sessionStorageOf(page)).toMatchObject({
    loginFlag: "2",
    user_token: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test("the login page has neither header nor left menu (§2)", async ({ page }) => {
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.locator("[data-menu-code]")).toHaveCount(0);
});

test("empty fields are named beside each of them, and nothing is sent", async ({ page }) => {
  const calls = recordCalls(page);
  await submit(page).click();
  await expectBeside(field(page, "用户名"), "请输入用户名");
  await expectBeside(field(page, "密码"), "请输入密码");
  await expectBeside(field(page, "验证码"), "请输入图片中的验证码");
  await expect(field(page, "用户名")).toBeFocused();
  await field(page, "用户名").fill("x");
  await expect(field(page, "用户名")).toHaveAttribute("aria-invalid", "false");
  await expectBeside(field(page, "密码"), "请输入密码");
  expect(calls).toEqual([]);
});

test("a wrong password is said beside it, the same as for a name nobody has, and the used code makes way for another", async ({
  page,
}) => {
  for (const username of ["deng.shuyi", "nobody.here"]) {
    const before = await image(page).getAttribute("src");
    await fill(page, username, "Wrong@12345");
    await submit(page).click();
    await expectBeside(field(page, "密码"), "用户名或密码错误");
    await expect(field(page, "密码")).toBeFocused();
    await expect(field(page, "密码")).toHaveValue("Wrong@12345");
    await expect(field(page, "验证码")).toHaveValue("");
    await expect(image(page)).not.toHaveAttribute("src", before ?? "");
    await expect(submit(page)).toBeEnabled();
  }
  await expect(toast(page, /./)).toHaveCount(0);
});

test("a wrong code is said beside it", async ({ page }) => {
  await fill(page, "he.ruoxi", demoPassword, "nope");
  await submit(page).click();
  await expectBeside(field(page, "验证码"), "验证码错误或已过期");
  await expect(field(page, "验证码")).toBeFocused();
  await expect(field(page, "验证码")).toHaveValue("");
});

test("a locked name and a disabled account are said beside the name", async ({ page, consoleServer }) => {
  await fill(page, "yuan.zihao");
  await submit(page).click();
  await expectBeside(field(page, "用户名"), "该账号已停用，请联系管理员");
  await expect(submit(page)).toBeEnabled();
  for (let failure = 0; failure < 5; failure += 1)
    await signIn(consoleServer.url, "locked.out", "Wrong@12345").catch(() => undefined);
  await fill(page, "locked.out");
  await submit(page).click();
  await expect(field(page, "用户名")).toHaveAccessibleDescription(/登录失败次数过多，请 \d+ 分钟后再试/);
});

test("a click on the image brings another one", async ({ page }) => {
  const calls = recordCalls(page, IMAGE);
  const before = await image(page).getAttribute("src");
  await page.getByRole("button", { name: "验证码图片，点击换一张" }).click();
  await expect(image(page)).not.toHaveAttribute("src", before ?? "");
  expect(calls).toHaveLength(1);
});

test("an image that cannot be fetched is said, and another click tries again", async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route(`**${IMAGE}*`, (route) => route.abort(), { times: 1 });
  await page.locator("[data-verify-code]").click();
  await page.getByRole("button", { name: "加载失败，点击重试" }).click();
  await expect(image(page)).toBeVisible();
});

test("two quick clicks and Enter send one call; the button rests for 1000 ms (§5)", async ({ page }) => {
  const calls = recordCalls(page, LOGIN);
  await page.clock.install();
  await page.reload();
  await expect(image(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fill(page, "guo.tianyu", "Wrong@12345");
  await submit(page).dblclick();
  await field(page, "密码").press("Enter");
  await expectBeside(field(page, "密码"), "用户名或密码错误");
  await page.clock.runFor(900);
  await expect(submit(page)).toBeDisabled();
  await fill(page, "guo.tianyu", "Wrong@12346");
  await field(page, "验证码").press("Enter");
  await page.clock.runFor(200);
  await expect(submit(page)).toBeEnabled();
  expect(calls.filter((call) => call.method() === "POST")).toHaveLength(1);
});

test("a server that cannot be reached is said in the form, in words for people", async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route(`**${LOGIN}`, (route) => route.abort());
  await fill(page, "viewer");
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(/网络/);
  await expect(page.getByRole("alert")).not.toContainText(/fetch|TypeError|JSON/i);
});

test("the password can be shown and hidden again", async ({ page }) => {
  await field(page, "密码").fill("Demo");
  await page.getByRole("button", { name: "显示密码" }).click();
  await expect(field(page, "密码")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "隐藏密码" }).click();
  await expect(field(page, "密码")).toHaveAttribute("type", "password");
});

test("spaces around the name do no harm, and the name is known in capitals too", async ({ page }) => {
  await signInByForm(page, "  Viewer ", 1);
  await expect(page).toHaveURL("/custom/index");
});
