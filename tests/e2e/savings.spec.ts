import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, narrow, problem, query, question, row, rows, value } from "../helpers/views";

const LIST = "/assetsView/businessView/budgetIndex?sheet=savings";
const codes = "v4,v4-1,v4-2,v4-3,v8,v8-2,v8-2.2,";

/** An unattached disk of the group that costs 1,234.00 a month, and the saving on it. */
async function newSaving(own: OwnData, name: string): Promise<void> {
  const noSize = { size: null, smallerSize: null, cpuP95: null, memoryP95: null, loadDays: null };
  const billed = { billedAmount: "822.67", billedDays: 20, billedFrom: "2026-01-06", billedTo: "2026-01-25" };
  const evidence = { since: "2026-01-05T00:00:00.000Z", idleDays: 20, ...billed, ...noSize };
  await own.query(
    `WITH account AS (
       INSERT INTO cloud_accounts (custom_id, cloud_code, account_name, account_uid, site, access_key, region_ids, status, sync_status, creator,
         create_time) VALUES (1001, 'aliyun', $1, $1, 'china', $1, '["cn-hangzhou"]', 1, 2, 'admin', now()) RETURNING id
     ), disk AS (
       INSERT INTO resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
         create_time, attrs, digest)
       SELECT 1001, id, 'disk', 'aliyun', 'cn-hangzhou', $1, $1, 'available', 'Available', 'postPay', now(),
         '{"diskType":"cloud_essd","diskKind":"data","size":100,"iops":3000,"device":null,"encrypted":false,"deleteWithInstance":false,"snapshotCount":0}', ''
       FROM account RETURNING id
     )
     INSERT INTO savings (custom_id, resource_id, kind, month_saving, month_cost, evidence, status, status_time, found_time, seen_time)
     SELECT 1001, id, 'unattachedDisk', 123400, 123400, $2, 0, now(), now(), now() FROM disk`,
    [name, JSON.stringify(evidence)],
  );
}

/** A host of the group that was paid ahead and does nothing, the instance that it was bought as, and the saving on it. */
async function newIdleHost(own: OwnData, name: string): Promise<void> {
  const size = { size: "c7.xlarge", smallerSize: null, cpuP95: 2, memoryP95: 9, loadDays: 14 };
  const billed = { billedAmount: "822.67", billedDays: 20, billedFrom: "2026-01-06", billedTo: "2026-01-25" };
  const evidence = { since: "2026-01-05T00:00:00.000Z", idleDays: null, ...billed, ...size };
  await own.query(
    `WITH account AS (
       INSERT INTO cloud_accounts (custom_id, cloud_code, account_name, account_uid, site, access_key, region_ids, status, sync_status, creator,
         create_time) VALUES (1001, 'aliyun', $1, $1, 'china', $1, '["cn-hangzhou"]', 1, 2, 'admin', now()) RETURNING id
     ), bought AS (
       INSERT INTO instances (custom_id, resource_id, resource_name, product_code, product_name, cloud_code, monthly_price, status, renew_status,
         start_time, expire_time, stop_time, release_time)
       SELECT 1001, $1, $1, 'ali-ecs', '云服务器 ECS', 'aliyun', 1234, 'Normal', 'AutoRenewal',
         now() - interval '60 days', now() + interval '90 days', now() + interval '97 days', now() + interval '112 days'
     ), host AS (
       INSERT INTO resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode,
         create_time, expire_time, attrs, digest)
       SELECT 1001, id, 'host', 'aliyun', 'cn-hangzhou', $1, $1, 'running', 'Running', 'prePay', now(), now() + interval '90 days',
         '{"instanceType":"c7.xlarge","cpu":4,"memory":8}', ''
       FROM account RETURNING id
     )
     INSERT INTO savings (custom_id, resource_id, kind, month_saving, month_cost, evidence, status, status_time, found_time, seen_time)
     SELECT 1001, id, 'unusedPrepaid', 123400, 123400, $2, 0, now(), now(), now() FROM host`,
    [name, JSON.stringify(evidence)],
  );
}

/** What can be saved in all, in whole cents. */
async function total(page: Page): Promise<number> {
  const text = await page.locator('.detail-figure[data-field="monthSaving"] dd').innerText();
  return Math.round(Number(text.replace(/[^\d.]/g, "")) * 100);
}

