import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { leftMenu, recordCalls } from "../helpers/signed-in";
import { choice, field, question } from "../helpers/views";

// A form with an address of its own, and an action whose permission the page does not imply (fixtures/sites.json).

test.use({ extraScreen: "sites" });

const HOME = "/custom/index";
const first = (page: Page) => field(page, "roleName").getByRole("textbox").first();
const openMenu = (page: Page) => leftMenu(page).locator("[data-menu-code=v1]").click();

test.describe("§5: a permission-guarded button is disabled when the user lacks its code", () => {
  const why = "需要权限：用户管理（v7）。请联系贵公司主账号的管理员，在“角色管理”中开通。";

  test("it says which, and who to ask: to the pointer, to the keyboard and to screen readers; pressing it does nothing", async ({
    page,
    openAs,
    own,
  }) => {
    const user = await own.user("v1,v12,");
    await openAs(user.username, 2, "/extra/index");
    const button = page.getByRole("main").getByRole("button", { name: "防护站点" });
    const hint = page.locator(".hint:popover-open");
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("disabled");
    await expect(button).toHaveAccessibleDescription(why);
    // What is around it takes pointer and keyboard in its place.
    const around = page.getByRole("main").getByRole("group", { name: "防护站点" });
    await expect(around).toHaveAccessibleDescription(why);
    await around.hover();
    await expect(hint).toHaveText(why);
    await page.mouse.move(5, 500);
    await expect(hint).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("Tab");
    await expect(around).toBeFocused();
    await expect(hint).toHaveText(why);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await button.click({ force: true });
    await expect(page).toHaveURL("/custom/extra/index");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("main").getByRole("button", { name: "Protect a site" })).toHaveAccessibleDescription(
      /^Requires permission: User management \(v7\)\. Ask the administrator/,
    );
  });

  test("the form behind it can be looked at by its address, not sent", async ({ page, openAs, own }) => {
    const user = await own.user("v1,v12,");
    await openAs(user.username, 2, "/extra/create");
    const calls = recordCalls(page, "/api/v1/role/create");
    await expect(page.getByRole("button", { name: "保存" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "保存" })).toHaveAccessibleDescription(why);
    await expect(page.getByRole("group", { name: "保存" })).toHaveAccessibleDescription(why);
    await first(page).focus();
    await page.keyboard.type("10.0.0.1");
    await page.keyboard.press("Enter");
    expect(calls).toEqual([]);
  });

  test("with the code it leads to the form", async ({ page, openAs, own }) => {
    const user = await own.user("v1,v7,v12,");
    await openAs(user.username, 2, "/extra/index");
    await page.getByRole("main").getByRole("button", { name: "防护站点" }).click();
    await expect(page).toHaveURL("/custom/extra/create");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("防护站点");
    await expect(leftMenu(page).locator("[data-menu-code=v12]")).toHaveAttribute("aria-current", /./);
    await page.getByRole("button", { name: "取消" }).click();
    await expect(page).toHaveURL("/custom/extra/index");
  });
});

test("a page with unsaved input is left only after a question: by the menu, by back, by closing the tab", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v7,v12,");
  await openAs(user.username, 2, "/extra/index");
  await page.getByRole("main").getByRole("button", { name: "防护站点" }).click();
  await choice(page, "remark", "有证书").click();

  await openMenu(page);
  await expect(question(page)).toContainText("离开后，未保存的内容将会丢失。");
  await expect(question(page).getByRole("button", { name: "继续编辑" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL("/custom/extra/create");
  await expect(field(page, "remark").getByRole("radio", { name: "有证书" })).toBeChecked();

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "继续编辑" }).click();
  await expect(page).toHaveURL("/custom/extra/create");

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();

  await openMenu(page);
  await question(page).getByRole("button", { name: "放弃修改" }).click();
  await expect(page).toHaveURL(HOME);
});

test("the last keystrokes count too: a page is not left over what was typed a moment ago", async ({
  page,
  openAs,
  own,
}) => {
  const user = await own.user("v1,v7,v12,");
  await openAs(user.username, 2, "/extra/create");
  await first(page).focus();
  await page.keyboard.type("1");
  await openMenu(page);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "继续编辑" }).click();
  await expect(first(page)).toHaveValue("1");
});

test("a page that holds nothing new is left without a question", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v7,v12,");
  await openAs(user.username, 2, "/extra/create");
  await first(page).focus();
  await page.keyboard.type("1");
  await page.keyboard.press("Backspace");
  await openMenu(page);
  await expect(page).toHaveURL(HOME);
});
