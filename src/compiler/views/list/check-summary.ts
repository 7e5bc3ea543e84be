import { at, declared, type Visit } from "../../checks/check";
import { needsOf } from "../../index/call-inputs";
import { isKind } from "../../index/views";
import type { ListInfo } from "./info";

/** What sums a list up is a detail of its file that has figures and is fetched without a row. */
export const checkSummary: Visit<ListInfo> = ({ subject, view, path }, report, { subject: { views } }) => {
  const { summary: name } = view;
  if (name === undefined) return;
  const place = at(subject, [...path, "summary"]);
  const found = views.find((each) => each.name === name);
  if (!found) report(place, "CFG_UNKNOWN_VIEW", { name }, declared(subject.raw, "views"));
  else if (
    !isKind(found, "detail") ||
    !found.view.figures ||
    found.view.route !== undefined ||
    needsOf(found).length > 0
  )
    report(place, "CFG_SUMMARY", { name });
};
