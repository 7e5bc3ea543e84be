import { formats } from "../../../domain/formats";
import type { FormProperty, FormSchema } from "../../../model/resolved-form";
import type { ConfigField } from "../../../model/config/screen";
import type { JsonSchema } from "../../api/json-schema";
import { valueOf } from "../../api/names";
import type { Property } from "../../api/property";
import { widgetRow } from "../../../model/widgets";
import type { FieldUse } from "../../index/views";
import { limitKeys, limitsIn, tighter, writtenLimits } from "../../widgets/limits";
import { widgetOf } from "../../widgets/natural";

const types = ["string", "integer", "number", "boolean", "array", "object"] as const;

/**
 * A form's JSON Schema: one property per input, with the limits of the API, tightened by config, and what it begins with where `begins`. Inputs that depend on
 * others (`when`) are not required by the schema; the renderer asks for them while they are shown.
 */
export function formSchema(id: string, uses: readonly FieldUse[], { begins }: { begins: boolean }): FormSchema {
  const inputs = uses.filter(({ owner }) => !owner);
  return {
    $id: id,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      inputs.map((use) => [use.name, { ...formProperty(use, uses), ...(begins ? defaultOf(use) : {}) }]),
    ),
    required: inputs.filter((use) => isRequired(use) && !use.field?.when).map(({ name }) => name),
  };
}

/** Whether the input has to be filled in while it is shown. */
export function isRequired({ field, property, readOnly }: FieldUse): boolean {
  return (property?.required === true || field?.required === true) && !readOnly;
}

function formProperty(use: FieldUse, uses: readonly FieldUse[]): FormProperty {
  const { field, property, readOnly } = use;
  const schema = property?.schema ?? {};
  if (field?.sameAs !== undefined || readOnly)
    return { type: typeOf(schema), ...(typeOf(schema) === "array" ? { items: itemsOf(schema) } : {}) };
  if (property?.kind === "period")
    return objectOf(
      [...(property.fields?.values() ?? [])].map((end) => [end.name, textProperty(end.schema), end.required]),
    );
  const rows = uses.filter(({ owner }) => owner === use);
  if (rows.length > 0) {
    const cells = rows.map(
      (inner) => [inner.property?.name ?? inner.name, formProperty(inner, uses), isRequired(inner)] as const,
    );
    return { type: "array", ...pick(schema), items: objectOf(cells) };
  }
  const format = widgetRow(widgetOf(use)).format;
  return {
    type: typeOf(schema),
    ...(format ? { format } : {}),
    ...pick(schema),
    ...stringLimits(schema, field),
    ...(property?.scalar === "number" ? numberLimits(property, field) : {}),
    ...(schema.items ? { items: itemsOf(schema) } : {}),
  };
}

/** What config has an input begin with. */
function defaultOf({ field, property }: FieldUse): Partial<FormProperty> {
  const value = field?.default && valueOf(property?.names, field.default.value);
  return value === undefined ? {} : { default: value as NonNullable<FormProperty["default"]> };
}

function objectOf(
  entries: readonly (readonly [name: string, property: FormProperty, required: boolean])[],
): FormProperty {
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(entries.map(([name, property]) => [name, property])),
    required: entries.filter(([, , required]) => required).map(([name]) => name),
  };
}

function textProperty(schema: JsonSchema): FormProperty {
  return { type: typeOf(schema), ...pick(schema), ...stringLimits(schema) };
}

/** The keywords that hold as they are. */
function pick(schema: JsonSchema): Partial<FormProperty> {
  const { enum: values, format, pattern, minimum, maximum, minItems, maxItems, uniqueItems } = schema;
  const known = { enum: values, pattern, minimum, maximum, minItems, maxItems, uniqueItems, default: schema.default };
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return {
    ...(present as Partial<FormProperty>),
    ...(format !== undefined && Object.hasOwn(formats, format) ? { format } : {}),
  };
}

function stringLimits(
  schema: JsonSchema,
  { minLength, maxLength }: { minLength?: number | undefined; maxLength?: number | undefined } = {},
): Partial<FormProperty> {
  const min = Math.max(schema.minLength ?? 0, minLength ?? 0);
  const max = Math.min(schema.maxLength ?? Infinity, maxLength ?? Infinity);
  return { ...(min > 0 ? { minLength: min } : {}), ...(max < Infinity ? { maxLength: max } : {}) };
}

function numberLimits(property: Property, field: ConfigField | undefined): Partial<FormProperty> {
  const [, keys] = limitKeys;
  const [minimum, maximum] = tighter(limitsIn(property, keys) ?? [], writtenLimits(field, keys));
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function typeOf({ type, enum: values }: JsonSchema): FormProperty["type"] {
  const known = types.find((name) => name === type);
  return known ?? (typeof values?.[0] === "number" ? "integer" : "string");
}

/** A typed text is judged by itself; what is chosen is one of the choices. */
function itemsOf({ items = {} }: JsonSchema): FormProperty {
  if (items.type === "integer" || items.type === "number") return { type: "integer" };
  return items.enum ? { type: "string" } : { ...textProperty(items), type: "string" };
}
