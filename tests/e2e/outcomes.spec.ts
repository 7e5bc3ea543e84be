import { expect, type Page } from "playwright/test";
import { type OwnMessage, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, question, rows } from "../helpers/views";

const MESSAGES = "/userCenter/messageCenter/index";
const RECHARGE = "/userCenter/costCenter/recharge";
const unread: OwnMessage[] = [{ title: "甲" }, { title: "乙" }, { title: "丙" }];

async function readAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "全部标为已读" }).click();
  await question(page).getByRole("button", { name: "全部标为已读" }).click();
}

/** Where what a reader looks at stands. */
const places = (page: Page) =>
  Promise.all([page.getByRole("heading", { level: 1 }), rows(page).first()].map((element) => element.boundingBox()));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`what came of an action is told on its page, moves nothing and stays until it is dismissed, at ${viewport.width} px`, async ({
    page,
    openAs,
    own,
  }) => {
    await page.setViewportSize(viewport);
    const user = await own.user("v1,v6,");
    await own.messages(user, unread);
    await openAs(user.username, 1, MESSAGES);
    await expect(rows(page)).toHaveCount(3);
    const before = await places(page);
    await readAll(page);
    const told = outcome(page, "全部消息已标为已读");
    await expect(told).toBeVisible();
    expect(await places(page)).toEqual(before);
    const header = await page.locator(".header").boundingBox();
    expect((await told.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
    await page.locator("[data-language=en]").evaluate((button: HTMLElement) => button.click());
    await expect(outcome(page, "All messages marked as read")).toBeVisible();
    await page.locator("[data-language=zh]").evaluate((button: HTMLElement) => button.click());
    await told.getByRole("button", { name: "知道了" }).click();
    await expect(told).toHaveCount(0);
  });
}

test("an outcome goes when its page is left", async ({ page, openAs, own }) => {
  const user = await own.user("v1,v6,");
  await own.messages(user, unread);
  await page.clock.install();
  await openAs(user.username, 1, MESSAGES);
  await readAll(page);
  await expect(outcome(page, "全部消息已标为已读")).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(outcome(page, "全部消息已标为已读")).toBeVisible();
  await page.getByRole("link", { name: "预警消息" }).click();
  await expect(page).toHaveURL(/warningMessage/);
  await expect(outcome(page, /./)).toHaveCount(0);
});

test("a recharge that is not paid yet is told as under way, in the drawer over the page, with the way to it", async ({
  page,
  openAs,
  own,
}) => {
  const { username } = await own.user("v3,v3-1,v3-7,");
  await openAs(username, 1, RECHARGE);
  await field(page, "amount").getByRole("textbox").fill("88.8");
  await field(page, "rechargeWay").getByRole("radio", { name: "微信支付" }).check();
  await page.getByRole("button", { name: "提交充值" }).click();
  const told = outcome(page, "充值申请已提交");
  await expect(told).toBeVisible();
  await expect(told).toHaveClass(/outcome-pending/);
  await expect(drawer(page).locator(".outcome")).toBeVisible();
  await told.getByRole("link", { name: "查看充值记录" }).click();
  await expect(page).toHaveURL(/open=detail/);
  await expect(drawer(page)).toContainText("待付款");
  await expect(outcome(page, /./)).toHaveCount(0);
});
