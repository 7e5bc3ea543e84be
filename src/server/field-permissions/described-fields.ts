import type { AnyOf } from "../../domain/permission";
import description from "../../generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../generated/operations";

/** What of the description's schemas says where a field stands and who may have it. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  "x-permission"?: string | string[];
  "x-filter-of"?: string;
  "x-range"?: Record<string, string[]>;
}

interface DescribedResponse {
  $ref?: string;
  content: Record<string, { schema: Schema } | undefined>;
}

interface DescribedOperation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  responses: Record<string, DescribedResponse>;
}

/** A value as the description has it: all that its schemas together say of it. */
export interface DescribedValue {
  /** Codes of which any gives it; every such list is needed. */
  permission: readonly AnyOf[];
  /** Of a text that holds a filter: the list that takes it. */
  filterOf?: string;
  /** Names of pairs of properties, from and to. */
  ranges: ReadonlyMap<string, readonly string[]>;
  field: (name: string) => DescribedValue | undefined;
  names: () => Iterable<string>;
  item: () => DescribedValue | undefined;
}

/** What an operation answers, below `data`; undefined for a file or a text. */
export function describedAnswer(operationId: OperationId): DescribedValue | undefined {
  const success = describedOperation(operationId).responses["200"];
  const { content } = (success?.$ref === undefined ? success : referred(success.$ref)) as DescribedResponse;
  // "The answer to success is always oneOf[0].allOf[1].properties.data of the 200 schema" (schema/api/openapi.yaml).
  const envelope = content["application/json"]?.schema.oneOf?.[0];
  return envelope && valueOf([envelope]).field("data");
}

const requests = new Map<OperationId, DescribedValue>();

/** What an operation takes; read at its first call. */
export function describedRequest(operationId: OperationId): DescribedValue {
  const request = requests.get(operationId) ?? readRequest(operationId);
  requests.set(operationId, request);
  return request;
}

function readRequest(operationId: OperationId): DescribedValue {
  const { requestBody, parameters = [] } = describedOperation(operationId);
  const body = requestBody?.content["application/json"]?.schema;
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  return valueOf([body ?? { properties }]);
}

/** The row of what is a page of rows, or a bare list. */
export function rowOf(answer: DescribedValue | undefined): DescribedValue | undefined {
  return answer?.item() ?? answer?.field("list")?.item();
}

/** Every permission that a value or anything in it needs. */
export function permissionsIn(value: DescribedValue | undefined): AnyOf[] {
  const found: AnyOf[] = [];
  const seen = new Set<DescribedValue>();
  const visit = (inner: DescribedValue | undefined): void => {
    if (!inner || seen.has(inner)) return;
    seen.add(inner);
    found.push(...inner.permission);
    visit(inner.item());
    for (const name of inner.names()) visit(inner.field(name));
  };
  visit(value);
  return found;
}

function describedOperation(operationId: OperationId): DescribedOperation {
  const { method, path } = operations[operationId];
  return (description.paths as unknown as Record<string, Record<string, DescribedOperation>>)[path]?.[
    method
  ] as DescribedOperation;
}

/** A value is read as deep as somebody asks, and each schema once: schemas may hold themselves. */
const known = new WeakMap<Schema, DescribedValue>();

function valueOf(given: readonly Schema[]): DescribedValue {
  const [only] = given;
  const before = only && given.length === 1 ? known.get(only) : undefined;
  if (before) return before;
  const value = read(given.flatMap(allOf));
  if (only && given.length === 1) known.set(only, value);
  return value;
}

function read(schemas: readonly Schema[]): DescribedValue {
  const fields = new Map<string, DescribedValue>();
  const parts = new Map<string, Schema[]>();
  for (const { properties = {} } of schemas)
    for (const [name, schema] of Object.entries(properties)) parts.set(name, [...(parts.get(name) ?? []), schema]);
  const items = schemas.flatMap((schema) => schema.items ?? []);
  const filterOf = schemas.find((schema) => schema["x-filter-of"] !== undefined)?.["x-filter-of"];
  let item: DescribedValue | undefined;
  return {
    permission: schemas.flatMap(({ "x-permission": codes }) => (codes === undefined ? [] : [[codes].flat()])),
    ...(filterOf !== undefined && { filterOf }),
    ranges: new Map(schemas.flatMap((schema) => Object.entries(schema["x-range"] ?? {}))),
    field: (name) => {
      const own = parts.get(name);
      const value = fields.get(name) ?? (own && valueOf(own));
      if (value) fields.set(name, value);
      return value;
    },
    names: () => parts.keys(),
    item: () => (item ??= items.length > 0 ? valueOf(items) : undefined),
  };
}

/** A schema, what it refers to, and whatever it is all or one of. */
function allOf(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const target = schema.$ref === undefined ? [] : allOf(referred(schema.$ref) as Schema | undefined);
  return [
    schema,
    ...target,
    ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts = []) => parts.flatMap(allOf)),
  ];
}

/** What a reference within the description points at. */
export function referred(reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], description);
}
