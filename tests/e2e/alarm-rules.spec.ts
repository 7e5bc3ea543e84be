import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { measuredHost } from "../helpers/measured-host";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome } from "../helpers/signed-in";
import { drawer, field, question, row, rows } from "../helpers/views";

const INDEX = "/cloudView/warningRule/index";
const CREATE = "/cloudView/warningRule/create";
const codes = "v10,v10-3,v8-2,v8-2.1,v8-2.4,";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();
const select = (page: Page, name: string, label: string) => field(page, name).locator("select").selectOption({ label });
const next = (page: Page, words = "下一步") => page.getByRole("button", { name: words }).click();
const told = (page: Page, name: string) => page.locator(`[data-preview="${name}"] dd`).first();
const bulk = (page: Page, name: string) =>
  page.getByRole("group", { name: "所选项的操作" }).getByRole("button", { name, exact: true }).click();

async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await field(page, name).getByRole("combobox").click();
  await page.getByRole("listbox").getByRole("option", { name: option }).click();
}

/** Performs an action of a row that stands in its menu. */
async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /更多操作/ })
    .click();
  await page.locator(".action-menu").getByRole("button", { name: action, exact: true }).click();
}

/** What the database has of rules whose names begin so, by name. */
const stored = (own: OwnData, name: string) =>
  own.query<{ rule_name: string; metric_name: string; threshold: number; enabled: boolean }>(
    "SELECT rule_name, metric_name, threshold, enabled FROM alarm_rules WHERE rule_name LIKE $1 || '%' ORDER BY rule_name",
    [name],
  );
const hosts = async (own: OwnData, where = "true"): Promise<string> => {
  const [found] = await own.query<{ count: string }>(
    `SELECT count(*) FROM resources WHERE custom_id = 1001 AND type = 'host' AND gone_time IS NULL AND ${where}`,
  );
  return found?.count ?? "";
};

test("the review of a rule says its filter in the reader's words", async ({ page, openAs }) => {
  await openAs("admin", 2, CREATE);
  await select(page, "resourceType", "云主机");
  await choose(page, "template", /^云主机 CPU 使用率过高：/);
  await select(page, "scope", "按条件筛选");
  await field(page, "filter").getByRole("combobox").fill("本月费用 > 500 且 状态 = 运行中");
  await page.keyboard.press("Enter");
  for (let step = 0; step < 3; step += 1) await next(page);
  await expect(page.locator('[data-review="filter"] dd')).toHaveText(/^本月费用.*500.*且.*运行中$/);
});

