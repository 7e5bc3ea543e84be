import { at, type Visit } from "../../checks/check";
import { openingOf } from "../../index/openings";
import type { FormInfo } from "./info";

/** What a form on a page of its own leads to once it was sent is another page: what opens over the present one would stand over the form. */
export const checkNext: Visit<FormInfo> = ({ view, subject, path, actions }, report, { scope }) => {
  if (view.route === undefined) return;
  const place = at(subject, [...path, "next"]);
  for (const name of [view.next ?? []].flat()) {
    const use = actions.find((each) => each.name === name);
    const opening = use && openingOf(scope.subjects, use);
    if (opening && opening.way !== "address" && opening.info.view.route === undefined)
      report(place, "CFG_NEXT_OVER_FORM", { name, view: opening.info.name });
  }
};
