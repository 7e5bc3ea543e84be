import type { FormView } from "../../../model/resolved-form";
import type { Row } from "../../api/operation";
import type { Report } from "../../report/report";
import { at, type Visit } from "../../checks/check";
import { checkPlaceholders } from "../../checks/placeholders";
import { namesAtHand } from "../../index/at-hand";
import { otherCellUse } from "../../index/field-uses";
import { openersOf } from "../../index/openings";
import type { Scope } from "../../index/scope";
import { isKind } from "../../index/views";
import type { ResolveContext } from "../../resolve/context";
import { resolveShown } from "../../resolve/shown";
import type { Part } from "../kind";
import { type FormInfo, thisForm } from "./info";

/** What a form is about is at hand and has words; one that opens for rows, and shows nothing of them otherwise, says for which. */
export const checkAbout: Visit<FormInfo> = (info, report, { scope }) => {
  const { view, subject } = info;
  const atHand = new Set([...namesAtHand(scope, info), ...rowsAtHand(scope, info).flatMap(namesOf)]);
  for (const [index, name] of (view.of ?? []).entries()) {
    const place = at(subject, [...info.path, "of", index]);
    if (!atHand.has(name)) report(place, "CFG_UNKNOWN_SOURCE", { name, owner: thisForm }, atHand);
    else if (!subject.value.fields[name])
      report(place, "CFG_UNDECLARED_FIELD", { name }, Object.keys(subject.value.fields));
  }
  checkSuccess(info, report);
  const tells = view.of ?? view.load ?? view.preview ?? view.selected;
  if (!tells && opensForRows(scope, info)) report(at(subject, info.path), "CFG_FORM_ABOUT");
};

/** The message after success names what the form is about, and nothing else. */
function checkSuccess({ view, subject, path }: FormInfo, report: Report): void {
  checkPlaceholders(at(subject, [...path, "success"]), view.success?.en ?? "", view.of ?? [], report);
}

/**
 * Whether an action opens it for its own rows, and none of its inputs is what tells one from the others: what is opened from another
 * subject is filled in with what that sends, and the form of a section stands beside what it is about.
 */
function opensForRows(scope: Scope, info: FormInfo): boolean {
  const inputs = new Set(info.fields.map(({ name }) => name));
  return openersOf(scope, info).some(
    ({ action, rows, part, info: opener }) =>
      typeof action?.opens === "string" &&
      rows !== "none" &&
      part === undefined &&
      !(isKind(opener, "list") && inputs.has(opener.view.rowKey ?? "id")),
  );
}

/** What is loaded, and the rows that it opens for: of those a field may be shown though nothing is sent from it. */
function rowsAtHand(scope: Scope, info: FormInfo): Row[] {
  const openers = openersOf(scope, info).filter(({ rows }) => rows !== "none");
  return [info.loaded, ...openers.map(({ info: opener }) => opener.row)].filter((row) => row !== undefined);
}

const namesOf = ({ properties }: Row): string[] => [...properties.keys()];

/** The fields that tell what a form is about, as a detail shows them. */
export function resolveAbout(context: ResolveContext, info: FormInfo): Pick<Part<FormView>, "of"> {
  const rows = rowsAtHand(context.scope, info);
  const rowWith = (name: string): Row | undefined => rows.find(({ properties }) => properties.has(name));
  const about = info.view.of?.map((name, index) =>
    resolveShown(context, otherCellUse(info, name, "section", ["of", index], rowWith(name)), []),
  );
  return about ? { of: about } : {};
}
