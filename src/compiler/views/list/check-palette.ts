import { MOST_IN_PALETTE } from "../../../model/config/list";
import type { Mode } from "../../../model/config/mode";
import type { ValueKind } from "../../../model/value-kind";
import { at, type Visit } from "../../checks/check";
import { addressIndex } from "../../index/addresses";
import { inSlot } from "../../index/field-uses";
import { openingOf } from "../../index/openings";
import type { Scope } from "../../index/scope";
import { once } from "../../read/once";
import { isKind, parametersOf } from "../../index/views";
import { isTextFilter } from "../../resolve/filters";
import { modesOfAddress } from "../../index/modes";
import { propertyInWords } from "../../widgets/kind-words";
import type { ListInfo } from "./info";

/** Values that are read, and typed, as they come. */
const plain: readonly ValueKind[] = ["text", "texts", "id", "number", "ipAddress", "email", "phone", "domain"];

/** Rows that the palette finds are told by columns in plain words, asked for by a text, and opened from anywhere. */
export const checkPalette: Visit<ListInfo> = (info, report, { scope }) => {
  const { subject, view, path } = info;
  const { palette } = view;
  if (!palette) return;
  const columns = [...view.columns, ...(view.optionalColumns ?? [])];
  for (const [index, name] of palette.entries()) {
    const place = at(subject, [...path, "palette", index]);
    const property = info.row?.properties.get(name);
    if (!columns.includes(name)) report(place, "CFG_PALETTE_NO_COLUMN", { name }, columns);
    else if (property && !plain.includes(property.kind))
      report(place, "CFG_CARD_MISFIT", { name, role: "palette", type: propertyInWords(property) });
  }
  const place = at(subject, [...path, "palette"]);
  if (!isReachable(info) || !inSlot(info, "filter").some(isTextFilter)) report(place, "CFG_PALETTE_NOT_FOUND");
  else if (!opensRow(scope, info)) report(place, "CFG_PALETTE_OPENS", { name: palette[0] ?? "" });
  for (const mode of modesOf(scope, info)) {
    const before = listsInPalette(scope)
      .filter((list) => modesOf(scope, list).includes(mode))
      .indexOf(info);
    if (before >= MOST_IN_PALETTE) report(place, "CFG_PALETTE_FULL", { most: MOST_IN_PALETTE, mode });
  }
};

/** The list can be gone to without a row. */
function isReachable({ view: { route } }: ListInfo): boolean {
  return route !== undefined && parametersOf(route).length === 0;
}

/** A click on the first column opens a detail, or leads to an address. */
function opensRow({ subjects }: Scope, { subject, view, actions }: ListInfo): boolean {
  const name = subject.value.fields[view.palette?.[0] ?? ""]?.action;
  const use = actions.find((each) => each.slot === "rowActions" && each.name === name);
  const opening = use && openingOf(subjects, use);
  return opening ? opening.way !== "guest" && isKind(opening.info, "detail") : typeof use?.action?.link === "string";
}

/** The lists whose rows the palette of one of the consoles finds. */
const listsInPalette = once(({ subjects }: Scope): ListInfo[] =>
  subjects.flatMap(({ views }) => views).flatMap((info) => (isKind(info, "list") && info.view.palette ? [info] : [])),
);

function modesOf(scope: Scope, { view: { route = "" } }: ListInfo): Mode[] {
  const address = addressIndex(scope).get(route);
  return address ? modesOfAddress(scope, address) : [];
}
