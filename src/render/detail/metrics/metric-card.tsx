import { type ReactElement, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { csvText } from "../../../domain/csv";
import { useWords } from "../../../state/language";
import { later } from "../../../state/later";
import { fileName, saveFile } from "../../../state/save-file";
import type { EventMark, MetricSetting, Zoom } from "./metric-option";
import { hasValues, type MetricChart, summaryOf, type Values } from "./metric-series";
import { MetricTable, type MetricRows } from "./metric-table";
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
  onZoom: (zoom: Zoom) => void;
  /** What the dashed line is. */
  compared: string;
  level: "h2" | "h3";
}

/** One metric: a chart once it has been scrolled to, or a table of the same, and both as a file. */
export function MetricCard(props: MetricCardProps): ReactElement {
  const { chart, title, unit, times, events, zoom, onZoom, compared, level: Title } = props;
  const { t, reading } = useWords();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const seen = useSeen(frame);
  const [asTable, setAsTable] = useState(false);
  const words = useMemo(
    () => ({ average: t("metrics.average"), range: t("metrics.range"), compared, unit }),
    [t, compared, unit],
  );
  const setting = useMemo<MetricSetting>(
    () => ({ chart, times, events, zoom, words, say: (value) => sayNumber(value, reading) }),
    [chart, times, events, zoom, words, reading],
  );
  const rowsOf = (say: (value: number) => string): MetricRows => metricRows(setting, t("metrics.time"), t, say);
  const save = (): void => {
    const { heads, rows } = rowsOf(String);
    saveFile(new Blob([csvText([heads, ...rows])], { type: "text/csv;charset=utf-8" }), fileName(title, "csv"));
  };
  return (
    <section ref={frame} className="metric-card" data-metric={chart.name} aria-labelledby={id}>
      <header className="metric-head">
        <Title id={id} className="metric-title">
          {title} <span className="metric-unit">{unit}</span>
        </Title>
        {hasValues(chart) && (
          <span className="metric-tools">
            <button
              type="button"
              className="metric-tool"
              aria-pressed={asTable}
              aria-label={t("board.asTableOf", { title })}
              onClick={() => setAsTable(!asTable)}
            >
              {t("board.asTable")}
            </button>
            <button type="button" className="metric-tool" aria-label={t("board.csvOf", { title })} onClick={save}>
              CSV
            </button>
          </span>
        )}
      </header>
      {!hasValues(chart) ? (
        <p className="metric-note">{t("metrics.empty")}</p>
      ) : asTable ? (
        <MetricTable title={title} table={rowsOf(setting.say)} />
      ) : seen ? (
        <>
          <MetricCanvas
            setting={setting}
            label={t("metrics.chartLabel", { title })}
            onZoom={onZoom}
            meanwhile={<div className="metric-canvas" />}
          />
          <Figures chart={chart} />
        </>
      ) : (
        <div className="metric-canvas" />
      )}
    </section>
  );
}

/** The newest value, the average and the limits, as a line below the chart: what is heard where the chart is not seen. */
function Figures({ chart }: { chart: MetricChart }): ReactElement {
  const { t, reading } = useWords();
  const { newest, average, least, greatest } = useMemo(() => summaryOf(chart), [chart]);
  const figures = [
    [t("metrics.newest"), newest],
    [t("metrics.average"), average],
    [t("metrics.least"), least],
    [t("metrics.greatest"), greatest],
  ] as const;
  return (
    <dl className="metric-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? "–" : sayNumber(value, reading)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A metric as a table: of each step what the chart shows of it. */
function metricRows(
  { chart, times, zoom }: MetricSetting,
  time: string,
  t: ReturnType<typeof useWords>["t"],
  say: (value: number) => string,
): MetricRows {
  const all: [string, Values | undefined][] = [
    [t("metrics.average"), chart.average],
    [t("metrics.least"), chart.least],
    [t("metrics.greatest"), chart.greatest],
    [t("metrics.compared"), chart.compared],
  ];
  const columns = all.flatMap(([head, values]) => (values ? [{ head, values }] : []));
  const [from, to] = [zoom?.from ?? 0, zoom?.to ?? times.length - 1];
  const cell = (value: number | null | undefined): string => (value === null || value === undefined ? "" : say(value));
  return {
    heads: [time, ...columns.map(({ head }) => head)],
    rows: times
      .map((begin, at) => [begin, ...columns.map(({ values }) => cell(values[at]))])
      .filter((_row, at) => at >= from && at <= to),
  };
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
