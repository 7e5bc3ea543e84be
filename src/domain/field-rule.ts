import { compareDecimals } from "./decimal-format";

/** How two fields of a form may have to relate. */
export const relations = ["atMost", "lessThan", "atLeast", "moreThan", "sameAs", "differs"] as const;
export type Relation = (typeof relations)[number];

/**
 * How two values are compared: numbers as numbers, decimals digit by digit, times ("2025-06", "2025-06-01",
 * "2025-06-01 12:00:00") by their text, which orders like the time it spells. Plain values have no order.
 */
export type Comparable = "number" | "decimal" | "time" | "plain";

/** The relations that need an order. */
export const ordering: ReadonlySet<Relation> = new Set<Relation>(["atMost", "lessThan", "atLeast", "moreThan"]);

/** Whether two values relate as asked. What is left empty, or is no value of its kind, breaks no rule: other rules speak of that. */
export function relates(left: unknown, relation: Relation, right: unknown, kind: Comparable): boolean {
  if (isMissing(left) || isMissing(right)) return relation !== "sameAs" || isMissing(left) === isMissing(right);
  const order = compare(left, right, kind);
  if (order === undefined) return true;
  return fits[relation](order);
}

const fits: Record<Relation, (order: number) => boolean> = {
  atMost: (order) => order <= 0,
  lessThan: (order) => order < 0,
  atLeast: (order) => order >= 0,
  moreThan: (order) => order > 0,
  sameAs: (order) => order === 0,
  differs: (order) => order !== 0,
};

/** Below zero, zero or above; undefined where there is nothing to compare. Of plain values only zero means something. */
function compare(left: unknown, right: unknown, kind: Comparable): number | undefined {
  if (kind === "number") return typeof left === "number" && typeof right === "number" ? left - right : undefined;
  if (kind === "plain") return left === right ? 0 : 1;
  if (typeof left !== "string" || typeof right !== "string") return undefined;
  if (kind === "decimal") return compareDecimals(left, right);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
