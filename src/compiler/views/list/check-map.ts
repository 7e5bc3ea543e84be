import type { ConfigMap } from "../../../model/config/list";
import type { ValueKind } from "../../../model/value-kind";
import { at, type Visit } from "../../checks/check";
import { propertyInWords } from "../../widgets/kind-words";
import type { ListInfo } from "./info";

/** What each part of a map is told by. */
const kinds = {
  parent: ["id", "text", "number"],
  kind: ["enum"],
  state: ["enum"],
  amount: ["decimal"],
} satisfies Record<keyof ConfigMap, readonly ValueKind[]>;

/** A map is made of properties of the rows that say what it needs; all but the row above are columns, which have words. */
export const checkMap: Visit<ListInfo> = ({ subject, view, path, row }, report) => {
  for (const [part, name] of Object.entries(view.map ?? {}) as [keyof ConfigMap, string][]) {
    const place = at(subject, [...path, "map", part]);
    const property = row?.properties.get(name);
    if (row && !property) report(place, "CFG_UNKNOWN_FIELD", { name, owner: row.name }, row.properties.keys());
    else if (part !== "parent" && !view.columns.includes(name))
      report(place, "CFG_MAP_NO_COLUMN", { name, part }, view.columns);
    else if (property && !(kinds[part] as readonly ValueKind[]).includes(property.kind))
      report(place, "CFG_CARD_MISFIT", { name, role: part, type: propertyInWords(property) });
  }
};
