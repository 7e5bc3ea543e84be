import { describe, expect, test } from "vitest";
import type { MetricAnswer, MetricSeries } from "../../../../src/generated/api";
import {
  chartsOf,
  hasValues,
  isMetricAnswer,
  isMetricList,
  type MetricLine,
  stepAt,
  summaryOf,
} from "../../../../src/render/detail/metrics/metric-series";

const times = ["2026-01-31 08:00:00", "2026-01-31 08:05:00", "2026-01-31 08:10:00", "2026-01-31 08:15:00"];
const cpu = [{ metricName: "cpuUsage", unit: "percent" }];

function series(
  statistic: MetricSeries["statistic"],
  values: MetricSeries["values"],
  compared?: number[],
): MetricSeries {
  const named = { resourceId: 1, resourceName: "web", metricName: "cpuUsage", unit: "percent" } as const;
  return { ...named, statistic, values, compared: compared ?? null };
}

function answer(...all: MetricSeries[]): MetricAnswer {
  return { stepSeconds: 300, times, series: all, events: [] };
}

function only(given: MetricAnswer): MetricLine {
  const [chart] = chartsOf(given, cpu, [1]).charts;
  if (!chart) throw new Error("no chart");
  return chart.lines[0];
}

describe("charts of an answer", () => {
  test("have gaps where nothing was measured, and zero where zero was", () => {
    const line = only(answer(series("average", [1, null, 0, 3])));
    expect(line.average).toEqual([1, null, 0, 3]);
    expect(line).not.toHaveProperty("least");
    expect(line).not.toHaveProperty("compared");
  });

  test("have one value for each step and no more, whatever came", () => {
    expect(only(answer(series("average", [1]))).average).toEqual([1, null, null, null]);
    expect(only(answer(series("average", [1, 2, 3, 4, 5, 6]))).average).toHaveLength(times.length);
  });

  test("have the statistics and the comparison that the answer has", () => {
    const all = [
      series("average", [2, 2, 2, 2], [5, 6, 7, 8]),
      series("minimum", [1, 1, 1, 1]),
      series("maximum", [3, 3, 3, 3]),
    ];
    expect(only(answer(...all))).toMatchObject({ least: [1, 1, 1, 1], greatest: [3, 3, 3, 3], compared: [5, 6, 7, 8] });
  });

  test("are there without values for what the answer leaves out, in the order told", () => {
    const metrics = [{ metricName: "memUsage", unit: "percent" }, ...cpu];
    const { charts } = chartsOf(answer(series("average", [1, 2, 3, 4])), metrics, [1]);
    expect(charts.map(({ name }) => name)).toEqual(["memUsage", "cpuUsage"]);
    expect(charts.map(hasValues)).toEqual([false, true]);
  });
});

test("several resources have a line each where they have the metric, and keep their places", () => {
  const of = (resourceId: number, resourceName: string, value: number) => ({
    ...series("average", [value, null, null, null]),
    resourceId,
    resourceName,
  });
  const [chart] = chartsOf(answer(of(9, "cache", 9), of(1, "web", 1)), cpu, [1, 5, 9]).charts;
  expect(chart?.lines.map(({ place, resource, average }) => [place, resource, average[0]])).toEqual([
    [0, "web", 1],
    [2, "cache", 9],
  ]);
});

test("a summary leaves gaps out of the average, and has nothing to say of nothing", () => {
  const line = only(answer(series("average", [4, null, 2, null]), series("maximum", [9, null, 2, null])));
  expect(summaryOf(line)).toEqual({ newest: 2, average: 3, least: 2, greatest: 9 });
  const nothing = { newest: undefined, average: undefined, least: undefined, greatest: undefined };
  expect(summaryOf({ resource: "x", average: [null, null] })).toEqual(nothing);
});

test("a moment lies in the step that began last", () => {
  expect(stepAt(times, "2026-01-31 08:05:00")).toBe(1);
  expect(stepAt(times, "2026-01-31 08:09:59")).toBe(1);
  expect(stepAt(times, "2026-01-31 08:17:00")).toBe(3);
  expect(stepAt(times, "2026-01-31 07:59:59")).toBeUndefined();
  expect(stepAt([], "2026-01-31 07:59:59")).toBeUndefined();
});

test("what is no answer of series is told apart", () => {
  expect(isMetricAnswer(answer())).toBe(true);
  for (const other of [null, [], "text", {}, { times: [], series: {} }]) expect(isMetricAnswer(other)).toBe(false);
  const whole = answer(series("average", [1, null, 2, 3]));
  expect(isMetricAnswer(whole)).toBe(true);
  const broken = [{ series: [null] }, { series: ["x"] }, { series: [{ ...whole.series[0], values: ["1"] }] }];
  for (const part of [...broken, { times: [1] }, { events: [7] }])
    expect(isMetricAnswer({ ...whole, ...part })).toBe(false);
});

test("what is measured is a list of metrics or none", () => {
  expect(isMetricList(cpu)).toBe(true);
  for (const other of [null, {}, "text", [null], ["cpuUsage"], [{ metricName: 1, unit: "percent" }]])
    expect(isMetricList(other)).toBe(false);
});
