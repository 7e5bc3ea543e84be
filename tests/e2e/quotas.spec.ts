import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, problem, question, rows, value } from "../helpers/views";

/** How long a review takes, with the job that asks about it. */
const reviewTime = { timeout: 60_000 };

/** A quota of the group, 60 of 100 hosts, at an account that cannot be synchronised. @returns its id */
async function newQuota(own: OwnData, name: string): Promise<number> {
  const [account] = await own.query<{ id: string }>(
    `INSERT INTO cloud_accounts (custom_id, cloud_code, account_name, account_uid, site, access_key, region_ids, status, sync_status, creator,
       create_time) VALUES (1001, 'aliyun', $1, $1, 'china', $1, '["cn-hangzhou"]', 1, 2, 'admin', now()) RETURNING id`,
    [name],
  );
  const [quota] = await own.query<{ id: string }>(
    `INSERT INTO quotas (custom_id, cloud_account_id, cloud_code, region_id, product_code, quota_code, quota_name, unit, total, used, write_time)
     VALUES (1001, $1, 'aliyun', 'cn-hangzhou', 'host', $2, jsonb_build_object('zh', $2::text, 'en', $2::text), 'count', 100, 60, now())
     RETURNING id`,
    [account?.id, name],
  );
  return Number(quota?.id);
}

const input = (page: Page, name: string) => field(page, name).locator("input, textarea");
const list = (name: string) => `/resourceManage/quotaApply?keyword=${name}`;

async function apply(page: Page, desireValue: string): Promise<void> {
  await rows(page).getByRole("button", { name: "申请" }).click();
  await input(page, "desireValue").fill(desireValue);
  await input(page, "reason").fill("大促前扩容，预计新增二十台云主机");
  await drawer(page).getByRole("button", { name: "提交申请" }).click();
}

test("a higher quota is applied for, reviewed, and granted", async ({ page, own, openAs }) => {
  const { username, id: userId } = await own.user("v6,v8,");
  const name = ownWord();
  const quota = await newQuota(own, name);
  await openAs(username, 2, list(name));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("60%");
  await expectAccessible(page);

  await apply(page, "100");
  await expect(problem(page, "desireValue")).toBeVisible();
  await input(page, "desireValue").fill("1001");
  await drawer(page).getByRole("button", { name: "提交申请" }).click();
  await expect(problem(page, "desireValue")).toContainText("1000");
  await expectAccessible(page);
  await input(page, "desireValue").fill("150");
  await drawer(page).getByRole("button", { name: "提交申请" }).click();
  await expect(outcome(page, /申请已提交/)).toBeVisible();
  await expect(rows(page).getByRole("button", { name: "申请" })).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("main").getByRole("link", { name: "申请记录" }).click();
  const request = rows(page).filter({ hasText: name });
  await expect(request).toContainText("审批中");
  await expect(request).toContainText("已通过", reviewTime);
  await request.getByRole("button", { name: "查看" }).click();
  await expect(value(page, "approveValue")).toHaveText("150");
  await expect(value(page, "history")).toContainText(username);
  await expect(value(page, "history")).toContainText("平台审核");
  await expectAccessible(page);

  await page.goto(`/custom${list(name)}`);
  await expect(rows(page)).toContainText("150");
  await expect(rows(page)).toContainText("40%");
  expect(await own.query("SELECT total::int FROM quotas WHERE id = $1", [quota])).toEqual([{ total: 150 }]);
  expect(
    await own.query("SELECT level FROM messages WHERE user_id = $1 AND biz_type = 'quotaApplication'", [userId]),
  ).toEqual([{ level: "info" }]);
  expect(
    await own.query("SELECT result FROM audit_events WHERE username = $1 AND action = 'applyQuota'", [username]),
  ).toEqual([{ result: "ok" }]);

  // The message of the outcome leads to the application.
  await page.goto(`/custom/userCenter/messageCenter/index?keyword=${encodeURIComponent(name)}`);
  await rows(page)
    .first()
    .getByRole("link", { name: /配额申请/ })
    .click();
  await drawer(page).getByRole("link", { name: "查看配额申请" }).click();
  await expect(value(page, "approveValue")).toHaveText("150");
});

test("an application is cancelled after a question, and its quota stays as it was", async ({ page, own, openAs }) => {
  const { username } = await own.user("v8,");
  const name = ownWord();
  const quota = await newQuota(own, name);
  await openAs(username, 2, list(name));
  // Large ones wait for a person, and so for this test.
  await apply(page, "900");
  await expect(outcome(page, /申请已提交/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "申请记录" }).click();
  const request = rows(page).filter({ hasText: name });
  await request.getByRole("button", { name: "撤销" }).click();
  await expect(question(page)).toContainText("确定撤销配额申请 QA");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "撤销" }).click();
  await expect(request).toContainText("已撤销");
  await expect(request.getByRole("button", { name: "撤销" })).toHaveCount(0);
  expect(
    await own.query(
      "SELECT total::int, a.status FROM quotas JOIN quota_applications AS a ON quota_id = quotas.id WHERE quotas.id = $1",
      [quota],
    ),
  ).toEqual([{ total: 100, status: 3 }]);
  await page.goto(`/custom${list(name)}`);
  await expect(rows(page).getByRole("button", { name: "申请" })).toBeEnabled();
});

test("quotas near their limit are counted at home and in a cloud's card, which lead to these", async ({
  page,
  openAs,
}) => {
  await openAs("admin", 2, "/index");
  await page.locator("[data-todo=nearLimit]").getByRole("link").click();
  await expect(page).toHaveURL("/custom/resourceManage/quotaApply?status=near&status=full");
  await expect(rows(page).first()).toBeVisible();
  for (const percent of await page.locator("tr[data-row-key] .cell-usage").allTextContents())
    expect(Number.parseInt(percent, 10)).toBeGreaterThanOrEqual(80);
  await page.goto("/custom/resourceManage/cloudResource/aliyun");
  await page.locator("[data-card=nearLimit]").getByRole("link").first().click();
  await expect(page).toHaveURL(/quotaApply\?.*cloudCode=aliyun/);
  await expect(page.getByRole("main")).not.toContainText("腾讯云-");
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });
  test("quotas, requests and their form have words and no obstacles", async ({ page, own, openAs }) => {
    const { username } = await own.user("v8,");
    const name = ownWord();
    await newQuota(own, name);
    await openAs(username, 2, list(name));
    await expect(rows(page)).toContainText("60%");
    await expectAccessible(page);
    await rows(page).getByRole("button", { name: "Request increase" }).click();
    await expect(drawer(page)).toContainText("up to 10 times");
    await expectAccessible(page);
    await page.goto("/custom/resourceManage/quotaApply?sheet=applications");
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test("who lacks the permission gets neither the page nor the card", async ({ page, own, openAs }) => {
  const { username } = await own.user("v8-2.1,");
  await openAs(username, 2, "/index");
  await expect(page.locator("[data-card=resources]")).toBeVisible();
  await expect(page.locator("[data-todo=nearLimit]")).toHaveCount(0);
  await page.goto("/custom/resourceManage/quotaApply");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有访问权限");
});
