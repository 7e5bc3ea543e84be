import type { UiSchema } from "@rjsf/utils";
import type { FormView } from "../../model/resolved-form";
import type { WidgetName } from "../../model/widget-names";
import { fieldsOf } from "./form-fields";

/**
 * Tells rjsf the widget of each property. Throws for a widget that has no input, naming form, field and widget: rjsf by
 * itself would silently take one of its own.
 *
 * @param known the names of the widgets that have an input.
 */
export function uiSchemaOf(view: FormView, known: ReadonlySet<string>): UiSchema {
  const widgets = new Map<string, WidgetName>(fieldsOf(view).map((field) => [field.name, field.widget]));
  const uiSchema: UiSchema = {};
  for (const name of Object.keys(view.schema.properties)) {
    const widget = widgets.get(name);
    if (widget === undefined) throw new Error(`The form "${view.name}" asks for "${name}" but no section shows it.`);
    if (!known.has(widget)) throw new Error(`The form "${view.name}" draws "${name}" with the widget "${widget}", which has no input.`);
    uiSchema[name] = { "ui:widget": widget };
  }
  return uiSchema;
}
