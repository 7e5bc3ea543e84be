import type { EnumWords } from "../../model/config/texts";
import { monthOf } from "../../domain/month";
import type { CardCall } from "../../model/resolved-dashboard";
import type { Filter } from "../../model/resolved-list";
import type { FilterValue, Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { defaultOf, filterInput, isDefault } from "../list/filters/filter-values";
import { readOne, writeFilter } from "../list/list-query";
import type { ViewSetting } from "../list/views/view-state";

/**
 * What a board is narrowed down by: filter name to value, and of one with tabs the parameter of its address. It lives in the address alone,
 * spelt as lists spell their filters.
 */
export type ScopeValues = Readonly<Record<string, FilterValue>>;

/** The filters as they stand today: a board of a month is of the present one unless its address says another. */
export function filtersOf(scope: readonly Filter[], now: Date): Filter[] {
  return scope.map((filter) => (filter.kind === "month" ? { ...filter, default: monthOf(now) } : filter));
}

/** Reads the address. Unknown and invalid parts are dropped silently; what is missing stands at its default. */
export function readScope(search: URLSearchParams, filters: readonly Filter[], enums: EnumWords): ScopeValues {
  return Object.fromEntries(
    filters.map((filter) => [filter.name, readOne(search, filter, enums) ?? defaultOf(filter)]),
  );
}

/** The address with one filter changed; whatever else it says stays. */
export function changeScope(search: URLSearchParams, filter: Filter, value: FilterValue): URLSearchParams {
  const next = new URLSearchParams(search);
  writeFilter(next, filter, value ?? defaultOf(filter));
  return next;
}

/** The address with every filter at its default. */
export function clearedScope(search: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  return filters.reduce((next, filter) => changeScope(next, filter, undefined), search);
}

/** What the saved views of a board are checked against. */
export function boardSetting(filters: readonly Filter[], enums: EnumWords): ViewSetting {
  return { written: (search) => scopeSearch(filters, readScope(search, filters, enums)), columns: [] };
}

/** The address of a board with these filters. */
export function scopeSearch(filters: readonly Filter[], values: ScopeValues): URLSearchParams {
  return filters.reduce((next, filter) => changeScope(next, filter, values[filter.name]), new URLSearchParams());
}

/** How many filters stand otherwise than at first. */
export function countScope(filters: readonly Filter[], values: ScopeValues): number {
  return filters.filter((filter) => !isDefault(filter, values[filter.name])).length;
}

/** The request of a card: its constants, what says of what the board is, and what of the scope goes along. */
export function cardInput(
  { send, scope, params = [] }: CardCall,
  filters: readonly Filter[],
  values: ScopeValues,
  given: Row = {},
): Row {
  const going = filters.filter(({ name }) => scope.includes(name));
  return Object.assign(
    resolveSend(send, []),
    Object.fromEntries(params.map((name) => [name, given[name]])),
    ...going.map((filter) => filterInput(filter, values[filter.name])),
  ) as Row;
}

/** Filters that narrow the board down but not this card or action, which says so, lest it be taken for one of the scope. */
export function notApplied(
  { scope }: Pick<CardCall, "scope">,
  filters: readonly Filter[],
  values: ScopeValues,
): Filter[] {
  return filters.filter(
    (filter) => !filter.divides && !scope.includes(filter.name) && !isDefault(filter, values[filter.name]),
  );
}

/** What an action has at hand that takes filters of the board with it: what says of what the board is, and them; one that is not set is an empty list. */
export function rowOf({ values, given }: { values: ScopeValues; given: Row }, scope: readonly string[]): Row {
  return { ...given, ...Object.fromEntries(scope.map((name) => [name, values[name] ?? []])) };
}
