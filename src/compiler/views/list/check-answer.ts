import { at, type Visit } from "../../checks/check";
import type { ListInfo } from "./info";

/** A list calls what answers rows; what identifies these is one of their fields. */
export const checkAnswer: Visit<ListInfo> = ({ subject, view, path, operation, row }, report) => {
  const place = at(subject, [...path, "rowKey"]);
  const { call, rowKey = "id" } = view;
  if (operation && !row) report(at(subject, [...path, "call"]), "CFG_NO_LIST", { name: call });
  else if (row && !row.properties.has(rowKey))
    report(place, "CFG_UNKNOWN_FIELD", { name: rowKey, owner: row.name }, row.properties.keys());
};
