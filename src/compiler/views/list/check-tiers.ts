import { at, type Visit } from "../../checks/check";
import { propertyInWords } from "../../widgets/kind-words";
import type { ListInfo } from "./info";

/** Tiers are made of columns, one of them with an enum, and of a list of keys of other rows. */
export const checkTiers: Visit<ListInfo> = ({ subject, view, path, row }, report) => {
  if (!view.tiers) return;
  const { tier, links, facts } = view.tiers;
  const place = at(subject, [...path, "tiers", "tier"]);
  const known = row?.properties.get(tier);
  if (!view.columns.includes(tier)) report(place, "CFG_TIERS_NO_COLUMN", { name: tier }, view.columns);
  else if (known && known.kind !== "enum")
    report(place, "CFG_CARD_MISFIT", { name: tier, role: "tier", type: propertyInWords(known) });
  for (const [index, name] of facts.entries())
    if (!view.columns.includes(name))
      report(at(subject, [...path, "tiers", "facts", index]), "CFG_TIERS_NO_COLUMN", { name }, view.columns);
  if (row && !row.properties.has(links))
    report(
      at(subject, [...path, "tiers", "links"]),
      "CFG_UNKNOWN_FIELD",
      { name: links, owner: row.name },
      row.properties.keys(),
    );
};
