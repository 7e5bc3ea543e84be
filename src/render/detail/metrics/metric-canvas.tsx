import { type ReactElement, useCallback } from "react";
import { MarkLineComponent } from "echarts/components";
import { use as register } from "echarts/core";
import type { ChartTheme } from "../../../widgets/shared/chart/chart-theme";
import { TimeChart, type TimeChartProps } from "../../../widgets/shared/chart/time-chart";
import { metricOption, type MetricSetting } from "./metric-option";

register([MarkLineComponent]);

interface MetricCanvasProps extends Omit<TimeChartProps, "option" | "steps"> {
  setting: MetricSetting;
}

/** Draws a metric on a canvas. */
export function MetricCanvas({ setting, ...props }: MetricCanvasProps): ReactElement {
  const option = useCallback((theme: ChartTheme) => metricOption(setting, theme), [setting]);
  return <TimeChart {...props} option={option} steps={setting.times.length} />;
}
