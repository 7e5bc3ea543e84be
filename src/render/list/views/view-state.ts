import type { SavedView, ViewState } from "../../../generated/api";

/** What reading a saved state is checked against: names and values that are no longer there are dropped. */
export interface ViewSetting {
  /** The address of what another one shows, as it is written now. */
  written(search: URLSearchParams): URLSearchParams;
  /** Names of the columns there are. */
  columns: readonly string[];
}

/** A view as a list is opened with it. */
export type OpeningView = Pick<SavedView, "id" | "state">;

/** The view of an address that wants none, not even the default one. */
export const NO_VIEW = "none";

/** What is shown now, to be saved. @param shown its address, of the first page */
export function viewState(shown: URLSearchParams, columns: readonly string[]): ViewState {
  const search = new URLSearchParams(shown);
  const [sort, size] = [search.get("sort"), search.get("size")];
  for (const name of ["sort", "size"]) search.delete(name);
  const filters = [...new Set(search.keys())].map((name) => ({ name, values: search.getAll(name) }));
  return { filters, columns: [...columns], sort, pageSize: size === null ? null : Number(size) };
}

/** The address that shows a saved state: it carries everything, so whoever it is sent to needs no view. */
export function viewSearch(
  { id, state }: { id: number | undefined; state: ViewState },
  setting: ViewSetting,
): URLSearchParams {
  const written = new URLSearchParams(
    state.filters.flatMap(({ name, values }) => values.map((value) => [name, value])),
  );
  if (state.sort !== null) written.set("sort", state.sort);
  if (state.pageSize !== null) written.set("size", String(state.pageSize));
  const search = setting.written(written);
  const columns = state.columns.filter((name) => setting.columns.includes(name));
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
