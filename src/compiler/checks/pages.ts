import { pageNames } from "../../model/page-names";
import { at, type Check } from "./check";

/** A hand-written page that config names exists. */
export const checkPages: Check = ({ subjects }, report) => {
  for (const { subject, path, view } of subjects.flatMap(({ views }) => views)) {
    if (view.kind === "page" && !pageNames.some((name) => name === view.page)) {
      report(at(subject, [...path, "page"]), "CFG_UNKNOWN_PAGE", { name: view.page }, pageNames);
    }
  }
};
