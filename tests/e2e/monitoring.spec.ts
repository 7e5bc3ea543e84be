import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, type Response } from "playwright/test";
import type { MetricAnswer } from "../../src/generated/api";
import { expectAccessible } from "../helpers/browser";
import { expectNoOverflow } from "../helpers/layout";
import { measuredHost } from "../helpers/measured-host";
import { test } from "../helpers/own-data";
import { drawer } from "../helpers/views";

const HOSTS = "/resource/pubCloud/host";
const DAY_MS = 86_400_000;
const card = (page: Page, metric: string): Locator => page.locator(`[data-metric="${metric}"]`);
const drawn = (page: Page, metric: string): Locator => card(page, metric).locator("canvas").first();

/** What queryMetrics answers next. */
async function nextAnswer(page: Page, act: () => Promise<unknown>): Promise<{ asked: Asked; answer: MetricAnswer }> {
  const response = page.waitForResponse((each: Response) => each.url().endsWith("/monitor/query"));
  await act();
  const answered = await response;
  const { data } = (await answered.json()) as { data: MetricAnswer };
  return { asked: answered.request().postDataJSON() as Asked, answer: data };
}

interface Asked {
  startTime: string;
  endTime: string;
  metrics: string[];
}

const length = ({ startTime, endTime }: Asked): number =>
  Date.parse(endTime.replace(" ", "T")) - Date.parse(startTime.replace(" ", "T"));

test("a host's metrics are drawn, over the time that is chosen, as a table and as a file", async ({
  page,
  own,
  openAs,
}) => {
  const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
  await openAs(username, 2, `${HOSTS}?open=detail&id=${id}`);
  const first = await nextAnswer(page, () => drawer(page).getByRole("tab", { name: "监控", exact: true }).click());
  expect(length(first.asked)).toBe(DAY_MS);
  const averages = first.answer.series.find((each) => each.metricName === "cpuUsage" && each.statistic === "average");
  const measured = averages?.values.filter((value) => value !== null) ?? [];
  // Two hours and a half in steps of five minutes, and nothing in place of the rest.
  expect(measured).toHaveLength(30);
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  await expect(card(page, "cpuUsage")).toContainText(`最新${measured.at(-1)}`);
  for (const metric of first.asked.metrics) await expect(card(page, metric)).toBeAttached();
  // Nothing of it was measured: a sentence, and no line of zeros.
  await expect(card(page, "memUsage")).toContainText("此时段还没有数据");
  await expectAccessible(page);

  await card(page, "cpuUsage").getByRole("button", { name: "以表格显示：CPU 使用率" }).click();
  const rows = card(page, "cpuUsage").locator("tbody tr");
  await expect(rows).toHaveCount(first.answer.times.length);
  const shown = await rows.evaluateAll((all) => all.map((row) => row.children[1]?.textContent ?? ""));
  expect(shown.map((text) => (text === "–" ? null : Number(text)))).toEqual(
    averages?.values.map((value) => (value === null ? null : Number(value.toFixed(2)))),
  );
  const saved = page.waitForEvent("download");
  await card(page, "cpuUsage").getByRole("button", { name: "下载 CSV：CPU 使用率" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  const lines = file.trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(
    averages?.values.map((value) => (value === null ? "" : String(value))),
  );
  await expectAccessible(page);
  await card(page, "cpuUsage").getByRole("button", { name: "以表格显示：CPU 使用率" }).click();

  const week = await nextAnswer(page, () =>
    page.getByRole("radio", { name: "7 天", exact: true }).click({ force: true }),
  );
  expect(length(week.asked)).toBe(7 * DAY_MS);
  await expect(page).toHaveURL(/open\.range=7d/);
  await expect(page.getByRole("radio", { name: "7 天", exact: true })).toBeChecked();
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  await page.getByRole("button", { name: "关闭" }).first().click();
  await expect(page).not.toHaveURL(/range=/);
});

test("charts fit a narrow window in the dark, and are drawn when scrolled to", async ({ page, own, openAs }) => {
  const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
  await own.query("INSERT INTO metric_series (custom_id, resource_id, metric_name) VALUES (1001, $1, 'connections')", [
    id,
  ]);
  await own.query(
    `INSERT INTO metric_hours SELECT other.id, 1001, hour, sum, min, max, count, rolled, "values"
       FROM metric_hours JOIN metric_series one ON one.id = series_id AND one.metric_name = 'cpuUsage'
       JOIN metric_series other ON other.resource_id = one.resource_id AND other.metric_name = 'connections'
      WHERE one.resource_id = $1`,
    [id],
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring&open.compare=day`);
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  await expect(card(page, "connections")).toBeAttached();
  await expect(card(page, "connections").locator("canvas")).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await card(page, "connections").scrollIntoViewIfNeeded();
  await expect(drawn(page, "connections")).toBeVisible();
});

test("a failed call is said, and tried again", async ({ page, own, openAs, problems }) => {
  const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
  problems.expect(/status of 500/);
  let fails = true;
  await page.route("**/monitor/query", (route) =>
    fails
      ? route.fulfill({ status: 500, json: { code: 500, message: "坏了", data: { requestId: "r-1" } } })
      : route.fallback(),
  );
  await openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring`);
  await expect(drawer(page).getByRole("alert")).toContainText("未能加载监控数据");
  fails = false;
  await drawer(page).getByRole("button", { name: "重试" }).click();
  await expect(drawn(page, "cpuUsage")).toBeVisible();
});
