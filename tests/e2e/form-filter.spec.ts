import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field } from "../helpers/views";

// Filters that are kept: the line of filters as an input of a form.

const codes = "v10,v10-1,";
const input = (page: Page) => field(page, "filter").getByRole("combobox");
const tokens = (page: Page) => field(page, "filter").getByRole("listitem").filter({ visible: true });
const error = (page: Page) => field(page, "filter").locator(".form-error, .filter-error").filter({ visible: true });
const found = (page: Page) => page.locator('[data-preview="resourceCount"] dd');

async function putView(own: OwnData): Promise<number> {
  const [row] = await own.query<{ id: string }>(
    `INSERT INTO business_views (custom_id, view_name, view_sort, cloud_code, business_type, create_time)
     VALUES (1001, $1, 900, 'all', 2, now()) RETURNING id`,
    [ownWord()],
  );
  return Number(row?.id);
}

async function kept(own: OwnData, viewId: number): Promise<string[]> {
  const rows = await own.query<{ filter: string }>(`SELECT filter FROM view_groups WHERE view_id = $1`, [viewId]);
  return rows.map(({ filter }) => filter);
}

async function resources(own: OwnData, where: string): Promise<string> {
  const [row] = await own.query<{ count: string }>(
    `SELECT count(*) FROM resources WHERE custom_id = 1001 AND gone_time IS NULL AND ${where}`,
  );
  return Number(row?.count).toLocaleString("en");
}

test("a group's filter is put together, mended and kept by keyboard", async ({ page, own, openAs }) => {
  const viewId = await putView(own);
  const { username } = await own.user(`${codes}v4,v4-1,`);
  await openAs(username, 2, `/businessView/addGroup/${viewId}/0`);
  await field(page, "groupName").locator("input").fill("数据");
  await field(page, "layer").getByRole("radio", { name: "数据层" }).check();
  await field(page, "membership").getByRole("radio", { name: "按条件筛选" }).check();
  await expect(found(page)).toHaveText(await resources(own, "true"));

  await input(page).focus();
  await page.keyboard.type("类型");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("云数据库");
  await page.keyboard.press("Enter");
  await expect(tokens(page)).toHaveText([/类型：云数据库$/]);
  await expect(found(page)).toHaveText(await resources(own, "type = 'database'"));

  // What is only typed counts as soon as the reader goes on.
  await page.keyboard.type("本月费用 > 100");
  await page.keyboard.press("Tab");
  await expect(tokens(page)).toHaveText([/类型：云数据库$/, /本月费用 > 100$/]);
  await expect(found(page)).toHaveText(await resources(own, "type = 'database' AND month_cost > 10000"));

  await input(page).focus();
  await page.keyboard.type("无此属性 > 5");
  await page.keyboard.press("Enter");
  await expect(error(page)).toHaveText(["没有名为“无此属性”的属性"]);
  await expect(input(page)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "新建", exact: true }).click();
  await expect(error(page)).toHaveText(["没有名为“无此属性”的属性"]);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue("类型 = 云数据库 且 本月费用 > 100 且 无此属性 > 5");
  expect(await kept(own, viewId)).toEqual([]);

  await page.keyboard.press("End");
  for (const _letter of "无此属性 > 5") await page.keyboard.press("Backspace");
  await page.keyboard.type("标签:env 为空");
  await page.keyboard.press("Enter");
  await expect(tokens(page)).toHaveText([/类型：云数据库$/, /本月费用 > 100$/, /标签 env 为空$/]);
  await expect(error(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "新建", exact: true }).click();
  await expect(outcome(page, "分组已新建").first()).toBeVisible();
  expect(await kept(own, viewId)).toEqual(['type = database and monthCost > 100 and tags:"env" is empty']);
});

