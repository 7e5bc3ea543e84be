import description from "../../generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../generated/operations";

/** What a property of a list's rows is, as far as writing it into a file goes. */
export type ValueKind = "text" | "id" | "integer" | "decimal" | "ratio" | "date" | "dateTime";

/** A property of a list's rows. */
export interface RowProperty {
  kind: ValueKind;
  /** Decimals of a decimal text. */
  scale: number;
  /** The enumeration whose values it has, by its name in the description. */
  enumeration?: string;
  /** A cloud's text, which reads in the reader's language. */
  isCloudName?: boolean;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  "x-scale"?: number;
  "x-cloud-name"?: boolean;
}

/** A response that operations give by its name. */
interface Response {
  content: Record<string, { schema: Schema }>;
}

const byFormat: Record<string, ValueKind> = {
  decimal: "decimal",
  ratio: "ratio",
  date: "date",
  "local-date-time": "dateTime",
  int64: "id",
};

/** The properties of a list's rows by name, from the description of its answer: a page of rows, or a bare list. */
export function rowPropertiesOf(call: OperationId): ReadonlyMap<string, RowProperty> {
  const { method, path } = operations[call];
  const item = (description.paths as Record<string, Record<string, unknown>>)[path]?.[method];
  const answers = item as { responses: Record<string, Schema> };
  const response = nameOf(answers.responses["200"] ?? {}) ?? "";
  const answer = (description.components.responses as unknown as Record<string, Response>)[response];
  // "The answer to success is always oneOf[0].allOf[1].properties.data of the 200 schema" (schema/api/openapi.yaml).
  const data = resolved(answer?.content["application/json"]?.schema.oneOf?.[0]?.allOf?.[1]?.properties?.data);
  const row = resolved(data.items ?? resolved(data.properties?.list).items);
  return new Map(Object.entries(propertiesOf(row)).map(([name, schema]) => [name, propertyOf(schema)]));
}

/** A schema's own properties, after those of the schemas that it is all of. */
function propertiesOf({ properties, allOf = [] }: Schema): Record<string, Schema> {
  return Object.assign({}, ...allOf.map((part) => propertiesOf(resolved(part))), properties) as Record<string, Schema>;
}

function propertyOf(schema: Schema): RowProperty {
  const {
    format = "",
    type,
    enum: values,
    "x-scale": scale = 2,
    "x-cloud-name": isCloudName = false,
  } = resolved(schema);
  const enumeration = values && nameOf(present(schema));
  const isInteger = type === "integer" || (Array.isArray(type) && type.includes("integer"));
  const kind = values ? "text" : (byFormat[format] ?? (isInteger ? "integer" : "text"));
  return { kind, scale, ...(enumeration !== undefined && { enumeration }), ...(isCloudName && { isCloudName }) };
}

/** Without references and without the alternative of being null. */
function resolved(schema: Schema = {}): Schema {
  const name = nameOf(schema);
  if (name !== undefined) return resolved((description.components.schemas as Record<string, Schema>)[name]);
  const shown = present(schema);
  return shown === schema ? schema : resolved(shown);
}

/** Without the alternative of being null, where there is but one other. */
function present(schema: Schema): Schema {
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  return only && others.length === 0 ? only : schema;
}

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split("/").at(-1);
}
