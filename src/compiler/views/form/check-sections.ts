import { at, atKey, type Visit } from "../../checks/check";
import type { FormInfo } from "./info";

/** A form has sections or steps; what it loads is one object. */
export const checkSections: Visit<FormInfo> = ({ view, subject, path, load, loaded }, report) => {
  if ((view.sections === undefined) === (view.steps === undefined))
    report(atKey(subject, path), "CFG_SECTIONS_OR_STEPS", {});
  if (load && !loaded) report(at(subject, [...path, "load", "call"]), "CFG_NO_OBJECT", { name: load.operation.id });
};
