import type { WidgetName } from "../../model/widget-names";
import type { Property, ValueKind } from "../api/property";
import type { FieldUse } from "../index/field-uses";
import { widgetFaces } from "./faces";

const cells: Record<ValueKind, WidgetName> = {
  decimal: "money",
  ratio: "percent",
  dateTime: "dateTime",
  date: "date",
  month: "month",
  email: "email",
  phone: "phone",
  ipAddress: "ipAddress",
  link: "link",
  password: "text",
  menuCodes: "permissionTree",
  enum: "enumTag",
  boolean: "boolean",
  id: "text",
  number: "number",
  text: "text",
  longText: "text",
  texts: "tags",
  numbers: "tags",
  enums: "tags",
  objects: "tags",
  object: "text",
  domain: "text",
  ports: "text",
  duration: "duration",
  file: "file",
  files: "files",
  period: "dateRange",
  unknown: "text",
};

const inputs: Record<ValueKind, WidgetName> = {
  ...cells,
  password: "password",
  enum: "choice",
  boolean: "switch",
  id: "number",
  longText: "textarea",
  numbers: "multiChoice",
  enums: "multiChoice",
  domain: "domain",
  ports: "portList",
  objects: "rows",
};

/** What a use shows its value as: the enum's words of config make a text or number an enum. */
export function shownKind({ field, property }: FieldUse): ValueKind {
  const kind = property?.kind ?? "unknown";
  const isNamed = field?.words !== undefined && (kind === "text" || kind === "number" || kind === "longText");
  return isNamed ? "enum" : kind;
}

/** The widget of a cell or an input: the one config names if it has that face, else the natural one of the value. */
export function widgetOf(use: FieldUse): WidgetName {
  const { field, face } = use;
  if (field?.widget && widgetFaces[field.widget][face]) return field.widget;
  if (field?.timeline && face === "cell") return "timeline";
  if (field?.conversation && face === "cell") return "conversation";
  if (field?.rows && face === "cell") return "rows";
  const kind = shownKind(use);
  if (face !== "input") return cells[kind];
  if (field?.choices) return isList(use.property) ? "multiChoice" : "choice";
  return inputs[kind];
}

/** Whether a property is a list of values. */
export function isList(property: Property | undefined): boolean {
  return property?.schema.type === "array";
}
