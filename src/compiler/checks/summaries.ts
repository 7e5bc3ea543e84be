import { needsOf } from "../index/call-inputs";
import { at, type Check, declared } from "./check";

/** What sums a list up is a detail of its file that has figures and is fetched without a row. */
export const checkSummaries: Check = ({ subjects }, report) => {
  for (const { subject, views } of subjects) {
    for (const { view, path } of views) {
      if (view.kind !== "list" || view.summary === undefined) continue;
      const { summary: name } = view;
      const place = at(subject, [...path, "summary"]);
      const found = views.find((each) => each.name === name);
      if (!found) report(place, "CFG_UNKNOWN_VIEW", { name }, declared(subject.raw, "views"));
      else if (
        found.view.kind !== "detail" ||
        !found.view.figures ||
        found.view.route !== undefined ||
        needsOf(found).length > 0
      )
        report(place, "CFG_SUMMARY", { name });
    }
  }
};
