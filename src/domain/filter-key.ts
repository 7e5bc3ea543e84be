/** Words of a list's address that are not filters. */
const reserved = new Set(["page", "cursor", "size", "sort", "open", "id", "tab", "view", "columns", "sheet", "filter"]);

/** The name under which a list's address carries a filter: its own, but for names that mean something else there. */
export function filterKey(name: string): string {
  return reserved.has(name) ? `filter.${name}` : name;
}
