import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { heldToken } from "../helpers/signed-in";
import { expectSaved } from "../helpers/views";

// The user's own home: cards are moved, hidden and added by buttons, and stand so in every browser.

const CODES = "v1,v3,v3-1,v3-18,v3-7,v5,v6,";

const names = (page: Page): Promise<(string | null)[]> =>
  page
    .locator("[data-home-card]:visible")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-home-card")));
const tool = (page: Page, card: string, name: "earlier" | "later" | "hide"): Locator =>
  page.locator(`[data-home-card="${card}"] [data-${name}]`);
const edit = (page: Page): Locator => page.getByRole("button", { name: "自定义首页" });
const done = (page: Page): Locator => page.getByRole("button", { name: "完成" });

/** Opens the editor, as a click, a touch or a key does. */
async function begin(page: Page, how: "click" | "tap" | "press" = "click"): Promise<void> {
  await expect(edit(page)).toBeEnabled();
  await (how === "press" ? edit(page).press("Enter") : edit(page)[how]());
  await expect(done(page)).toBeFocused();
}

test("moved and hidden cards are so after a reload and in another browser, and a reset brings the order of config", async ({
  page,
  openAs,
  own,
  browser,
  baseURL,
  consoleServer: { url },
}) => {
  const { username } = await own.user(CODES);
  await openAs(username, 1, "/index");
  await begin(page);
  const before = await names(page);
  expect(before.slice(0, 3)).toEqual(["todos", "costs", "shortcuts"]);
  await expectAccessible(page);
  await tool(page, "costs", "earlier").click();
  await tool(page, "shortcuts", "hide").click();
  await expect(page.getByRole("status").filter({ hasText: "已隐藏“快捷入口”" })).toBeAttached();
  await expect(page.getByRole("button", { name: "添加“快捷入口”" })).toBeFocused();
  await expectSaved(page);
  await done(page).click();
  await expect(edit(page)).toBeFocused();
  const after = ["costs", "todos", ...before.slice(3)];
  await page.reload();
  await expect.poll(() => names(page)).toEqual(expect.arrayContaining(["costs"]));
  expect((await names(page)).slice(0, 2)).toEqual(after.slice(0, 2));
  expect(await names(page)).not.toContain("shortcuts");

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const token = await heldToken(url, username);
  await other.addInitScript((user_token) => Object.assign(sessionStorage, { user_token, loginFlag: "1" }), token);
  const elsewhere = await other.newPage();
  await elsewhere.goto("/custom/index");
  await expect(elsewhere.locator("[data-home-card]").first()).toHaveAttribute("data-home-card", "costs");
  await expect(elsewhere.locator('[data-home-card="shortcuts"]')).toHaveCount(0);
  await begin(elsewhere);
  await elsewhere.getByRole("button", { name: "添加“快捷入口”" }).click();
  await expect(tool(elsewhere, "shortcuts", "hide")).toBeFocused();
  await elsewhere.getByRole("button", { name: "恢复默认" }).click();
  await expect.poll(async () => (await names(elsewhere)).slice(0, 3)).toEqual(before.slice(0, 3));
  await expectSaved(elsewhere);
  await other.close();
});

test("the keyboard alone moves a card, and the focus stays on its button up to the edge", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user(CODES);
  await openAs(username, 1, "/index");
  await begin(page, "press");
  await tool(page, "costs", "earlier").focus();
  await page.keyboard.press("Enter");
  await expect(tool(page, "costs", "earlier")).toBeFocused();
  expect((await names(page)).slice(0, 2)).toEqual(["costs", "todos"]);
  await expect(tool(page, "costs", "earlier")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tool(page, "costs", "later")).toBeFocused();
  expect((await names(page)).slice(0, 2)).toEqual(["todos", "costs"]);
  await expectSaved(page);
});

test("each console has an order of its own", async ({ page, openAs, own }) => {
  const { username } = await own.user(`${CODES}v8,v8-2.1,v9-1,v4-1,`);
  await openAs(username, 1, "/index");
  await begin(page);
  await tool(page, "costs", "earlier").click();
  await expectSaved(page);
  await page.evaluate(() => sessionStorage.setItem("loginFlag", "2"));
  await page.reload();
  await expect(page.locator("[data-home-card]").first()).toHaveAttribute("data-home-card", "todos");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("cards are moved by touch", async ({ page, openAs, own }) => {
    const { username } = await own.user(CODES);
    await openAs(username, 1, "/index");
    await begin(page, "tap");
    await tool(page, "costs", "earlier").tap();
    expect((await names(page)).slice(0, 2)).toEqual(["costs", "todos"]);
    const widths = await page
      .locator("[data-home-card]:visible")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    expect(new Set(widths.map(Math.round)).size).toBe(1);
    await expectSaved(page);
  });
});
