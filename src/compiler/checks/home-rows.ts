import type { Counted, Placed } from "../index/home";
import type { Scope } from "../index/scope";
import { filteredPage, filtersOf } from "../index/sheets";
import type { ViewInfo } from "../index/views";
import type { Report } from "../report/report";
import { at, atKey } from "./check";
import { checkViewName } from "./opened";
import { checkSourceFits } from "./sources";

/** What home counts is a list with an address and a number, filtered by what the list can be filtered by, and its first row has a time. */
export function checkCounted(scope: Scope, { part, menu, path }: Placed<Counted>, report: Report): void {
  const { rows, first } = part;
  const info = checkViewName(scope, at(menu, [...path, "rows"]), rows, report);
  if (!info) return;
  const page = filteredPage(scope, rows);
  const answer = page?.info.operation?.answer.kind;
  // A call that the API does not have is a mistake of the list's own.
  if (page && answer === undefined) return;
  if (!page || (answer !== "page" && answer !== "list"))
    return report(at(menu, [...path, "rows", "view"]), "CFG_NO_LIST_PAGE", { name: rows.view });
  checkFilters({ part, menu, path }, page.info, report);
  const { field, sort = {} } = first ?? {};
  if (field !== undefined && page.info.row && !page.info.row.properties.has(field))
    report(
      at(menu, [...path, "first", "field"]),
      "CFG_UNKNOWN_FIELD",
      { name: field, owner: page.info.row.name },
      page.info.row.properties.keys(),
    );
  const sortable = page.info.shape?.properties.get("sortField")?.values?.map(String) ?? [];
  for (const name of Object.keys(sort))
    if (!sortable.includes(name))
      report(atKey(menu, [...path, "first", "sort", name]), "CFG_UNKNOWN_SOURCE", { name, owner: rows.view }, sortable);
}

function checkFilters({ part: { rows }, menu, path }: Placed<Counted>, list: ViewInfo, report: Report): void {
  const filters = filtersOf(list);
  const known = filters.map(({ name }) => name);
  for (const [name, constant] of Object.entries(rows.filter ?? {})) {
    const place = [...path, "rows", "filter", name];
    const filter = filters.find((each) => each.name === name);
    if (!filter) report(atKey(menu, place), "CFG_NO_SUCH_FILTER", { name, view: rows.view }, known);
    else if (filter.property) checkSourceFits(filter.property, constant, undefined, at(menu, place), report);
  }
}
