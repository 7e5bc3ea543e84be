import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { measuredHost } from "../helpers/measured-host";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { toast } from "../helpers/signed-in";
import { field } from "../helpers/views";

const CREATE = "/cloudView/warningRule/create";
const codes = "v10,v10-3,v8-2,v8-2.1,v8-2.4,";

const input = (page: Page, name: string) => field(page, name).locator("input, textarea").first();
const select = (page: Page, name: string, label: string) => field(page, name).locator("select").selectOption({ label });
const next = (page: Page, words = "下一步") => page.getByRole("button", { name: words }).click();
const told = (page: Page, name: string) => page.locator(`[data-preview="${name}"] dd`).first();

async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await field(page, name).getByRole("combobox").click();
  await page.getByRole("listbox").getByRole("option", { name: option }).click();
}

/** What the database has of rules whose names begin so, by name. */
const stored = (own: OwnData, name: string) =>
  own.query<{ rule_name: string; metric_name: string; threshold: number; enabled: boolean }>(
    "SELECT rule_name, metric_name, threshold, enabled FROM alarm_rules WHERE rule_name LIKE $1 || '%' ORDER BY rule_name",
    [name],
  );
const hosts = async (own: OwnData): Promise<string> => {
  const [found] = await own.query<{ count: string }>(
    "SELECT count(*) FROM resources WHERE custom_id = 1001 AND type = 'host' AND gone_time IS NULL",
  );
  return found?.count ?? "";
};

test("a rule is made from a template, with its resources counted live and a preview of the last seven days", async ({
  page,
  own,
  openAs,
}) => {
  const { username } = await own.user(codes);
  const name = ownWord();
  await measuredHost(own, 2);
  await openAs(username, 2, CREATE);
  await select(page, "resourceType", "Redis 缓存");
  await choose(page, "template", /^Redis 内存使用率过高：/);
  await select(page, "resourceType", "云主机");
  await expect(field(page, "template").getByRole("combobox")).toHaveValue("");
  await choose(page, "template", /^云主机 CPU 使用率过高：5 分钟平均值 ≥ 80%，连续 3 个周期/);
  await select(page, "scope", "按标签");
  await expect(told(page, "resourceCount")).toHaveText("0");
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
  await input(page, "recoveryThreshold").fill("55");
  await next(page);
  await expect(input(page, "ruleName")).toHaveValue("云主机 CPU 使用率过高");
  await input(page, "ruleName").fill(name);
  await next(page);
  await page.getByRole("button", { name: "试算" }).click();
  await expect(told(page, "firedCount")).toHaveText(/^\d/);
  await expect(told(page, "coverage")).toContainText("个资源");
  await expect(page.locator('[data-preview="chart"]').getByRole("img", { name: /阈值 60 %/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "新建", exact: true }).click();
  await expect(toast(page, /告警规则已新建/)).toBeVisible();
  expect(await stored(own, name)).toEqual([{ rule_name: name, metric_name: "cpuUsage", threshold: 60, enabled: true }]);
});
