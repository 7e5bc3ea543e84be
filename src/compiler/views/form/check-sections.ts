import { at, atKey, type Visit } from "../../checks/check";
import { checkSees } from "../../checks/sees";
import { objectRow } from "../../index/own-call";
import { otherPlace } from "../../report/related";
import type { Report } from "../../report/report";
import type { FormInfo } from "./info";
import { formSections } from "./sections";

/** A form has sections or steps; one that edits loads what is there, and what it loads is one object, and so is an answer that is shown. */
export const checkSections: Visit<FormInfo> = (info, report) => {
  const { view, subject, path, load, loaded, operation } = info;
  checkSees(info, formSections(view), loaded, report);
  if (view.sections && view.steps)
    report(atKey(subject, [...path, "steps"]), "CFG_SECTIONS_AND_STEPS", {
      where: otherPlace(atKey(subject, [...path, "sections"])),
    });
  else if (!view.sections && !view.steps) report(atKey(subject, path), "CFG_SECTIONS_OR_STEPS");
  if (operation?.edits && !view.load && view.send?.id !== undefined)
    report(at(subject, [...path, "call"]), "CFG_LOAD_NEEDED", { call: operation.id });
  if (load && !loaded) report(at(subject, [...path, "load", "call"]), "CFG_NO_OBJECT", { name: load.operation.id });
  if (view.result && operation && !objectRow(operation))
    report(atKey(subject, [...path, "result"]), "CFG_NO_OBJECT", { name: operation.id });
  checkUnsaid(info, report);
};

/** Nothing is said of success where the answer is always shown in its place. */
function checkUnsaid({ view, subject, path }: FormInfo, report: Report): void {
  if (!view.result || view.result.when) return;
  const where = otherPlace(atKey(subject, [...path, "result"]));
  for (const key of ["success", "pending"] as const)
    if (view[key] !== undefined) report(atKey(subject, [...path, key]), "CFG_NEVER_SAID", { key, where });
}
