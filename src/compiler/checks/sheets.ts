import { sheetNames } from "../index/sheets";
import { at, type Check, declared } from "./check";

/** The sheets of a list are further lists of its file, without an address of their own; the list itself has one. */
export const checkSheets: Check = ({ subjects }, report) => {
  for (const { subject, views } of subjects) {
    for (const info of views) {
      for (const [index, name] of sheetNames(info).entries()) {
        const place = at(subject, [...info.path, "sheets", index]);
        const sheet = views.find((each) => each.name === name)?.view;
        if (!sheet) report(place, "CFG_UNKNOWN_VIEW", { name }, declared(subject.raw, "views"));
        else if (sheet.kind !== "list" || sheet.route !== undefined || info.view.route === undefined)
          report(place, "CFG_SHEET", { name });
      }
    }
  }
};
