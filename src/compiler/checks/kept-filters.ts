import { at, eachField } from "./check";
import { checkViewName } from "./opened";

/** A filter that is kept names a list of the call whose filters it is like; nothing else names one. */
export const checkKeptFilters = eachField(({ name, field, property, info: { subject }, path }, report, { scope }) => {
  if (!field || !property) return;
  const call = property.schema["x-filter-of"];
  const { filterOf } = field;
  if (call === undefined) {
    if (filterOf) report(at(subject, ["fields", name, "filterOf"]), "CFG_NO_FILTER", { name });
    return;
  }
  if (!filterOf) {
    report(at(subject, path), "CFG_FILTER_LIST_MISSING", { name, call });
    return;
  }
  const place = at(subject, ["fields", name, "filterOf"]);
  const list = checkViewName(scope, place, filterOf, report);
  const isOther = list && (list.operation ? list.operation.id !== call : list.view.kind !== "list");
  if (isOther) report(place, "CFG_FILTER_OTHER_LIST", { name: filterOf.view, call });
});
