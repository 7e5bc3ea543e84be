import type { AnyOf } from "../../domain/permission";
import type { ValueKind } from "../../model/value-kind";
import { allowsNull, type FlatSchema, flatten, type JsonSchema, type OpenApiDocument } from "./json-schema";
import { type Names, namesOf } from "./names";

/** A property of a request or of an answer. */
export interface Property {
  name: string;
  kind: ValueKind;
  /** Without references. */
  schema: JsonSchema;
  required: boolean;
  /** Menu codes of which any gives it: without one it is neither answered nor taken. */
  permission?: AnyOf;
  /** It may be null. */
  nullable?: true;
  /** A part of an address: whatever is one value can be written there. */
  inPath?: true;
  /** Name of the enum's component, of the property itself or of the list's items. */
  enumName?: string;
  /** Allowed values, of the property itself or of the list's items. */
  values?: (string | number)[];
  /** Names of the values, by which config writes them. */
  names?: Names;
  /** Type of one value: of the property itself or of the list's items. */
  scalar: "string" | "number" | "boolean";
  /** Properties of one object: of a list's rows, or of the property itself. Read when first asked for, and not below themselves. */
  readonly fields?: ReadonlyMap<string, Property>;
}

const kindByFormat: Record<string, ValueKind> = {
  decimal: "decimal",
  ratio: "ratio",
  "local-date-time": "dateTime",
  "date-time": "dateTime",
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

/**
 * Reads one property.
 * @param above references that were followed to what it stands in: it has no fields where it is one of these again
 */
export function propertyOf(
  document: OpenApiDocument,
  name: string,
  schema: JsonSchema,
  required: boolean,
  above: readonly string[] = [],
): Property {
  const own = chosen(document, flatten(document, schema));
  const { schema: flat } = own;
  const permission = flat["x-permission"];
  const isList = flat.type === "array";
  const item = isList ? chosen(document, flatten(document, flat.items)) : own;
  const values = valuesOf(item.schema);
  const names = namesOf(item.schema);
  const property: Property = {
    name,
    kind: isList
      ? listKind(item.schema, values)
      : isPeriod(document, item.schema)
        ? "period"
        : scalarKind(name, flat, values),
    schema: isList ? { ...flat, items: readable(item.schema) } : readable(flat),
    required,
    ...(permission === undefined ? {} : { permission: [permission].flat() }),
    ...(allowsNull(schema) ? { nullable: true as const } : {}),
    ...(values && item.name !== undefined ? { enumName: item.name } : {}),
    ...(values ? { values } : {}),
    ...(names ? { names } : {}),
    scalar: scalarType(item.schema, values),
  };
  const refs = [...(own.refs ?? []), ...(isList ? (item.refs ?? []) : [])];
  const isRecursive = refs.some((ref) => above.includes(ref));
  return isRecursive ? property : withFields(property, () => fieldsOf(document, item.schema, [...above, ...refs]));
}

/** Reads the properties of an object; undefined where it names none. */
export function fieldsOf(
  document: OpenApiDocument,
  { properties, required }: JsonSchema,
  above: readonly string[] = [],
): Map<string, Property> | undefined {
  if (!properties) return undefined;
  const known = new Set(required);
  return new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      propertyOf(document, name, schema, known.has(name), above),
    ]),
  );
}

/** The property with fields that are read when somebody asks: a description may be as deep as it likes. */
function withFields(property: Property, read: () => ReadonlyMap<string, Property> | undefined): Property {
  const { schema } = property;
  if (!schema.properties && !schema.items?.properties) return property;
  let known: ReadonlyMap<string, Property> | undefined;
  return Object.defineProperty(property, "fields", { enumerable: true, get: () => (known ??= read()) });
}

/** One of several objects as an object with the properties of all, one of several values as the first of them. */
function chosen(document: OpenApiDocument, flat: FlatSchema): FlatSchema {
  const { properties, type, oneOf, anyOf } = flat.schema;
  const options = oneOf ?? anyOf ?? [];
  if (properties || type !== undefined || options.length < 2) return flat;
  const union = unionOf(document, flat);
  if (union !== flat) return union;
  const all = options.map((option) => flatten(document, option, flat.refs));
  // A text can be any of them.
  const first = all.find(({ schema }) => schema.type === "string" && !schema.enum) ?? all[0];
  const isValue = first !== undefined && first.schema.type !== undefined && first.schema.type !== "object";
  return isValue ? { ...first, refs: [...(flat.refs ?? []), ...(first.refs ?? [])] } : flat;
}

/** One of several objects as an object with the properties of all, of which any may be missing. */
export function unionOf(document: OpenApiDocument, flat: FlatSchema): FlatSchema {
  const { properties, oneOf, anyOf } = flat.schema;
  const shapes = properties ? [] : (oneOf ?? anyOf ?? []).map((shape) => flatten(document, shape, flat.refs).schema);
  if (shapes.length === 0 || shapes.some((shape) => !shape.properties)) return flat;
  return {
    ...flat,
    schema: { type: "object", properties: Object.assign({}, ...shapes.map((shape) => shape.properties).reverse()) },
  };
}

/** Whether an object is nothing but two moments, from and to. */
function isPeriod(document: OpenApiDocument, { properties = {} }: JsonSchema): boolean {
  const ends = Object.values(properties);
  if (ends.length !== 2) return false;
  const [from, to] = ends.map((end) => flatten(document, end).schema.format);
  return from === to && (from === "date" || from === "local-date-time");
}

/** A schema without a pattern that no browser reads: what it asks for is for the server to judge. */
function readable(schema: JsonSchema): JsonSchema {
  const { pattern, ...rest } = schema;
  return pattern === undefined || isPattern(pattern) ? schema : rest;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}

function valuesOf(schema: JsonSchema): (string | number)[] | undefined {
  const values = schema.enum?.filter(
    (value): value is string | number => typeof value === "string" || typeof value === "number",
  );
  return values && values.length > 0 ? values : undefined;
}

/** What tells something from others is no quantity. */
const idName = /(^|_)id$|Id$/;

function scalarKind(name: string, schema: JsonSchema, values: unknown): ValueKind {
  if (values) return "enum";
  if (schema["x-filter-of"] !== undefined) return "filter";
  const byFormat = schema.format === undefined ? undefined : kindByFormat[schema.format];
  if (byFormat) return byFormat;
  if (schema.type === "boolean") return "boolean";
  if (schema.type === "integer" && idName.test(name)) return "id";
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
