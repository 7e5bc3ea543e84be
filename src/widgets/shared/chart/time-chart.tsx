import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useId, useRef } from "react";
import { DataZoomInsideComponent, GridComponent, ToolboxComponent, TooltipComponent } from "echarts/components";
import { type EChartsCoreOption, type EChartsType, use as register } from "echarts/core";
import { LineChart } from "echarts/charts";
import { CanvasRenderer } from "echarts/renderers";
import type { Say } from "../../contract";
import type { ChartTheme } from "./chart-theme";
import { useChart } from "./use-chart";
import { actionOf, LEAST_SPAN, within, type Zoom, zoomedBy } from "./zoom";
import "./time-chart.css";

register([LineChart, CanvasRenderer, DataZoomInsideComponent, GridComponent, ToolboxComponent, TooltipComponent]);

/** What a chart over time is drawn from. */
export interface TimeChartProps {
  /** What ECharts draws, as a function that stays the same as long as that does. */
  option: (theme: ChartTheme) => EChartsCoreOption;
  /** How many steps the time axis has. */
  steps: number;
  /** What screen readers say in the place of the picture. */
  label: string;
  zoom: Zoom | undefined;
  onZoom: (zoom: Zoom | undefined) => void;
  text: Say;
}

/** A chart takes the focus, so that keys zoom into it. */
const focusable = { tabIndex: 0 } as const;

/**
 * Draws lines over time on a canvas. It is zoomed by dragging with a mouse, by two fingers, and by keys while it has the focus; a finger that
 * moves across a zoomed chart moves it, and the page where it goes up or down.
 */
export function TimeChart({ option, steps, label, zoom, onZoom, text }: TimeChartProps): ReactElement {
  const hint = useId();
  const shown = useRef(zoom);
  const zoomable = useCallback((theme: ChartTheme) => ({ ...option(theme), ...zooming() }), [option]);
  const onDrawn = useCallback((chart: EChartsType) => {
    if (isMouse())
      chart.dispatchAction({ type: "takeGlobalCursor", key: "dataZoomSelect", dataZoomSelectActive: true });
    showZoom(chart, shown.current);
  }, []);
  const { holder, chart } = useChart(zoomable, onDrawn);
  useEffect(() => {
    shown.current = zoom;
    if (chart.current) showZoom(chart.current, zoom);
  }, [chart, zoom]);
  useEffect(() => {
    const { current: drawn } = chart;
    if (!drawn) return undefined;
    const told = (): void => {
      const next = zoomOf(drawn);
      if (next?.from !== shown.current?.from || next?.to !== shown.current?.to) onZoom(next);
    };
    drawn.on("datazoom", told);
    return () => {
      if (!drawn.isDisposed()) drawn.off("datazoom", told);
    };
  }, [chart, onZoom]);
  const keyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    onZoom(zoomedBy(action, zoom, steps));
  };
  return (
    <div
      {...focusable}
      role="group"
      className="time-chart-focus"
      aria-label={text("chart.zoomKeys")}
      onKeyDown={keyDown}
    >
      <div ref={holder} className="time-chart" role="img" aria-label={label} aria-describedby={hint} />
      {zoom && (
        <span id={hint} className="visually-hidden">
          {text("chart.zoomed")}
        </span>
      )}
    </div>
  );
}

/** Whether dragging zooms; a finger that does so moves. */
function isMouse(): boolean {
  return matchMedia("(pointer: fine)").matches;
}

/** What ECharts needs to be zoomed; how far is told by actions, so that a new zoom does not draw everything anew. */
function zooming(): EChartsCoreOption {
  return {
    // The icons are not shown: the buttons above do the same by keyboard too.
    toolbox: { show: true, top: -100, feature: { dataZoom: { yAxisIndex: "none" } } },
    dataZoom: [
      {
        type: "inside",
        minValueSpan: LEAST_SPAN,
        zoomOnMouseWheel: false,
        moveOnMouseWheel: false,
        moveOnMouseMove: !isMouse(),
        // A finger that goes up or down scrolls the page.
        preventDefaultMouseMove: false,
      },
    ],
  };
}

function showZoom(chart: EChartsType, zoom: Zoom | undefined): void {
  const shown = zoomOf(chart);
  if (shown?.from === zoom?.from && shown?.to === zoom?.to) return;
  const range = zoom ? { startValue: zoom.from, endValue: zoom.to } : { start: 0, end: 100 };
  chart.dispatchAction({ type: "dataZoom", dataZoomIndex: 0, ...range }, { silent: true });
}

/** The steps that a chart shows; undefined for all of them. */
function zoomOf(chart: EChartsType): Zoom | undefined {
  const { dataZoom, xAxis } = chart.getOption() as {
    dataZoom?: { startValue?: number; endValue?: number }[];
    xAxis?: { data?: unknown[] }[];
  };
  const { startValue: from, endValue: to } = dataZoom?.[0] ?? {};
  return from === undefined || to === undefined ? undefined : within({ from, to }, xAxis?.[0]?.data?.length ?? 0);
}
