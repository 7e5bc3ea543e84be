import { kindOfAction } from "../index/action-shape";
import { inSlot } from "../index/field-uses";
import { isKind, type SubjectInfo, type ViewInfo } from "../index/views";
import type { Report } from "../report/report";
import { at, atKey, declared, type DeclaredAction, eachAction, eachSubject, together } from "./check";

/** An action does one thing and says nothing that does not go with it; views list actions that exist. */
export const checkActions = together(
  eachAction((declaredAction, report, { subject }) => checkAction(subject, declaredAction, report)),
  eachSubject((info, report) => {
    checkUses(info, report);
    checkClicks(info, report);
  }),
);

/** What an action may say besides, by what it does. */
const furtherKeys = {
  opens: [],
  link: ["send", "linkOpens", "for"],
  download: ["send", "shape", "confirm", "success"],
  call: ["send", "shape", "confirm", "success", "goTo"],
} as const;

const everyKey = [...furtherKeys.call, "linkOpens", "for"] as const;

function checkAction({ subject }: SubjectInfo, { name, action }: DeclaredAction, report: Report): void {
  const kind = kindOfAction(action);
  if (!kind) return report(atKey(subject, ["actions", name]), "CFG_ACTION_DOES", { name });
  const views = declared(subject.raw, "views");
  if (action.opens !== undefined && !views.includes(action.opens)) {
    report(at(subject, ["actions", name, "opens"]), "CFG_UNKNOWN_VIEW", { name: action.opens }, views);
  }
  const allowed: readonly string[] = typeof action.link === "object" ? [] : furtherKeys[kind];
  for (const key of everyKey) {
    if (action[key] !== undefined && !allowed.includes(key))
      report(atKey(subject, ["actions", name, key]), "CFG_ACTION_KEY", { name: key, does: kind });
  }
}

function checkUses({ subject, uses, views }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  const seen = new Set<string>();
  for (const { name, path, action, slot, rows, info } of uses) {
    if (!action && !names.includes(name)) report(at(subject, path), "CFG_UNKNOWN_ACTION", { name }, names);
    const leads =
      action?.link !== undefined ||
      (action?.opens !== undefined && !isFormForRows(views.find((view) => view.name === action.opens)));
    if ((rows === "many" && leads) || (slot === "onOpen" && action && action.call === undefined))
      report(at(subject, path), "CFG_CALL_ACTION_NEEDED", { name });
    const opened = action && views.find((view) => view.name === action.opens);
    if (slot === "form" && action && (!isKind(opened, "form") || opened.view.route !== undefined))
      report(at(subject, path), "CFG_FORM_ACTION_NEEDED", { name });
    if (slot === "next" && action && !leads) report(at(subject, path), "CFG_LEADING_ACTION_NEEDED", { name });
    const key = `${info.name} ${slot} ${name}`;
    if (seen.has(key)) report(at(subject, path), "CFG_LISTED_TWICE", { name });
    seen.add(key);
  }
}

/** A form in a drawer that sends the list of a field over the rows it is opened for. */
function isFormForRows(info: ViewInfo | undefined): boolean {
  return (
    isKind(info, "form") &&
    info.view.route === undefined &&
    Object.values(info.view.send ?? {}).some((source) => Array.isArray(source))
  );
}

/** A click on a cell performs one of the row's own actions. */
function checkClicks({ subject, views }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  for (const [field, { opens }] of Object.entries(subject.value.fields)) {
    if (opens === undefined) continue;
    const place = at(subject, ["fields", field, "opens"]);
    if (!names.includes(opens)) report(place, "CFG_UNKNOWN_ACTION", { name: opens }, names);
    else if (
      views.some(
        (info) =>
          isKind(info, "list") &&
          inSlot(info, "column", "optionalColumn").some(({ name }) => name === field) &&
          !info.view.rowActions?.includes(opens),
      )
    ) {
      report(place, "CFG_NOT_A_ROW_ACTION", { field, name: opens });
    }
  }
}
