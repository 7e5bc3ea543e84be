import { at, type Visit } from "../../checks/check";
import type { DetailInfo } from "./info";

/** A detail calls what answers one object; what heads it is one of its fields. */
export const checkAnswer: Visit<DetailInfo> = ({ subject, view, path, operation, row }, report) => {
  const { call, title } = view;
  if (operation && !row) report(at(subject, [...path, "call"]), "CFG_NO_OBJECT", { name: call });
  else if (row && title !== undefined && !row.properties.has(title)) {
    const owner = row.name;
    report(at(subject, [...path, "title"]), "CFG_UNKNOWN_FIELD", { name: title, owner }, row.properties.keys());
  }
};
