import type { ValueKind } from "../../model/value-kind";
import { once } from "../read/once";
import { allowsNull, flatten, type JsonSchema, type OpenApiDocument } from "./json-schema";
import { type Names, namesOf } from "./names";

/** A property of a request or of an answer. */
export interface Property {
  name: string;
  kind: ValueKind;
  /** Without references. */
  schema: JsonSchema;
  required: boolean;
  /** It may be null. */
  nullable?: true;
  /** Name of the enum's component, of the property itself or of the list's items. */
  enumName?: string;
  /** Allowed values, of the property itself or of the list's items. */
  values?: (string | number)[];
  /** Names of the values, by which config writes them. */
  names?: Names;
  /** Type of one value: of the property itself or of the list's items. */
  scalar: "string" | "number" | "boolean";
  /** Properties of one object: of a list's rows, or of the property itself. */
  fields?: ReadonlyMap<string, Property>;
}

const kindByFormat: Record<string, ValueKind> = {
  decimal: "decimal",
  ratio: "ratio",
  "local-date-time": "dateTime",
  date: "date",
  "year-month": "month",
  email: "email",
  phone: "phone",
  ipv4: "ipAddress",
  uri: "link",
  password: "password",
  "menu-codes": "menuCodes",
  int64: "id",
  domain: "domain",
  "wildcard-domain": "domain",
  "port-list": "ports",
  duration: "duration",
  "file-id": "file",
};

/** Texts longer than this are written in several lines. */
const longestLine = 255;

/** Reads one property. */
export function propertyOf(document: OpenApiDocument, name: string, schema: JsonSchema, required: boolean): Property {
  const { schema: flat, name: component } = flatten(document, schema);
  const isList = flat.type === "array";
  const item = isList ? flatten(document, flat.items) : { schema: flat, name: component };
  const values = valuesOf(item.schema);
  const names = namesOf(item.schema);
  const fields = fieldsOf(document, item.schema);
  return {
    name,
    kind: isList ? listKind(item.schema, values) : isPeriod(fields) ? "period" : scalarKind(flat, values),
    schema: isList ? { ...flat, items: item.schema } : flat,
    required,
    ...(allowsNull(schema) ? { nullable: true as const } : {}),
    ...(values && item.name !== undefined ? { enumName: item.name } : {}),
    ...(values ? { values } : {}),
    ...(names ? { names } : {}),
    scalar: scalarType(item.schema, values),
    ...(fields ? { fields } : {}),
  };
}

/** Reads the properties of an object; undefined where it names none. */
export function fieldsOf(
  document: OpenApiDocument,
  { properties, required }: JsonSchema,
): ReadonlyMap<string, Property> | undefined {
  return properties && fieldsIn(document)(properties)(required ?? none);
}

const none: readonly string[] = [];

/** The same component is read once, however many operations answer it. */
const fieldsIn = once((document: OpenApiDocument) =>
  once((properties: Record<string, JsonSchema>) =>
    once((required: readonly string[]): ReadonlyMap<string, Property> => {
      const known = new Set(required);
      return new Map(
        Object.entries(properties).map(([name, schema]) => [name, propertyOf(document, name, schema, known.has(name))]),
      );
    }),
  ),
);

/** Whether an object is nothing but two moments, from and to. */
function isPeriod(fields: ReadonlyMap<string, Property> | undefined): boolean {
  const [from, to, ...others] = [...(fields?.values() ?? [])].map(({ kind }) => kind);
  return others.length === 0 && from === to && (from === "date" || from === "dateTime");
}

function valuesOf(schema: JsonSchema): (string | number)[] | undefined {
  const values = schema.enum?.filter(
    (value): value is string | number => typeof value === "string" || typeof value === "number",
  );
  return values && values.length > 0 ? values : undefined;
}

function scalarKind(schema: JsonSchema, values: unknown): ValueKind {
  if (values) return "enum";
  if (schema["x-filter-of"] !== undefined) return "filter";
  const byFormat = schema.format === undefined ? undefined : kindByFormat[schema.format];
  if (byFormat) return byFormat;
  if (schema.type === "boolean") return "boolean";
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "string") return (schema.maxLength ?? 0) > longestLine ? "longText" : "text";
  return schema.type === "object" || schema.properties ? "object" : "unknown";
}

function listKind(item: JsonSchema, values: unknown): ValueKind {
  if (values) return "enums";
  if (item.format === "file-id") return "files";
  if (item.type === "integer" || item.type === "number") return "numbers";
  return item.type === "string" ? "texts" : "objects";
}

function scalarType(schema: JsonSchema, values: (string | number)[] | undefined): Property["scalar"] {
  if (schema.type === "boolean") return "boolean";
  const isNumber = schema.type === "integer" || schema.type === "number" || typeof values?.[0] === "number";
  return isNumber ? "number" : "string";
}
