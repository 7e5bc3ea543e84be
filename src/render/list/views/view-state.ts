import type { SavedView, ViewState } from "../../../generated/api";
import type { EnumWords } from "../../../model/config/texts";
import type { ListView } from "../../../model/resolved-list";
import { type ListQuery, readListQuery, writeListQuery } from "../list-query";

/** What reading a saved state is checked against: names and values that are no longer there are dropped. */
export interface ListSetting {
  view: ListView;
  enums: EnumWords;
  pageSizes: readonly number[];
}

/** A view as a list is opened with it. */
export type OpeningView = Pick<SavedView, "id" | "state">;

/** The view of an address that wants none, not even the default one. */
export const NO_VIEW = "none";

/** How a list is shown now, to be saved. */
export function viewState(query: ListQuery, columns: readonly string[], { view, pageSizes }: ListSetting): ViewState {
  const search = writeListQuery({ ...query, page: 1 }, view, pageSizes, new URLSearchParams());
  const [sort, size] = [search.get("sort"), search.get("size")];
  for (const name of ["sort", "size"]) search.delete(name);
  const filters = [...new Set(search.keys())].map((name) => ({ name, values: search.getAll(name) }));
  return { filters, columns: [...columns], sort, pageSize: size === null ? null : Number(size) };
}

/** The address that shows a saved state: it carries everything, so whoever it is sent to needs no view. */
export function viewSearch(
  { id, state }: { id: number | undefined; state: ViewState },
  { view, enums, pageSizes }: ListSetting,
): URLSearchParams {
  const written = new URLSearchParams(
    state.filters.flatMap(({ name, values }) => values.map((value) => [name, value])),
  );
  if (state.sort !== null) written.set("sort", state.sort);
  if (state.pageSize !== null) written.set("size", String(state.pageSize));
  const search = writeListQuery(readListQuery(written, view, enums, pageSizes), view, pageSizes, new URLSearchParams());
  const columns = state.columns.filter((name) => view.columns.some((column) => column.name === name));
  if (columns.length > 0) search.set("columns", columns.join(","));
  if (id !== undefined) search.set("view", String(id));
  return search;
}

/** The number of the view that an address names. */
export function viewIn(search: URLSearchParams): number | undefined {
  const text = search.get("view") ?? "";
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

/** The address names a view and says nothing more. */
export function onlyNamesView(search: URLSearchParams): boolean {
  return viewIn(search) !== undefined && [...search.keys()].every((name) => name === "view");
}

/** Reads a view that this device noted; undefined where it is not as it should be. */
export function readNoted(noted: unknown): OpeningView | undefined {
  return isOpeningView(noted) ? { id: noted.id, state: noted.state } : undefined;
}

/** Whether what a server gave really is a saved view: one that is not would break the list it is of. */
export function isSavedView(value: unknown): value is SavedView {
  return isOpeningView(value) && "name" in value && typeof value.name === "string";
}

function isOpeningView(value: unknown): value is OpeningView {
  if (typeof value !== "object" || value === null) return false;
  const { id, state } = value as Partial<OpeningView>;
  return (
    typeof id === "number" &&
    typeof state === "object" &&
    state !== null &&
    Array.isArray(state.columns) &&
    Array.isArray(state.filters) &&
    state.filters.every(isSavedFilter)
  );
}

function isSavedFilter(filter: unknown): boolean {
  const { name, values } = (filter ?? {}) as Partial<ViewState["filters"][number]>;
  return typeof name === "string" && Array.isArray(values);
}
