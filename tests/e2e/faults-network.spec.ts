import { expect, type Page } from "playwright/test";
import { ownWord, test } from "../helpers/own-data";
import { leftMenu, outcome, recordCalls, sessionStorageOf, toast } from "../helpers/signed-in";
import { drawer, field, row, rows } from "../helpers/views";
import { visit } from "../helpers/visit";

// A network that is slow, silent, gone and back. That nothing is shown after 30 s of waiting for a list is in list-states.spec.ts,
// for a button in calls.spec.ts; that "offline" is said, in shell-tools.spec.ts; a form sent offline is in form-lost.spec.ts.

const MESSAGES = "/userCenter/messageCenter/index";
const ROLES = "/userCenter/roleManage";

test.use({ nothingFetched: true });

test("an answer after 29 s counts: the rows come, and what was pressed is done (§9: request time-out 30000 ms)", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, [{ title: "甲" }]);
  await page.clock.install();
  let release = (): void => undefined;
  const held = async (path: string): Promise<void> => {
    const wait = new Promise<void>((resolve) => (release = resolve));
    await page.route(path, (route) => wait.then(() => route.continue()), { times: 1 });
  };
  const slowly = async (path: string, ask: () => Promise<unknown>): Promise<void> => {
    await held(path);
    const asked = page.waitForRequest(path);
    await ask();
    const sent = Number((await asked).headers().timestamp);
    await page.clock.pauseAt(sent + 29_000);
    const answered = page.waitForResponse(path);
    release();
    await answered;
    await page.clock.resume();
  };
  await slowly("**/mes/getMessageList", () => openAs(user.username, 1, MESSAGES));
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await slowly("**/mes/readFlag", () => rows(page).first().getByRole("button", { name: "标为已读" }).click());
  await expect(outcome(page, "操作成功")).toBeVisible();
});

test("offline while a form is being filled in and while one walks about: nothing typed is lost, and back online it goes on", async ({
  page,
  openAs,
  own,
  problems,
}) => {
  problems.expect(
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|ScreenNotLoaded|dynamically imported module|Unable to preload CSS/,
  );
  const user = await own.user("v1,v6,v7,v7-1,");
  await own.messages(user, [{ title: "甲" }]);
  await openAs(user.username, 1, "/index");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(user.name);
  await visit(page, ROLES);
  const roleName = `角色 ${ownWord()}`;
  const name = field(page, "roleName").locator("input").first();
  const offline = page.getByRole("status").filter({ hasText: "网络已断开" });
  await page.getByRole("button", { name: "新建角色" }).click();
  await name.fill(roleName.slice(0, 4));
  await page.context().setOffline(true);
  await expect(offline).toBeVisible();
  await name.fill(roleName);
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(name).toHaveValue(roleName);
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(row(page, roleName)).toBeVisible();

  // A page whose program was never fetched, and one that is there but has no rows.
  await page.context().setOffline(true);
  const failed = page.getByRole("main").getByRole("alert");
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(page).toHaveURL(`/custom${MESSAGES}`);
  await expect(failed).toBeVisible();
  await leftMenu(page).locator("[data-menu-code=v1]").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(user.name);
  await leftMenu(page).locator("[data-menu-code=v6]").click();
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
  await failed.getByRole("button", { name: "重试" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("ten calls that are all answered 407 lead to the login page once, with one message (§8)", async ({
  page,
  openAs,
}) => {
  const visits: string[] = [];
  page.on("framenavigated", (frame) => visits.push(new URL(frame.url()).pathname));
  await openAs("finance", 1, "/userCenter/messageCenter/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Ten of them wait for the last one, so that the answers come together; those that follow are answered at once.
  const waiting: (() => void)[] = [];
  let isOver = false;
  await page.route("**/cdz-admin/api/v1/{billfee,mes,car,user/session}/**", async (route) => {
    if (!isOver) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.fulfill({ json: { code: 407, message: "令牌无效", data: null } }).catch(() => undefined);
  });
  const calls = recordCalls(page, "/api/v1/user/logout");
  visits.length = 0;
  await showBoard(page);
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(10);
  isOver = true;
  for (const answer of waiting) answer();
  await expect(page.locator(".login-note")).toHaveText("登录已失效，请重新登录。");
  expect(visits.filter((path) => path === "/custom/login")).toHaveLength(1);
  await expect(page.getByText("登录已失效，请重新登录。")).toHaveCount(1);
  await expect(toast(page, /./)).toHaveCount(0);
  expect(await sessionStorageOf(page)).toEqual({});
  expect(calls).toEqual([]);
});

/** A board asks for all its cards at once; a second scope asks for them again. */
async function showBoard(page: Page): Promise<void> {
  await leftMenu(page).getByRole("button", { name: "费用中心" }).click();
  await leftMenu(page).locator("[data-menu-code='v3-1']").click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: "上个月" })
    .or(page.locator("[data-filter=billCycle] button"))
    .first()
    .click();
}
