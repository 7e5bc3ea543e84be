import type { Operation } from "../api/description";
import { requiredOf } from "../index/pick-shape";
import type { ViewInfo } from "../index/views";
import { at, declared, type Check } from "./check";

/** What a form sets going is followed by a detail that says how long it goes on, and that the form's answer is enough to open. */
export const checkFollowed: Check = ({ subjects }, report) => {
  for (const { subject, views } of subjects) {
    for (const { view, path, operation } of views) {
      if (view.kind !== "form" || view.follows === undefined) continue;
      const place = at(subject, [...path, "follows"]);
      const followed = views.find(({ name }) => name === view.follows);
      if (!followed) report(place, "CFG_UNKNOWN_VIEW", { name: view.follows }, declared(subject.raw, "views"));
      else if (operation && !opensWith(followed, operation)) report(place, "CFG_NOT_FOLLOWED", { name: view.follows });
    }
  }
};

function opensWith({ view, shape }: ViewInfo, { answer }: Operation): boolean {
  if (view.kind !== "detail" || !view.refreshWhile || view.route !== undefined || !shape || answer.kind !== "object")
    return false;
  return requiredOf(shape).every((name) => {
    const source = view.send?.[name] ?? name;
    return typeof source === "string" && answer.row.properties.has(source);
  });
}
