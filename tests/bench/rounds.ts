import type { Site, Sites } from "./sites";

/** The two that are compared; where the list is short, there is a third, "lean". */
export type Side = "console" | "reference";

/** The samples of each side, by what was measured. */
export type Gathered<Name extends string, Sides extends string = Side> = Record<Name, Record<Sides, number[]>>;

/** The two sides. */
export const BOTH: readonly Side[] = ["console", "reference"];

/**
 * Measures the sides by turns, so that other load on the machine meets each; who begins changes from round to round. A first
 * round of each counts for nothing: a server that has just started answers slowly, the slower the more is asked of it.
 * @param sides in the order of the first round
 * @param names of what one round measures
 * @param round measures one side once and adds what it found, by name
 */
export async function byTurns<Name extends string, Sides extends string>(
  sides: readonly Sides[],
  rounds: number,
  names: readonly Name[],
  round: (side: Sides, add: (name: Name, value: number) => void) => Promise<void>,
): Promise<Gathered<Name, Sides>> {
  const none = () => Object.fromEntries(sides.map((side) => [side, []]));
  const gathered = Object.fromEntries(names.map((name) => [name, none()])) as unknown as Gathered<Name, Sides>;
  for (let number = 0; number <= rounds; number++) {
    const first = number % sides.length;
    for (const side of [...sides.slice(first), ...sides.slice(0, first)])
      await round(side, (name, value) => number > 0 && gathered[name][side].push(value));
  }
  return gathered;
}

/** The site of a side: for the console the one with forms and long pages besides. */
export function siteOf(sites: Sites, side: Side | "lean"): Site {
  return side === "console" ? sites.prepared : sites[side];
}
