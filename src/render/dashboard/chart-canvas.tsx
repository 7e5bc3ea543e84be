import { type ReactElement, type Ref, useCallback, useEffect, useImperativeHandle } from "react";
import { BarChart, CandlestickChart, LineChart, PieChart } from "echarts/charts";
import { AriaComponent, GridComponent, LegendScrollComponent, TooltipComponent } from "echarts/components";
import { type EChartsType, use as register } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { CanvasRenderer } from "echarts/renderers";
import { type ChartTheme, readTheme } from "../../widgets/shared/chart/chart-theme";
import { useChart } from "../../widgets/shared/chart/use-chart";
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

/** Draws a chart on a canvas. A click on a part is told. */
export function ChartCanvas({ setting, label, onPart, handle }: ChartCanvasProps): ReactElement {
  const option = useCallback((theme: ChartTheme) => chartOption(setting, theme), [setting]);
  const { holder, chart } = useChart(option);
  useEffect(() => {
    const { current: drawn } = chart;
    if (!drawn || !onPart) return undefined;
    const tell = (part: Part | null | undefined): void => {
      if (part) onPart(part);
    };
    const onCanvas = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }): void =>
      tell(partAt(drawn, setting, offsetX, offsetY));
    const onShape = ({ seriesIndex, dataIndex }: { seriesIndex?: number; dataIndex: number }): void =>
      tell(isPlain(setting) ? undefined : setting.parts.series[seriesIndex ?? 0]?.parts[dataIndex]);
    drawn.getZr().on("click", onCanvas);
    drawn.on("click", onShape);
    return () => {
      if (drawn.isDisposed()) return;
      drawn.getZr().off("click", onCanvas);
      drawn.off("click", onShape);
    };
  }, [chart, setting, onPart]);

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

/** One part per label: whatever is clicked above, below or beside it, there is only one that can be meant. */
function isPlain({ kind, parts }: ChartSetting): boolean {
  return kind !== "pie" && parts.series.length === 1;
}

function partAt(chart: EChartsType, setting: ChartSetting, x: number, y: number): Part | undefined {
  if (!isPlain(setting) || !chart.containPixel("grid", [x, y])) return undefined;
  const [across = -1, up = -1] = chart.convertFromPixel({ seriesIndex: 0 }, [x, y]) as number[];
  return setting.parts.series[0]?.parts[isLying(setting.kind) ? up : across];
}
