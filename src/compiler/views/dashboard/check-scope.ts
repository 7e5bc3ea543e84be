import { at, type Visit } from "../../checks/check";
import { filterNames } from "../../index/field-uses";
import { propertyInWords } from "../../widgets/kind-words";
import { shapeTaking } from "../../index/pick-shape";
import { scopeUses } from "./fields";
import type { DashboardInfo } from "./info";

/** What the board is of is taken by at least one card, and given by a detail: no address does. A filter of the board is one of at least one card's call; its month is a month, its tabs are an enum in its address. */
export const checkScope: Visit<DashboardInfo> = (info, report) => {
  const { tabs, of = [], route } = info.view;
  for (const [index, name] of of.entries())
    if (route !== undefined || (info.cards.every(({ shape }) => shape) && !shapeTaking(info, name)))
      report(at(info.subject, [...info.path, "of", index]), "CFG_BOARD_OF", { name });
  const values = tabs === undefined ? undefined : shapeTaking(info, tabs)?.properties.get(tabs);
  if (tabs !== undefined && !(info.params.includes(tabs) && values?.enumName !== undefined))
    report(at(info.subject, [...info.path, "tabs"]), "CFG_TABS_PARAMETER", { name: tabs }, info.params);
  const known = info.cards.flatMap(({ shape }) => filterNames(shape ? { shape } : {}));
  for (const { name, property, path, field, slot } of scopeUses(info)) {
    const place = at(info.subject, path);
    if (!property && field && known.length > 0) report(place, "CFG_UNKNOWN_SCOPE", { name }, known);
    else if (slot === "month" && property && property.kind !== "month")
      report(place, "CFG_CARD_MISFIT", { name, role: "scope.month", type: propertyInWords(property) });
  }
};
