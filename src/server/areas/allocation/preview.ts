import { Decimal } from "decimal.js";
import { allocate, type AllocatedPart } from "../../../domain/allocation/allocate";
import { sumDecimals } from "../../../domain/decimal-math";
import { addMonths } from "../../../domain/month";
import type { AllocationPreview, AllocationPreviewRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { refuse } from "../../errors";
import { toYearMonth } from "../../time";
import { defaultCurrency } from "../bill/filters";
import { allocationRuleList } from "./lists";
import { atOneMoment, type CostScope, divisionsOf, matchedCosts, readUnits, type Unit } from "./read-allocation";
import { type Asked, checkRule, ruleOf } from "./rule-input";
import { readRules, type Rule } from "./rules";
import { placed } from "./save-rule";
import { unallocatedName } from "./words";

/** The id of a rule that is not saved yet. */
const UNSAVED = -1;

/** A month by the rules as they are, and by them with the one that is filled in. @throws AnswerError */
export async function previewAllocation(
  input: Input<"previewAllocation">,
  context: Context,
): Promise<AllocationPreview> {
  const { user, db } = context;
  const asked = ruleOf(input);
  // Without cost units it is not filled in yet: what it matches can be told already.
  const isComplete = asked.targets.length > 0;
  if (isComplete) checkRule(asked);
  if (input.id !== undefined) await allocationRuleList.get(input.id, context);
  const id = input.id ?? UNSAVED;
  const billCycle = input.billCycle ?? monthFor(asked, context.now());
  const scope: CostScope = {
    startCycle: billCycle,
    endCycle: billCycle,
    costKind: "payable",
    currency: defaultCurrency,
    now: context.now(),
  };
  return atOneMoment(db, async (tx) => {
    const [units, rules] = [await readUnits(tx, user.customId), await readRules(tx, user.customId)];
    if (asked.targets.some(({ unitId }) => !units.some((unit) => unit.id === unitId))) throw refuse("NOT_FOUND");
    const changed = changedRules(rules, { ...asked, id }, input.place);
    const matchedBefore = await matchedCosts(tx, user.customId, rules, scope);
    const matchedAfter = await matchedCosts(tx, user.customId, changed, scope);
    const before = allocate(divisionsOf(rules), matchedBefore);
    const after = isComplete ? allocate(divisionsOf(changed), matchedAfter) : before;
    return {
      billCycle,
      matchedAmount: sumDecimals(matchedAfter.flatMap(({ ruleId, amount }) => (ruleId === id ? [amount] : []))),
      totalAmount: sumDecimals(after.map(({ amount }) => amount)),
      unallocatedBefore: amountOf(before, null),
      unallocatedAfter: amountOf(after, null),
      units: rowsOf(units, before, after, unallocatedName(context)),
    };
  });
}

/** The rules with the one that is filled in at its place. */
function changedRules(
  rules: readonly Rule[],
  asked: Asked & { id: number },
  place?: number,
): (Asked & { id: number })[] {
  const ids = rules.map(({ id }) => id);
  return placed(ids, asked.id, place).flatMap((id) =>
    id === asked.id ? [asked] : rules.filter((rule) => rule.id === id),
  );
}

/** The last full month, or the one nearest to it that the rule is valid in. */
function monthFor({ fromCycle, toCycle }: Asked, now: Date): string {
  const last = addMonths(toYearMonth(now), -1);
  if (fromCycle !== null && fromCycle > last) return fromCycle;
  return toCycle !== null && toCycle < last ? toCycle : last;
}

/** The units whose costs change, and the rest where it does. */
function rowsOf(
  units: readonly Unit[],
  before: readonly AllocatedPart[],
  after: readonly AllocatedPart[],
  rest: string,
): AllocationPreviewRow[] {
  return [...units, { id: null, unitName: rest }].flatMap(({ id, unitName }) => {
    const [beforeAmount, afterAmount] = [amountOf(before, id), amountOf(after, id)];
    const change = new Decimal(afterAmount).minus(beforeAmount);
    if (change.isZero()) return [];
    return [{ unitName, beforeAmount, afterAmount, changeAmount: change.toFixed(8) }];
  });
}

function amountOf(parts: readonly AllocatedPart[], unitId: number | null): string {
  return sumDecimals(parts.flatMap((part) => (part.unitId === unitId ? [part.amount] : [])));
}
