import { fieldUses, type FieldUse } from "../index/field-uses";
import { requiredOf } from "../index/pick-shape";
import type { ViewInfo } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import type { Report } from "../report";
import { atKey, type Check } from "./check";

/** What a field of a row cannot have: it has no siblings in the form, and is asked about nothing while it is typed. */
const notInRows = ["when", "unique", "sameAs", "certificateField", "rows"] as const;

/** A form has sections or steps; a list of objects names the fields of its rows, and in a form these are all that a row needs. */
export const checkFormParts: Check = ({ subjects }, report) => {
  for (const { views } of subjects) {
    for (const info of views) {
      checkSections(info, report);
      const uses = fieldUses(info);
      for (const use of uses) {
        if (use.face === "filter") continue;
        checkRows(use, uses, report);
        if (use.owner) checkRowField(use, report);
      }
    }
  }
};

function checkSections({ view, subject, path }: ViewInfo, report: Report): void {
  if (view.kind === "form" && (view.sections === undefined) === (view.steps === undefined))
    report(atKey(subject, path), "CFG_SECTIONS_OR_STEPS", {});
}

function checkRows(use: FieldUse, uses: readonly FieldUse[], report: Report): void {
  const { field, property, info, name } = use;
  if (!field || !property) return;
  const isRows = property.kind === "objects" && property.fields !== undefined;
  if (field.rows && !isRows)
    report(atKey(info.subject, ["fields", name, "rows"]), "CFG_ROWS_MISFIT", { name, type: propertyInWords(property) });
  if (use.face === "cell") return;
  if (!field.rows && isRows && !use.readOnly)
    report(atKey(info.subject, ["fields", name]), "CFG_ROWS_NEEDED", { name });
  if (!field.rows || !isRows) return;
  const listed = new Set(uses.filter(({ owner }) => owner === use).map((inner) => inner.property?.name));
  for (const needed of requiredOf({ properties: property.fields ?? new Map() })) {
    if (!listed.has(needed))
      report(atKey(info.subject, ["fields", name, "rows"]), "CFG_ROW_INCOMPLETE", { name: `${name}.${needed}` });
  }
}

function checkRowField({ field, info, name }: FieldUse, report: Report): void {
  for (const key of notInRows)
    if (field?.[key] !== undefined)
      report(atKey(info.subject, ["fields", name, key]), "CFG_NOT_IN_ROWS", { name: key });
}
