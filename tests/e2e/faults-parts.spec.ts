import { expect, type Page } from "playwright/test";
import { test } from "../helpers/own-data";
import { leftMenu } from "../helpers/signed-in";
import { drawer, field, question, rows } from "../helpers/views";

// Parts of the program that are missing, and parts that break. A chart's is in boards.spec.ts.

const MESSAGES = "/userCenter/messageCenter/index";
const ROLES = "/userCenter/roleManage";
const gone = { status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" };

/** Counts how often the page is loaded from now on. */
function recordLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("domcontentloaded", (loaded) => void loads.push(loaded.url()));
  return loads;
}

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource|dynamically imported module|ScreenNotLoaded|MIME type/);
});

test("a part that went with the version before: one reload brings the new version, where the user was going", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "甲" }]);
  await openAs(user.username, 1, "/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const loads = recordLoads(page);
  // The page knows the names of the version before; the one that comes anew knows names that exist.
  await page.route("**/custom/console/screens/messages.*", (route) =>
    loads.length === 0 ? route.fulfill(gone) : route.continue(),
  );
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(`/custom${MESSAGES}`);
  expect(loads).toHaveLength(1);
});

test("a part that stays missing: one reload, then a message with ways on, and no reload again", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,v7,v7-1,");
  await own.messages(user, [{ title: "甲" }]);
  const missing = ["**/custom/console/screens/messages.*", "**/custom/assets/form-view-*.js"];
  for (const part of missing) await page.route(part, (route) => route.fulfill(gone));
  await openAs(user.username, 1, "/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const loads = recordLoads(page);
  const failed = page.getByRole("main").getByRole("alert");
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(failed).toContainText("页面加载失败");
  expect(loads).toHaveLength(1);
  // The menu leads on, other pages work, and neither the same part nor another one reloads the page again.
  await leftMenu(page).locator("[data-menu-code=v1]").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(user.name);
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(failed).toContainText("页面加载失败");
  await page.unroute(missing[0] ?? "");
  await failed.getByRole("button", { name: "重试" }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(loads).toHaveLength(1);
});

test("what lies over the page and is missing takes nothing with it, least of all what is being typed", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,v7,v7-1,");
  const { roleName } = await own.role("v1,");
  for (const part of ["palette", "settings-panel", "help-beside", "column-panel", "confirm-action"])
    await page.route(`**/custom/assets/${part}-*.js`, (route) => route.fulfill(gone));
  await openAs(user.username, 1, ROLES);
  await expect(rows(page).first()).toBeVisible();
  const loads = recordLoads(page);
  const told = page.locator(".toast").filter({ hasText: "这部分内容无法显示" });
  await page.getByRole("button", { name: "新建角色" }).click();
  await field(page, "roleName").locator("input").first().fill("没写完");
  await page.keyboard.press("Control+k");
  await expect(told).toBeVisible();
  await expect(field(page, "roleName").locator("input").first()).toHaveValue("没写完");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(loads).toEqual([]);
  await drawer(page).getByRole("button", { name: "取消" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "放弃修改" }).click();
  // Nothing is being typed any more: one reload may help, and once it has not, each part says so in a message.
  await page.locator("[data-help]").click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(rows(page).first()).toBeVisible();
  for (const open of ["[data-help]", "[data-settings]", "[data-palette]"]) {
    await page.locator(open).click();
    await expect(told).toBeVisible();
    await page.getByRole("button", { name: "关闭通知" }).click();
    await expect(told).toHaveCount(0);
  }
  await page.getByRole("button", { name: "列设置" }).click();
  await expect(told).toBeVisible();
  await rows(page)
    .filter({ hasText: roleName })
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.locator("[data-action=delete]:visible").click();
  await expect(question(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: roleName })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test("a screen and a card that break while they are drawn: the message stands in their place, everything else works on", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(/broken on purpose|error occurred in/);
  const user = await own.user("v1,v3,v3-1,v6,");
  await own.messages(user, [{ title: "甲" }]);
  await openAs(user.username, 1, "/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const breakWhere = (what: string) =>
    page.evaluate((where) => {
      const real = Intl.NumberFormat;
      const broken = function NumberFormat(this: unknown, ...given: ConstructorParameters<typeof Intl.NumberFormat>) {
        if (document.location.pathname.includes(where)) throw new Error("broken on purpose");
        return new real(...given);
      };
      Object.assign(Intl, { NumberFormat: broken });
    }, what);
  await breakWhere("/costCenter/");
  await leftMenu(page).getByRole("button", { name: "费用中心" }).click();
  await leftMenu(page).locator("[data-menu-code='v3-1']").click();
  await expect(page.locator("[data-card=trend]").getByRole("alert")).toContainText("未能显示此卡片");
  await expect(page.locator("[data-card=payable] .figure-value")).toBeVisible();
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(rows(page)).toHaveCount(1);
});
