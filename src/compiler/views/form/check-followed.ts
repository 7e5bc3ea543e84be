import { at, type Visit } from "../../checks/check";
import { checkNamedView } from "../../checks/opened";
import { requiredOf } from "../../index/pick-shape";
import { objectRow } from "../../index/own-call";
import { isKind, type ViewInfo } from "../../index/views";
import type { Row } from "../../api/operation";
import type { FormInfo } from "./info";

/** What a form sets going is followed by a detail that says how long it goes on, and that the form's answer is enough to open. */
export const checkFollowed: Visit<FormInfo> = ({ subject, view, path, operation }, report, { scope }) => {
  const { follows } = view;
  if (follows === undefined) return;
  const place = at(subject, [...path, "follows"]);
  const followed = checkNamedView(scope, subject, place, follows, report);
  if (followed && operation && !opensWith(followed, objectRow(operation)))
    report(place, "CFG_NOT_FOLLOWED", { name: followed.name });
};

function opensWith(followed: ViewInfo, row: Row | undefined): boolean {
  if (!isKind(followed, "detail") || !row) return false;
  const { view, shape } = followed;
  if (!view.refreshWhile || view.route !== undefined || !shape) return false;
  return requiredOf(shape).every((name) => {
    const source = view.send?.[name] ?? name;
    return typeof source === "string" && row.properties.has(source);
  });
}
