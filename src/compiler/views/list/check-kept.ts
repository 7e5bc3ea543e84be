import { at, type Visit } from "../../checks/check";
import type { ListInfo } from "./info";

/** What always stays in the row is shown as a column at first. */
export const checkKept: Visit<ListInfo> = ({ subject, view, path }, report) => {
  for (const [index, name] of (view.keep ?? []).entries()) {
    const place = at(subject, [...path, "keep", index]);
    if (!view.columns.includes(name)) report(place, "CFG_KEEP_NO_COLUMN", { name }, view.columns);
  }
};
