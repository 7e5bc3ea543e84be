import { widgetRow } from "../../model/widgets";
import type { FieldUse } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import { shownKind } from "../widgets/natural";
import type { Report } from "../report/report";
import { at, eachSubject } from "./check";

/** A widget that config names fits the value wherever it is used, and is used somewhere. */
export const checkWidgets = eachSubject(({ subject, views }, report) => {
  const uses = views.flatMap(({ fields }) => fields);
  for (const [name, { widget }] of Object.entries(subject.value.fields)) {
    const ofField = uses.filter((use) => use.name === name);
    if (!widget || ofField.length === 0) continue;
    const showing = ofField.filter(({ face }) => widgetRow(widget)[face]);
    if (showing.length === 0) report(at(subject, ["fields", name, "widget"]), "CFG_WIDGET_FACE", { widget, name });
    for (const use of showing) checkFit(use, report);
  }
});

function checkFit(use: FieldUse, report: Report): void {
  const { field, property, info, name, face } = use;
  const widget = field?.widget;
  if (!widget || !property) return;
  const chosenFromCall = field.choices && (widget === "choice" || widget === "multiChoice");
  const isList = property.schema.type === "array";
  const isWhole = property.schema.type === "integer";
  const fits = chosenFromCall
    ? isList === (widget === "multiChoice")
    : widgetRow(widget)[face]?.includes(shownKind(use)) && !(isWhole && widgetRow(widget).fraction);
  if (!fits)
    report(at(info.subject, ["fields", name, "widget"]), "CFG_WIDGET_MISFIT", {
      widget,
      name,
      type: propertyInWords(property),
    });
  else if (needsChoices(use))
    report(at(info.subject, ["fields", name, "widget"]), "CFG_CHOICES_NEEDED", { widget, name });
}

/** A choice among values that neither the API lists nor a call fetches. */
function needsChoices({ field, property }: FieldUse): boolean {
  const chooses = field?.widget !== undefined && widgetRow(field.widget).choices;
  return chooses === true && !field?.choices && !property?.values && field?.words === undefined;
}
