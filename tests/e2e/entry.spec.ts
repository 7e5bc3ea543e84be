import { expect, type Page } from "playwright/test";
import {
  callApi,
  expectShownFor,
  recordCalls,
  sessionStorageOf,
  signInByForm,
  test,
  toast,
} from "../helpers/signed-in";

const header = (page: Page) => page.getByRole("banner");

test.describe("§4: if customType is 5 and the flag is 1, a warning says ... no permission to log in to the operations console, and the flag switches to 2", () => {
  test("type5 is warned, switched, and works in the maintenance console from then on", async ({ page }) => {
    await page.clock.install();
    await page.goto("/custom/login");
    const warning = toast(page, "您的账号是云管客户账号，没有登录运营控制台的权限，已为您切换到云管控制台。");
    await expectShownFor(page, warning, 5000, () => signInByForm(page, "type5", 1));
    await expect(page).toHaveURL("/custom/index");
    await expect(header(page)).toContainText("云管控制台");
    expect(await sessionStorageOf(page)).toMatchObject({ loginFlag: "2", cloudOptions: expect.stringMatching(/^\[/) });
    await page.reload();
    await expect(header(page)).toContainText("云管控制台");
    await expect(toast(page, /./)).toHaveCount(0);
  });

  test("a flag changed by hand in session storage does not get type5 in either", async ({ page, openAs }) => {
    await openAs("type5", 2);
    await expect(header(page)).toContainText("云管控制台");
    await page.evaluate(() => sessionStorage.setItem("loginFlag", "1"));
    await page.reload();
    await expect(toast(page, "没有登录运营控制台的权限")).toBeVisible();
    await expect(header(page)).toContainText("云管控制台");
    expect(await sessionStorageOf(page)).toMatchObject({ loginFlag: "2" });
  });
});

test.describe("§4: if the flag is 2 and customType is 2 or 3: error message shown, redirect to /login; the profile is not stored", () => {
  for (const username of ["type2", "type3"]) {
    test(`${username} is refused: the message stays 5 seconds, the login page opens, nothing is kept, the session is ended`, async ({
      page,
      consoleServer,
    }) => {
      await page.clock.install();
      await page.goto("/custom/login");
      const stored = await recordWrites(page);
      const calls = recordCalls(page);
      const message = toast(page, "您没有登录本控制台的权限，请从中金云登录入口登录。");
      await expectShownFor(page, message, 5000, () => signInByForm(page, username, 2));
      await expect(page).toHaveURL("/custom/login");
      await expect(page.locator(".login-note")).toHaveText("该账号无法进入本控制台。");
      expect(await sessionStorageOf(page)).toEqual({});
      expect(await stored()).toEqual(["user_token", "loginFlag"]);
      const [{ token = "" } = {}] = calls
        .filter((call) => call.url().endsWith("/user/current"))
        .map((call) => call.headers());
      const current = () =>
        callApi(consoleServer.url, "getCurrentUser", undefined, token).catch((error: Error) => error.message);
      await expect.poll(current).toBe("getCurrentUser: 407 登录已失效，请重新登录");
      await page.goto("/custom/index");
      await expect(page).toHaveURL("/custom/login");
    });
  }

  test("type2 with a token from elsewhere is refused at any address", async ({ page, openAs }) => {
    await openAs("type2", 2, "/resource/pubCloud/host");
    await expect(page).toHaveURL("/custom/login");
    await expect(toast(page, "您没有登录本控制台的权限")).toHaveClass(/toast-danger/);
    expect(await sessionStorageOf(page)).toEqual({});
  });
});

test.describe("§4: if loginNum is 1 and the loginNum key is not yet stored: a success message ..., the key is stored, and the user goes to /userCenter/myAccount", () => {
  for (const mode of [1, 2] as const) {
    test(`newcomer's first sign-in, mode ${mode}; not again on the second load, not at the second sign-in`, async ({
      page,
      consoleServer,
    }) => {
      await consoleServer.reset();
      await page.goto("/custom/login");
      await signInByForm(page, "newcomer", mode);
      const message = toast(page, "首次登录成功，为了账号安全请尽快修改密码。");
      await expect(message).toHaveClass(/toast-success/);
      await expect(page).toHaveURL("/custom/userCenter/myAccount");
      await expect(page.getByRole("button", { name: "修改密码" })).toBeVisible();
      expect(await sessionStorageOf(page)).toMatchObject({ loginNum: "1" });

      await page.goto("/custom/index");
      await expect(page.locator("dialog.tour")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("唐新宇");
      await expect(page).toHaveURL("/custom/index");
      await expect(message).toHaveCount(0);

      if (mode === 1) await page.getByRole("button", { name: /用户菜单/ }).click();
      await page.getByRole("button", { name: "退出登录" }).click();
      await signInByForm(page, "newcomer", mode);
      await expect(page).toHaveURL("/custom/index");
      await expect(message).toHaveCount(0);
      expect(await sessionStorageOf(page)).not.toHaveProperty("loginNum");
    });
  }
});

test("§4: if the flag is 2, cloud info is loaded; only clouds in use are kept and shown", async ({ page, openAs }) => {
  const calls = recordCalls(page, "/api/v1/user/getCloud");
  await openAs("admin", 1);
  await expect(header(page)).toContainText("陈思远");
  expect(calls).toEqual([]);
  expect(await sessionStorageOf(page)).not.toHaveProperty("cloudOptions");
  await openAs("admin", 2);
  await expect(page.locator("[data-cloud]").first()).toBeVisible();
  expect(calls).toHaveLength(1);
  const kept = JSON.parse((await sessionStorageOf(page)).cloudOptions ?? "[]") as { code: string; used: string }[];
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every((cloud) => cloud.used === "1")).toBe(true);
  await expect(page.locator("[data-cloud]")).toHaveCount(kept.length);
  // Specification §1: "Each has an intro text, colours and icons".
  const tencent = page.locator("[data-cloud=tx]");
  await expect(tencent).toContainText("擅长音视频与社交场景的公有云。");
  await expect.poll(() => tencent.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
});

test("a profile that cannot be loaded says so; trying again gets in", async ({ page, openAs, problems }) => {
  problems.expect(/Failed to load resource/);
  await page.route("**/user/authority", (route) => route.abort(), { times: 1 });
  await openAs("viewer", 1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("账号信息加载失败");
  await expect(toast(page, /./)).toHaveCount(0);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("方子墨");
});

/** Keys written to session storage from here on, in their order. */
async function recordWrites(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const written: string[] = [];
    const { setItem } = Storage.prototype;
    Object.assign(window, { written });
    Storage.prototype.setItem = function (this: Storage, key: string, value: string): void {
      if (this === sessionStorage) written.push(key);
      setItem.call(this, key, value);
    };
  });
  return () => page.evaluate(() => (window as unknown as { written: string[] }).written);
}
