import type { AnyOf } from "../../domain/permission";
import type { Words } from "../../model/words";
import {
  flatten,
  type FlatSchema,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
} from "./json-schema";
import { checkAffected } from "./affected";
import { enumComponents, type Names, namesOf } from "./names";
import { fieldsOf, propertyOf, type Property } from "./property";
import { type Serving, servingOf } from "./serving";

/** Named properties: a row of an answer, the values of a form. */
export interface Row {
  /** Component's name in the description, or what stands for it in messages. */
  name: string;
  properties: ReadonlyMap<string, Property>;
}

/** One of the forms a request may have. */
export interface RequestShape extends Row {
  /** Filters that are pairs of properties: name to [from, to]. */
  ranges: ReadonlyMap<string, readonly [string, string]>;
}

/** What an operation answers under `data`. */
export type Answer =
  | {
      kind: "page";
      row: Row;
      totals?: Row;
      /** How many rows have each value of a property. */ counts?: Row;
      /** It names the place where the next page begins. */ keyset?: true;
    }
  | { kind: "list"; row: Row }
  | { kind: "object"; row: Row }
  | { kind: "boolean" }
  | { kind: "number" }
  /** Anything but JSON. */
  | { kind: "file" }
  | { kind: "other" };

/** An operation, as far as config has to do with it. */
export interface Operation {
  id: string;
  method: "get" | "post";
  path: string;
  /** It changes something. */
  change: boolean;
  /** It replaces what is there, where it is sent an id. */
  edits: boolean;
  /** It takes something away that nobody gets back. */
  danger: boolean;
  /** Tags of the operations whose answers it makes stale. */
  affects: readonly string[];
  /** The tag by which changes affect its answer. */
  tag?: string;
  /** A failure is only logged. */
  logOnly: boolean;
  /** Menu codes of which the call needs any; absent: any signed-in user. */
  permission?: AnyOf;
  /** What it does, in words for users; of each operation that needs a permission. */
  summary?: Words;
  /** The outside service the call needs. */
  provider?: string;
  /** Property in which the caller's own id needs no permission. */
  self?: string;
  public: boolean;
  /** A list that can be had as a file. */
  exports: boolean;
  /** At least one; of an operation without input one without properties. */
  shapes: [RequestShape, ...RequestShape[]];
  answer: Answer;
}

/** The description of the API, read on demand. */
export interface Description {
  operationIds: readonly string[];
  /** Undefined for an id that the API does not have. */
  operation: (id: string) => Operation | undefined;
  /** What config writes for the values of a component that is an enum; undefined for any other name. */
  enumValues: (name: string) => readonly (string | number)[] | undefined;
  /** The numbers of an enum by their names; undefined where it has none. */
  enumNumbers: (name: string) => Names | undefined;
  enumNames: readonly string[];
  /** Where calls go and what signs them, as far as the description says: what config/connection.json repeats. */
  serving: Serving;
}

/**
 * Reads an OpenAPI document; each operation only when first asked for. Throws where an operation's `x-affects` names a tag that
 * no operation has.
 */
export function describe(document: OpenApiDocument): Description {
  const objects = new Map<string, PlacedObject>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, object] of Object.entries(methods) as [PlacedObject["method"], OperationObject | undefined][]) {
      if (object?.operationId !== undefined) objects.set(object.operationId, { method, path, object });
    }
  }
  checkAffected([...objects.values()].map(({ object }) => object));
  const operations = new Map<string, Operation>();
  const enums = enumComponents(document);
  return {
    operationIds: [...objects.keys()],
    operation: (id) => {
      const placed = objects.get(id);
      if (placed && !operations.has(id)) operations.set(id, readOperation(document, id, placed));
      return operations.get(id);
    },
    enumValues: (name) => enums.get(name),
    enumNumbers: (name) => namesOf(document.components?.schemas?.[name] ?? {}),
    enumNames: [...enums.keys()],
    serving: servingOf(document),
  };
}

/** An operation of the document with where it is found. */
interface PlacedObject {
  method: Operation["method"];
  path: string;
  object: OperationObject;
}

function readOperation(document: OpenApiDocument, id: string, { method, path, object }: PlacedObject): Operation {
  const [tag] = object.tags ?? [];
  return {
    id,
    method,
    path,
    change: object["x-change"] ?? false,
    edits: object["x-edits"] ?? false,
    danger: object["x-danger"] ?? false,
    affects: object["x-affects"] ?? [],
    ...(tag === undefined ? {} : { tag }),
    logOnly: object["x-log-only"] ?? false,
    ...(object["x-permission"] === undefined ? {} : { permission: [object["x-permission"]].flat() }),
    ...summaryOf(object),
    ...(object["x-provider"] === undefined ? {} : { provider: object["x-provider"] }),
    ...(object["x-self"] === undefined ? {} : { self: object["x-self"] }),
    public: object["x-public"] ?? false,
    exports: object["x-export"] ?? false,
    shapes: readShapes(document, id, object),
    answer: readAnswer(document, id, object),
  };
}

