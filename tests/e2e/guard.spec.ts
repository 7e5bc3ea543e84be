import { expect, type Page } from "playwright/test";
import { holdAnswers } from "../helpers/hold-answers";
import { makePending } from "../helpers/pending-address";
import { callApi, recordCalls, sessionStorageOf, signInByForm, test, toast } from "../helpers/signed-in";

const BILL_DETAIL = "/userCenter/costCenter/billDetail";
const MESSAGES = "/userCenter/messageCenter/index";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Counts the navigations to an address from now on. */
function recordVisits(page: Page, path: string): string[] {
  const visits: string[] = [];
  page.on("framenavigated", (frame) => {
    if (new URL(frame.url()).pathname === path) visits.push(frame.url());
  });
  return visits;
}

test.describe("without a token every path except /login redirects to /login (§2)", () => {
  test("home, a page, a page with parameters, an address that does not exist", async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const path of ["", "/", "/index", MESSAGES, "/newsCenter/news/3?from=mail", "/no/such/page"]) {
      await page.goto(`/custom${path}`);
      await expect(page).toHaveURL("/custom/login");
      await expect(heading(page)).toHaveText("欢迎登录");
    }
  });

  test("after sign-in the address asked for opens, filters and all", async ({ page }) => {
    await page.goto(`/custom${MESSAGES}?readFlag=0`);
    await expect(page).toHaveURL("/custom/login");
    await signInByForm(page, "many", 1);
    await expect(page).toHaveURL(`/custom${MESSAGES}?readFlag=0`);
    await expect(heading(page)).toHaveText("消息中心");
  });

  test("unless the user may not see it, or it belongs to the other console: then home", async ({ page }) => {
    await page.goto(`/custom${BILL_DETAIL}`);
    await signInByForm(page, "viewer", 1);
    await expect(page).toHaveURL("/custom/index");
    await page.getByRole("button", { name: /用户菜单/ }).click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.goto(`/custom${BILL_DETAIL}`);
    await signInByForm(page, "admin", 2);
    await expect(page).toHaveURL("/custom/index");
  });
});

test("with a token /login redirects to /index, as do / and /custom (§2)", async ({ page, openAs }) => {
  await openAs("viewer", 1, "/login");
  await expect(page).toHaveURL("/custom/index");
  for (const address of ["/custom/", "/custom", "/"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/custom/index");
  }
});

test("an address that does not exist says so and leads home", async ({ page, openAs, problems }) => {
  problems.expect(/status of 404/);
  await openAs("viewer", 1, "/no/such/page");
  await expect(heading(page)).toHaveText("页面不存在");
  await expect(page.getByRole("main")).toContainText("/no/such/page");
  await expect(page).toHaveTitle("页面不存在 · 云服务管理控制台");
  await page.getByRole("link", { name: "返回首页" }).click();
  await expect(page).toHaveURL("/custom/index");
  await expect(heading(page)).toContainText("方子墨");
});

test("a page whose code the user lacks names the permission and who to ask", async ({ page, openAs }) => {
  const calls = recordCalls(page, "/api/v1/billfee");
  await openAs("viewer", 1, BILL_DETAIL);
  await expect(heading(page)).toHaveText("没有访问权限");
  await expect(page.getByRole("main")).toContainText("“账单明细”需要以下权限：");
  await expect(page.locator("[data-permission-code]")).toHaveText(["账单明细 v3-17"]);
  await expect(page.getByRole("main")).toContainText("请联系贵公司主账号的管理员");
  await expect(page).toHaveTitle("账单明细 · 云服务管理控制台");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("main")).toContainText("“Bill details” requires this permission:");
  await expect(page.getByRole("main")).toContainText("Ask the administrator of your company’s main account");
  await expect(page).toHaveTitle("Bill details · Cloud Services Console");
  expect(calls).toEqual([]);
});

test("a page open to any of two codes names both", async ({ page, openAs }) => {
  await openAs("viewer", 1, MESSAGES);
  await expect(page.getByRole("main")).toContainText("“消息中心”需要以下任一权限：");
  await expect(page.locator("[data-permission-code]")).toHaveText(["消息提醒 v6", "消息（顶部入口） v3-6"]);
});

test("what a rule takes from the menu the address does not open either (§6: customType 0 has no appropriation)", async ({
  page,
  openAs,
}) => {
  await openAs("type0", 1, "/userCenter/costCenter/appropriate");
  await expect(page.getByRole("main")).toContainText("“划拨操作”不对您的账号类型开放。");
});

