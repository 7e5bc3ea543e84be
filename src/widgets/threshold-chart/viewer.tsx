import { type ReactElement, useCallback, useMemo, useState } from "react";
import { MarkAreaComponent } from "echarts/components";
import { use as register } from "echarts/core";
import { formatDecimal } from "../../domain/decimal-format";
import { toTimeZone } from "../../domain/time-zone";
import type { CellProps } from "../contract";
import type { ChartTheme } from "../shared/chart/chart-theme";
import { TimeChart } from "../shared/chart/time-chart";
import { TimeChartCard } from "../shared/chart/time-chart-card";
import { timeRows } from "../shared/chart/time-table";
import { type Zoom } from "../shared/chart/zoom";
import { ZoomButtons } from "../shared/chart/zoom-buttons";
import { nothing } from "../shared/plain";
import { thresholdOption, type ThresholdSetting } from "./chart-option";
import { readChart, unitOf, type ThresholdChart } from "./read-chart";
import "./viewer.css";

register([MarkAreaComponent]);

/** Decimals that a value is read with. */
const DECIMALS = 2;

/** Values over time with the limit by which they are judged. */
export function ThresholdChartViewer(props: CellProps): ReactElement {
  const { timeZone } = props.reading;
  const chart = useMemo(() => byClockOf(readChart(props.value), timeZone), [props.value, timeZone]);
  return chart ? <Drawn {...props} chart={chart} /> : nothing;
}

function Drawn({ chart, ...props }: CellProps & { chart: ThresholdChart }): ReactElement {
  const { reading, text } = props;
  const { grouping } = reading;
  const [zoom, setZoom] = useState<{ of: ThresholdChart; zoom: Zoom }>();
  // A zoom is one into certain steps: with others it is over.
  const zoomed = zoom?.of === chart ? zoom.zoom : undefined;
  const onZoom = useCallback((next: Zoom | undefined) => setZoom(next && { of: chart, zoom: next }), [chart]);
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
  const { times, values, threshold } = chart;
  const columns = [
    { head: `${chart.name} (${unit})`, values },
    { head: `${text("thresholdChart.threshold")} (${unit})`, values: times.map(() => threshold) },
  ];
  const table = { time: text("chart.time"), times, columns, zoom: zoomed };
  const known = values.filter((value) => value !== null);
  const label = text("thresholdChart.label", {
    name: chart.name,
    from: times[0]?.slice(0, 16) ?? "",
    to: times.at(-1)?.slice(0, 16) ?? "",
    least: known.length === 0 ? "–" : say(Math.min(...known)),
    most: known.length === 0 ? "–" : say(Math.max(...known)),
    limit: say(threshold),
    count: chart.spans.length,
  });
  return (
    <TimeChartCard
      className="threshold-chart"
      title={chart.name}
      heading={text("thresholdChart.line", { name: chart.name, limit: say(threshold) })}
      level="p"
      table={(written) => timeRows(table, written)}
      say={say}
      tools={<ZoomButtons zoom={zoomed} steps={times.length} onZoom={onZoom} text={text} />}
      text={text}
    >
      <TimeChart option={option} steps={times.length} label={label} zoom={zoomed} onZoom={onZoom} text={text} />
      {chart.hourly && <p className="threshold-chart-note">{text("thresholdChart.hourly")}</p>}
    </TimeChartCard>
  );
}

/** A chart by the reader's clock. */
function byClockOf(chart: ThresholdChart | undefined, timeZone: string): ThresholdChart | undefined {
  return (
    chart && {
      ...chart,
      times: chart.times.map((time) => toTimeZone(time, timeZone)),
      spans: chart.spans.map(({ from, to }) => ({
        from: toTimeZone(from, timeZone),
        to: to === null ? null : toTimeZone(to, timeZone),
      })),
    }
  );
}
