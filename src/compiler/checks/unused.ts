import { homeCardsOf } from "../index/home";
import type { SubjectInfo, ViewInfo } from "../index/views";
import type { Report } from "../report/report";
import { atKey, type Check, eachSubject } from "./check";

/** What is declared is used: a field, action or view that nothing leads to is a mistake or a leftover. */
export const checkUnused: Check = (scope, report) => {
  const shown = scope.subjects.flatMap(({ views }) => views.flatMap(({ shows }) => shows));
  const boards = homeCardsOf(scope.program, "board").map(({ part }) => part);
  const opened = scope.subjects.flatMap(({ uses }) =>
    uses.flatMap(({ action }) => (typeof action?.opens === "object" ? [action.opens] : [])),
  );
  const names = new Set([...shown, ...boards, ...opened].map(({ screen, view }) => `${screen}.${view}`));
  // A file that cannot be read may show or open any of them.
  const isShown = (info: ViewInfo): boolean => names.has(`${info.subject.name}.${info.name}`) || !scope.program.whole;
  eachSubject((info) => checkSubject(info, isShown, report))(scope, report);
};

/** `isShown`: whether a view is shown as a part of something else, or opened from elsewhere. */
function checkSubject(
  { subject, views, uses }: SubjectInfo,
  isShown: (info: ViewInfo) => boolean,
  report: Report,
): void {
  if (!subject.whole) return;
  const fields = new Set(views.flatMap((view) => view.fields).map(({ name }) => name));
  for (const name of Object.keys(subject.value.fields)) {
    if (!fields.has(name)) report(atKey(subject, ["fields", name]), "CFG_UNUSED_FIELD", { name });
  }
  const actions = new Set(uses.flatMap(({ name, action }) => [name, action?.next]));
  for (const name of Object.keys(subject.value.actions ?? {})) {
    if (!actions.has(name)) report(atKey(subject, ["actions", name]), "CFG_UNUSED_ACTION", { name });
  }
  const opened = new Set(Object.values(subject.value.actions ?? {}).map(({ opens }) => opens));
  for (const info of views) {
    const { name, view } = info;
    const used = view.route !== undefined || opened.has(name) || isShown(info);
    if (!used) report(atKey(subject, ["views", name]), "CFG_UNUSED_VIEW", { name });
  }
}
