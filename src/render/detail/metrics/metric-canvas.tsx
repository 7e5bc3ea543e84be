import { type ReactElement, useCallback, useEffect } from "react";
import { LineChart } from "echarts/charts";
import {
  DataZoomInsideComponent,
  GridComponent,
  MarkLineComponent,
  ToolboxComponent,
  TooltipComponent,
} from "echarts/components";
import { type EChartsType, use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import type { ChartTheme } from "../../../widgets/shared/chart/chart-theme";
import { useChart } from "../../../widgets/shared/chart/use-chart";
import { metricOption, type MetricSetting, type Zoom } from "./metric-option";

register([
  LineChart,
  DataZoomInsideComponent,
  GridComponent,
  MarkLineComponent,
  ToolboxComponent,
  TooltipComponent,
  CanvasRenderer,
]);

interface MetricCanvasProps {
  setting: MetricSetting;
  /** What screen readers say in the place of the picture. */
  label: string;
  onZoom: (zoom: Zoom) => void;
}

/** Draws a metric on a canvas. Who drags across it with a mouse zooms. */
export function MetricCanvas({ setting, label, onZoom }: MetricCanvasProps): ReactElement {
  const option = useCallback((theme: ChartTheme) => metricOption(setting, theme), [setting]);
  const { holder, chart } = useChart(option, zoomByDragging);
  useEffect(() => {
    const { current: drawn } = chart;
    if (!drawn) return undefined;
    const told = (): void => {
      const zoom = zoomOf(drawn);
      if (zoom) onZoom(zoom);
    };
    drawn.on("datazoom", told);
    return () => {
      if (!drawn.isDisposed()) drawn.off("datazoom", told);
    };
  }, [chart, onZoom]);
  return <div ref={holder} className="metric-canvas" role="img" aria-label={label} />;
}

function zoomByDragging(chart: EChartsType): void {
  // A finger that moves across a chart scrolls the page.
  if (matchMedia("(pointer: fine)").matches)
    chart.dispatchAction({ type: "takeGlobalCursor", key: "dataZoomSelect", dataZoomSelectActive: true });
}

/** The steps that a chart shows after somebody has dragged across it. */
function zoomOf(chart: EChartsType): Zoom | undefined {
  const { dataZoom } = chart.getOption() as { dataZoom?: { startValue?: number; endValue?: number }[] };
  const { startValue: from, endValue: to } = dataZoom?.[0] ?? {};
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}
