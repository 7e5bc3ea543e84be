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
    yAxis: measuredAxis(unit, theme),
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
        markArea: {
          silent: true,
          itemStyle: { color: theme.bad, opacity: 0.14 },
          data: spans.flatMap((span) => {
            const steps = stepsOf(times, span);
            return steps ? [[{ xAxis: steps.first }, { xAxis: steps.last }]] : [];
          }),
        },
      },
      // A line like the other, so that the axis has room for a limit that no value comes near.
      {
        type: "line",
        name: words.threshold,
        symbol: "none",
        silent: true,
        data: times.map(() => threshold),
        color: theme.bad,
        lineStyle: { width: 1.5, type: "dashed" },
      },
    ],
  };
}
