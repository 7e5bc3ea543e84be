import type { EChartsCoreOption } from "echarts/core";
import { measuredAxis, timeAxis, timeGrid, tipFrame } from "../../../widgets/shared/chart/chart-frame";
import type { ChartTheme } from "../../../widgets/shared/chart/chart-theme";
import type { MetricChart, Values } from "./metric-series";

/** Steps of the time axis from the first to the last that are shown. */
export interface Zoom {
  from: number;
  to: number;
}

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
  zoom: Zoom | undefined;
  words: { average: string; range: string; compared: string; unit: string };
  /** A value with as many digits as are read. */
  say(value: number): string;
}

/** A mark without room for its words has them in the tip only. */
const MOST_NAMED = 3;
/** What of the width lies so near to an edge that words in the middle of a mark would be cut. */
const EDGE = 0.15;

/** What ECharts draws of a metric: the average as a line, from least to greatest as a band, what it is compared with dashed. */
export function metricOption(setting: MetricSetting, theme: ChartTheme): EChartsCoreOption {
  const { times, zoom, words } = setting;
  const last = times.length - 1;
  return {
    animation: false,
    textStyle: { fontFamily: theme.font, color: theme.text },
    grid: timeGrid,
    // The icons are not shown: dragging across the chart zooms, the button above takes it back.
    toolbox: { show: true, top: -100, feature: { dataZoom: { yAxisIndex: "none" } } },
    dataZoom: [
      {
        type: "inside",
        startValue: zoom?.from ?? 0,
        endValue: zoom?.to ?? last,
        zoomOnMouseWheel: false,
        moveOnMouseMove: false,
        moveOnMouseWheel: false,
      },
    ],
    tooltip: tooltip(setting, theme),
    xAxis: timeAxis(times, theme),
    yAxis: measuredAxis(words.unit, theme),
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

function seriesOf({ chart, events, words }: MetricSetting, theme: ChartTheme): object[] {
  const [color = theme.text] = theme.palette;
  const plain = { type: "line", showSymbol: false, connectNulls: false, emphasis: { disabled: true } };
  const { least, greatest, compared } = chart;
  const band = least && greatest ? bandOf(least, greatest) : undefined;
  const layer = { ...plain, stack: "band", stackStrategy: "all", silent: true, lineStyle: { opacity: 0 } };
  return [
    ...(band
      ? [
          { ...layer, name: "base", data: [...band.base] },
          { ...layer, name: "band", data: [...band.height], areaStyle: { color, opacity: 0.16 } },
        ]
      : []),
    ...(compared
      ? [
          {
            ...plain,
            name: words.compared,
            data: [...compared],
            color: theme.muted,
            lineStyle: { width: 1.5, type: "dashed", opacity: 0.8 },
          },
        ]
      : []),
    {
      ...plain,
      name: words.average,
      // A value between two gaps would be a line of no length.
      showSymbol: true,
      symbol: "circle",
      symbolSize: (_value: unknown, { dataIndex }: { dataIndex: number }) =>
        isAlone(chart.average, dataIndex) ? 4 : 0,
      data: [...chart.average],
      color,
      lineStyle: { width: 2 },
      markLine: marks(events, chart.average.length, theme),
    },
  ];
}

function isAlone(values: Values, at: number): boolean {
  return (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
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
  const line = (name: string, value: number | null | undefined): string[] =>
    value === null || value === undefined ? [] : [`${name}  ${say(value)} ${words.unit}`];
  return {
    trigger: "axis",
    axisPointer: { type: "line", lineStyle: { color: theme.muted } },
    ...tipFrame(theme),
    formatter: (tips: Tip | Tip[]) => {
      const at = [tips].flat()[0]?.dataIndex ?? 0;
      const [low, high] = [chart.least?.[at] ?? null, chart.greatest?.[at] ?? null];
      return [
        times[at]?.slice(0, 16) ?? "",
        ...line(words.average, chart.average[at]),
        ...(low !== null && high !== null && low !== high
          ? [`${words.range}  ${say(low)} – ${say(high)} ${words.unit}`]
          : []),
        ...line(words.compared, chart.compared?.[at]),
        ...events.filter(({ step }) => step === at).map((event) => event.words),
      ].join("\n");
    },
  };
}
