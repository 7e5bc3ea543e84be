/** What the compiler reads of a schema in the description. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  /** For people: nothing goes by it, but a renamed property is known again by it. */
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  /** It may be null, as OpenAPI 3.0 says it. */
  nullable?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  "x-range"?: Record<string, string[]>;
  /** Of a request's filter: the properties of the answer's rows that it may name, and those that a text alone is searched in. */
  "x-filter"?: { properties: string[]; searched?: string[] };
  /** Of a text that is kept: a filter as this operation takes it. */
  "x-filter-of"?: string;
  /** Of a request's text that rows are filtered by: how it is compared, where that is not as a part of the row's text. */
  "x-match"?: "is" | "startsWith";
  "x-scale"?: number;
  /** Menu code, or several of which any suffices, without which it is neither answered nor taken. */
  "x-permission"?: string | string[];
  /** A password or key: never kept by a browser. */
  "x-secret"?: boolean;
  /** Least and greatest of a decimal, which is a text. */
  "x-minimum"?: string;
  "x-maximum"?: string;
  /** Of a file: media types taken, and bytes at most. */
  "x-accept"?: string[];
  "x-max-size"?: number;
  /** Menu code with which other users of the customer may read it. */
  "x-read-code"?: string;
  /** Units that a duration may have. */
  "x-units"?: string[];
  /** Of a list of objects: the property in which no two may be alike. */
  "x-unique"?: string;
  /** Names of an enum's numbers, in their order: what config writes. */
  "x-enum-varnames"?: string[];
  /** Of an enum: the outside service that each of some values needs. */
  "x-provider"?: Record<string, string>;
}

/** What the compiler reads of an operation in the description. */
export interface OperationObject {
  operationId?: string;
  summary?: string;
  deprecated?: boolean;
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  /** The summary in Chinese; of each operation that needs a permission. */
  "x-summary-zh"?: string;
  tags?: string[];
  "x-change"?: boolean;
  /** Replaces what is there, where it is sent an id. */
  "x-edits"?: boolean;
  /** Takes something away that nobody gets back. */
  "x-danger"?: boolean;
  "x-affects"?: string[];
  "x-log-only"?: boolean;
  parameters?: ParameterObject[];
  requestBody?: BodyObject;
  responses?: Record<string, ResponseObject>;
  "x-permission"?: string | string[];
  "x-provider"?: string;
  "x-public"?: boolean;
  "x-export"?: boolean;
  "x-self"?: string;
  "x-range"?: Record<string, string[]>;
}

/** What the compiler reads of a parameter: itself, or where it stands. */
export interface ParameterObject {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
  /** Of a list: each value by itself, which it is unless told. */
  explode?: boolean;
  style?: string;
  /** A parameter may be described by what it holds. */
  content?: Record<string, { schema?: JsonSchema }>;
}

/** What the compiler reads of a request's body: itself, or where it stands. */
export interface BodyObject {
  $ref?: string;
  required?: boolean;
  content?: Record<string, { schema?: JsonSchema }>;
}

/** What the compiler reads of a response: itself, or the name of one that several operations give. */
export interface ResponseObject {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: JsonSchema }>;
}

/** An OpenAPI document: references are local. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  components?: {
    securitySchemes?: Record<string, SecurityScheme>;
    schemas?: Record<string, JsonSchema>;
    parameters?: Record<string, unknown>;
    responses?: Record<string, ResponseObject>;
  };
}

/** What the compiler reads of a way to say who calls. */
export interface SecurityScheme {
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
  /** Of a signature: the headers of its further parts, and what the part `source` is. */
  "x-headers"?: Record<string, string>;
  "x-source-value"?: string;
}

/** A schema without references: all of `allOf` joined, `null` taken out, and the component's name if it is one. */
export interface FlatSchema {
  schema: JsonSchema;
  name?: string;
  /** References that were followed to it: whatever stands below and follows one of them again is recursive. */
  refs?: readonly string[];
}

