import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { expectShownFor, signInByForm, test, toast } from "../helpers/signed-in";
import { drawer, field } from "../helpers/views";

// Specification §8: "Any other code: show the server's message as an error toast for 5 s and reject", also where the screen says
// it in its place. Screen readers are told once: of both, only one is a live region.

const BOARD = "/userCenter/costCenter/index";
const SAYS = "服务器开小差了，请稍后再试";
const broken = { json: { code: 500, message: SAYS, data: null } };

/** Whether what a place says is read out when it comes: by the nearest region around it that says so. */
const isReadOut = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const region = element.closest("[aria-live], [role=alert], [role=status]");
    return region !== null && region.getAttribute("aria-live") !== "off";
  });

/** Fails unless the message is a toast and stands in its place, and is read out there only. */
async function expectSaidTwice(page: Page, inPlace: Locator, words = SAYS): Promise<void> {
  const line = toast(page, words).getByText(words, { exact: true });
  await expect(inPlace).toBeVisible();
  await expect(line).toHaveCount(1);
  await expect(toast(page, /./)).toHaveClass(/toast-danger/);
  expect({ inPlace: await isReadOut(inPlace), toast: await isReadOut(line) }).toEqual({ inPlace: true, toast: false });
  await expectAccessible(page);
}

test("a list says it in place and as a toast for 5 s", async ({ page, openAs }) => {
  await page.clock.install();
  await page.route("**/mes/getMessageList", (route) => route.fulfill(broken));
  await openAs("many", 1, "/addedService/product");
  await expectShownFor(page, toast(page, SAYS), 5000, async () => {
    await page.locator("[data-header-entry=messages]").click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(SAYS);
  });
  await page.getByRole("main").getByRole("button", { name: "重试" }).click();
  await expectSaidTwice(page, page.getByRole("main").getByRole("alert").getByText(SAYS));
});

test("a board's cards that fail at once, each in its words, are one toast", async ({ page, openAs }) => {
  await page.route("**/billfee/shares", (route) => {
    const { by } = route.request().postDataJSON() as { by: string };
    return route.fulfill(by === "payMode" ? broken : { json: { code: 500, message: "账单正在生成", data: null } });
  });
  await openAs("finance", 1, BOARD);
  await expect(page.locator("[data-card=products]").getByRole("alert")).toContainText("账单正在生成");
  await expect(toast(page, SAYS).getByText("账单正在生成", { exact: true })).toHaveCount(1);
  await expect(toast(page, /./)).toHaveCount(1);
  // Last: looking for what hinders readers takes longer than a toast stays, on a busy machine.
  await expectSaidTwice(page, page.locator("[data-card=payModes]").getByRole("alert").getByText(SAYS));
});

test("a form says it above its fields", async ({ page, openAs }) => {
  await page.route("**/role/create", (route) => route.fulfill(broken));
  await openAs("admin", 1, "/userCenter/roleManage?open=create");
  await field(page, "roleName").getByRole("textbox").fill("财务复核");
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expectSaidTwice(page, drawer(page).getByRole("alert").getByText(SAYS));
});

test("sign-in says it above the form", async ({ page }) => {
  await page.route("**/user/login", (route) =>
    route.request().method() === "POST" ? route.fulfill(broken) : route.continue(),
  );
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
  await signInByForm(page, "viewer", 2);
  await expectSaidTwice(page, page.locator(".login-note").getByText(SAYS));
});

test("what no screen says is read out as a toast", async ({ page, openAs }) => {
  await page.route("**/news/list", (route) => route.fulfill(broken));
  await openAs("admin", 1);
  const line = toast(page, SAYS).getByText(SAYS, { exact: true });
  await expect(line).toBeVisible();
  expect(await isReadOut(line)).toBe(true);
});

test("on a narrow screen a toast leaves the heads of page and drawer free", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/role/create", (route) => route.fulfill(broken));
  await openAs("admin", 1, "/userCenter/roleManage?open=create");
  await field(page, "roleName").getByRole("textbox").fill("财务复核");
  await page.getByRole("treeitem", { name: "控制台", exact: true }).first().click();
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  const shown = await toast(page, SAYS).boundingBox();
  const send = await drawer(page).getByRole("button", { name: "新建", exact: true }).boundingBox();
  const head = await drawer(page).locator(".drawer-top").boundingBox();
  expect(shown?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? Infinity));
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0);
  await drawer(page).getByRole("button", { name: "关闭" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});
