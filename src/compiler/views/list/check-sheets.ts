import { at, declared, type Visit } from "../../checks/check";
import { isKind } from "../../index/views";
import type { ListInfo } from "./info";

/** The sheets of a list are further lists of its file, without an address of their own; the list itself has one. */
export const checkSheets: Visit<ListInfo> = ({ subject, path, view }, report, { subject: { views } }) => {
  for (const [index, name] of (view.sheets ?? []).entries()) {
    const place = at(subject, [...path, "sheets", index]);
    const sheet = views.find((each) => each.name === name);
    if (!sheet) report(place, "CFG_UNKNOWN_VIEW", { name }, declared(subject.raw, "views"));
    else if (!isKind(sheet, "list") || sheet.view.route !== undefined || view.route === undefined)
      report(place, "CFG_SHEET", { name });
  }
};
