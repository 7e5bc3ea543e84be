import type { CardTarget, ResolvedCard, TargetFilter, ValueTargets } from "../../model/resolved-dashboard";
import type { FilterValue, RangeValue, Row } from "../../widgets/contract";
import { SHEET } from "../../domain/sheet";
import { FILTER, writeFilter } from "../list/list-query";
import type { ScopeValues } from "./board-scope";

/**
 * The address of the list behind a part, below the base path. Undefined where the part has no value to filter by, as the
 * one that stands for all others.
 */
export function targetAddress(
  { route, sheet, filters, where }: CardTarget,
  row: Row,
  scope: ScopeValues,
): string | undefined {
  const search = new URLSearchParams(sheet === undefined ? {} : { [SHEET]: sheet });
  for (const filter of filters) {
    // What a part is not divided by is as the board has it.
    const value = valueOf(filter, row, scope) ?? (filter.optional && scope[filter.name]);
    const ofPart = filter.source.from === "field" || filter.source.from === "ends";
    if (value === undefined && ofPart && !filter.optional) return undefined;
    writeFilter(search, filter, fitted(filter, value));
  }
  const rest = where && (where.from === "value" ? where.value : row[where.name]);
  if (typeof rest === "string") search.set(FILTER, rest);
  const query = search.toString();
  return query === "" ? route : `${route}?${query}`;
}

/** Where single values of a card lead. */
export function valueTargets(card: ResolvedCard): ValueTargets | undefined {
  return "valueOpens" in card ? card.valueOpens : undefined;
}

function valueOf({ source }: TargetFilter, row: Row, scope: ScopeValues): FilterValue {
  if (source.from === "scope") return scope[source.name];
  if (source.from === "ends") {
    const [from, to] = source.names.map((name) => scalarOf(row[name]));
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const value = source.from === "value" ? source.value : row[source.name];
  if (Array.isArray(value)) return listOf(value);
  return typeof value === "boolean" ? value : scalarOf(value);
}

/** Several values; an empty list asks for nothing. */
function listOf(values: readonly unknown[]): (string | number)[] | undefined {
  const scalars = values.flatMap((value) => scalarOf(value) ?? []);
  return scalars.length > 0 ? scalars : undefined;
}

function scalarOf(value: unknown): string | number | undefined {
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** A single value as the filter takes it: one of several, or both ends of a range. */
function fitted({ kind }: TargetFilter, value: FilterValue): FilterValue {
  if (typeof value !== "string" && typeof value !== "number") return value;
  if (kind === "multiChoice") return [value];
  return kind.endsWith("Range") ? ({ from: value, to: value } satisfies RangeValue) : value;
}
