import { compareDecimals } from "../../../domain/decimal-format";
import { proportionOf, sumDecimals } from "../../../domain/decimal-math";
import type { Input } from "../../../generated/operations";
import { refuse } from "../../errors";
import { keptText } from "../../lists/kept-filter";
import type { Rule } from "./rules";

/** What of a rule is filled in, but for its name and place. */
export type Asked = Pick<Rule, "way" | "filter" | "fromCycle" | "toCycle" | "targets">;

/** The rule that is asked for: of the other ways of allocating nothing is kept. @throws AnswerError FILTER_INVALID */
export function ruleOf(input: Input<"previewAllocation">): Asked {
  const { way = "direct", fromCycle = null, toCycle = null } = input;
  const filter = keptText("listBillDetails", input.filter);
  return { way, filter, fromCycle, toCycle, targets: targetsOf(way, input) };
}

function targetsOf(way: Asked["way"], { unitId, unitIds = [], shares = [] }: Input<"previewAllocation">) {
  if (way === "direct") return unitId === undefined ? [] : [{ unitId, percent: null }];
  if (way === "fixed")
    return shares.map((share) => ({ ...share, percent: proportionOf(share.percent, { times: 1, over: 1 }, 2) }));
  return unitIds.map((one) => ({ unitId: one, percent: null }));
}

/** Refuses a rule that does not say among whom, or to which parts. @throws AnswerError naming the field */
export function checkRule({ way, targets, fromCycle, toCycle }: Asked): void {
  if (fromCycle !== null && toCycle !== null && fromCycle > toCycle) throw refuse("ALLOCATION_CYCLES_ORDER");
  if (way === "direct") {
    if (targets.length === 0) throw refuse("ALLOCATION_UNIT_MISSING");
    return;
  }
  if (targets.length < 2) throw refuse(way === "fixed" ? "ALLOCATION_SHARES_TOO_FEW" : "ALLOCATION_UNITS_TOO_FEW");
  if (way === "fixed") checkShares(targets);
}

function checkShares(targets: Asked["targets"]): void {
  if (new Set(targets.map(({ unitId }) => unitId)).size < targets.length) throw refuse("ALLOCATION_SHARE_TWICE");
  const sum = sumDecimals(targets.map(({ percent }) => percent ?? "0"));
  if (compareDecimals(sum, "100") !== 0) throw refuse("ALLOCATION_SHARES_SUM", { sum });
}
