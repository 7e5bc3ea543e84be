import { expect, type Page, type Request } from "playwright/test";
import {
  expectShownFor,
  type Mode,
  outcome,
  recordCalls,
  signatureOf,
  signInByForm,
  test,
  toast,
} from "../helpers/signed-in";

const MESSAGES = "/userCenter/messageCenter/index";
const READ = "**/mes/readFlag";

const markRead = (page: Page) => page.getByRole("row").nth(1).getByRole("button", { name: "标为已读" });

/** Header names as config/connection.json has them. */
async function partsOf(request: Request) {
  const {
    token = "",
    timestamp = "",
    code = "",
    source = "",
    sign = "",
    "content-type": type = "",
  } = await request.allHeaders();
  return { path: new URL(request.url()).pathname, token, timestamp, code, source, sign, type };
}

test("every call goes to /cdz-admin and carries the six headers with the right signature; no per-call code is ever repeated (§7)", async ({
  page,
}) => {
  const calls = recordCalls(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol !== "blob:" && !/^\/(cdz-admin\/api\/v1|custom)\//.test(pathname)) elsewhere.push(request.url());
  });
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
  await signInByForm(page, "type0", 1);
  await page.locator("[data-menu-code=v6]").click();
  await page.getByRole("button", { name: "标为已读", exact: true }).and(page.locator(":enabled")).first().click();
  await expect(outcome(page, "操作成功")).toBeVisible();
  await page.getByRole("button", { name: /用户菜单/ }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await expect(page).toHaveURL("/custom/login");

  const token = (await partsOf(calls.find((call) => call.url().endsWith("/user/current")) as Request)).token;
  expect(token).not.toBe("");
  const sent = await Promise.all(calls.map(partsOf));
  for (const parts of sent) {
    expect(parts).toMatchObject({ type: "application/json", source: "web" });
    expect(parts.token).toBe(/user\/login/.test(parts.path) ? "" : token);
    expect(Math.abs(Number(parts.timestamp) - Date.now())).toBeLessThan(5 * 60_000);
    expect(parts.sign).toBe(
      signatureOf(parts.path.replace("/cdz-admin", ""), parts.code, parts.timestamp, parts.token),
    );
  }
  const paths = new Set(sent.map((parts) => parts.path.replace("/cdz-admin/api/v1/", "")));
  for (const path of [
    "user/login/verifyCodeImage",
    "user/login",
    "user/authority",
    "mes/unReadCount",
    "car/list",
    "mes/getMessageList",
    "mes/readFlag",
    "user/logout",
  ]) {
    expect(paths).toContain(path);
  }
  expect(new Set(sent.map((parts) => parts.code)).size).toBe(sent.length);
  expect(elsewhere).toEqual([]);
});

test("any other code: the server's message as an error toast for 5 s; the same failing twice is one toast (§8)", async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  await page.route(READ, (route) => route.fulfill({ json: { code: 422, message: "余额不足，请先充值", data: null } }));
  await openAs("many", 1, `${MESSAGES}?readFlag=0`);
  await expectShownFor(page, toast(page, "余额不足，请先充值"), 5000, () => markRead(page).click());
  await markRead(page).click();
  await page.clock.fastForward(1000);
  await markRead(page).click();
  await expect(toast(page, "余额不足，请先充值")).toHaveCount(1);
  await expect(toast(page, "余额不足，请先充值")).toHaveClass(/toast-danger/);
  await page.getByRole("button", { name: "关闭通知" }).click();
  await expect(toast(page, /./)).toHaveCount(0);
});

