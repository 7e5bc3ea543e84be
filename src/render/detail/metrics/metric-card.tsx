import { memo, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../state/language";
import { later } from "../../../state/later";
import { TimeChartCard } from "../../../widgets/shared/chart/time-chart-card";
import { type TimeColumn, timeRows } from "../../../widgets/shared/chart/time-table";
import type { Zoom } from "../../../widgets/shared/chart/zoom";
import { MetricFigures } from "./metric-figures";
import type { EventMark, MetricSetting } from "./metric-option";
import { hasValues, type MetricChart, type MetricLine } from "./metric-series";
import { sayNumber } from "./say-number";

const MetricCanvas = later(
  () => import("./metric-canvas"),
  (module) => module.MetricCanvas,
);

/** What a chart is drawn from; everything but the chart is the same for all of a tab. */
export interface MetricCardProps {
  chart: MetricChart;
  title: string;
  unit: string;
  /** By the reader's clock. */
  times: readonly string[];
  events: readonly EventMark[];
  zoom: Zoom | undefined;
  onZoom: (zoom: Zoom | undefined) => void;
  /** What the dashed line is. */
  compared: string;
  level: "h2" | "h3";
}

/** One metric: a chart once it has been scrolled to, or a table of the same, and both as a file. */
export const MetricCard = memo(function MetricCard(props: MetricCardProps): ReactElement {
  const { chart, title, unit, times, events, zoom, onZoom, compared, level } = props;
  const { t, reading } = useWords();
  const frame = useRef<HTMLElement>(null);
  const seen = useSeen(frame);
  const filled = hasValues(chart);
  const setting = useMemo<MetricSetting>(() => {
    const words = { average: t("metrics.average"), range: t("metrics.range"), compared, unit };
    return { chart, times, events, words, say: (value) => sayNumber(value, reading) };
  }, [chart, times, events, t, compared, unit, reading]);
  const table = { time: t("chart.time"), times, columns: columnsOf(chart, t), zoom };
  return (
    <TimeChartCard
      ref={frame}
      className="metric-card"
      name={chart.name}
      title={title}
      heading={
        <>
          {title} <span className="time-chart-unit">{unit}</span>
        </>
      }
      level={level}
      table={filled ? (say) => timeRows(table, say) : undefined}
      say={setting.say}
      text={t}
    >
      {!filled ? (
        <p className="metric-note">{t("metrics.empty")}</p>
      ) : seen ? (
        <>
          <MetricCanvas
            setting={setting}
            label={t("metrics.chartLabel", { title })}
            zoom={zoom}
            onZoom={onZoom}
            text={t}
            meanwhile={<div className="time-chart" />}
          />
          <MetricFigures chart={chart} compared={compared} />
        </>
      ) : (
        <div className="time-chart" />
      )}
    </TimeChartCard>
  );
});

/** Of each step what the chart shows of it; of several resources with the name of each. */
function columnsOf({ lines }: MetricChart, t: ReturnType<typeof useWords>["t"]): TimeColumn[] {
  return lines.flatMap((line: MetricLine) => {
    const all = [
      [t("metrics.average"), line.average],
      [t("metrics.least"), line.least],
      [t("metrics.greatest"), line.greatest],
      [t("metrics.compared"), line.compared],
    ] as const;
    return all.flatMap(([head, values]) =>
      values ? [{ head: lines.length === 1 ? head : `${line.resource} ${head}`, values }] : [],
    );
  });
}

/** Whether an element has been scrolled to: a chart that nobody has come to costs nothing. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: "120px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
