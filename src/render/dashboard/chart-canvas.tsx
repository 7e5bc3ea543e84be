import { type ReactElement, useEffect, useImperativeHandle, useRef, type Ref } from "react";
import { BarChart, CandlestickChart, LineChart, PieChart } from "echarts/charts";
import { AriaComponent, GridComponent, LegendScrollComponent, TooltipComponent } from "echarts/components";
import { type EChartsType, init, use as register } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { CanvasRenderer } from "echarts/renderers";
import { readTheme, watchTheme } from "../shared/chart-theme";
import { chartOption, type ChartSetting, isLying } from "./chart-option";
import type { Part } from "./parts";

register([
  BarChart,
  CandlestickChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendScrollComponent,
  TooltipComponent,
  LabelLayout,
  CanvasRenderer,
]);

/** A picture is read on better screens than this one. */
const PICTURE_RATIO = 2;

/** What can be asked of a drawn chart. */
export interface ChartHandle {
  /** The chart as a PNG; undefined where the browser makes none. */
  picture(): Promise<Blob | undefined>;
}

interface ChartCanvasProps {
  setting: ChartSetting;
  /** What screen readers say in the place of the picture. */
  label: string;
  onPart: ((part: Part) => void) | undefined;
  handle: Ref<ChartHandle>;
}

/** Draws a chart on a canvas, in the colours of the theme and as wide as there is room. A click on a part is told. */
export function ChartCanvas({ setting, label, onPart, handle }: ChartCanvasProps): ReactElement {
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const latest = useRef({ setting, onPart });

  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const drawn = init(element, null, { renderer: "canvas" });
    chart.current = drawn;
    drawn.getZr().on("click", ({ offsetX, offsetY }) => {
      const part = partAt(drawn, latest.current.setting, offsetX, offsetY);
      if (part) latest.current.onPart?.(part);
    });
    drawn.on("click", ({ seriesIndex, dataIndex }) => {
      const { setting: shown, onPart: tell } = latest.current;
      const part = isPlain(shown) ? undefined : shown.parts.series[seriesIndex ?? 0]?.parts[dataIndex];
      if (part) tell?.(part);
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
    latest.current = { setting, onPart };
    if (chart.current && holder.current) draw(chart.current, setting, holder.current);
  }, [setting, onPart]);

  useImperativeHandle(handle, () => ({
    picture: () =>
      new Promise((resolve) => {
        const { current: element } = holder;
        if (!chart.current || !element) return resolve(undefined);
        const canvas = chart.current.renderToCanvas({
          pixelRatio: PICTURE_RATIO,
          backgroundColor: readTheme(element).surface,
        });
        canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
      }),
  }));
  return <div ref={holder} className={onPart ? "chart chart-opens" : "chart"} role="img" aria-label={label} />;
}

function draw(chart: EChartsType, setting: ChartSetting, element: Element): void {
  chart.setOption(chartOption(setting, readTheme(element)), { notMerge: true });
}

/** One part per label: whatever is clicked above, below or beside it, there is only one that can be meant. */
function isPlain({ kind, parts }: ChartSetting): boolean {
  return kind !== "pie" && parts.series.length === 1;
}

function partAt(chart: EChartsType, setting: ChartSetting, x: number, y: number): Part | undefined {
  if (!isPlain(setting) || !chart.containPixel("grid", [x, y])) return undefined;
  const [across = -1, up = -1] = chart.convertFromPixel({ seriesIndex: 0 }, [x, y]) as number[];
  return setting.parts.series[0]?.parts[isLying(setting.kind) ? up : across];
}
