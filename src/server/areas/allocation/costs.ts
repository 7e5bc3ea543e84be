import { Decimal } from "decimal.js";
import type { AllocatedPart, AllocationKind } from "../../../domain/allocation/allocate";
import { compareDecimals } from "../../../domain/decimal-format";
import { sumDecimals } from "../../../domain/decimal-math";
import type { AllocatedCost, AllocationPart, AllocationTotals } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { defaultCurrency } from "../bill/filters";
import { toYearMonth } from "../../time";
import { type Allocation, type CostScope, readAllocation } from "./read-allocation";
import { unallocatedName } from "./words";

/** Every row of an answer, and their sums. */
export interface Summed<Row> {
  rows: Row[];
  totals: AllocationTotals;
}

/** The costs of every cost unit, the greatest first, and of none. */
export async function allocatedCosts(
  query: Input<"listAllocatedCosts">,
  context: Context,
): Promise<Summed<AllocatedCost>> {
  const allocation = await readAllocation(scopeOf(query, context), context);
  const { units, parts } = allocation;
  const totals = sumsOf(parts);
  const asked = askedOf(query, allocation, context);
  const rows = units
    .map(({ id, ...unit }): AllocatedCost => {
      const sums = sumsOf(parts.filter(({ unitId }) => unitId === id));
      const share = shareOf(sums, totals);
      return { rowKey: `unit-${id}`, unitId: id, ...unit, unallocated: false, ...sums, share, ...asked };
    })
    .toSorted(greatestFirst);
  const rest = sumsOf(parts.filter(({ unitId }) => unitId === null));
  rows.push({
    rowKey: "unallocated",
    unitId: null,
    unitName: unallocatedName(context),
    unitCode: null,
    unitOwner: null,
    unallocated: true,
    ...rest,
    share: shareOf(rest, totals),
    ...asked,
  });
  return { rows, totals };
}

/** What every rule gives every cost unit, in their order, and what no rule matches. */
export async function allocationParts(
  query: Input<"listAllocationParts">,
  context: Context,
): Promise<Summed<AllocationPart>> {
  const allocation = await readAllocation(scopeOf(query, context), context);
  const asked = askedOf(query, allocation, context);
  const { unitId, kind = [] } = query;
  const wanted = allocation.parts.filter(
    (part) => (unitId === undefined || part.unitId === unitId) && (kind.length === 0 || kind.includes(part.kind)),
  );
  const groups = new Map<string, AllocatedPart[]>();
  for (const part of wanted) {
    const key = `${part.ruleId ?? 0}-${part.unitId ?? 0}`;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  const rows = [...groups].map(([rowKey, parts]) => ({
    ...partRow(rowKey, parts, { allocation, context }),
    ...asked,
  }));
  const last = Number.MAX_SAFE_INTEGER;
  return {
    rows: rows.toSorted((one, other) => (one.place ?? last) - (other.place ?? last) || greatestFirst(one, other)),
    totals: sumsOf(wanted),
  };
}

function greatestFirst(one: { totalAmount: string }, other: { totalAmount: string }): number {
  return compareDecimals(other.totalAmount, one.totalAmount) ?? 0;
}

function partRow(
  rowKey: string,
  parts: readonly AllocatedPart[],
  { allocation, context }: { allocation: Allocation; context: Context },
): Omit<AllocationPart, keyof Asked> {
  const { ruleId = null, unitId = null, kind = "unallocated" } = parts[0] ?? {};
  const rule = allocation.rules.find(({ id }) => id === ruleId);
  const ofRule = allocation.matched.filter((cost) => cost.ruleId === ruleId);
  return {
    rowKey,
    allocationRuleId: ruleId ?? 0,
    ruleName: rule?.ruleName ?? unallocatedName(context),
    place: rule?.place ?? null,
    way: rule?.way ?? null,
    kind,
    unitId,
    unitName: allocation.units.find(({ id }) => id === unitId)?.unitName ?? null,
    matchedAmount: sumDecimals(ofRule.map(({ amount }) => amount)),
    totalAmount: sumDecimals(parts.map(({ amount }) => amount)),
    evenCycles: parts.flatMap(({ fellBack, month }) => (fellBack ? [month] : [])),
  };
}

function scopeOf(query: Input<"listAllocatedCosts">, { now }: Context): CostScope {
  const { startCycle, endCycle, costKind = "payable", currency = defaultCurrency } = query;
  return { startCycle, endCycle, costKind, currency, now: now() };
}

/** What a row says of the question, for links that go on with it. */
type Asked = Pick<AllocatedCost, "startCycle" | "endCycle" | "costKind" | "currency">;

/** The months that are asked for, or of no bound the first and the last one with costs. */
function askedOf(query: Input<"listAllocatedCosts">, { matched }: Allocation, context: Context): Asked {
  const { costKind, currency, now, ...asked } = scopeOf(query, context);
  const months = matched.map(({ month }) => month).sort();
  const startCycle = asked.startCycle ?? months[0] ?? asked.endCycle ?? toYearMonth(now);
  return { startCycle, endCycle: asked.endCycle ?? months.at(-1) ?? startCycle, costKind, currency };
}

function sumsOf(parts: readonly AllocatedPart[]): AllocationTotals {
  const sum = (wanted?: AllocationKind) =>
    sumDecimals(parts.flatMap(({ kind, amount }) => (wanted === undefined || kind === wanted ? [amount] : [])));
  return {
    directAmount: sum("direct"),
    sharedAmount: sum("shared"),
    unallocatedAmount: sum("unallocated"),
    totalAmount: sum(),
  };
}

/** Part of the whole, to six places; null where the whole is not above zero, or too small beside the part. */
function shareOf({ totalAmount: part }: AllocationTotals, { totalAmount: whole }: AllocationTotals): string | null {
  if (compareDecimals(whole, "0") !== 1) return null;
  const share = new Decimal(part).div(whole);
  return share.abs().lt(1000) ? share.toFixed(6) : null;
}