function summaryOf({ summary, "x-summary-zh": zh }: OperationObject): Pick<Operation, "summary"> {
  return summary === undefined || zh === undefined ? {} : { summary: { zh, en: summary } };
}

function readShapes(document: OpenApiDocument, id: string, object: OperationObject): Operation["shapes"] {
  const body = jsonSchema(object.requestBody?.content);
  if (!body) return [parametersShape(document, id, object)];
  const { schema, name } = flatten(document, body);
  const [first, ...rest] = schema.properties ? [] : (schema.oneOf ?? schema.anyOf ?? []);
  if (!first) return [shapeOf(document, name ?? id, schema)];
  const read = (variant: JsonSchema): RequestShape => {
    const flat = flatten(document, variant);
    return shapeOf(document, flat.name ?? id, flat.schema);
  };
  return [read(first), ...rest.map(read)];
}

function parametersShape(document: OpenApiDocument, id: string, object: OperationObject): RequestShape {
  const parameters = (object.parameters ?? []).map(({ $ref, ...own }) => {
    const name = $ref?.split("/").at(-1);
    return { ...own, ...(name === undefined ? {} : (document.components?.parameters?.[name] as typeof own)) };
  });
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.name !== undefined);
  const properties = new Map(
    query.map(({ name = "", schema = {}, required }) => [name, propertyOf(document, name, schema, required ?? false)]),
  );
  return { name: id, properties, ranges: rangesOf(object["x-range"]) };
}

function shapeOf(document: OpenApiDocument, name: string, schema: JsonSchema): RequestShape {
  return { ...rowOf(document, name, schema), ranges: rangesOf(schema["x-range"]) };
}

function rangesOf(ranges: Record<string, string[]> = {}): RequestShape["ranges"] {
  return new Map(Object.entries(ranges).map(([name, [from = "", to = ""]]) => [name, [from, to] as const]));
}

function rowOf(document: OpenApiDocument, name: string, schema: JsonSchema): Row {
  return { name, properties: fieldsOf(document, schema) ?? new Map<string, Property>() };
}

function readAnswer(document: OpenApiDocument, id: string, object: OperationObject): Answer {
  const content = answerContent(document, object);
  if (Object.keys(content).some((type) => type !== "application/json")) return { kind: "file" };
  const { schema, name } = joinedShapes(document, flatten(document, dataSchema(document, jsonSchema(content))));
  const read = (inner: JsonSchema | undefined): Row => {
    const flat = flatten(document, inner);
    return rowOf(document, flat.name ?? id, flat.schema);
  };
  if (schema.type === "array") return { kind: "list", row: read(schema.items) };
  if (schema.type === "boolean") return { kind: "boolean" };
  if (schema.type === "integer" || schema.type === "number") return { kind: "number" };
  const list = schema.properties?.list && flatten(document, schema.properties.list).schema;
  if (list?.type === "array") {
    const totals = schema.properties?.totals;
    const counts = schema.properties?.counts && flatten(document, schema.properties.counts).schema;
    const keyset = schema.properties?.nextCursor !== undefined;
    return {
      kind: "page",
      row: read(list.items),
      ...(totals ? { totals: read(totals) } : {}),
      ...(counts ? { counts: read(counts.items) } : {}),
      ...(keyset ? { keyset } : {}),
    };
  }
  return schema.properties ? { kind: "object", row: rowOf(document, name ?? id, schema) } : { kind: "other" };
}

/** What the operation answers with, by media type. */
function answerContent(document: OpenApiDocument, object: OperationObject): NonNullable<ResponseObject["content"]> {
  const given = object.responses?.["200"];
  const named = given?.$ref?.split("/").at(-1);
  return (named === undefined ? given : document.components?.responses?.[named])?.content ?? {};
}

/** An answer that is one of several objects, as one with the properties of all: any of them may be missing. */
function joinedShapes(document: OpenApiDocument, flat: FlatSchema): FlatSchema {
  const { properties, oneOf } = flat.schema;
  const shapes = properties ? [] : (oneOf ?? []).map((shape) => flatten(document, shape).schema);
  if (shapes.length === 0 || shapes.some((shape) => !shape.properties)) return flat;
  return {
    ...flat,
    schema: { type: "object", properties: Object.assign({}, ...shapes.map((shape) => shape.properties).reverse()) },
  };
}

/** `data` of the envelope; of several answers that share a status the first, which is the success. */
function dataSchema(document: OpenApiDocument, schema: JsonSchema | undefined): JsonSchema | undefined {
  const flat = flatten(document, schema).schema;
  const alternatives = flat.properties
    ? [flat]
    : (flat.oneOf ?? flat.anyOf ?? []).map((part) => flatten(document, part).schema);
  return alternatives.map(({ properties }) => properties?.data).find((data) => data !== undefined);
}

function jsonSchema(content: Record<string, { schema?: JsonSchema }> | undefined): JsonSchema | undefined {
  return content?.["application/json"]?.schema;
}
