import type { EChartsCoreOption } from "echarts/core";
import { measuredAxis, timeAxis, timeGrid, tipFrame } from "../../../widgets/shared/chart/chart-frame";
import type { ChartTheme } from "../../../widgets/shared/chart/chart-theme";
import { earlierLine, loneValues } from "../../../widgets/shared/chart/earlier-line";
import type { MetricChart, MetricLine, Values } from "./metric-series";

/** Something that happened, on the time axis. */
export interface EventMark {
  step: number;
  words: string;
}

/** What a chart is drawn from besides colours. */
export interface MetricSetting {
  chart: MetricChart;
  /** When each step begins, by the reader's clock: "2026-01-31 08:00:00". */
  times: readonly string[];
  events: readonly EventMark[];
  words: { average: string; range: string; compared: string; unit: string };
  /** A value with as many digits as are read. */
  say(value: number): string;
}

/** A mark without room for its words has them in the tip only. */
const MOST_NAMED = 3;
/** What of the width lies so near to an edge that words in the middle of a mark would be cut. */
const EDGE = 0.15;

/**
 * What ECharts draws of a metric: the average of each resource as a line, and what it is compared with dashed. Of one alone the limits too, as a
 * band; bands of several would hide each other.
 */
export function metricOption(setting: MetricSetting, theme: ChartTheme): EChartsCoreOption {
  return {
    animation: false,
    textStyle: { fontFamily: theme.font, color: theme.text },
    grid: timeGrid,
    tooltip: tooltip(setting, theme),
    xAxis: timeAxis(setting.times, theme),
    yAxis: measuredAxis(setting.words.unit, theme),
    series: seriesOf(setting, theme),
  };
}

/** What lies between the least and the greatest values: two layers, of which the upper one is seen. Gaps stay gaps in both. */
export function bandOf(least: Values, greatest: Values): { base: Values; height: Values } {
  const both = least.map((low, at) => {
    const high = greatest[at] ?? null;
    return low === null || high === null ? null : { low, height: high - low };
  });
  return { base: both.map((each) => each?.low ?? null), height: both.map((each) => each?.height ?? null) };
}

const plain = { type: "line", showSymbol: false, connectNulls: false, emphasis: { disabled: true } };

function seriesOf({ chart, events, words }: MetricSetting, theme: ChartTheme): object[] {
  const { lines } = chart;
  const alone = lines.length === 1;
  const colorOf = ({ place }: MetricLine): string => theme.palette[place % theme.palette.length] ?? theme.text;
  return [
    ...(alone ? bandSeries(lines[0], colorOf(lines[0])) : []),
    ...lines.flatMap((line) =>
      line.compared ? [earlierLine(line.compared, words.compared, alone ? theme.muted : colorOf(line))] : [],
    ),
    ...lines.map((line, at) => ({
      ...plain,
      name: alone ? words.average : line.resource,
      ...loneValues(line.average, 4),
      data: [...line.average],
      color: colorOf(line),
      lineStyle: { width: 2 },
      ...(at === 0 && { markLine: marks(events, line.average.length, theme) }),
    })),
  ];
}

function bandSeries({ least, greatest }: MetricLine, color: string): object[] {
  if (!least || !greatest) return [];
  const band = bandOf(least, greatest);
  const layer = { ...plain, stack: "band", stackStrategy: "all", silent: true, lineStyle: { opacity: 0 } };
  return [
    { ...layer, name: "base", data: [...band.base] },
    { ...layer, name: "band", data: [...band.height], areaStyle: { color, opacity: 0.16 } },
  ];
}

function marks(events: readonly EventMark[], steps: number, theme: ChartTheme): object {
  const color = theme.palette[3] ?? theme.text;
  return {
    silent: true,
    symbol: ["none", "triangle"],
    symbolSize: 7,
    symbolRotate: 180,
    lineStyle: { color, width: 1, type: "dotted" },
    label: {
      show: events.length <= MOST_NAMED,
      color: theme.text,
      fontSize: 11,
      formatter: ({ name }: { name: string }) => name,
    },
    data: events.map(({ step, words }) => ({
      xAxis: step,
      name: words,
      // At an edge words stand on the side that has room for them.
      label: { align: step > steps * (1 - EDGE) ? "right" : step < steps * EDGE ? "left" : "center" },
    })),
  };
}

interface Tip {
  dataIndex: number;
}

function tooltip({ chart, times, events, words, say }: MetricSetting, theme: ChartTheme): object {
  const entry = (name: string, value: number | null | undefined): string[] =>
    value === null || value === undefined ? [] : [`${name}  ${say(value)} ${words.unit}`];
  const alone = chart.lines.length === 1;
  const entries = ({ resource, average, least, greatest, compared }: MetricLine, at: number): string[] => {
    const [low, high] = [least?.[at] ?? null, greatest?.[at] ?? null];
    return [
      ...entry(alone ? words.average : resource, average[at]),
      ...(alone && low !== null && high !== null && low !== high
        ? [`${words.range}  ${say(low)} – ${say(high)} ${words.unit}`]
        : []),
      ...entry(alone ? words.compared : `${resource} (${words.compared})`, compared?.[at]),
    ];
  };
  return {
    trigger: "axis",
    axisPointer: { type: "line", lineStyle: { color: theme.muted } },
    ...tipFrame(theme),
    formatter: (tips: Tip | Tip[]) => {
      const at = [tips].flat()[0]?.dataIndex ?? 0;
      return [
        times[at]?.slice(0, 16) ?? "",
        ...chart.lines.flatMap((line) => entries(line, at)),
        ...events.filter(({ step }) => step === at).map((event) => event.words),
      ].join("\n");
    },
  };
}
