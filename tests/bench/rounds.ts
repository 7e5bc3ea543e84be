import type { Sites } from "./sites";

/** The two that are compared. */
export type Side = "console" | "reference";

/** The samples of both sides, by what was measured. */
export type Gathered<Name extends string> = Record<Name, Record<Side, number[]>>;

/**
 * Measures both sides by turns, so that other load on the machine meets both; who begins changes from round to round. A first
 * round of each counts for nothing: a server that has just started answers slowly, the slower the more is asked of it.
 * @param names of what one round measures
 * @param round measures one side once and adds what it found, by name
 */
export async function byTurns<Name extends string>(
  rounds: number,
  names: readonly Name[],
  round: (side: Side, add: (name: Name, value: number) => void) => Promise<void>,
): Promise<Gathered<Name>> {
  const gathered = Object.fromEntries(
    names.map((name) => [name, { console: [], reference: [] }]),
  ) as unknown as Gathered<Name>;
  for (let number = 0; number <= rounds; number++) {
    const sides: Side[] = number % 2 === 0 ? ["console", "reference"] : ["reference", "console"];
    for (const side of sides) await round(side, (name, value) => number > 0 && gathered[name][side].push(value));
  }
  return gathered;
}

/** The site of a side: for the console the one with forms and long pages besides. */
export function siteOf(sites: Sites, side: Side): Sites[Side | "prepared"] {
  return side === "console" ? sites.prepared : sites.reference;
}