test("a rule is made from a template, with its resources counted live and a preview of the last seven days", async ({
  page,
  own,
  openAs,
}) => {
  // Only who may see costs may ask by them.
  const { username } = await own.user(`${codes}v4,v4-1,`);
  const name = ownWord();
  await measuredHost(own);
  await openAs(username, 2, CREATE);
  await select(page, "resourceType", "Redis 缓存");
  await choose(page, "template", /^Redis 内存使用率过高：/);
  await select(page, "resourceType", "云主机");
  await expect(field(page, "template").getByRole("combobox")).toHaveValue("");
  await choose(page, "template", /^云主机 CPU 使用率过高：5 分钟平均值 ≥ 80%，连续 3 个周期/);
  await select(page, "scope", "按条件筛选");
  await expect(told(page, "resourceCount")).toHaveText("0");
  await field(page, "filter").getByRole("combobox").fill("本月费用 > 500 且 状态 = 运行中");
  await page.keyboard.press("Enter");
  await expect(told(page, "resourceCount")).toHaveText(await hosts(own, "month_cost > 50000 AND status = 'running'"));
  await expectAccessible(page);
  await select(page, "scope", "全部资源");
  await expect(told(page, "resourceCount")).toHaveText(await hosts(own));
  await expect(told(page, "seriesCount")).toHaveText(await hosts(own));
  await expectAccessible(page);

  await next(page);
  await expect(told(page, "resourceCount")).toHaveText(await hosts(own));
  await expect(field(page, "metricName").getByRole("combobox")).toHaveValue("CPU 使用率（%）");
  await field(page, "metricName").getByRole("combobox").click();
  await expect(page.getByRole("listbox").getByRole("option", { name: "内存使用率（%）" })).toBeVisible();
  await expect(page.getByRole("listbox").getByRole("option", { name: "缓存命中率" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(input(page, "threshold")).toHaveValue("80");
  await input(page, "threshold").fill("60");
  await input(page, "recoveryThreshold").fill("65");
  await expect(page.locator(".form-preview-error")).toContainText("恢复阈值不能高于阈值");
  await input(page, "recoveryThreshold").fill("55");
  await expect(told(page, "condition")).toHaveText("5 分钟平均值 ≥ 60%，连续 3 个周期；< 55% 时恢复");
  await next(page);
  await expect(input(page, "ruleName")).toHaveValue("云主机 CPU 使用率过高");
  await input(page, "ruleName").fill(name);
  await next(page);
  await expect(page.locator('[data-review="receivers"] dd')).toHaveText("保存规则的人");
  await page.getByRole("button", { name: "试算" }).click();
  await expect(told(page, "firedCount")).toHaveText(/^\d/);
  await expect(told(page, "coverage")).toContainText("个资源");
  await expect(page.locator('[data-preview="chart"]').getByRole("img", { name: /阈值 60 %/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "新建", exact: true }).click();
  await expect(outcome(page, /告警规则已新建/)).toBeVisible();
  expect(await stored(own, name)).toEqual([{ rule_name: name, metric_name: "cpuUsage", threshold: 60, enabled: true }]);
});

test("a rule is edited and copied, both are switched together, and one is deleted", async ({ page, own, openAs }) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await own.query(
    `INSERT INTO alarm_rules (custom_id, rule_name, resource_type, metric_name, statistics, comparison, threshold, period, alarm_level, times,
       no_data_policy, effective_interval, silence_time, notify_ways, scope, enabled, judged_from, creator, create_time)
     VALUES (1001, $1, 'host', 'cpuUsage', 'average', 'greater', 99, 300, 'critical', 3,
       'keep', '00:00-23:59', 86400, '[]', 'all', true, now(), 'admin', now())`,
    [name],
  );
  await openAs(username, 2, `${INDEX}?keyword=${name}`);
  await row(page, name).getByRole("button", { name: "编辑" }).click();
  await next(page);
  await input(page, "threshold").fill("98");
  await next(page);
  await next(page);
  await drawer(page).getByRole("button", { name: "保存", exact: true }).click();
  await expect(row(page, name)).toContainText("> 98%");

  await act(page, name, "复制");
  await next(page);
  await next(page);
  await input(page, "ruleName").fill(`${name}b`);
  await next(page);
  await drawer(page).getByRole("button", { name: "新建", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  const both = (enabled: boolean) =>
    [name, `${name}b`].map((rule_name) => ({ rule_name, metric_name: "cpuUsage", threshold: 98, enabled }));
  expect(await stored(own, name)).toEqual(both(true));

  for (const [action, enabled] of [
    ["停用", false],
    ["启用", true],
  ] as const) {
    for (const one of [name, `${name}b`]) await row(page, one).getByRole("checkbox").check();
    await bulk(page, action);
    if (!enabled) await question(page).getByRole("button", { name: action }).click();
    await expect(outcome(page, enabled ? /规则已启用/ : /规则已停用/)).toBeVisible();
    await expect.poll(() => stored(own, name)).toEqual(both(enabled));
  }
  await expectAccessible(page);

  await act(page, `${name}b`, "删除");
  await question(page).getByRole("button", { name: "删除" }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await stored(own, name)).toEqual(both(true).slice(0, 1));
});

test.describe("in the dark, on a screen of 360 px, in English", () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "en-US" });

  const isNarrow = async (page: Page): Promise<void> => {
    await expectAccessible(page);
    const [wide, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(there ?? 0);
  };

  test("the list and the wizard of alarm rules are complete and can be read", async ({ page, openAs }) => {
    await openAs("admin", 2, INDEX);
    await expect(page.getByRole("heading", { name: "Alarm rules" }).first()).toBeVisible();
    await isNarrow(page);
    await page.goto(`/custom${CREATE}`);
    await select(page, "resourceType", "Database");
    await choose(page, "template", /^High database CPU usage: 5-minute average ≥ 80% in 3 periods in a row/);
    await select(page, "scope", "All resources");
    await expect(told(page, "resourceCount")).toHaveText(/^[1-9]/);
    await isNarrow(page);
    for (let step = 0; step < 3; step += 1) await next(page, "Next");
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(told(page, "coverage")).toBeVisible();
    await isNarrow(page);
  });
});
