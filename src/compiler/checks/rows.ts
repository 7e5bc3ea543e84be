import { requiredOf } from "../index/pick-shape";
import type { FieldUse } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import type { Report } from "../report/report";
import { atKey, eachField } from "./check";

/** What a field of a row cannot have: it has no siblings in the form, and is asked about nothing while it is typed. */
const notInRows = ["when", "unique", "sameAs", "certificateField", "rows"] as const;

/** A list of objects names the fields of its rows, and in a form these are all that a row needs. */
export const checkRows = eachField((use, report) => {
  if (use.face === "filter") return;
  checkSum(use, report);
  checkList(use, report);
  if (use.owner) checkRowField(use, report);
});

function checkList(use: FieldUse, report: Report): void {
  const { field, property, info, name } = use;
  if (!field || !property) return;
  const isRows = property.kind === "objects" && property.fields !== undefined;
  if (field.rows && !isRows)
    report(atKey(info.subject, ["fields", name, "rows"]), "CFG_ROWS_MISFIT", { name, type: propertyInWords(property) });
  if (use.face === "cell") return;
  if (!field.rows && isRows && !use.readOnly)
    report(atKey(info.subject, ["fields", name]), "CFG_ROWS_NEEDED", { name });
  if (!field.rows || !isRows) return;
  const listed = new Set(info.fields.filter(({ owner }) => owner === use).map((inner) => inner.property?.name));
  for (const needed of requiredOf({ properties: property.fields ?? new Map() })) {
    if (!listed.has(needed))
      report(atKey(info.subject, ["fields", name, "rows"]), "CFG_ROW_INCOMPLETE", { name: `${name}.${needed}` });
  }
}

/** A sum is of an amount in the rows of a form. */
function checkSum({ field, face, info, name, owner, property }: FieldUse, report: Report): void {
  if (field?.sum && property && face === "input" && !(owner && property.kind === "decimal"))
    report(atKey(info.subject, ["fields", name, "sum"]), "CFG_SUM_MISFIT", { name });
}

function checkRowField({ field, info, name }: FieldUse, report: Report): void {
  for (const key of notInRows)
    if (field?.[key] !== undefined)
      report(atKey(info.subject, ["fields", name, key]), "CFG_NOT_IN_ROWS", { name: key });
}
