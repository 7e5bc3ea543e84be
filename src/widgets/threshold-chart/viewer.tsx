import { type ReactElement, useCallback, useMemo } from "react";
import { LineChart } from "echarts/charts";
import { GridComponent, MarkAreaComponent, TooltipComponent } from "echarts/components";
import { use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { formatDecimal } from "../../domain/decimal-format";
import type { CellProps } from "../contract";
import type { ChartTheme } from "../shared/chart/chart-theme";
import { useChart } from "../shared/chart/use-chart";
import { nothing } from "../shared/plain";
import { thresholdOption, type ThresholdSetting } from "./chart-option";
import { readChart, unitOf, type ThresholdChart } from "./read-chart";
import "./viewer.css";

register([LineChart, GridComponent, MarkAreaComponent, TooltipComponent, CanvasRenderer]);

/** Decimals that a value is read with. */
const DECIMALS = 2;

/** Values over time with the limit by which they are judged. */
export function ThresholdChartViewer(props: CellProps): ReactElement {
  const chart = useMemo(() => readChart(props.value), [props.value]);
  return chart ? <Drawn {...props} chart={chart} /> : nothing;
}

function Drawn({ chart, ...props }: CellProps & { chart: ThresholdChart }): ReactElement {
  const { reading, text } = props;
  const { grouping } = reading;
  const unit = unitOf(chart, props);
  const say = useCallback(
    (value: number): string => {
      const written = String(Number(value.toFixed(DECIMALS)));
      return `${formatDecimal(written, { grouping }) ?? written} ${unit}`;
    },
    [grouping, unit],
  );
  const option = useMemo(() => {
    const words = { value: chart.name, threshold: text("thresholdChart.threshold") };
    const setting: ThresholdSetting = { chart, unit, words, say };
    return (theme: ChartTheme) => thresholdOption(setting, theme);
  }, [chart, unit, text, say]);
  const { holder } = useChart(option);
  const known = chart.values.filter((value) => value !== null);
  const label = text("thresholdChart.label", {
    name: chart.name,
    from: chart.times[0]?.slice(0, 16) ?? "",
    to: chart.times.at(-1)?.slice(0, 16) ?? "",
    least: known.length === 0 ? "–" : say(Math.min(...known)),
    most: known.length === 0 ? "–" : say(Math.max(...known)),
    limit: say(chart.threshold),
    count: chart.spans.length,
  });
  return (
    <figure className="threshold-chart">
      <figcaption>{text("thresholdChart.line", { name: chart.name, limit: say(chart.threshold) })}</figcaption>
      <div ref={holder} className="threshold-chart-canvas" role="img" aria-label={label} />
    </figure>
  );
}
