import type { EChartsCoreOption } from "echarts/core";
import { measuredAxis, timeAxis, timeGrid, tipFrame } from "../shared/chart/chart-frame";
import type { ChartTheme } from "../shared/chart/chart-theme";
import { stepsOf, type ThresholdChart } from "./read-chart";

/** What a chart is drawn from besides colours. */
export interface ThresholdSetting {
  chart: ThresholdChart;
  /** In the reader's words. */
  unit: string;
  words: { value: string; threshold: string };
  /** A value with its unit. */
  say(value: number): string;
}

/** What ECharts draws: the values as a line, the limit dashed across, and what was an alarm as a band behind. */
export function thresholdOption({ chart, unit, words, say }: ThresholdSetting, theme: ChartTheme): EChartsCoreOption {
  const { times, values, threshold, spans } = chart;
  const [color = theme.text] = theme.palette;
  return {
    animation: false,
    textStyle: { fontFamily: theme.font, color: theme.text },
    grid: timeGrid,
    tooltip: {
      ...tipFrame(theme),
      trigger: "axis",
      axisPointer: { type: "line", lineStyle: { color: theme.muted } },
      formatter: (tips: { dataIndex: number } | { dataIndex: number }[]) => {
        const at = [tips].flat()[0]?.dataIndex ?? 0;
        const value = values[at] ?? null;
        return [
          times[at]?.slice(0, 16) ?? "",
          ...(value === null ? [] : [`${words.value}  ${say(value)}`]),
          `${words.threshold}  ${say(threshold)}`,
        ].join("\n");
      },
    },
    xAxis: timeAxis(times, theme),
    // A limit that no value comes near has to be seen all the same.
    yAxis: {
      ...measuredAxis(unit, theme),
      min: ({ min }: { min: number }) => roundOut(Math.min(0, min, threshold)),
      max: ({ max }: { max: number }) => roundOut(Math.max(max, threshold)),
    },
    series: [
      {
        type: "line",
        name: words.value,
        showSymbol: false,
        connectNulls: false,
        emphasis: { disabled: true },
        data: [...values],
        color,
        lineStyle: { width: 2 },
        markLine: {
          silent: true,
          symbol: "none",
          lineStyle: { color: theme.bad, width: 1.5, type: "dashed" },
          label: {
            position: "insideEndTop",
            color: theme.bad,
            fontSize: 11,
            formatter: `${words.threshold} ${say(threshold)}`,
          },
          data: [{ yAxis: threshold }],
        },
        markArea: {
          silent: true,
          itemStyle: { color: theme.bad, opacity: 0.14 },
          data: spans.flatMap((span) => {
            const steps = stepsOf(times, span);
            return steps ? [[{ xAxis: steps.first }, { xAxis: Math.max(steps.last, steps.first + 1) }]] : [];
          }),
        },
      },
    ],
  };
}

/** The next limit of an axis away from zero that is easily read: two digits that count. */
export function roundOut(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1) * 5;
  const size = Math.ceil((Math.abs(value) * 1.05) / step) * step;
  return Math.sign(value) * Number(size.toPrecision(3));
}
