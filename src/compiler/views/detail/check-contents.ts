import { at, atKey, type Visit } from "../../checks/check";
import { checkRepeated } from "../../checks/repeated";
import { checkSees } from "../../checks/sees";
import type { DetailInfo } from "./info";
import { detailSections } from "./sections";

/** A detail shows something, and its tabs are told apart. */
export const checkContents: Visit<DetailInfo> = (info, report) => {
  const { subject, view, path, row } = info;
  const tabs = view.tabs ?? [];
  if (!view.figures && !view.sections && tabs.length === 0) report(atKey(subject, path), "CFG_DETAIL_EMPTY", {});
  checkSees(info, detailSections(view), row, report);
  for (const [index, tab] of tabs.entries()) {
    if (!tab.sections && !tab.related && !tab.metrics)
      report(at(subject, [...path, "tabs", index]), "CFG_TAB_EMPTY", { name: tab.name });
  }
  checkRepeated(
    tabs.map(({ name }, index) => ({ name, place: at(subject, [...path, "tabs", index, "name"]) })),
    report,
  );
};
