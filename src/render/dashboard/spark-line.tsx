import type { ReactElement } from "react";
import type { FigureCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import { valueText } from "../../widgets/shared/value-text";
import type { Row } from "../../widgets/contract";
import { useBoard } from "./board-context";
import { withMissingPeriods } from "./missing-periods";
import { useCardCall } from "./use-card-call";

const WIDTH = 120;
const HEIGHT = 28;
/** The line's own thickness must not be cut off. */
const EDGE = 2;

/**
 * The values of the periods until now as a small line, dashed towards a period that is not over; a trend that cannot be fetched is left out,
 * the figure stays.
 */
export function SparkLine({ trend }: { trend: NonNullable<FigureCard["trend"]> }): ReactElement | null {
  const { t } = useWords();
  const { words } = useBoard();
  const { rows } = useCardCall(trend);
  const values = valuesOf(rows ?? [], trend);
  const line = sparkPath(values.map(({ text }) => (text === undefined ? undefined : Number(text))));
  if (line === undefined) return <div className="spark" aria-hidden="true" />;
  // A period without a value has no point, which is not zero.
  const known = values.filter(({ text }) => text !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  const unfinished = words.inProgress(trend.label, last?.label);
  const { whole, open } = unfinished === undefined ? { whole: line } : lastStepOpen(line);
  const label = t("board.trend", {
    from: words.label(trend.label, first?.label),
    to: unfinished ?? words.label(trend.label, last?.label),
    first: words.glance(trend.value, first?.text),
    last: words.glance(trend.value, last?.text),
  });
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="spark-line" d={whole} vectorEffect="non-scaling-stroke" />
      {open !== undefined && <path className="spark-line spark-open" d={open} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}

/** The values by period, one that is missing among them. */
function valuesOf(
  rows: readonly Row[],
  { label, value }: NonNullable<FigureCard["trend"]>,
): { label: unknown; text: string | undefined }[] {
  const byLabel = new Map(rows.map((row) => [row[label.name], valueText(row[value.name])]));
  return withMissingPeriods([...byLabel.keys()]).map((period) => ({ label: period, text: byLabel.get(period) }));
}

/**
 * The SVG path of a line through the values, the highest at the top, that is broken where a value is missing; one between two gaps is
 * a dot. Undefined where there is no line to draw.
 */
export function sparkPath(values: readonly (number | undefined)[]): string | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2 || !known.every(Number.isFinite)) return undefined;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const reach = high - low || 1;
  const place = (value: number, index: number): string => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = high === low ? HEIGHT / 2 : EDGE + ((high - value) / reach) * (HEIGHT - 2 * EDGE);
    return `${round(x)},${round(y)}`;
  };
  const steps = values.flatMap((value, index) => {
    if (value === undefined) return [];
    const begins = values[index - 1] === undefined;
    const isAlone = begins && values[index + 1] === undefined;
    return [`${begins ? "M" : "L"}${place(value, index)}${isAlone ? "h0" : ""}`];
  });
  return steps.join("");
}

/** A line without its last step, and that step alone, if it ends with one. */
export function lastStepOpen(line: string): { whole: string; open?: string } {
  const steps = line.match(/[ML][^ML]*/g) ?? [];
  const [before, last] = steps.slice(-2);
  if (!before || !last?.startsWith("L")) return { whole: line };
  return { whole: steps.slice(0, -1).join(""), open: `M${before.slice(1)}${last}` };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
