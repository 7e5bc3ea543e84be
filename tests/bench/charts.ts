import type { Browser, Page, Route } from "playwright";
import type { Metric, MetricAnswer, MetricName } from "../../src/generated/api";
import { type Input, operations } from "../../src/generated/operations";
import { toLocalDateTime } from "../../src/server/time";
import { callApi } from "../helpers/signed-in";
import type { Measure } from "./measure";
import { costOf, inside, openWindow } from "./page-tools";
import { BOTH, byTurns, type Side } from "./rounds";
import type { Site } from "./sites";
import { median } from "./statistics";

/** What twelve charts of a resource may take of the time of one. */
const MOST_TIMES = 1.5;

const metrics = [
  "cpuUsage",
  "memUsage",
  "diskUsage",
  "netIn",
  "netOut",
  "diskReadIops",
  "diskWriteIops",
  "diskReadRate",
  "diskWriteRate",
  "diskLatency",
  "connections",
  "qps",
] as const satisfies MetricName[];

/** Of which side how many charts are drawn. */
const charts: Record<Side, number> = { console: metrics.length, reference: 1 };

const names = ["main thread's processor time from the click on the tab until drawn"] as const;

/** The monitoring of a host, opened with twelve metrics and with one, both answered alike: what the main thread spends on it. */
export async function measureCharts(browser: Browser, { url, token }: Site, rounds: number): Promise<Measure[]> {
  const hosts = await callApi(url, "listHosts", { pageNum: 1, pageSize: 1 }, token);
  const address = `/custom/resource/pubCloud/host?open=detail&id=${hosts.list[0]?.id}`;
  const gathered = await byTurns(BOTH, rounds, names, async (side, add) => {
    const context = await openWindow(browser, { token, mode: 2, origin: url });
    try {
      const page = await context.newPage();
      await answerMetrics(page, charts[side]);
      await page.goto(address, { waitUntil: "networkidle" });
      const { work } = await costOf(page, async () => {
        await page.getByRole("tab", { name: "监控", exact: true }).click();
        return inside(page, drawnOf(charts[side]));
      });
      add(names[0], work);
    } finally {
      await context.close();
    }
  });
  return names.map((name) => ({
    heading: `Monitoring with ${charts.console} charts, beside one with ${charts.reference}, ${rounds} rounds`,
    name,
    value: median(gathered[name].console),
    reference: median(gathered[name].reference),
    unit: "ms",
    ratio: MOST_TIMES,
  }));
}

/** All cards are there, and those that can be seen, or nearly, are drawn. */
function drawnOf(count: number): string {
  return `bench.shown(() => {
    const cards = [...document.querySelectorAll("[data-metric]")];
    return cards.length === ${count}
      && cards.every((card) => card.getBoundingClientRect().top > innerHeight || card.querySelector("canvas"));
  })`;
}

/** Answers in the place of the server, so that both sides differ in the number of metrics alone. */
async function answerMetrics(page: Page, count: number): Promise<void> {
  const measured = metrics.slice(0, count);
  const answer = (route: Route, data: unknown) => route.fulfill({ json: { code: 200, message: "", data } });
  await page.route(`**${operations.listMetrics.path}`, (route) =>
    answer(
      route,
      measured.map((metricName): Metric => ({ metricName, label: metricName, unit: "percent", value: 1, time: null })),
    ),
  );
  await page.route(`**${operations.queryMetrics.path}`, (route) =>
    answer(route, valuesOf(measured, route.request().postDataJSON() as Input<"queryMetrics">)),
  );
}

/** As many steps as are asked for, waves without gaps. */
function valuesOf(measured: readonly MetricName[], asked: Input<"queryMetrics">): MetricAnswer {
  const { points = 0, statistics = [], resourceIds } = asked;
  const steps = Array.from({ length: points }, (_, at) => at);
  const begin = Date.parse("2026-01-31T00:00:00Z");
  return {
    stepSeconds: 300,
    times: steps.map((at) => toLocalDateTime(new Date(begin + at * 300_000))),
    series: measured.flatMap((metricName, nth) =>
      statistics.map((statistic, level) => ({
        resourceId: resourceIds[0] ?? 0,
        resourceName: "host",
        metricName,
        unit: "percent" as const,
        statistic,
        values: steps.map((at) => 50 + 10 * level + 20 * Math.sin((at + nth * 7) / 11)),
        compared: null,
      })),
    ),
    events: [],
  };
}