test("a group's filter offers costs to holders of a cost code alone, and keeps one that is there", async ({
  page,
  own,
  openAs,
}) => {
  const viewId = await putView(own);
  const [group] = await own.query<{ id: string }>(
    `INSERT INTO view_groups (view_id, group_name, layer, sort, membership, filter)
     VALUES ($1, 'Kept', 'app', 0, 'filter', 'monthCost > 100') RETURNING id`,
    [viewId],
  );
  const { username } = await own.user(codes);
  const offered = page.getByRole("option", { name: "本月费用" });
  await openAs(username, 2, `/cloudView/businessView/index?open=view-groups.edit&id=${group?.id}`);
  await expect(tokens(page)).toHaveText([/本月费用 > 100$/]);
  await input(page).focus();
  await page.keyboard.type("本月");
  await expect(offered).toHaveCount(1);
  await openAs(username, 2, `/businessView/addGroup/${viewId}/0`);
  await field(page, "membership").getByRole("radio", { name: "按条件筛选" }).check();
  await input(page).focus();
  await page.keyboard.type("类");
  await expect(page.getByRole("option", { name: "类型" })).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("本月");
  await expect(offered).toHaveCount(0);
});

test.describe("in English, on a screen of 360 px", () => {
  test.use({ locale: "en-US", viewport: { width: 360, height: 740 } });

  test("a kept filter is shown in words, edited and emptied by keyboard", async ({ page, own, openAs }) => {
    const viewId = await putView(own);
    const [account] = await own.query<{ id: string; account_name: string }>(
      "SELECT id, account_name FROM cloud_accounts WHERE custom_id = 1001 ORDER BY id LIMIT 1",
    );
    const filter = `cloudAccountId = ${account?.id} and (type = (host, disk) or expireTime < today+7d)`;
    const [group] = await own.query<{ id: string }>(
      `INSERT INTO view_groups (view_id, group_name, layer, sort, membership, filter)
       VALUES ($1, 'Kept', 'app', 0, 'filter', $2) RETURNING id`,
      [viewId, filter],
    );
    const { username } = await own.user(codes);
    await openAs(username, 2, `/cloudView/businessView/index?open=view-groups.edit&id=${group?.id}`);
    await expect(tokens(page)).toHaveText([
      new RegExp(`Cloud account: ${account?.account_name}$`),
      /\(Type: Host or Disk or Expires at before in 7 days\)$/,
    ]);
    const [wide, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(there ?? 0);
    await expectAccessible(page);

    await input(page).press("Backspace");
    await input(page).fill("Billing method = Subscription");
    await page.keyboard.press("Tab");
    await expect(tokens(page)).toHaveText([/Cloud account/, /Billing method: Subscription$/]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(outcome(page, "Group saved").first()).toBeVisible();
    expect(await kept(own, viewId)).toEqual([`cloudAccountId = ${account?.id} and payMode = prePay`]);
  });

  test("the filter of an alarm rule is told in words where the rule is shown", async ({ page, own, openAs }) => {
    const name = ownWord();
    const [rule] = await own.query<{ id: string }>(
      `INSERT INTO alarm_rules (custom_id, rule_name, resource_type, metric_name, statistics, comparison, threshold, period, alarm_level,
         times, no_data_policy, effective_interval, silence_time, notify_ways, scope, filter, enabled, judged_from, creator, create_time)
       VALUES (1001, $1, 'host', 'cpuUsage', 'average', 'greater', 99, 300, 'critical', 3, 'keep', '00:00-23:59', 86400, '[]', 'filter',
         'status = running and (tags:env = prod or monthCost >= 1000)', false, now(), 'admin', now()) RETURNING id`,
      [name],
    );
    const { username } = await own.user("v10,v10-3,");
    await openAs(username, 2, `/cloudView/warningRule/index?open=detail&id=${rule?.id}`);
    await expect(drawer(page).locator("[data-field=filter]")).toContainText(
      "Status: Running and (Tags env: prod or Cost this month ≥ 1,000)",
    );
    await expectAccessible(page);
  });
});
