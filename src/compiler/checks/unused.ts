import type { SubjectInfo } from "../index/views";
import type { Report } from "../report/report";
import { atKey, type Check, eachSubject } from "./check";

/** What is declared is used: a field, action or view that nothing leads to is a mistake or a leftover. */
export const checkUnused: Check = (scope, report) => {
  const shown = scope.subjects.flatMap(({ views }) => views.flatMap(({ shows }) => shows));
  const names = new Set(shown.map(({ screen, view }) => `${screen}.${view}`));
  eachSubject((info) => checkSubject(info, names, report))(scope, report);
};

function checkSubject({ subject, views, uses }: SubjectInfo, shown: ReadonlySet<string>, report: Report): void {
  if (!subject.whole) return;
  const fields = new Set(views.flatMap((view) => view.fields).map(({ name }) => name));
  for (const name of Object.keys(subject.value.fields)) {
    if (!fields.has(name)) report(atKey(subject, ["fields", name]), "CFG_UNUSED_FIELD", { name });
  }
  const actions = new Set(uses.map(({ name }) => name));
  for (const name of Object.keys(subject.value.actions ?? {})) {
    if (!actions.has(name)) report(atKey(subject, ["actions", name]), "CFG_UNUSED_ACTION", { name });
  }
  const opened = new Set(Object.values(subject.value.actions ?? {}).flatMap(({ opens, goTo }) => [opens, goTo]));
  for (const { name, view } of views) {
    const used = view.route !== undefined || opened.has(name) || shown.has(`${subject.name}.${name}`);
    if (!used) report(atKey(subject, ["views", name]), "CFG_UNUSED_VIEW", { name });
  }
}
