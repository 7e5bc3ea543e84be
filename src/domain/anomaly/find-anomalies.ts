import { numberOfDay } from "./calendar";
import { type DayCost, type JudgedDay, judgeDays } from "./judge-days";

/** The score that at least one day of an anomaly has: standard deviations above what was expected. */
export const LEAST_SCORE = 9;
/** What an anomaly costs more than expected at least, in the currency of the costs. */
export const LEAST_IMPACT = 100;
/** Days of an anomaly have so many others between them at most, which belong to it, too. */
const BETWEEN_MOST = 2;
/** An anomaly of a part is told instead of that of the whole where so much of the whole's impact is the part's. */
const NARROW_SHARE = 0.8;

/** A part of the costs: values of the dimensions, the widest first; none for all costs. */
export type CostPath = readonly string[];

/** Days of a part of the costs that are anomalous, one after another. */
export interface FoundAnomaly {
  path: CostPath;
  /** First and last day. */
  begin: string;
  end: string;
  actual: number;
  expected: number;
  /** Actual less expected. */
  impact: number;
  /** The greatest of its days. */
  score: number;
}

/** Daily costs of a narrowest part: a path as long as there are dimensions. */
export interface PathCosts {
  path: CostPath;
  days: readonly DayCost[];
}

/** The anomalies of one series of daily costs: neighbouring days are one, and those that hardly stand out are none. */
export function anomaliesOf(costs: readonly DayCost[], path: CostPath = []): FoundAnomaly[] {
  const runs: JudgedDay[][] = [];
  let between: JudgedDay[] = [];
  for (const one of judgeDays(costs)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (one.score === undefined) between.push(one);
    else {
      const isNeighbour = last !== undefined && numberOfDay(one.day) - numberOfDay(last.day) <= BETWEEN_MOST + 1;
      if (run && isNeighbour) run.push(...between, one);
      else runs.push([one]);
      between = [];
    }
  }
  return runs
    .map((run) => toAnomaly(run, path))
    .filter(({ score, impact }) => score >= LEAST_SCORE && impact >= LEAST_IMPACT);
}

function toAnomaly(run: readonly JudgedDay[], path: CostPath): FoundAnomaly {
  const sum = (of: (day: JudgedDay) => number): number => run.reduce((total, day) => total + of(day), 0);
  const [actual, expected] = [sum(({ amount }) => amount), sum((day) => day.expected)];
  const score = Math.max(...run.map((day) => day.score ?? 0));
  return {
    path,
    begin: run[0]?.day ?? "",
    end: run.at(-1)?.day ?? "",
    actual,
    expected,
    impact: actual - expected,
    score,
  };
}

/**
 * The anomalies of all costs and of each part of them, each told once: of the narrowest part that makes up most of it, and otherwise of
 * the whole whose parts are anomalous together.
 */
export function findAnomalies(parts: readonly PathCosts[]): FoundAnomaly[] {
  return narrowed(parts, []).sort((a, b) => a.begin.localeCompare(b.begin) || b.impact - a.impact);
}

/** What is told of a path and of all below it. */
function narrowed(parts: readonly PathCosts[], path: CostPath): FoundAnomaly[] {
  const valueOf = (part: PathCosts): string | undefined => part.path[path.length];
  const values = [...new Set(parts.flatMap((part) => valueOf(part) ?? []))];
  const below = values.flatMap((value) =>
    narrowed(
      parts.filter((part) => valueOf(part) === value),
      [...path, value],
    ),
  );
  const isExplained = (wide: FoundAnomaly): boolean =>
    below.some((one) => overlaps(one, wide) && one.impact >= NARROW_SHARE * wide.impact);
  const wides = anomaliesOf(sumByDay(parts), path).filter((wide) => !isExplained(wide));
  return [...wides, ...below.filter((one) => !wides.some((wide) => overlaps(one, wide)))];
}

function overlaps(one: FoundAnomaly, other: FoundAnomaly): boolean {
  return one.begin <= other.end && other.begin <= one.end;
}

/** The costs of several parts together. */
export function sumByDay(parts: readonly PathCosts[]): DayCost[] {
  const sums = new Map<string, number>();
  for (const { days } of parts) for (const { day, amount } of days) sums.set(day, (sums.get(day) ?? 0) + amount);
  return [...sums].map(([day, amount]) => ({ day, amount }));
}
