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

/** What queryMetrics answers next to a question like that: charts also ask by themselves, what is newest and in other widths. */
async function nextAnswer(
  page: Page,
  act: () => Promise<unknown>,
  like: (asked: Asked) => boolean = () => true,
): Promise<{ asked: Asked; answer: MetricAnswer }> {
  const response = page.waitForResponse(
    (each: Response) => each.url().endsWith("/monitor/query") && like(each.request().postDataJSON() as Asked),
  );
  await act();
  const answered = await response;
  const { data } = (await answered.json()) as { data: MetricAnswer };
  return { asked: answered.request().postDataJSON() as Asked, answer: data };
}

interface Asked {
  points: number;
  compare?: string;
  resourceIds: number[];
  startTime: string;
  endTime: string;
  metrics: string[];
}

/** A chart has no more points than pixels. */
async function expectRoomForPoints(
  page: Page,
  { asked, answer }: { asked: Asked; answer: MetricAnswer },
): Promise<void> {
  const width = await drawn(page, "cpuUsage").evaluate((canvas) => canvas.getBoundingClientRect().width);
  expect(asked.points).toBeLessThanOrEqual(width);
  expect(answer.times.length).toBeLessThanOrEqual(asked.points);
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
  // Two hours and a half of three, and nothing in place of the rest.
  const begin = averages?.values.findIndex((value) => value !== null) ?? -1;
  const threeHours = averages?.values.slice(begin, begin + 10_800 / first.answer.stepSeconds) ?? [];
  expect(threeHours.filter((value) => value !== null)).toHaveLength(9_000 / first.answer.stepSeconds);
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  await expectRoomForPoints(page, first);
  await expect(card(page, "cpuUsage")).toContainText(`最新${Number(measured.at(-1)?.toFixed(2))}`);
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

  const week = (asked: Asked): boolean => length(asked) === 7 * DAY_MS;
  await nextAnswer(page, () => page.getByRole("radio", { name: "7 天", exact: true }).click({ force: true }), week);
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
  const compared = await nextAnswer(page, () =>
    openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring&open.compare=day`),
  );
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  await expectRoomForPoints(page, compared);
  await expect(card(page, "connections")).toBeAttached();
  await expect(card(page, "connections").locator("canvas")).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await card(page, "connections").scrollIntoViewIfNeeded();
  await expect(drawn(page, "connections")).toBeVisible();
});

test("what a chart is compared with is there by its average, and said to be missing where it is", async ({
  page,
  own,
  openAs,
}) => {
  const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
  let earlier: number | null = 40;
  await page.route("**/monitor/query", async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    for (const one of data.series) one.compared &&= data.times.map(() => earlier);
    await route.fulfill({ response, json: { ...envelope, data } });
  });
  await openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring&open.range=1h&open.compare=week`);
  const figure = card(page, "cpuUsage").locator(".metric-figures > div").last();
  await expect(figure).toHaveText("前一周平均40");
  earlier = null;
  await page.getByRole("radio", { name: "前一天", exact: true }).click({ force: true });
  await expect(figure).toHaveText("前一天平均没有数据");
  await page.getByRole("radio", { name: "不对比", exact: true }).click({ force: true });
  await expect(figure).toHaveText(/^最大/);
});

/** The steps that the table of a chart shows. */
async function shownSteps(page: Page, name: RegExp, count: () => number): Promise<void> {
  await card(page, "cpuUsage").getByRole("button", { name }).click();
  await expect(card(page, "cpuUsage").locator("tbody tr")).toHaveCount(count());
  await card(page, "cpuUsage").getByRole("button", { name }).click();
}

