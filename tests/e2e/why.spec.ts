import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/signed-in";
import { rows } from "../helpers/views";

const OLD_ORDERS = "/addedService/myOrder";
const ORDERS = "/userCenter/costCenter/orderManage";
const DONE = 3;

/** "file:line" of the line of config on which a text stands for the first time. */
function placeOf(file: string, text: string): string {
  const content = readFileSync(path.join(import.meta.dirname, "../..", file), "utf8");
  return `${file}:${content.slice(0, content.indexOf(text)).split("\n").length}`;
}

/** What the panel says of something. */
const found = (page: Page, key: string): Locator => page.locator(`[data-why="${key}"]`);

test("staff is told which rule hides an entry, which state disables an action, and what redirected the page", async ({
  page,
  openAs,
}) => {
  await openAs("finance", 1, `${OLD_ORDERS}?status=${DONE}`);
  await expect(page).toHaveURL(new RegExp(`${ORDERS}\\?status=${DONE}`));
  await page.getByRole("button", { name: "页面诊断" }).click();
  const panel = page.getByRole("complementary", { name: "页面诊断" });

  await expect(found(page, `redirect ${OLD_ORDERS}`)).toContainText(`由 ${OLD_ORDERS} 重定向到本页`);
  await expect(found(page, `redirect ${OLD_ORDERS}`)).toContainText(placeOf("config/routes.json", OLD_ORDERS));
  await expect(found(page, `page ${ORDERS}`)).toContainText("持有权限");

  await expect(found(page, "menu v3-3")).toContainText("规则：§6：返佣和提现只给渠道用户");
  await expect(found(page, "menu v3-3")).toContainText("config/rules/menu.json:");
  await expect(found(page, "menu v3-3")).toContainText(placeOf("config/menu/operations.json", '"code": "v3-3"'));
  await expect(found(page, "menu v7")).toContainText("缺少权限");

  const pay = found(page, "action payTogether");
  await expect(pay).toContainText("视情况");
  await rows(page).first().getByRole("cell").nth(2).click();
  await expect(pay).toContainText("已禁用");
  await expect(pay).toContainText("状态须为待支付：当前为“已完成”，不满足");
  await expect(pay).toContainText(placeOf("config/screens/order/orders.json", '"payTogether": {\n      "zh"'));
  await expect(found(page, "action cancel")).toContainText("未显示");
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "关闭" }).press("Escape");
  await expect(panel).toHaveCount(0);
});

test("staff is told which code a page asks for, in either language and on a phone", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs("finance", 1, "/userCenter/accountManage");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Explain this page" }).click();
  await expect(page.getByRole("dialog", { name: "Explain this page" })).toBeVisible();
  await expect(found(page, "page /userCenter/accountManage")).toContainText("Refused");
  await expect(found(page, "page /userCenter/accountManage")).toContainText(/Permission missing: .*\(v7\)/);
  await expect(found(page, "page /userCenter/accountManage")).toContainText(/config\/screens\/user\/users\.json:\d+/);
  await expectAccessible(page);
});

test("everybody else has no switch, and nothing of it is asked for", async ({ page, openAs }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAs("viewer", 1, "/userCenter/costCenter/index");
  await page.getByRole("button", { name: /^用户菜单/ }).click();
  await expect(page.getByRole("button", { name: "退出登录" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "页面诊断" })).toHaveCount(0);
  expect(asked.filter((url) => /_sources|why-/.test(url))).toEqual([]);
  expect(asked.some((url) => url.includes("/console/manifest.json"))).toBe(true);
});
