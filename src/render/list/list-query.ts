import { filterKey } from "../../domain/filter-key";
import type { EnumWords } from "../../model/config/texts";
import type { Filter, ListView } from "../../model/resolved-list";
import type { FilterValue, RangeValue } from "../../widgets/contract";
import {
  defaultOf,
  filterInput,
  isDefault,
  isRange,
  readFilter,
  readRange,
  type WrittenFilter,
} from "./filters/filter-values";

/**
 * The state of a list. It lives in the address alone, so that a list can be linked, reloaded and walked with back and
 * forward: `?type=finance&createTime.from=2026-01-01&sort=createTime.ascending&page=2&size=50`.
 */
export interface ListQuery {
  /** From 1. */
  page: number;
  size: number;
  /** Where the page begins, in lists that are paged by places; absent on the first one. */
  cursor?: string | undefined;
  sort: Sort | undefined;
  /** By filter name; a filter with a default always has a value. */
  filters: Record<string, FilterValue>;
  /** What else the rows are narrowed down by, where the call takes a filter of any properties: its text. What reads it comes later. */
  filter?: string | undefined;
}

/** One column's order. */
export interface Sort {
  field: string;
  order: "ascending" | "descending";
}

/** What a reader can do to a list. */
export type ListChange =
  | { type: "page"; page: number }
  | { type: "cursor"; cursor: string | undefined }
  | { type: "size"; size: number }
  | { type: "sort"; field: string }
  /** The order itself, where it is chosen from a list of orders. */
  | { type: "order"; sort: Sort | undefined }
  | { type: "filter"; name: string; value: FilterValue }
  /** All that the rows are narrowed down by. */
  | { type: "filters"; filters: Record<string, FilterValue>; filter?: string | undefined }
  | { type: "clearFilters" };

/** The word under which an address has the filter of any properties. */
export const FILTER = "filter";

/** Limits of the API: pages 1 to 100000. */
const LAST_PAGE = 100_000;

/**
 * Reads the address. Unknown and invalid parts are dropped silently, but for the filter of any properties, which the call refuses in words:
 * without it the list would show more than was asked for. What is missing stands at its default.
 */
export function readListQuery(
  search: URLSearchParams,
  view: ListView,
  enums: EnumWords,
  pageSizes: readonly number[],
): ListQuery {
  const size = Number(search.get("size"));
  return {
    page: readPage(search.get("page")),
    size: pageSizes.includes(size) ? size : firstSize(pageSizes),
    ...(view.keyset && { cursor: readCursor(search.get("cursor"), view.keyset) }),
    sort: readSort(search.get("sort"), view),
    filters: Object.fromEntries(
      view.filters.map((filter) => [filter.name, readOne(search, filter, enums) ?? defaultOf(filter)]),
    ),
    ...(view.filterBy && { filter: search.get(FILTER)?.trim() || undefined }),
  };
}

/** Writes the state into an address. Defaults are not written; parameters that are not the list's stay as they are. */
export function writeListQuery(
  query: ListQuery,
  view: ListView,
  pageSizes: readonly number[],
  before: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const name of ["page", "cursor", "size", "sort", FILTER]) search.delete(name);
  for (const filter of view.filters) writeFilter(search, filter, query.filters[filter.name]);
  if (query.filter !== undefined) search.set(FILTER, query.filter);
  if (query.sort?.field !== view.sort?.field || query.sort?.order !== view.sort?.order) {
    search.set("sort", query.sort ? `${query.sort.field}.${query.sort.order}` : "none");
  }
  if (query.cursor !== undefined) search.set("cursor", query.cursor);
  if (query.page > 1) search.set("page", String(query.page));
  if (query.size !== firstSize(pageSizes)) search.set("size", String(query.size));
  return search;
}

