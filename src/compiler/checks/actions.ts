import type { ConfigAction, ConfigView } from "../../model/config/screen";
import { actionKinds, kindOfAction } from "../index/action-shape";
import { inSlot } from "../index/field-uses";
import { type Opening, openingOf } from "../index/openings";
import type { Subject } from "../index/program";
import type { Scope } from "../index/scope";
import { isKind, type SubjectInfo, type ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, atKey, declared, type DeclaredAction, eachAction, eachSubject, together } from "./check";

/** An action does one thing and says nothing that does not go with it; views list actions that exist. */
export const checkActions = together(
  eachAction((declaredAction, report, { subject }) => checkAction(subject, declaredAction, report)),
  eachSubject<Scope>((info, report, { scope }) => {
    checkUses(scope, info, report);
    checkClicks(info, report);
  }),
);

type FormConfig = Extract<ConfigView, { kind: "form" }>;

/** What an action may say besides, by what it does. */
const furtherKeys = {
  opens: [],
  link: ["send", "for"],
  download: ["send", "shape", "confirm", "success"],
  call: ["send", "shape", "confirm", "success", "pending", "next"],
} as const;

const everyKey = [...furtherKeys.call, "for"] as const;

function checkAction({ subject }: SubjectInfo, { name, action }: DeclaredAction, report: Report): void {
  const kind = kindOfAction(action);
  if (!kind) return reportDoes(subject, { name, action }, report);
  const views = declared(subject.raw, "views");
  if (typeof action.opens === "string" && !views.includes(action.opens)) {
    report(at(subject, ["actions", name, "opens"]), "CFG_UNKNOWN_VIEW", { name: action.opens }, views);
  }
  const allowed = keysBeside(subject.name, action, kind);
  for (const key of everyKey) {
    if (action[key] !== undefined && !allowed.includes(key))
      report(atKey(subject, ["actions", name, key]), "CFG_ACTION_KEY", {
        name: key,
        does: kind,
        where: otherPlace(atKey(subject, ["actions", name, kind])),
      });
  }
}

/** An action does nothing, or several things. */
function reportDoes(subject: Subject, { name, action }: DeclaredAction, report: Report): void {
  const [does, key] = actionKinds.filter((each) => action[each] !== undefined);
  if (does === undefined || key === undefined)
    return report(atKey(subject, ["actions", name]), "CFG_ACTION_DOES", { name });
  const where = otherPlace(atKey(subject, ["actions", name, does]));
  report(atKey(subject, ["actions", name, key]), "CFG_ACTION_DOES_TWO", { name, key, does, where });
}

/** A view elsewhere is sent to as an address is; what lies outside of the console takes nothing. */
function keysBeside(subject: string, { link, opens }: ConfigAction, kind: keyof typeof furtherKeys): readonly string[] {
  if (typeof link === "object") return [];
  const isElsewhere = typeof opens === "object" && (opens.screen !== subject || opens.on !== undefined);
  return isElsewhere ? furtherKeys.link : furtherKeys[kind];
}

function checkUses({ subjects }: Scope, { subject, uses }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  const seen = new Map<string, Path>();
  for (const { name, path, action, slot, rows, info } of uses) {
    if (!action && !names.includes(name)) report(at(subject, path), "CFG_UNKNOWN_ACTION", { name }, names);
    const opened = openingOf(subjects, { action, info });
    const leads = action?.link !== undefined || (action?.opens !== undefined && !isFormForRows(opened));
    if ((rows === "many" && leads) || (slot === "onOpen" && action && action.call === undefined))
      report(at(subject, path), "CFG_CALL_ACTION_NEEDED", { name });
    if (slot === "onOpen" && action?.confirm)
      report(at(subject, path), "CFG_ON_OPEN_ASKS", {
        name,
        where: otherPlace(atKey(subject, ["actions", name, "confirm"])),
      });
    if (slot === "form" && action && !isOwnForm(opened)) report(at(subject, path), "CFG_FORM_ACTION_NEEDED", { name });
    if ((slot === "next" || slot === "onward") && action && !leads)
      report(at(subject, path), "CFG_LEADING_ACTION_NEEDED", { name });
    const key = `${info.name} ${slot} ${name}`;
    const first = seen.get(key);
    if (first) report(at(subject, path), "CFG_LISTED_TWICE", { name, where: otherPlace(at(subject, first)) });
    else seen.set(key, path);
  }
}

/** A form in a drawer that sends the list of a field over the rows it is opened for, or is filled in from them. */
function isFormForRows(opening: Opening | undefined): boolean {
  const view = isOwnForm(opening) ? opening.info.view : undefined;
  return view?.selected !== undefined || Object.values(view?.send ?? {}).some((source) => Array.isArray(source));
}

/** A form of the same file without an address. */
function isOwnForm(opening: Opening | undefined): opening is Opening & { info: ViewInfo<FormConfig> } {
  return opening?.way === "own" && isKind(opening.info, "form") && opening.info.view.route === undefined;
}

/** A click on a cell performs one of the row's own actions. */
function checkClicks({ subject, views }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  for (const [field, { action }] of Object.entries(subject.value.fields)) {
    if (action === undefined) continue;
    const place = at(subject, ["fields", field, "action"]);
    if (!names.includes(action)) report(place, "CFG_UNKNOWN_ACTION", { name: action }, names);
    else if (
      views.some(
        (info) =>
          isKind(info, "list") &&
          inSlot(info, "column", "optionalColumn").some(({ name }) => name === field) &&
          !info.view.rowActions?.includes(action),
      )
    ) {
      report(place, "CFG_NOT_A_ROW_ACTION", { field, name: action });
    }
  }
}
