import type { Vocabulary } from "../../domain/filter/vocabulary";
import type { Filter, FilterBy, ListView } from "../../model/resolved-list";

/** The request property that searches for a text, wherever an operation has one. */
export const KEYWORD = "keyword";

type Filtered = Pick<ListView, "filters" | "filterBy">;

/** The filter by which a text alone is asked for. */
export function textFilter({ filters, filterBy }: Filtered): Filter | undefined {
  const keyword = filters.find(({ name }) => name === KEYWORD);
  return keyword ?? (filterBy ? undefined : filters.find(({ kind, type }) => kind === "text" && type === "string"));
}

/** Whether a text alone can be asked for. */
export function isSearched(view: Filtered): boolean {
  return textFilter(view) !== undefined || view.filterBy?.searches === true;
}

/** The vocabulary of a call's `filter` as it stands in addresses and is kept, which is in names and codes. */
export function codesVocabulary({ properties, searches }: FilterBy): Vocabulary {
  return { properties, searched: searches ? [KEYWORD] : [] };
}
