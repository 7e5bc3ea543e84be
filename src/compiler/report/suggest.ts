import { distance } from "fastest-levenshtein";

/**
 * The known name that was probably meant: the nearest by edit distance, upper and lower case alike, if no more than a third
 * of its letters differ (but at least two may); a name that goes on as this one begins is near. Nothing when none is.
 */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    if (candidate === name) continue;
    const steps = stepsBetween(wanted, candidate.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [candidate, steps];
  }
  return best !== undefined && bestDistance < Math.max(wanted.length, best.length) ? best : undefined;
}

/** Names by how near they are, the nearest first; those that are equally near as they came. */
export function nearestFirst(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const steps = new Map(known.map((candidate) => [candidate, stepsBetween(wanted, candidate.toLowerCase())]));
  return known.toSorted((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
}

/** Letters to change; one step for a name that was begun only, or whose letters changed places. */
function stepsBetween(wanted: string, candidate: string): number {
  const begun = wanted.length > 2 && candidate.startsWith(wanted);
  return begun || lettersOf(wanted) === lettersOf(candidate) ? 1 : distance(wanted, candidate);
}

function lettersOf(name: string): string {
  return [...name].sort().join("");
}