test("a chart is zoomed by keys, buttons and mouse, all charts and the table with it", async ({
  page,
  own,
  openAs,
}) => {
  const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
  const { answer } = await nextAnswer(page, () =>
    openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring&open.range=1h&open.compare=week`),
  );
  const steps = answer.times.length;
  expect(answer.series.every(({ compared }) => compared?.length === steps)).toBe(true);
  await expect(page.getByRole("radio", { name: "前一周", exact: true })).toBeChecked();
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  const table = /以表格显示/;
  await shownSteps(page, table, () => steps);

  const chart = card(page, "cpuUsage").getByRole("group", { name: /按 \+ 放大/ });
  await chart.focus();
  await expect(chart).toBeFocused();
  const half = Math.round((steps - 1) / 2) + 1;
  await page.keyboard.press("+");
  await expect(chart.getByRole("img")).toHaveAccessibleDescription("已放大，仅显示部分时段");
  await shownSteps(page, table, () => half);
  await card(page, "cpuUsage")
    .getByRole("group", { name: /按 \+ 放大/ })
    .focus();
  await page.keyboard.press("0");
  await shownSteps(page, table, () => steps);

  const button = (name: string) => drawer(page).getByRole("button", { name, exact: true });
  await expect(button("缩小")).toHaveAttribute("aria-disabled", "true");
  await button("放大").press("Enter");
  await shownSteps(page, table, () => half);
  await button("向后移动").press("Enter");
  await shownSteps(page, table, () => half);
  await expectAccessible(page);
  await button("恢复全部时段").press("Enter");
  await expect(button("恢复全部时段")).toBeFocused();
  await shownSteps(page, table, () => steps);

  const box = await drawn(page, "cpuUsage").boundingBox();
  if (!box) throw new Error("no canvas");
  const across = (part: number): [number, number] => [box.x + box.width * part, box.y + box.height / 2];
  await page.mouse.move(...across(0.4));
  await page.mouse.down();
  await page.mouse.move(...across(0.6), { steps: 4 });
  await page.mouse.up();
  await expect(button("恢复全部时段")).toHaveAttribute("aria-disabled", "false");
  await card(page, "cpuUsage").getByRole("button", { name: table }).click();
  const zoomed = await card(page, "cpuUsage").locator("tbody tr").count();
  expect(zoomed).toBeGreaterThan(1);
  expect(zoomed).toBeLessThan(half);
});

test("hosts are compared in one chart, with a legend, a table and a file of all", async ({ page, own, openAs }) => {
  const [{ username }, id, other] = [
    await own.user("v8,v8-2,v8-2.1,"),
    await measuredHost(own),
    await measuredHost(own),
  ];
  const [named] = await own.query<{ name: string }>("SELECT name FROM resources WHERE id = $1", [other]);
  const name = named?.name ?? "";
  await page.emulateMedia({ colorScheme: "dark" });
  await openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring`);
  await expect(drawn(page, "cpuUsage")).toBeVisible();
  const search = drawer(page).getByRole("combobox", { name: "添加资源对比" });
  await search.fill(name);
  const of =
    (...ids: number[]) =>
    ({ resourceIds }: Asked): boolean =>
      resourceIds.join() === ids.join();
  await nextAnswer(page, () => page.getByRole("option", { name, exact: true }).first().click(), of(id, other));
  await expect(page).toHaveURL(new RegExp(`open\\.with=${other}`));
  await page.keyboard.press("Escape");
  await expect(card(page, "cpuUsage").getByRole("listitem").filter({ hasText: name })).toContainText("最新");
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await card(page, "cpuUsage").getByRole("button", { name: "下载 CSV：CPU 使用率" }).click();
  const [head = ""] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head.split(",")).toHaveLength(7);
  expect(head).toContain(`${name} 平均`);
  await page.reload();
  await expect(card(page, "cpuUsage").getByRole("listitem").filter({ hasText: name })).toBeVisible();
  const remove = drawer(page).getByRole("button", { name: `移除${name}` });
  await nextAnswer(page, () => remove.click(), of(id));
});

test.describe("by touch, in English", () => {
  test.use({ hasTouch: true, isMobile: true, locale: "en-US", viewport: { width: 360, height: 740 } });

  test("two fingers zoom a chart", async ({ page, own, openAs }) => {
    const [{ username }, id] = [await own.user("v8,v8-2,v8-2.1,"), await measuredHost(own)];
    await openAs(username, 2, `${HOSTS}?open=detail&id=${id}&tab=monitoring`);
    await drawn(page, "cpuUsage").scrollIntoViewIfNeeded();
    const reset = drawer(page).getByRole("button", { name: "Reset zoom", exact: true });
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    const box = await drawn(page, "cpuUsage").boundingBox();
    if (!box) throw new Error("no canvas");
    const devtools = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-apart, apart].map((by, finger) => ({ x: box.x + box.width / 2 + by, y: box.y + box.height / 2, id: finger }));
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
    for (const apart of [25, 30, 40, 60])
      await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(reset).toHaveAttribute("aria-disabled", "false");
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
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