/** The state after a change. Whatever changes which rows there are, or their order, leads back to the first page. */
export function changeList({ cursor: _cursor, ...query }: ListQuery, change: ListChange, view: ListView): ListQuery {
  switch (change.type) {
    case "page":
      return { ...query, page: clampPage(change.page) };
    case "cursor":
      return { ...query, cursor: change.cursor };
    case "size":
      return { ...query, size: change.size, page: 1 };
    case "sort":
      return { ...query, sort: nextSort(query.sort, change.field), page: 1 };
    case "order":
      return { ...query, sort: change.sort, page: 1 };
    case "filter":
      return { ...query, filters: { ...query.filters, [change.name]: change.value }, page: 1 };
    case "filters":
      return { ...query, filters: change.filters, filter: change.filter, page: 1 };
    case "clearFilters":
      return {
        ...query,
        filter: undefined,
        filters: Object.fromEntries(view.filters.map((filter) => [filter.name, defaultOf(filter)])),
        page: 1,
      };
  }
}

/** A click on a column's head: descending, ascending, none. */
export function nextSort(sort: Sort | undefined, field: string): Sort | undefined {
  if (sort?.field !== field) return { field, order: "descending" };
  return sort.order === "descending" ? { field, order: "ascending" } : undefined;
}

/** The request of a list, apart from the constants its config sends. */
export function listInput(query: ListQuery, view: ListView): Record<string, unknown> {
  const filters = Object.assign(
    {},
    ...view.filters.map((filter) => filterInput(filter, query.filters[filter.name])),
    query.filter !== undefined && { [FILTER]: query.filter },
  ) as Record<string, unknown>;
  if (!view.paged) return filters;
  return {
    ...filters,
    ...(!view.keyset && { pageNum: query.page }),
    ...(query.cursor !== undefined && { cursor: query.cursor }),
    pageSize: query.size,
    ...(query.sort ? { sortField: query.sort.field, sortOrder: query.sort.order } : {}),
  };
}

/** Whether any filter stands otherwise than at first. */
export function isFiltered({ filters, filter }: ListQuery, view: ListView): boolean {
  return filter !== undefined || view.filters.some((each) => !isDefault(each, filters[each.name]));
}

/** The last page there is, or 1 for an empty list. */
export function lastPage(total: number, size: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / size)));
}

function readPage(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? clampPage(Number(text)) : 1;
}

function clampPage(page: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.trunc(page) || 1));
}

function readCursor(text: string | null, { pattern }: NonNullable<ListView["keyset"]>): string | undefined {
  if (text === null || text === "" || text.length > 500) return undefined;
  return pattern === undefined || new RegExp(pattern, "u").test(text) ? text : undefined;
}

function firstSize(pageSizes: readonly number[]): number {
  return pageSizes[0] ?? 20;
}

function readSort(text: string | null, view: ListView): Sort | undefined {
  if (text === "none") return undefined;
  const [, field, order] = /^(.+)\.(ascending|descending)$/.exec(text ?? "") ?? [];
  const sortable = view.columns.some((column) => column.sortable && column.name === field);
  if (field === undefined || !sortable) return view.sort;
  return { field, order: order as Sort["order"] };
}

/** Reads one filter from the address; undefined where it says nothing, or nothing valid. */
export function readOne(search: URLSearchParams, filter: Filter, enums: EnumWords): FilterValue {
  const key = filterKey(filter.name);
  if (isRange(filter)) return readRange(filter, search.get(`${key}.from`), search.get(`${key}.to`));
  return readFilter(filter, search.getAll(key), enums);
}

/** Writes one filter into an address, in the place of what it said before; a default is not written. */
export function writeFilter(search: URLSearchParams, filter: WrittenFilter, value: FilterValue): void {
  const key = filterKey(filter.name);
  for (const name of [key, `${key}.from`, `${key}.to`]) search.delete(name);
  if (value === undefined || isDefault(filter, value)) return;
  if (isRange(filter)) {
    const { from, to } = value as RangeValue;
    if (from !== undefined) search.set(`${key}.from`, String(from));
    if (to !== undefined) search.set(`${key}.to`, String(to));
  } else if (Array.isArray(value)) {
    for (const item of value) search.append(key, String(item));
  } else {
    search.set(key, String(value));
  }
}
