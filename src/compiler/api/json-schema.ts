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
  readOnly?: boolean;
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
  parameters?: ({ $ref?: string } & { name?: string; in?: string; required?: boolean; schema?: JsonSchema })[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, ResponseObject>;
  "x-permission"?: string | string[];
  "x-provider"?: string;
  "x-public"?: boolean;
  "x-export"?: boolean;
  "x-self"?: string;
  "x-range"?: Record<string, string[]>;
}

/** What the compiler reads of a response: itself, or the name of one that several operations give. */
export interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema?: JsonSchema }>;
}

/** A bundled OpenAPI 3.1 document: references are local. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  servers?: { url: string }[];
  components?: {
    securitySchemes?: {
      token?: { name?: string };
      /** The signature's header, those of its further parts, and what the part `source` is. */
      signature?: { name?: string; "x-headers"?: Record<string, string>; "x-source-value"?: string };
    };
    schemas?: Record<string, JsonSchema>;
    parameters?: Record<string, unknown>;
    responses?: Record<string, ResponseObject>;
  };
}

/** A schema without references: all of `allOf` joined, `null` taken out, and the component's name if it is one. */
export interface FlatSchema {
  schema: JsonSchema;
  name?: string;
}

const withoutBody: FlatSchema = { schema: {} };

/** Whether a schema allows null. */
export function allowsNull({ type, anyOf, oneOf }: JsonSchema): boolean {
  return (Array.isArray(type) && type.includes("null")) || (anyOf ?? oneOf ?? []).some((one) => one.type === "null");
}

/** Resolves references, joins `allOf`, and takes `null` out of types and unions. */
export function flatten(document: OpenApiDocument, schema: JsonSchema | undefined, depth = 0): FlatSchema {
  if (!schema || depth > 20) return withoutBody;
  if (schema.$ref !== undefined) {
    const { $ref, ...rest } = schema;
    const name = $ref.split("/").at(-1) ?? $ref;
    const target = flatten(document, document.components?.schemas?.[name], depth + 1);
    return { schema: { ...target.schema, ...rest }, name: target.name ?? name };
  }
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== "null");
  if (alternatives?.length === 1 && !schema.properties) {
    const { anyOf: _any, oneOf: _one, ...rest } = schema;
    const only = flatten(document, alternatives[0], depth + 1);
    return { ...only, schema: { ...only.schema, ...rest } };
  }
  return schema.allOf ? joined(document, schema, depth) : { schema: withoutNull(schema) };
}

function joined(document: OpenApiDocument, { allOf = [], ...own }: JsonSchema, depth: number): FlatSchema {
  const parts = allOf.map((part) => flatten(document, part, depth + 1));
  const schemas = [...parts.map(({ schema }) => schema), own];
  const merged: JsonSchema = Object.assign({}, ...schemas);
  if (schemas.some(({ properties }) => properties))
    merged.properties = Object.assign({}, ...schemas.map(({ properties }) => properties));
  const required = schemas.flatMap((schema) => schema.required ?? []);
  if (required.length > 0) merged.required = [...new Set(required)];
  const name = parts.length === 1 && !own.properties ? parts[0]?.name : undefined;
  return { schema: withoutNull(merged), ...(name === undefined ? {} : { name }) };
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
