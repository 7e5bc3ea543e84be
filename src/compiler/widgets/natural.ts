import type { ValueKind } from "../../model/value-kind";
import { type Widget, type WidgetName, widgetNames, widgetRow } from "../../model/widgets";
import type { Property } from "../api/property";
import type { FieldUse } from "../index/views";

/** The widget of each kind of value, by what the widgets say of themselves. */
function naturalBy(
  traits: readonly (keyof Widget & ("natural" | "naturalInput"))[],
): ReadonlyMap<ValueKind, WidgetName> {
  const kinds = traits.flatMap((trait) =>
    widgetNames.flatMap((name) => (widgetRow(name)[trait] ?? []).map((kind) => [kind, name] as const)),
  );
  return new Map(kinds);
}

const byFace = { cell: naturalBy(["natural"]), input: naturalBy(["natural", "naturalInput"]) };

/** The widget of a kind of value where config names none. */
export function naturalWidget(face: "cell" | "input", kind: ValueKind): WidgetName {
  const widget = byFace[face].get(kind);
  if (!widget) throw new Error(`No widget is the natural ${face} of ${kind}.`);
  return widget;
}

/** What a use shows its value as: the enum's words of config make a text or number an enum. */
export function shownKind({ field, property }: FieldUse): ValueKind {
  const kind = property?.kind ?? "unknown";
  const isNamed = field?.words !== undefined && (kind === "text" || kind === "number" || kind === "longText");
  return isNamed ? "enum" : kind;
}

/** The widget of a cell or an input: the one config names if it has that face, else the natural one of the value. */
export function widgetOf(use: FieldUse): WidgetName {
  const { field, face } = use;
  if (field?.widget && widgetRow(field.widget)[face]) return field.widget;
  if (field?.timeline && face === "cell") return "timeline";
  if (field?.conversation && face === "cell") return "conversation";
  if (field?.rows && face === "cell") return "rows";
  const kind = shownKind(use);
  if (face !== "input") return naturalWidget("cell", kind);
  if (field?.choices) return isList(use.property) ? "multiChoice" : "choice";
  return naturalWidget("input", kind);
}

/** Whether a property is a list of values. */
export function isList(property: Property | undefined): boolean {
  return property?.schema.type === "array";
}
