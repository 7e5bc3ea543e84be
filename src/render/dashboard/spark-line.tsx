import type { ReactElement } from "react";
import type { FigureCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import { valueText } from "../../widgets/shared/value-text";
import { useBoard } from "./board-context";
import { useCardCall } from "./use-card-call";

const WIDTH = 120;
const HEIGHT = 28;
/** The line's own thickness must not be cut off. */
const EDGE = 2;

/** The values of the periods until now as a small line; a trend that cannot be fetched is left out, the figure stays. */
export function SparkLine({ trend }: { trend: NonNullable<FigureCard["trend"]> }): ReactElement | null {
  const { t } = useWords();
  const { words } = useBoard();
  const { rows } = useCardCall(trend);
  // A period without a value has no point, which is not zero.
  const known = (rows ?? []).filter((row) => valueText(row[trend.value.name]) !== undefined);
  const texts = known.map((row) => valueText(row[trend.value.name]) ?? "");
  const points = sparkPoints(texts.map(Number));
  if (points === undefined) return <div className="spark" aria-hidden="true" />;
  const [first, last] = [known[0], known.at(-1)];
  const label = t("board.trend", {
    from: words.label(trend.label, first?.[trend.label.name]),
    to: words.label(trend.label, last?.[trend.label.name]),
    first: words.glance(trend.value, texts[0]),
    last: words.glance(trend.value, texts.at(-1)),
  });
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Points of an SVG line through the values, the highest at the top; undefined where there is no line to draw. */
export function sparkPoints(values: readonly number[]): string | undefined {
  if (values.length < 2 || !values.every(Number.isFinite)) return undefined;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const reach = high - low || 1;
  const place = (value: number, index: number): string => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = high === low ? HEIGHT / 2 : EDGE + ((high - value) / reach) * (HEIGHT - 2 * EDGE);
    return `${round(x)},${round(y)}`;
  };
  return values.map(place).join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
