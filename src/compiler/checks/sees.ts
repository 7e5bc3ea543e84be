import type { Sees } from "../../model/config/common";
import type { Row } from "../api/operation";
import { inPart, inSlot } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { propertyInWords } from "../widgets/kind-words";
import { widgetOf } from "../widgets/natural";
import { at } from "./check";
import { checkFieldKind } from "./field-kind";

const thisSection = { zh: "这个分组", en: "this section" };

/** A section, and where it stands below its view. */
interface Placed {
  section: { sees?: Sees | undefined };
  path: Path;
}

/** Whose codes a section shows the menus of is one of its own fields, with codes; how many hold them, the row at hand counts. */
export function checkSees(info: ViewInfo, sections: readonly Placed[], row: Row | undefined, report: Report): void {
  for (const [part, { section, path }] of sections.entries())
    if (section.sees) checkSection(info, section.sees, { part, path: [...info.path, ...path, "sees"] }, row, report);
}

function checkSection(
  info: ViewInfo,
  { codes, users }: Sees,
  { part, path }: { part: number; path: Path },
  row: Row | undefined,
  report: Report,
): void {
  const listed = inPart(inSlot(info, "section"), part);
  const use = listed.find(({ name }) => name === codes);
  const place = at(info.subject, [...path, "codes"]);
  if (!use)
    report(
      place,
      "CFG_UNKNOWN_FIELD",
      { name: codes, owner: thisSection },
      listed.map(({ name }) => name),
    );
  else if (use.property && widgetOf(use) !== "permissionTree")
    report(place, "CFG_CARD_MISFIT", { role: "codes", name: codes, type: propertyInWords(use.property) });
  if (users === undefined || !row) return;
  checkFieldKind(row, { name: users, role: "users", kind: "number" }, at(info.subject, [...path, "users"]), report);
}
