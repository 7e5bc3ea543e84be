import type { ConfigView } from "../../model/config/screen";
import type { SubjectInfo } from "../index/views";
import { fieldUses } from "../index/field-uses";
import { sheetNames } from "../index/sheets";
import { relatedOf } from "../index/related";
import type { Report } from "../report";
import { atKey, type Check } from "./check";

/** What is declared is used: a field, action or view that nothing leads to is a mistake or a leftover. */
export const checkUnused: Check = ({ subjects }, report) => {
  const related = new Set(
    subjects
      .flatMap(({ views }) => views.flatMap(relatedOf))
      .map((each) => `${each.related.screen}.${each.related.view}`),
  );
  for (const info of subjects) if (info.subject.whole) checkSubject(info, related, report);
};

function checkSubject({ subject, views, uses }: SubjectInfo, related: ReadonlySet<string>, report: Report): void {
  const fields = new Set(views.flatMap(fieldUses).map(({ name }) => name));
  for (const name of Object.keys(subject.value.fields)) {
    if (!fields.has(name)) report(atKey(subject, ["fields", name]), "CFG_UNUSED_FIELD", { name });
  }
  const actions = new Set(uses.map(({ name }) => name));
  for (const name of Object.keys(subject.value.actions ?? {})) {
    if (!actions.has(name)) report(atKey(subject, ["actions", name]), "CFG_UNUSED_ACTION", { name });
  }
  const opened = new Set([
    ...Object.values(subject.value.actions ?? {}).flatMap(({ opens, goTo }) => [opens, goTo]),
    ...views.map(({ view }) => namedBy(view)),
  ]);
  const sheets = new Set(views.flatMap(sheetNames));
  for (const { name, view } of views) {
    const used =
      sheets.has(name) || view.route !== undefined || opened.has(name) || related.has(`${subject.name}.${name}`);
    if (!used) report(atKey(subject, ["views", name]), "CFG_UNUSED_VIEW", { name });
  }
}

/** The further view of its file that a view itself names. */
function namedBy(view: ConfigView): string | undefined {
  if (view.kind === "page") return view.board;
  if (view.kind === "form") return view.follows;
  return view.kind === "list" ? view.summary : undefined;
}