test("a saving tells why, is dismissed with a reason, and leads to its resource", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await newSaving(own, name);
  await openAs(username, 2, `${LIST}&keyword=${name}`);
  await expect(row(page, name)).toContainText("已 20 天未挂载；20 天折后费用 ¥822.67");
  const before = await total(page);
  await expectAccessible(page);

  await rows(page).getByRole("button", { name: "查看", exact: true }).click();
  await expect(value(page, "billedFrom")).toHaveText("2026-01-06");
  await expectAccessible(page);
  await drawer(page).getByRole("button", { name: "忽略", exact: true }).click();
  await field(page, "reason").locator("select").selectOption({ label: "其他" });
  await page.getByRole("dialog").last().getByRole("button", { name: "忽略", exact: true }).click();
  await expect(problem(page, "remark")).toContainText("请填写说明");
  await field(page, "remark").locator("textarea").fill("年底前迁移");
  await page.getByRole("dialog").last().getByRole("button", { name: "忽略", exact: true }).click();
  await expect(outcome(page, "已忽略")).toBeVisible();
  await expect(value(page, "dismissRemark")).toHaveText("年底前迁移");
  await page.keyboard.press("Escape");
  await expect(row(page, name)).toContainText("已忽略");
  await expect.poll(() => total(page)).toBe(before - 123_400);

  // What is dismissed asks for nothing.
  await expect(rows(page).getByRole("link", { name: "处理", exact: true })).toHaveCount(0);
  await rows(page).getByRole("button", { name: "查看", exact: true }).click();
  const restore = drawer(page).getByRole("button", { name: "取消忽略", exact: true });
  await restore.click();
  await expect(outcome(page, "已取消忽略")).toBeVisible();
  // The action goes with what it did, and the focus stays in the panel: the key reaches it.
  await expect(restore).toHaveCount(0);
  await page.keyboard.press("Escape");
  await rows(page).getByRole("button", { name: "更多操作" }).click();
  await page.locator(".action-menu").getByText("处理", { exact: true }).click();
  await expect(page).toHaveURL(/\/resource\/pubCloud\/disk\?/);
  await expect(drawer(page).getByRole("button", { name: "释放", exact: true })).toBeEnabled();
});

test("savings lead to the bill lines of their resource, and are reached from the cost analysis", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await newSaving(own, name);
  await openAs(username, 2, "/assetsView/businessView/costAnalysisIndex");
  await page.getByRole("link", { name: "节省建议" }).click();
  await expect.poll(() => query(page)).toMatchObject({ sheet: "savings", status: "0" });
  await narrow(page, name);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("button", { name: "更多操作" }).click();
  await page.locator(".action-menu").getByText("查看账单").click();
  await expect(page).toHaveURL(/\/assetsView\/businessView\/billDetail\?/);
  const months = { "billCycle.from": "2026-01", "billCycle.to": "2026-01" };
  expect(query(page)).toMatchObject({ keyword: name, accountUid: name, ...months });
  await expect(rows(page)).toHaveCount(0);
});

test("auto-renewal of what does nothing is turned off where the saving is, and the renewals say so", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(`${codes}v3,v3-19,`);
  const name = ownWord();
  await newIdleHost(own, name);
  await openAs(username, 2, `${LIST}&keyword=${name}`);
  await expect(row(page, name)).toContainText("到期将自动续费");
  await rows(page).getByRole("button", { name: "查看", exact: true }).click();
  await expect(value(page, "renewStatus")).toHaveText("自动续费");
  const stop = drawer(page).getByRole("button", { name: "关闭自动续费", exact: true });
  await stop.click();
  await expect(question(page)).toContainText("到期后不再续费");
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "关闭自动续费", exact: true }).click();
  await expect(outcome(page, "已设为到期不续费")).toBeVisible();
  await expect(value(page, "renewStatus")).toHaveText("到期不续");
  await expect(stop).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(row(page, name)).toContainText("已设为到期不续费");

  await openAs(username, 1, `/userCenter/costCenter/renewManage?keyword=${name}`);
  await expect(row(page, name)).toContainText("到期不续");
});

test("auto-renewal cannot be turned off without the permission of renewals, and the button says which it is", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await newIdleHost(own, name);
  await openAs(username, 2, `${LIST}&keyword=${name}`);
  await rows(page).getByRole("button", { name: "查看", exact: true }).click();
  const stop = drawer(page).getByRole("button", { name: /^关闭自动续费 需要权限：续费管理（v3-19）/ });
  await expect(stop).toBeDisabled();
});
