import { widgetRow } from "../../model/widgets";
import type { FieldUse } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import { isList, shownKind } from "../widgets/natural";
import type { Report } from "../report/report";
import { at, eachSubject } from "./check";

/** A widget that config names fits the value wherever it is used, and is used somewhere. */
export const checkWidgets = eachSubject(({ subject, views }, report) => {
  const uses = views.flatMap(({ fields }) => fields);
  for (const use of uses) checkListFilter(use, report);
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
  const isWhole = property.schema.type === "integer";
  const fits = chosenFromCall
    ? isList(property) === (widget === "multiChoice")
    : widgetRow(widget)[face]?.includes(shownKind(use)) && !(isWhole && widgetRow(widget).fraction);
  if (!fits)
    report(at(info.subject, ["fields", name, "widget"]), "CFG_WIDGET_MISFIT", {
      widget,
      name,
      type: propertyInWords(property),
    });
  else if (widgetRow(widget).choices && hasNoValues(use))
    report(at(info.subject, ["fields", name, "widget"]), "CFG_CHOICES_NEEDED", { widget, name });
}

/** A filter that takes a list chooses among values whether config names a widget or not. */
function checkListFilter(use: FieldUse, report: Report): void {
  const { face, field, property, info, name } = use;
  if (face === "filter" && field && !field.widget && isList(property) && hasNoValues(use))
    report(at(info.subject, ["fields", name]), "CFG_CHOICES_NEEDED", { widget: "multiChoice", name });
}

/** Values that neither the API lists nor a call fetches. */
function hasNoValues({ field, property }: FieldUse): boolean {
  return !field?.choices && !property?.values && field?.words === undefined;
}
