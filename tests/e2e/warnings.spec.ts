import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { choice, drawer, field, messagesEntry, problem, rows, sidePanel, unfolded, value } from "../helpers/views";
import { visitAfresh } from "../helpers/visit";

const INDEX = "/userCenter/warningCenter/index";
const card = (page: Page, words: string) => page.locator(".card").filter({ hasText: words });

test("a balance below its threshold is reminded of: badge, message and history say so", async ({
  page,
  own,
  openAs,
}) => {
  const { username, name } = await own.user("v3,v3-7,v3-6,v6,");
  await openAs(username, 1, INDEX);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("预警中心");
  await expectAccessible(page);
  await card(page, "余额预警")
    .getByRole("link", { name: "设置" })
    .or(card(page, "余额预警").getByRole("button", { name: "设置" }))
    .click();
  await expect(field(page, "days")).toHaveCount(0);
  const threshold = field(page, "threshold").getByRole("textbox");
  await threshold.focus();
  await threshold.fill("999999999");
  await expect(page.locator("[data-preview=rule]")).toContainText("可用余额低于 ¥999,999,999.00 时提醒");
  await expect(page.locator("[data-preview=current]")).toContainText("启用后将立即提醒");
  await expectAccessible(page);
  // Only the user of this test is to get it.
  const receivers = field(page, "receivers");
  while ((await receivers.getByRole("button", { name: /移除/ }).count()) > 0)
    await receivers.getByRole("button", { name: /移除/ }).first().click();
  await receivers.getByRole("combobox").fill(username);
  await page.getByRole("option", { name: username }).click();
  await field(page, "silenceHours")
    .getByRole("textbox")
    .or(field(page, "silenceHours").getByRole("spinbutton"))
    .fill("0");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(outcome(page, "预警设置已保存")).toBeVisible();

  await expect
    .poll(
      async () =>
        (await own.query("SELECT 1 FROM messages JOIN users ON users.id = user_id WHERE username = $1", [username]))
          .length,
      { timeout: 40_000 },
    )
    .toBe(1);
  await page.goto("/custom/userCenter/warningCenter/warningMessage");
  await expect(messagesEntry(page)).toContainText("1");
  await page.setViewportSize(unfolded);
  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText("¥999,999,999.00");
  await row
    .getByRole("button", { name: "可用余额" })
    .or(row.getByRole("link", { name: "可用余额" }))
    .first()
    .click();
  const panel = sidePanel(page).or(drawer(page));
  await expect(value(page, "deliveries")).toContainText("已送达");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "查看消息" }).click();
  await expect(value(page, "content")).toContainText("请及时充值");
  await visitAfresh(page, "/userCenter/messageCenter/index");
  await rows(page).first().getByText("低于预警值").click();
  await drawer(page).getByRole("link", { name: "去充值" }).click();
  await expect(page).toHaveURL(/costCenter\/recharge$/);
  await expect(messagesEntry(page)).not.toContainText("1");
});

test("what cannot be saved is said at its field, and others' changes are not overwritten", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user("v3-6,v6,");
  await openAs(username, 1, "/userCenter/warningCenter/warning/consume");
  await expect(choice(page, "period", "按月")).toBeVisible();
  // Whoever came by the address is led to the list.
  await page.getByRole("button", { name: "取消" }).click();
  await expect(page).toHaveURL(`/custom${INDEX}`);
  await card(page, "消费预警").getByRole("link", { name: "消费预警" }).click();
  const threshold = field(page, "threshold").getByRole("textbox");
  await threshold.focus();
  await threshold.fill("");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(problem(page, "threshold")).toHaveText("请填写阈值");
  await threshold.focus();
  await threshold.fill("800000");
  await choice(page, "notifyWays", "短信").click();
  const receivers = field(page, "receivers");
  await own.query(
    "INSERT INTO users (custom_id, username, name, account_type, password_hash, create_time) VALUES (1001, $1, '没有电话的人', 1, '', now())",
    [`no.${username}`],
  );
  await receivers.getByRole("combobox").fill(`no.${username}`);
  await page.getByRole("option", { name: `no.${username}` }).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(problem(page, "receivers")).toContainText("没有电话的人");
  await choice(page, "notifyWays", "短信").click();
  await own.query(
    "UPDATE warning_settings SET version = version + 1 WHERE custom_id = 1001 AND warning_type = 'consume'",
  );
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("已被他人修改").first()).toBeVisible();
});
