import { type ReactElement, useEffect, useRef } from "react";
import { LineChart } from "echarts/charts";
import {
  DataZoomInsideComponent,
  GridComponent,
  MarkLineComponent,
  ToolboxComponent,
  TooltipComponent,
} from "echarts/components";
import { type EChartsType, init, use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { readTheme, watchTheme } from "../../shared/chart-theme";
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

/** Draws a metric on a canvas, in the colours of the theme and as wide as there is room. Who drags across it with a mouse zooms. */
export function MetricCanvas({ setting, label, onZoom }: MetricCanvasProps): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const latest = useRef({ setting, onZoom });

  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const drawn = init(element, null, { renderer: "canvas" });
    chart.current = drawn;
    drawn.on("datazoom", () => {
      const zoom = zoomOf(drawn);
      if (zoom) latest.current.onZoom(zoom);
    });
    const size = new ResizeObserver(() => drawn.resize());
    size.observe(element);
    const stop = watchTheme(() => draw(drawn, latest.current.setting, element));
    return () => {
      stop();
      size.disconnect();
      drawn.dispose();
    };
  }, []);

  useEffect(() => {
    latest.current = { setting, onZoom };
    if (chart.current && holder.current) draw(chart.current, setting, holder.current);
  }, [setting, onZoom]);

  return <div ref={holder} className="metric-canvas" role="img" aria-label={label} />;
}

function draw(chart: EChartsType, setting: MetricSetting, element: Element): void {
  chart.setOption(metricOption(setting, readTheme(element)), { notMerge: true });
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
