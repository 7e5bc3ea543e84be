import { type ReactElement, useMemo } from "react";
import { useWords } from "../../../state/language";
import { type MetricChart, type MetricLine, summaryOf } from "./metric-series";
import { sayNumber } from "./say-number";

/**
 * Of each resource the newest value, the average and the limits, below the chart: what is heard where the chart is not seen. Of several it is
 * the legend, too.
 */
export function MetricFigures({ chart: { lines } }: { chart: MetricChart }): ReactElement {
  if (lines.length === 1) return <Figures line={lines[0]} />;
  return (
    <ul className="metric-legend">
      {lines.map((line) => (
        <li key={line.place}>
          <span className="metric-resource">
            <span className="metric-color" data-color={colorName(line.place)} />
            <span className="metric-resource-name">{line.resource}</span>
          </span>
          <Figures line={line} />
        </li>
      ))}
    </ul>
  );
}

/** How the style sheet names the colour of a resource at a place. */
export function colorName(place: number): number {
  return place + 1;
}

function Figures({ line }: { line: MetricLine }): ReactElement {
  const { t, reading } = useWords();
  const { newest, average, least, greatest } = useMemo(() => summaryOf(line), [line]);
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