test("a toast waits while the reader points at it", async ({ page, openAs }) => {
  await page.clock.install();
  await page.route(READ, (route) => route.fulfill({ json: { code: 500, message: "服务器开小差了", data: null } }));
  await openAs("many", 1, `${MESSAGES}?readFlag=0`);
  await markRead(page).click();
  await toast(page, "服务器开小差了").hover();
  await page.clock.fastForward(20_000);
  await expect(toast(page, "服务器开小差了")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.fastForward(5_100);
  await expect(toast(page, "服务器开小差了")).toHaveCount(0);
});

test("a toast that comes under a resting pointer goes after its time; it waits once the pointer moves over it, and closing it closes nothing else", async ({
  page,
  openAs,
}) => {
  await page.clock.install();
  await page.route(READ, (route) => route.fulfill({ json: { code: 500, message: "服务器开小差了", data: null } }));
  await openAs("many", 1, `${MESSAGES}?readFlag=0`);
  const message = toast(page, "服务器开小差了");
  const over = page.locator(".toast:hover");
  const again = async (): Promise<void> => {
    await expect(markRead(page)).toBeEnabled();
    await markRead(page).dispatchEvent("click");
    await expect(message).toBeVisible();
  };
  await markRead(page).click();
  await message.hover();
  const { x, y, width, height } = (await message.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  // Where it rests from now on, to the pixel: what is hovered over may have moved since.
  await page.mouse.move(left, top);
  await page.getByRole("button", { name: "关闭通知" }).dispatchEvent("click");
  await expect(message).toHaveCount(0);
  await again();
  // What a browser tells when something comes under the pointer: a move to where it is.
  await page.mouse.move(left, top);
  await expect(over).toBeVisible();
  await page.clock.fastForward(5_100);
  await expect(message).toHaveCount(0);
  await again();
  await page.mouse.move(left + 10, top);
  await expect(over).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(message).toBeVisible();
  const menu = page.getByRole("button", { name: /用户菜单/ });
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "关闭通知" }).click();
  await expect(message).toHaveCount(0);
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test.describe("network or HTTP failure, or an answer that is none: a message for people as a toast, never a parser's (§8)", () => {
  const network = "网络连接失败，请检查网络后重试。";
  const unreadable = "服务器返回了无法识别的内容，请稍后重试。";
  const page502 = "<html><body><h1>502 Bad Gateway</h1></body></html>";
  const rows = [
    { says: "connection lost", answer: undefined, words: network },
    { says: "HTML with status 502", answer: { status: 502, contentType: "text/html", body: page502 }, words: network },
    {
      says: "HTML with status 200",
      answer: { status: 200, contentType: "text/html", body: page502 },
      words: unreadable,
    },
    {
      says: "half of a JSON",
      answer: { status: 200, contentType: "application/json", body: '{"code": 200, "da' },
      words: unreadable,
    },
    {
      says: "JSON without a code",
      answer: { status: 200, contentType: "application/json", body: '{"ok":true}' },
      words: unreadable,
    },
    { says: "nothing", answer: { status: 200, contentType: "application/json", body: "" }, words: unreadable },
    {
      says: "an envelope with status 500",
      answer: {
        status: 500,
        contentType: "application/json",
        body: '{"code":500,"message":"服务器开小差了","data":null}',
      },
      words: "服务器开小差了",
    },
  ];
  test("from a button, each in its own words", async ({ page, openAs, problems }) => {
    problems.expect(/Failed to load resource/);
    await openAs("many", 1, `${MESSAGES}?readFlag=0`);
    for (const [index, { says, answer, words }] of rows.entries()) {
      await test.step(says, async () => {
        await page.route(READ, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
        await page
          .getByRole("row")
          .nth(index + 1)
          .getByRole("button", { name: "标为已读" })
          .click();
        await expect(toast(page, words)).toBeVisible();
        await page.getByRole("button", { name: "关闭通知" }).click();
        await expect(toast(page, /./)).toHaveCount(0);
      });
    }
  });

  test("in English too, and after 30 s without an answer (§9: request time-out 30000 ms)", async ({ page, openAs }) => {
    await page.addInitScript(() => localStorage.setItem("language", "en"));
    await page.clock.install();
    let asked = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (asked = resolve));
    await page.route(READ, () => asked());
    await openAs("many", 1, `${MESSAGES}?readFlag=0`);
    await page.getByRole("row").nth(1).getByRole("button", { name: "Mark as read" }).click();
    await waiting;
    await page.clock.fastForward(25_000);
    await expect(toast(page, /./)).toHaveCount(0);
    await page.clock.fastForward(5_100);
    await expect(toast(page, "The server took too long to answer. Please try again later.")).toBeVisible();
  });
});

test.describe("failure loading unread count, menu, cloud info, current user or cart: only logged (§8)", () => {
  const rows: { says: string; mode: Mode; failing: Record<string, string> }[] = [
    {
      says: "unread count and cart",
      mode: 1,
      failing: { "mes/unReadCount": "countUnreadMessages", "car/list": "listCartItems" },
    },
    { says: "cloud info", mode: 2, failing: { "user/getCloud": "listUserClouds" } },
    { says: "current user", mode: 1, failing: { "user/current": "getCurrentUser" } },
    { says: "menu", mode: 2, failing: { "user/authority": "getAuthority" } },
  ];
  for (const { says, mode, failing } of rows) {
    test(says, async ({ page, openAs }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
      for (const path of Object.keys(failing)) {
        await page.route(`**/api/v1/${path}`, (route) =>
          route.fulfill({ json: { code: 500, message: "不该让人看见", data: null } }),
        );
      }
      await openAs("admin", mode);
      const lines = Object.values(failing).map((name) => `info ${name}: answer 500 不该让人看见`);
      await expect.poll(() => logged).toEqual(expect.arrayContaining(lines));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("body")).not.toContainText("不该让人看见");
      await expect(toast(page, /./)).toHaveCount(0);
    });
  }
});
