import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { ownPhone, ownWord, test } from "../helpers/own-data";
import { callApi, heldToken } from "../helpers/signed-in";
import { expectSaved } from "../helpers/views";

// The first steps of a customer that has nothing yet.

const checklist = (page: Page): Locator => page.locator('[data-home-card="checklist"]');
const step = (page: Page, name: string): Locator => page.locator(`[data-step="${name}"]`);

/** Ends the tour of a first visit. */
async function endTour(page: Page): Promise<void> {
  await expect(page.locator("dialog.tour")).toBeVisible();
  await page.keyboard.press("Escape");
}

test("a fresh customer is told what comes first; steps tick themselves off, and the last takes the list away", async ({
  page,
  openAs,
  own,
  consoleServer: { url },
}) => {
  const username = await own.customer();
  await openAs(username, 1, "/index");
  await endTour(page);
  await expect(checklist(page)).toContainText("按量付费的产品需要账户有余额才能使用");
  await expect(step(page, "recharge")).toHaveAttribute("data-done", "false");
  await expectAccessible(page);
  await step(page, "users").getByRole("link").click();
  await expect(page).toHaveURL(/accountManage\?open=create/);
  await expect(page.getByRole("dialog").locator("form")).toBeVisible();

  const token = await heldToken(url, username);
  const roles = await callApi(url, "listRoles", undefined, token);
  const name = ownWord();
  await callApi(
    url,
    "createUser",
    {
      username: name,
      name,
      phone: ownPhone(),
      email: `${name}@example.com`,
      password: "Demo@12345",
      roleIds: [roles[0]?.id ?? 0],
    },
    token,
  );
  await page.goto("/custom/index");
  await expect(step(page, "users")).toHaveAttribute("data-done", "true");
  await expect(step(page, "recharge")).toHaveAttribute("data-done", "false");
  await own.query(
    `INSERT INTO recharges (custom_id, recharge_no, amount, recharge_way, status, status_time, arrive_time, apply_time, pay_deadline, operator)
     SELECT custom_id, $2, 100, 'alipay', 2, now(), now(), now(), now(), username FROM users WHERE username = $1`,
    [username, name],
  );
  await page.reload();
  await expect(page.locator('[data-home-card="areas"]')).toBeVisible();
  await expect(checklist(page)).toBeHidden();
});

test("the maintenance console begins with a cloud account; the list can be put away, and added again", async ({
  page,
  openAs,
  own,
}) => {
  await openAs(await own.customer(), 2, "/index");
  await endTour(page);
  await expect(step(page, "cloudAccount")).toHaveAttribute("data-done", "false");
  await step(page, "cloudAccount").getByRole("link").click();
  await expect(page).toHaveURL(/cloudAccount\/index\?open=create/);
  await page.goto("/custom/index");
  await checklist(page).getByRole("button", { name: "不再显示" }).click();
  await expect(checklist(page)).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(page.locator('[data-home-card="areas"]')).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
  await page.getByRole("button", { name: "自定义首页" }).click();
  await page.getByRole("button", { name: "添加“开始使用”" }).click();
  await page.getByRole("button", { name: "完成" }).click();
  await expect(step(page, "cloudAccount")).toBeVisible();
});

test("who may not do a step does not see it, and an account with everything has no list", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v1,v6,");
  await openAs(username, 1, "/index");
  await expect(page.locator('[data-home-card="areas"]')).toBeVisible();
  await expect(checklist(page)).toHaveCount(0);
  await openAs("admin", 1, "/index");
  await expect(page.locator("[data-todo]").first()).toBeVisible();
  await expect(checklist(page)).toBeHidden();
});
