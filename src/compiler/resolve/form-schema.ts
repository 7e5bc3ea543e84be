import { formats } from "../../domain/formats";
import type { FormProperty, FormSchema } from "../../model/resolved-form";
import type { JsonSchema } from "../api/json-schema";
import type { WidgetName } from "../../model/widget-names";
import type { FieldUse } from "../index/field-uses";
import { widgetOf } from "../widgets/natural";

/** What inputs ask of a text by themselves, whether or not the API names its format. Specification §5: "Not a valid dotted address". */
const inputFormats: Partial<Record<WidgetName, keyof typeof formats>> = { ipAddress: "ipv4", email: "email", phone: "phone" };

const types = ["string", "integer", "number", "boolean", "array"] as const;

/**
 * A form's JSON Schema: one property per input, with the limits of the API, tightened by config. Inputs that depend on
 * others (`when`) are not required by the schema; the renderer asks for them while they are shown.
 */
export function formSchema(id: string, uses: readonly FieldUse[]): FormSchema {
  return {
    $id: id,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(uses.map((use) => [use.name, formProperty(use)])),
    required: uses.filter((use) => isRequired(use) && !use.field?.when).map(({ name }) => name),
  };
}

/** Whether the input has to be filled in while it is shown. */
export function isRequired({ property, readOnly }: FieldUse): boolean {
  return property?.required === true && !readOnly;
}

function formProperty(use: FieldUse): FormProperty {
  const { field, property, readOnly } = use;
  const schema = property?.schema ?? {};
  if (field?.sameAs !== undefined || readOnly) return { type: typeOf(schema), ...(typeOf(schema) === "array" ? { items: itemsOf(schema) } : {}) };
  const limits = stringLimits(schema, field?.minLength, field?.maxLength);
  const format = inputFormats[widgetOf(use)];
  return { type: typeOf(schema), ...(format ? { format } : {}), ...pick(schema), ...limits, ...(schema.items ? { items: itemsOf(schema) } : {}) };
}

/** The keywords that hold as they are. */
function pick(schema: JsonSchema): Partial<FormProperty> {
  const { enum: values, format, pattern, minimum, maximum, minItems, maxItems, uniqueItems } = schema;
  const known = { enum: values, pattern, minimum, maximum, minItems, maxItems, uniqueItems, default: schema.default };
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return { ...(present as Partial<FormProperty>), ...(format !== undefined && Object.hasOwn(formats, format) ? { format } : {}) };
}

function stringLimits(schema: JsonSchema, minLength?: number, maxLength?: number): Partial<FormProperty> {
  const min = Math.max(schema.minLength ?? 0, minLength ?? 0);
  const max = Math.min(schema.maxLength ?? Infinity, maxLength ?? Infinity);
  return { ...(min > 0 ? { minLength: min } : {}), ...(max < Infinity ? { maxLength: max } : {}) };
}

function typeOf({ type, enum: values }: JsonSchema): FormProperty["type"] {
  const known = types.find((name) => name === type);
  return known ?? (typeof values?.[0] === "number" ? "integer" : "string");
}

function itemsOf({ items }: JsonSchema): NonNullable<FormProperty["items"]> {
  return { type: items?.type === "integer" || items?.type === "number" ? "integer" : "string" };
}
