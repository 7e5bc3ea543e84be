import { type ReactElement, useCallback, useMemo, useRef, useState } from "react";
import { toTimeZone } from "../../../domain/time-zone";
import type { MetricEvent } from "../../../generated/api";
import type { MetricCharts } from "../../../model/resolved-view";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import type { Zoom } from "../../../widgets/shared/chart/zoom";
import { ZoomButtons } from "../../../widgets/shared/chart/zoom-buttons";
import { enumShown } from "../../../widgets/shared/enum-words";
import { useScreen } from "../../shared/screen-context";
import { FailedCall, LoadingScreen, Notice } from "../../shared/states";
import { CompareInput } from "./compare-input";
import { MetricCard } from "./metric-card";
import type { EventMark } from "./metric-option";
import { hasValues, stepAt } from "./metric-series";
import { usePoints } from "./points";
import { RangeBar } from "./range-bar";
import { useMetrics } from "./use-metrics";
import { useRange } from "./use-range";
import "./metrics.css";

/** What a tab of charts is drawn from. */
export interface MetricsTabProps {
  metrics: MetricCharts;
  /** The detail's row. */
  row: Row;
  level: "h2" | "h3";
}

/** What is measured of a row: a chart for each metric over one time, and what happened meanwhile. */
export function MetricsTab({ metrics, row, level }: MetricsTabProps): ReactElement {
  const { t, reading } = useWords();
  const chosen = useRange();
  const { compare } = metrics;
  // An address may name the row itself.
  const others = useMemo(
    () => (compare ? chosen.others.filter((id) => id !== row.id) : []),
    [compare, chosen.others, row.id],
  );
  const grid = useRef<HTMLDivElement>(null);
  const points = usePoints(grid);
  const { charted, names, error, retry, busy } = useMetrics(metrics, row, { ...chosen, points, others });
  const [zoom, setZoom] = useState<{ of: unknown; zoom: Zoom }>();
  const word = useEventWords(metrics);
  const times = useMemo(
    () => (charted?.times ?? []).map((time) => toTimeZone(time, reading.timeZone)),
    [charted, reading],
  );
  const events = useMemo(
    () =>
      (charted?.events ?? []).flatMap((event): (EventMark & { time: string })[] => {
        const step = stepAt(charted?.times ?? [], event.time);
        return step === undefined
          ? []
          : [{ step, words: word(event), time: toTimeZone(event.time, reading.timeZone).slice(0, 16) }];
      }),
    [charted, word, reading],
  );
  // A zoom is one into certain steps: with others it is over.
  const zoomed = zoom?.of === charted ? zoom?.zoom : undefined;
  const onZoom = useCallback((next: Zoom | undefined) => setZoom(next && { of: charted, zoom: next }), [charted]);
  const { name: nameOf, unit: unitOf } = useMetricWords(metrics);
  if (names?.length === 0)
    return <Notice drawing="empty" title={t("metrics.noneTitle")} text={t("metrics.noneText")} />;
  return (
    <div className="metrics" aria-busy={busy}>
      <RangeBar {...chosen}>
        {times.length > 0 && <ZoomButtons zoom={zoomed} steps={times.length} onZoom={onZoom} text={t} />}
        {compare && <CompareInput compare={compare} row={row} others={others} onChange={chosen.drawBeside} />}
      </RangeBar>
      {error !== null && <FailedCall title={t("metrics.failed")} error={error} onRetry={retry} />}
      {error === null && !charted && <LoadingScreen />}
      {error === null && charted && !charted.charts.some(hasValues) && (
        <Notice drawing="empty" title={t("metrics.empty")} text={t("metrics.emptyText")} />
      )}
      <div ref={grid} className="metric-cards">
        {error === null &&
          charted?.charts.some(hasValues) &&
          charted.charts.map((chart) => (
            <MetricCard
              key={chart.name}
              chart={chart}
              title={nameOf(chart.name)}
              unit={unitOf(chart.unit)}
              times={times}
              events={events}
              zoom={zoomed}
              onZoom={onZoom}
              compared={t(chosen.compare === "week" ? "metrics.weekBefore" : "metrics.dayBefore")}
              level={level}
            />
          ))}
      </div>
      {events.length > 0 && <EventList events={events} level={level} />}
    </div>
  );
}

function EventList({
  events,
  level: Title,
}: {
  events: readonly (EventMark & { time: string })[];
  level: "h2" | "h3";
}): ReactElement {
  const { t } = useWords();
  return (
    <section>
      <Title className="detail-title">{t("metrics.events")}</Title>
      <ul className="metric-events">
        {events.map(({ time, words }, index) => (
          <li key={index}>
            <span className="metric-event-time">{time}</span> <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an event is called: the operation and how far it got, or else its kind, with what it is about and its level where it has these. */
function useEventWords({ enums: names }: MetricCharts): (event: MetricEvent) => string {
  const { screen } = useScreen();
  const { language, t } = useWords();
  return useMemo(() => {
    const say = (value: string | number | null, name: string | undefined): string =>
      enumShown(value, name, screen.enums, language)?.text ?? "";
    return ({ kind, action, status, subject, level }) => {
      if (action !== null)
        return t("metrics.operation", { action: say(action, names.action), status: say(status, names.status) });
      const said = say(kind, names.kind);
      return subject === null ? said : t("metrics.about", { kind: said, subject, level: say(level, names.level) });
    };
  }, [screen, language, t, names]);
}

/** What metrics and their units are called. */
function useMetricWords({ enums: names }: MetricCharts): Record<"name" | "unit", (value: string) => string> {
  const { screen } = useScreen();
  const { language } = useWords();
  const say = (value: string, name: string | undefined): string =>
    enumShown(value, name, screen.enums, language)?.text ?? value;
  return { name: (value) => say(value, names.metricName), unit: (value) => say(value, names.unit) };
}
