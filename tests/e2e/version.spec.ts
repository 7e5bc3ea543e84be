import { expect, type Page } from "playwright/test";
import { test } from "../helpers/signed-in";

// §2: "On every navigation the product fetches a version file (GET, under the /custom static path) and reloads the page if
// the version differs from the one stored locally (local storage key vueVersion)."

const MESSAGES = "[data-menu-code=v6]";
const WORK_ORDERS = "[data-menu-code=v5]";

/** The version file as a test has it, and what the page did about it. */
interface Published {
  /** Body of the answers from now on; undefined for an answer 404. */
  body: string | undefined;
  /** How often the file was asked for. */
  asked: number;
  /** How often the page was loaded. */
  loads: number;
}

const file = (version: string) => JSON.stringify({ version });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("vueVersion"));
const offer = (page: Page) => page.getByRole("status").filter({ hasText: "控制台已更新" });

async function publish(page: Page, body: string | undefined): Promise<Published> {
  const published: Published = { body, asked: 0, loads: 0 };
  await page.route("**/custom/version.json", (route) => {
    published.asked += 1;
    return published.body === undefined
      ? route.fulfill({ status: 404, body: "" })
      : route.fulfill({ contentType: "application/json", body: published.body });
  });
  page.on("domcontentloaded", (loaded) => {
    if (!loaded.url().endsWith("/blank")) published.loads += 1;
  });
  return published;
}

/** Goes to another page of the menu and waits until it is there and the version has been asked for. */
async function navigate(page: Page, published: Published, entry: string, title: string): Promise<void> {
  const before = published.asked;
  await page.locator(entry).click();
  await expect(page).toHaveTitle(`${title} · 云服务管理控制台`);
  await expect.poll(() => published.asked).toBeGreaterThan(before);
}

test("at the first visit the version is stored, and the page is not reloaded", async ({ page }) => {
  const published = await publish(page, file("one"));
  await page.goto("/custom/login");
  await expect.poll(() => stored(page)).toBe("one");
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
  expect(published).toMatchObject({ asked: 2, loads: 2 });
});

test("it is fetched at each navigation, and nothing happens while it stays the same", async ({ page, openAs }) => {
  const published = await publish(page, file("one"));
  await openAs("admin", 1);
  await expect.poll(() => published.asked).toBe(1);
  const request = page.waitForRequest("**/custom/version.json");
  await navigate(page, published, MESSAGES, "消息中心");
  expect((await request).method()).toBe("GET");
  // A filter is a navigation too: it changes the address.
  const before = published.asked;
  await page.locator("[data-filter=readFlag]").getByRole("combobox").selectOption("未读");
  await expect.poll(() => published.asked).toBe(before + 1);
  await navigate(page, published, WORK_ORDERS, "工单管理");
  expect(published).toMatchObject({ asked: 4, loads: 1 });
});

test("another version reloads the page once, at the next navigation, where the user was going", async ({
  page,
  openAs,
}) => {
  const published = await publish(page, file("one"));
  await openAs("admin", 1);
  await expect.poll(() => stored(page)).toBe("one");
  published.body = file("two");
  await page.locator(MESSAGES).click();
  await expect.poll(() => published.loads).toBe(2);
  await expect(page).toHaveURL("/custom/userCenter/messageCenter/index");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("消息中心");
  await expect.poll(() => published.asked).toBe(3);
  expect(await stored(page)).toBe("two");
  await navigate(page, published, WORK_ORDERS, "工单管理");
  expect(published).toMatchObject({ asked: 4, loads: 2 });
  await expect(offer(page)).toHaveCount(0);
});

test("a version that changes with each answer never makes a loop: one reload a navigation, then an offer", async ({
  page,
  openAs,
}) => {
  const published = await publish(page, undefined);
  await page.route("**/custom/version.json", (route) => {
    published.asked += 1;
    return route.fulfill({ contentType: "application/json", body: file(`version ${published.asked}`) });
  });
  await openAs("admin", 1);
  await expect.poll(() => stored(page)).toBe("version 1");
  await page.locator(MESSAGES).click();
  await expect(offer(page)).toBeVisible();
  expect(published).toMatchObject({ asked: 3, loads: 2 });
});

test("a version that cannot be stored makes no loop either", async ({ page, openAs }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string): void {
      if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
    Storage.prototype.getItem = ((getItem) =>
      function (this: Storage, key: string): string | null {
        return key === "vueVersion" ? "old" : getItem.call(this, key);
      })(Storage.prototype.getItem);
  });
  const published = await publish(page, file("new"));
  await openAs("admin", 1);
  await expect(offer(page)).toBeVisible();
  await navigate(page, published, MESSAGES, "消息中心");
  expect(published.loads).toBe(1);
});

test("a file that is missing or unreadable is ignored", async ({ page, openAs, problems }) => {
  problems.expect(/status of 404/);
  const published = await publish(page, file("one"));
  await openAs("admin", 1);
  await expect.poll(() => stored(page)).toBe("one");
  const bodies = [undefined, "<!doctype html><h1>Bad gateway</h1>", "{}", file(""), '{"version": 2}', "two", ""];
  for (const [index, body] of bodies.entries()) {
    published.body = body;
    if (index % 2 === 0) await navigate(page, published, MESSAGES, "消息中心");
    else await navigate(page, published, WORK_ORDERS, "工单管理");
  }
  // After an answer that counts, the ones before it have had their effect, if they had any.
  published.body = file("one");
  await navigate(page, published, WORK_ORDERS, "工单管理");
  expect(await stored(page)).toBe("one");
  expect(published.loads).toBe(1);
});

test("unsaved input is never reloaded over: a banner offers it; later means later, now means now", async ({
  page,
  openAs,
}) => {
  const published = await publish(page, file("one"));
  await openAs("admin", 1, "/userCenter/myAccount");
  await expect.poll(() => stored(page)).toBe("one");
  // The answer comes only when the user has begun to type.
  let typed = (): void => undefined;
  const typing = new Promise<void>((resolve) => (typed = resolve));
  await page.route(
    "**/custom/version.json",
    (route) => typing.then(() => route.fulfill({ contentType: "application/json", body: file("two") })),
    { times: 1 },
  );
  await page.getByRole("button", { name: "修改资料" }).click();
  await page.getByLabel("姓名").fill("陈思远二");
  typed();
  await expect(offer(page)).toBeVisible();
  await expect(page.getByLabel("姓名")).toHaveValue("陈思远二");
  await offer(page).getByRole("button", { name: "稍后" }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(published.loads).toBe(1);
  expect(await stored(page)).toBe("one");

  published.body = file("three");
  await page.getByLabel("姓名").fill("陈思远");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => published.loads).toBe(2);
  expect(await stored(page)).toBe("three");
});

test("the offer taken reloads the page with the new version", async ({ page, openAs }) => {
  const published = await publish(page, undefined);
  await page.route("**/custom/version.json", (route) => {
    published.asked += 1;
    return route.fulfill({
      contentType: "application/json",
      body: file(published.asked < 3 ? `version ${published.asked}` : "last"),
    });
  });
  await openAs("admin", 1);
  await expect.poll(() => stored(page)).toBe("version 1");
  await page.locator(MESSAGES).click();
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole("button", { name: "立即刷新" }).click();
  await expect.poll(() => published.loads).toBe(3);
  await expect.poll(() => published.asked).toBe(4);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("消息中心");
  await expect(offer(page)).toHaveCount(0);
  expect(await stored(page)).toBe("last");
});
