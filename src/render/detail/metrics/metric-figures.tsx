import { type ReactElement, useMemo } from "react";
import { useWords } from "../../../state/language";
import { type MetricChart, type MetricLine, summaryOf } from "./metric-series";
import { sayNumber } from "./say-number";

interface MetricFiguresProps {
  chart: MetricChart;
  /** What the time is that it is compared with. */
  compared: string;
}

/**
 * Of each resource the newest value, the average and the limits, below the chart: what is heard where the chart is not seen. Of several it is
 * the legend, too. What it is compared with is there by its average, or as not measured: its line would merely be missing.
 */
export function MetricFigures({ chart: { lines }, compared }: MetricFiguresProps): ReactElement {
  if (lines.length === 1) return <Figures line={lines[0]} compared={compared} />;
  return (
    <ul className="metric-legend">
      {lines.map((line) => (
        <li key={line.place}>
          <span className="metric-resource">
            <span className="metric-color" data-color={colorName(line.place)} />
            <span className="metric-resource-name">{line.resource}</span>
          </span>
          <Figures line={line} compared={compared} />
        </li>
      ))}
    </ul>
  );
}

/** How the style sheet names the colour of a resource at a place. */
export function colorName(place: number): number {
  return place + 1;
}

function Figures({ line, compared }: { line: MetricLine; compared: string }): ReactElement {
  const { t, reading } = useWords();
  const { newest, average, least, greatest } = useMemo(() => summaryOf(line), [line]);
  const before = useMemo(() => line.compared && summaryOf({ ...line, average: line.compared }).average, [line]);
  const say = (value: number | undefined): string => (value === undefined ? "–" : sayNumber(value, reading));
  const figures = [
    [t("metrics.newest"), say(newest)],
    [t("metrics.average"), say(average)],
    [t("metrics.least"), say(least)],
    [t("metrics.greatest"), say(greatest)],
    ...(line.compared
      ? [[t("metrics.averageOf", { period: compared }), before === undefined ? t("metrics.noData") : say(before)]]
      : []),
  ] as const;
  return (
    <dl className="metric-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
