import { at, declared, type Visit } from "../../checks/check";
import { sheetNamed } from "../../index/sheets";
import { isKind } from "../../index/views";
import type { ListInfo } from "./info";

/** The sheets of a list are further lists, of its file or by a name of `openAs`, without an address; the list itself has one. */
export const checkSheets: Visit<ListInfo> = (info, report, { scope }) => {
  const { subject, path, view } = info;
  for (const [index, name] of (view.sheets ?? []).entries()) {
    const place = at(subject, [...path, "sheets", index]);
    const names = [...declared(subject.raw, "views"), ...Object.keys(subject.value.openAs ?? {})];
    const sheet = sheetNamed(scope, info, name);
    if (!names.includes(name)) report(place, "CFG_UNKNOWN_VIEW", { name }, names);
    else if (sheet && (!isKind(sheet, "list") || sheet.view.route !== undefined || view.route === undefined))
      report(place, "CFG_SHEET", { name });
  }
};