const withoutBody: FlatSchema = { schema: {} };

/** Whether a schema allows null. */
export function allowsNull({ type, nullable, anyOf, oneOf }: JsonSchema): boolean {
  const isOption = (anyOf ?? oneOf ?? []).some((one) => isSchema(one) && one.type === "null");
  return nullable === true || (Array.isArray(type) && type.includes("null")) || isOption;
}

/** What a local reference (RFC 6901) leads to; undefined where it leads nowhere, or out of the document. */
export function resolve<T>(document: OpenApiDocument, ref: string): T | undefined {
  if (!ref.startsWith("#/")) return undefined;
  const keys = ref
    .slice(2)
    .split("/")
    .map((key) => decodeURI(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document) as
    | T
    | undefined;
}

/** What something is, or what its reference leads to; undefined where that leads nowhere or in a circle. */
export function dereferenced<T extends { $ref?: string }>(
  document: OpenApiDocument,
  value: T | undefined,
  followed: readonly string[] = [],
): T | undefined {
  if (value?.$ref === undefined || typeof value.$ref !== "string") return value;
  if (followed.includes(value.$ref)) return undefined;
  return dereferenced(document, resolve<T>(document, value.$ref), [...followed, value.$ref]);
}

/**
 * Resolves references, joins `allOf`, and takes `null` out of types and unions. Never fails: what leads nowhere or back to itself says
 * nothing.
 */
export function flatten(
  document: OpenApiDocument,
  schema: JsonSchema | undefined,
  followed: readonly string[] = [],
): FlatSchema {
  // `true` and `false` are schemas, too (JSON Schema 2020-12): they say nothing that is shown.
  if (!isSchema(schema)) return withoutBody;
  if (typeof schema.$ref === "string") return referenced(document, { ...schema, $ref: schema.$ref }, followed);
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter((one) => isSchema(one) && one.type !== "null");
  if (alternatives?.length === 1 && !schema.properties) {
    const { anyOf: _any, oneOf: _one, ...rest } = schema;
    const only = flatten(document, alternatives[0], followed);
    return { ...only, schema: { ...only.schema, ...rest } };
  }
  return schema.allOf ? joined(document, schema, followed) : { schema: withoutNull(schema) };
}

function isSchema(schema: JsonSchema | boolean | undefined | null): schema is JsonSchema {
  return typeof schema === "object" && schema !== null;
}

function referenced(
  document: OpenApiDocument,
  { $ref, ...rest }: JsonSchema & { $ref: string },
  followed: readonly string[],
): FlatSchema {
  if (followed.includes($ref)) return withoutBody;
  const name = $ref.split("/").at(-1) ?? $ref;
  const target = flatten(document, resolve<JsonSchema>(document, $ref), [...followed, $ref]);
  return {
    schema: { ...target.schema, ...rest },
    name: target.name ?? name,
    refs: [$ref, ...(target.refs ?? [])],
  };
}

function joined(
  document: OpenApiDocument,
  { allOf = [], ...own }: JsonSchema,
  followed: readonly string[],
): FlatSchema {
  const parts = allOf.map((part) => flatten(document, part, followed));
  const schemas = [...parts.map(({ schema }) => schema), own];
  const merged: JsonSchema = Object.assign({}, ...schemas);
  if (schemas.some(({ properties }) => properties))
    merged.properties = Object.assign({}, ...schemas.map(({ properties }) => properties));
  const required = schemas.flatMap((schema) => schema.required ?? []);
  if (required.length > 0) merged.required = [...new Set(required)];
  const name = parts.length === 1 && !own.properties ? parts[0]?.name : undefined;
  const refs = parts.flatMap((part) => part.refs ?? []);
  return {
    schema: withoutNull(merged),
    ...(name === undefined ? {} : { name }),
    ...(refs.length > 0 ? { refs } : {}),
  };
}

function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== "null");
  return {
    ...schema,
    type: types.length === 1 ? types[0] : types,
    ...(schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {}),
  };
}
