import { signOf } from "../decimal-format";
import { shareOut, sumDecimals } from "../decimal-math";

/** Decimals of amounts, as bill lines have them. */
const PLACES = 8;

/**
 * How a rule allocates: all to one unit, or among several: by their direct costs in the month, the same to each, or by percentages. Where
 * none of the units has direct costs above zero, what would be proportional is even.
 */
export type AllocationWay = "direct" | "proportional" | "even" | "fixed";

/** Whether costs are one unit's, one of several units' part, or nobody's. */
export type AllocationKind = "direct" | "shared" | "unallocated";

/** How a rule divides what it matches. */
export interface Division {
  ruleId: number;
  way: AllocationWay;
  /** At least one; the percentages of a fixed rule add up to 100. */
  targets: readonly { unitId: number; percent: string | null }[];
}

/** The costs of a month that a rule matches; `ruleId` is null for those that none does. */
export interface MatchedCost {
  month: string;
  ruleId: number | null;
  amount: string;
}

/** A part of matched costs. */
export interface AllocatedPart extends MatchedCost {
  kind: AllocationKind;
  /** Null of what is unallocated. */
  unitId: number | null;
  /** A proportional rule has divided evenly. */
  fellBack: boolean;
}

/**
 * Divides matched costs among cost units. The parts of each of them add up to exactly it, whatever its sign: nothing is rounded away. Direct
 * costs come first, since proportions follow from them.
 */
export function allocate(divisions: readonly Division[], matched: readonly MatchedCost[]): AllocatedPart[] {
  const byId = new Map(divisions.map((division) => [division.ruleId, division]));
  const divisionOf = ({ ruleId }: MatchedCost) => (ruleId === null ? undefined : byId.get(ruleId));
  const direct = directCosts(matched.map((cost) => ({ cost, division: divisionOf(cost) })));
  return matched.flatMap((cost): AllocatedPart[] => {
    const division = divisionOf(cost);
    if (!division) return [{ ...cost, ruleId: null, kind: "unallocated", unitId: null, fellBack: false }];
    const { way, targets } = division;
    const weights = weightsOf(division, (unitId) => sumDecimals(direct.get(keyOf(cost.month, unitId)) ?? []));
    const fellBack = weights.every((weight) => weight === NOTHING);
    const amounts = shareOut(cost.amount, fellBack ? targets.map(() => "1") : weights, PLACES);
    const kind = way === "direct" ? "direct" : "shared";
    return targets.map(({ unitId }, at) => ({ ...cost, amount: amounts[at] ?? NOTHING, kind, unitId, fellBack }));
  });
}

const NOTHING = "0";

/** What direct rules give each unit in each month. */
function directCosts(
  all: readonly { cost: MatchedCost; division: Division | undefined }[],
): ReadonlyMap<string, string[]> {
  const direct = new Map<string, string[]>();
  for (const { cost, division } of all) {
    const [target] = division?.way === "direct" ? division.targets : [];
    if (!target) continue;
    const key = keyOf(cost.month, target.unitId);
    direct.set(key, [...(direct.get(key) ?? []), cost.amount]);
  }
  return direct;
}

function keyOf(month: string, unitId: number): string {
  return `${month} ${unitId}`;
}

/** The weight of each unit of a rule; a unit that got back more than it cost has none. */
function weightsOf({ way, targets }: Division, directOf: (unitId: number) => string): string[] {
  if (way === "proportional")
    return targets.map(({ unitId }) => {
      const direct = directOf(unitId);
      return signOf(direct) === 1 ? direct : NOTHING;
    });
  return targets.map(({ percent }) => (way === "fixed" ? (percent ?? NOTHING) : "1"));
}
