import type { CostPath } from "./find-anomalies";

/** Where and when an anomaly is. */
interface Placed {
  path: CostPath;
  /** First and last day. */
  begin: string;
  end: string;
}

/** An anomaly that was found before. */
export interface KnownAnomaly extends Placed {
  /** Somebody has said what it is. */
  judged: boolean;
}

/** What becomes of the anomalies that are known once they have been looked for again. */
export interface Matched<Known, Found> {
  /** Found again, perhaps on other days. */
  again: [known: Known, found: Found][];
  fresh: Found[];
  /** Not found any more, and nobody has said anything of them. */
  gone: Known[];
}

/**
 * Which anomalies are the same: of the same part of the costs, and with days in common. Of several the one of which somebody has said what
 * it is goes first, then the one that begins on the same day. One of which something was said stays though it is not found any more.
 */
export function matchAnomalies<Known extends KnownAnomaly, Found extends Placed>(
  known: readonly Known[],
  found: readonly Found[],
): Matched<Known, Found> {
  const waiting = [...known];
  const again: [Known, Found][] = [];
  const fresh: Found[] = [];
  for (const one of found) {
    const rank = ({ judged, begin }: Known): number => 2 * Number(judged) + Number(begin === one.begin);
    const [match] = waiting.filter((other) => isSame(other, one)).sort((a, b) => rank(b) - rank(a));
    if (match) {
      again.push([match, one]);
      waiting.splice(waiting.indexOf(match), 1);
    } else fresh.push(one);
  }
  return { again, fresh, gone: waiting.filter(({ judged }) => !judged) };
}

function isSame(one: Placed, other: Placed): boolean {
  const isSamePart =
    one.path.length === other.path.length && one.path.every((value, depth) => value === other.path[depth]);
  return isSamePart && one.begin <= other.end && other.begin <= one.end;
}
