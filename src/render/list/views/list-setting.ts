import type { EnumWords } from "../../../model/config/texts";
import type { ListView } from "../../../model/resolved-list";
import { type ListQuery, readListQuery, writeListQuery } from "../list-query";
import type { ViewSetting } from "./view-state";

/** What the saved views of a list are checked against. */
export function listSetting(view: ListView, enums: EnumWords, pageSizes: readonly number[]): ViewSetting {
  return {
    written: (search) => shownSearch(readListQuery(search, view, enums, pageSizes), view, pageSizes),
    columns: view.columns.map(({ name }) => name),
  };
}

/** The address of what a list shows, of its first page. */
export function shownSearch(query: ListQuery, view: ListView, pageSizes: readonly number[]): URLSearchParams {
  return writeListQuery({ ...query, page: 1, cursor: undefined }, view, pageSizes, new URLSearchParams());
}
