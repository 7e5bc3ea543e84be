import { at, atKey, type Visit } from "../../checks/check";
import { sortableNames } from "../../index/field-uses";
import { otherPlace } from "../../report/related";
import type { ListInfo } from "./info";

/** A list is sorted at first by one field that its call can sort by; its totals are columns that the answer sums, its counts a filter that the answer counts by. */
export const checkOrder: Visit<ListInfo> = (info, report) => {
  const { view, subject, path, operation } = info;
  if (!operation) return;
  const sorted = Object.keys(view.sort ?? {});
  const [first, second] = sorted.map((name) => ({ name, place: atKey(subject, [...path, "sort", name]) }));
  if (first && second) report(second.place, "CFG_ONE_SORT", { name: first.name, where: otherPlace(first.place) });
  for (const name of sorted) {
    const known = sortableNames(info);
    if (!known.includes(name))
      report(atKey(subject, [...path, "sort", name]), "CFG_NOT_SORTABLE", { name, call: view.call }, known);
  }
  const { totals, counts } = operation.answer.kind === "page" ? operation.answer : {};
  if (view.counts !== undefined) {
    const place = at(subject, [...path, "counts"]);
    const filters = view.filters ?? [];
    if (!filters.includes(view.counts))
      report(place, "CFG_NO_SUCH_FILTER", { view: info.name, name: view.counts }, filters);
    else if (!counts?.properties.has("count") || !counts.properties.get(view.counts)?.values)
      report(place, "CFG_NO_COUNTS", { name: view.counts, call: view.call });
  }
  const columns = [...view.columns, ...(view.optionalColumns ?? [])];
  for (const [index, name] of (view.totals ?? []).entries()) {
    const place = at(subject, [...path, "totals", index]);
    const known = totals?.properties;
    if (!known?.has(name)) report(place, "CFG_NO_TOTAL", { name, call: view.call }, known?.keys() ?? []);
    else if (!columns.includes(name)) report(place, "CFG_TOTAL_NO_COLUMN", { name }, columns);
  }
};
