import type { ConfigAction } from "../../model/config/screen";
import type { SubjectInfo } from "../index/views";
import type { Report } from "../report";
import { at, atKey, declared, type Check } from "./check";

/** An action either opens an existing view or calls; views list actions that exist. */
export const checkActions: Check = ({ subjects }, report) => {
  for (const info of subjects) {
    for (const [name, action] of Object.entries(info.subject.value.actions ?? {})) checkAction(info, name, action, report);
    checkUses(info, report);
    checkClicks(info, report);
  }
};

function checkAction({ subject }: SubjectInfo, name: string, action: ConfigAction, report: Report): void {
  if ((action.opens === undefined) === (action.call === undefined)) report(atKey(subject, ["actions", name]), "CFG_ACTION_DOES", { name });
  if (action.opens === undefined) return;
  const views = declared(subject.raw, "views");
  if (!views.includes(action.opens)) report(at(subject, ["actions", name, "opens"]), "CFG_UNKNOWN_VIEW", { name: action.opens }, views);
  for (const key of ["send", "shape", "confirm", "success", "refreshes"] as const) {
    if (action[key] !== undefined && action.call === undefined) report(atKey(subject, ["actions", name, key]), "CFG_OPENING_SENDS", { name: key });
  }
}

function checkUses({ subject, uses }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  const seen = new Set<string>();
  for (const { name, path, action, slot, rows, info } of uses) {
    if (!action && !names.includes(name)) report(at(subject, path), "CFG_UNKNOWN_ACTION", { name }, names);
    const silent = slot === "onOpen" || rows === "many";
    if (silent && action?.opens !== undefined) report(at(subject, path), "CFG_CALL_ACTION_NEEDED", { name });
    const key = `${info.name} ${slot} ${name}`;
    if (seen.has(key)) report(at(subject, path), "CFG_LISTED_TWICE", { name });
    seen.add(key);
  }
}

/** A click on a cell performs one of the row's own actions. */
function checkClicks({ subject, views }: SubjectInfo, report: Report): void {
  const names = declared(subject.raw, "actions");
  for (const [field, { opens }] of Object.entries(subject.value.fields)) {
    if (opens === undefined) continue;
    const place = at(subject, ["fields", field, "opens"]);
    if (!names.includes(opens)) report(place, "CFG_UNKNOWN_ACTION", { name: opens }, names);
    else if (views.some(({ view }) => view.kind === "list" && view.columns.includes(field) && !view.rowActions?.includes(opens))) {
      report(place, "CFG_NOT_A_ROW_ACTION", { field, name: opens });
    }
  }
}
