import { homeBlocks } from "../index/home";
import { isKind, type SubjectInfo, type ViewInfo } from "../index/views";
import type { Report } from "../report/report";
import { atKey, type Check, eachSubject } from "./check";

/** What is declared is used: a field, action or view that nothing leads to is a mistake or a leftover. */
export const checkUnused: Check = (scope, report) => {
  const shown = scope.subjects.flatMap(({ views }) => views.flatMap(({ shows }) => shows));
  const boards = homeBlocks(scope.program).flatMap(({ part }) => (part.block === "board" ? [part] : []));
  const names = new Set([...shown, ...boards].map(({ screen, view }) => `${screen}.${view}`));
  // A menu that cannot be read may show boards on its home.
  const { menus } = scope.program;
  const boardsKnown = menus.length === 2 && menus.every(({ whole }) => whole);
  const isShown = (info: ViewInfo): boolean =>
    names.has(`${info.subject.name}.${info.name}`) || (isKind(info, "dashboard") && !boardsKnown);
  eachSubject((info) => checkSubject(info, isShown, report))(scope, report);
};

/** `isShown`: whether a view is shown as a part of something else. */
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
  const actions = new Set(uses.map(({ name }) => name));
  for (const name of Object.keys(subject.value.actions ?? {})) {
    if (!actions.has(name)) report(atKey(subject, ["actions", name]), "CFG_UNUSED_ACTION", { name });
  }
  const opened = new Set(Object.values(subject.value.actions ?? {}).flatMap(({ opens, goTo }) => [opens, goTo]));
  for (const info of views) {
    const { name, view } = info;
    const used = view.route !== undefined || opened.has(name) || isShown(info);
    if (!used) report(atKey(subject, ["views", name]), "CFG_UNUSED_VIEW", { name });
  }
}
