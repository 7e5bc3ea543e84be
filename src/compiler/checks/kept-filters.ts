import type { Scope } from "../index/scope";
import type { FieldUse, SubjectInfo } from "../index/views";
import { once } from "../read/once";
import type { Report } from "../report/report";
import { at, eachSubject } from "./check";
import { checkViewName } from "./opened";

/** A filter that is kept names a list of the call whose filters it is like; nothing else names one. */
export const checkKeptFilters = eachSubject<Scope>((info, report, { scope }) => {
  for (const use of keptIn(info)) checkKept(scope, use, report);
});

const keptIn = once(({ fields }: SubjectInfo) =>
  fields.filter(({ field, property }) => field?.filterOf ?? property?.schema["x-filter-of"]),
);

function checkKept(scope: Scope, { name, field, property, info: { subject }, path }: FieldUse, report: Report): void {
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
}