test("a page of the other console says which, and offers to sign in anew", async ({ page, openAs }) => {
  await openAs("admin", 2, BILL_DETAIL);
  await expect(heading(page)).toHaveText("此页面属于运营控制台");
  await page.getByRole("button", { name: "退出并重新登录" }).click();
  await expect(page).toHaveURL("/custom/login");
  expect(await sessionStorageOf(page)).toEqual({});
});

test("a page that is not built yet says so", async ({ page, openAs }) => {
  await makePending(page, "/cloudAccount/index");
  await openAs("admin", 2, "/cloudAccount/index");
  await expect(page.locator("[data-pending]").getByRole("heading")).toHaveText("“云账号”正在建设中");
});

test("each page has its title; back and forward walk through them", async ({ page, openAs }) => {
  await openAs("admin", 1);
  const walk = [
    { name: "首页", go: async () => undefined },
    { name: "消息中心", go: () => page.locator("[data-menu-code=v6]").click() },
    { name: "工单管理", go: () => page.locator("[data-menu-code=v5]").click() },
    { name: "消息中心", go: () => page.goBack() },
    { name: "首页", go: () => page.goBack() },
    { name: "消息中心", go: () => page.goForward() },
  ];
  for (const { name, go } of walk) {
    await go();
    await expect(page).toHaveTitle(`${name} · 云服务管理控制台`);
  }
  await expect(heading(page)).toHaveText("消息中心");
});

test("leaving a form with unsaved input asks first, also right after the keystroke", async ({ page, openAs }) => {
  await openAs("admin", 1, "/userCenter/myAccount");
  await page.getByRole("button", { name: "修改资料" }).click();
  const name = page.getByLabel("姓名");
  const question = page.getByRole("alertdialog", { name: "放弃未保存的内容？" });
  await name.press("End");
  await name.pressSequentially("二");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "继续编辑" }).click();
  await expect(name).toHaveValue("陈思远二");
  await page.goBack();
  await question.getByRole("button", { name: "放弃修改" }).click();
  await expect(name).toHaveCount(0);
});

test.describe("code 407 in mid-work (§8: token invalid: clear session, go to /login)", () => {
  test("a session ended on the server: one redirect however many calls fail at once, and back again after sign-in", async ({
    page,
    openAs,
    consoleServer,
  }) => {
    const answers = await holdAnswers(page);
    const token = await openAs("admin", 1, "/userCenter/accountManage");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    // The page also calls by itself, and would notice the end before the click does.
    await answers.hold();
    await callApi(consoleServer.url, "logout", undefined, token);
    const [visits, calls] = [recordVisits(page, "/custom/login"), recordCalls(page)];
    await page.getByRole("link", { name: "消息提醒" }).click();
    await expect(page).toHaveURL(`/custom${MESSAGES}`);
    answers.release();
    await expect(page.locator(".login-note")).toHaveText("登录已失效，请重新登录。");
    expect(await sessionStorageOf(page)).toEqual({});
    expect(visits).toHaveLength(1);
    await expect(toast(page, /./)).toHaveCount(0);
    expect(calls.filter((call) => call.url().endsWith("/user/logout"))).toEqual([]);
    await signInByForm(page, "admin", 1);
    await expect(page).toHaveURL(`/custom${MESSAGES}`);
  });

  test("a token that is none: several calls of one page fail together", async ({ page, openAs }) => {
    await openAs("admin", 1);
    await expect(page.locator(".home-list-rows a").first()).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem("user_token", "tampered"));
    const visits = recordVisits(page, "/custom/login");
    const calls = recordCalls(page);
    await page.reload();
    await expect(page.locator(".login-note")).toHaveText("登录已失效，请重新登录。");
    expect(visits).toHaveLength(1);
    expect(calls.filter((call) => /user\/(current|authority)$/.test(call.url()))).toHaveLength(2);
    expect(await sessionStorageOf(page)).toEqual({});
  });

  test("what comes late to a session of before does not end the next one", async ({ page, openAs }) => {
    await openAs("many", 1, `${MESSAGES}?readFlag=0`);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/mes/readFlag", async (route) => released.then(() => route.continue()));
    const answered = page.waitForResponse("**/mes/readFlag");
    await page.getByRole("row").nth(1).getByRole("button", { name: "标为已读" }).click();
    await page.getByRole("button", { name: /用户菜单/ }).click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await signInByForm(page, "many", 1);
    await expect(heading(page)).toContainText("马多多");
    release();
    expect(await (await answered).json()).toMatchObject({ code: 407 });
    await page.locator("[data-menu-code=v6]").click();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    expect(await sessionStorageOf(page)).toHaveProperty("user_token");
  });
});
