import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { makePending } from "../helpers/pending-address";
import { type Mode, test } from "../helpers/signed-in";

interface Row {
  says: string;
  username: string;
  mode: Mode;
  path: string;
  /** There when the page is complete. */
  shown: string;
  /** The address is made one without a screen. */
  isPending?: true;
}

const rows: Row[] = [
  { says: "home of the operations console", username: "admin", mode: 1, path: "/index", shown: ".home-list-rows a" },
  { says: "home of the maintenance console", username: "admin", mode: 2, path: "/index", shown: "[data-cloud]" },
  { says: "home with nothing enabled", username: "finance", mode: 2, path: "/index", shown: ".home-empty" },
  {
    says: "a page not built yet",
    username: "admin",
    mode: 2,
    path: "/cloudAccount/index",
    shown: "[data-pending]",
    isPending: true,
  },
  { says: "an address that does not exist", username: "admin", mode: 2, path: "/no/such/page", shown: ".notice-page" },
  {
    says: "a page without permission",
    username: "viewer",
    mode: 1,
    path: "/userCenter/costCenter/billDetail",
    shown: "[data-permission-code]",
  },
  {
    says: "a page of the other console",
    username: "viewer",
    mode: 2,
    path: "/userCenter/costCenter/billDetail",
    shown: ".notice-page",
  },
];

/** In the language the page is shown in, and then in the other one. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expectAccessible(page);
}

for (const { says, username, mode, path, shown, isPending } of rows) {
  test(`${says} is accessible in both languages`, async ({ page, openAs, problems }) => {
    if (path === "/no/such/page") problems.expect(/status of 404/);
    if (isPending) await makePending(page, path);
    await openAs(username, mode, path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}

test("the login page is accessible in both languages, with errors too", async ({ page }) => {
  await page.goto("/custom/login");
  await expect(page.locator("[data-verify-code=shown]")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveCount(3);
  await expectAccessibleInBoth(page);
});

test("open groups, user menu and a message are accessible", async ({ page, openAs }) => {
  await page.route("**/mes/readFlag", (route) => route.fulfill({ json: { code: 422, message: "不行", data: null } }));
  await openAs("admin", 1, "/userCenter/messageCenter/index?readFlag=0");
  const read = page.getByRole("row").nth(1).getByRole("button", { name: "标为已读" });
  await read.click();
  await expect(page.locator(".toast")).toBeVisible();
  // A pressed button is out of use for a second.
  await expect(read).toBeEnabled();
  await page.getByRole("complementary").getByRole("button", { name: "费用中心" }).click();
  await page.getByRole("button", { name: /用户菜单/ }).click();
  await page.locator(".toast").hover();
  await expectAccessible(page);
});
