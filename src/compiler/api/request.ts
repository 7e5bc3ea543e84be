import type { ApiAdapter, Paging } from "../../model/config/api-adapter";
import type { ValueKind } from "../../model/value-kind";
import type { WireRequest } from "../../model/wire";
import {
  dereferenced,
  flatten,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
} from "./json-schema";
import { bodyContent } from "./media";
import type { Operation, RequestShape } from "./operation";
import { pagingOf, withOwnNames } from "./paging";
import type { PlacedObject } from "./placed";
import { type Property, propertyOf } from "./property";

/** What an operation takes. */
export interface ReadRequest {
  shapes: Operation["shapes"];
  /** How pages are asked for; undefined where the request takes none. */
  paging?: Paging;
  wire?: WireRequest;
  /** The media type of a body that cannot be written. */
  unwritable?: string;
}

/** A parameter that is sent, with what it is to the console. */
interface Sent {
  place: "path" | "query" | "header";
  property: Property;
  joined?: string;
}

/** Reads what an operation takes: parameters and body together, as one shape or one of several. */
export function readRequest(
  document: OpenApiDocument,
  { id, method, object }: Omit<PlacedObject, "path">,
  adapter: ApiAdapter,
): ReadRequest {
  const sent = sentParameters(document, object);
  const parameters = new Map(sent.map(({ property }) => [property.name, property]));
  const paging = pagingOf(adapter, parameters);
  const body = method === "get" ? {} : bodyContent(dereferenced(document, object.requestBody)?.content);
  const parts = body.schema ? bodyShapes(document, id, body.schema) : undefined;
  const asJson = adapter.changes === "method";
  const [first = ownShape(id, object), ...others] = (parts?.shapes ?? []).map((shape) => ({
    ...shape,
    properties: new Map([...parameters, ...(asJson ? writable(shape.properties) : shape.properties)]),
  }));
  const complete = (shape: RequestShape): RequestShape => ({
    ...shape,
    properties: withOwnNames(
      parts ? shape.properties : parameters,
      adapter,
      paging ?? pagingOf(adapter, shape.properties),
    ),
  });
  const found = paging ?? pagingOf(adapter, first.properties);
  const shapes: ReadRequest["shapes"] = [complete(first), ...others.map(complete)];
  const wire = wireOf(method, sent, { ...body, whole: parts?.whole }, parts?.shapes ?? [], adapter);
  return {
    shapes,
    ...(found && { paging: found }),
    ...(Object.keys(wire).length > 0 && { wire }),
    ...(body.unwritable !== undefined && { unwritable: body.unwritable }),
  };
}

function ownShape(id: string, object: OperationObject): RequestShape {
  return { name: id, properties: new Map(), ranges: rangesOf(object["x-range"]) };
}

/** Those of the path and the query, and headers that a call must have. */
function sentParameters(document: OpenApiDocument, object: OperationObject): Sent[] {
  const described = (object.parameters ?? []).flatMap((parameter) => dereferenced(document, parameter) ?? []);
  return described.flatMap((parameter): Sent[] => {
    const { name, in: place, required = false } = parameter;
    if (name === undefined) return [];
    const isSent = place === "path" || place === "query" || (place === "header" && required && !ownHeader.test(name));
    if (!isSent) return [];
    const property = propertyOf(document, name, schemaOf(parameter), required || place === "path");
    const isJoined = place === "query" && property.schema.type === "array" && parameter.explode === false;
    if (place === "path") return [{ place, property: { ...property, inPath: true } }];
    return [{ place, property, ...(isJoined && { joined: separators[parameter.style ?? ""] ?? "," }) }];
  });
}

/** Headers that the browser or the adapter sets (OpenAPI 3.1, Parameter Object: the first three "SHALL be ignored"). */
const ownHeader = /^(accept|content-type|authorization|accept-language|x-api-key)$/i;

const separators: Partial<Record<string, string>> = { pipeDelimited: "|", spaceDelimited: " " };

function schemaOf({ schema, content }: ParameterObject): JsonSchema {
  return schema ?? Object.values(content ?? {})[0]?.schema ?? {};
}

/** The name of a property that stands for a whole body, where that is no object. */
const WHOLE = "body";

function bodyShapes(
  document: OpenApiDocument,
  id: string,
  body: JsonSchema,
): { shapes: RequestShape[]; whole?: string } {
  const { schema, name, refs } = flatten(document, body);
  const options = schema.properties ? [] : (schema.oneOf ?? schema.anyOf ?? []);
  const variants = options.map((option) => flatten(document, option, refs)).filter((flat) => flat.schema.properties);
  if (variants.length > 0)
    return { shapes: numbered(variants.map((flat) => shapeOf(document, flat.name ?? id, flat.schema))) };
  if (schema.properties || isEmpty(schema)) return { shapes: [shapeOf(document, name ?? id, schema)] };
  const whole = propertyOf(document, WHOLE, body, true);
  return { shapes: [{ name: name ?? id, properties: new Map([[WHOLE, whole]]), ranges: new Map() }], whole: WHOLE };
}

/** Shapes without a name of their own are numbered: config tells them apart by it. */
function numbered(shapes: readonly RequestShape[]): RequestShape[] {
  return shapes.map((shape, index) => {
    const isFirst = shapes.findIndex(({ name }) => name === shape.name) === index;
    return isFirst ? shape : { ...shape, name: `${shape.name}${index + 1}` };
  });
}

/** Whether an object has no properties at all, not even unnamed ones. */
function isEmpty({ type, additionalProperties }: JsonSchema): boolean {
  return (
    (type === undefined || type === "object") &&
    typeof additionalProperties !== "object" &&
    additionalProperties !== true
  );
}

function shapeOf(
  document: OpenApiDocument,
  name: string,
  { properties = {}, required, ...schema }: JsonSchema,
): RequestShape {
  const known = new Set(required);
  return {
    name,
    properties: new Map(
      Object.entries(properties).map(([key, value]) => [key, propertyOf(document, key, value, known.has(key))]),
    ),
    ranges: rangesOf(schema["x-range"]),
  };
}

function rangesOf(ranges: Record<string, string[]> = {}): RequestShape["ranges"] {
  return new Map(Object.entries(ranges).map(([name, [from = "", to = ""]]) => [name, [from, to] as const]));
}

/** What can be sent of a body: what is nested is typed as JSON. */
function writable(properties: ReadonlyMap<string, Property>): Map<string, Property> {
  const sent = [...properties.values()].filter(({ schema }) => schema.readOnly !== true);
  return new Map(sent.map((property) => [property.name, isNested(property) ? jsonText(property) : property]));
}

/** Kinds of values that no input of the console types. */
const untyped: readonly ValueKind[] = [
  "object",
  "objects",
  "unknown",
  "period",
  "numbers",
  "files",
  "file",
  "menuCodes",
];

function isNested({ kind }: Property): boolean {
  return untyped.includes(kind);
}

/** A nested value as text in JSON. */
function jsonText({ name, required, nullable, schema: { description } }: Property): Property {
  return {
    name,
    kind: "longText",
    schema: { type: "string", format: "json", ...(description === undefined ? {} : { description }) },
    required,
    scalar: "string",
    ...(nullable && { nullable }),
  };
}

function wireOf(
  method: string,
  sent: readonly Sent[],
  body: { form?: boolean; whole?: string | undefined },
  shapes: readonly RequestShape[],
  { changes, formats }: ApiAdapter,
): WireRequest {
  const of = (place: Sent["place"]): string[] =>
    sent.filter((each) => each.place === place).map((each) => each.property.name);
  const [path, query, header] = [of("path"), of("query"), of("header")];
  const inBody = shapes.flatMap(({ properties }) => [...properties.values()]);
  const named = new Set(inBody.map(({ name }) => name));
  const both = [...path, ...query].filter((name) => named.has(name));
  const json = changes === "method" ? inBody.filter(isNested).map(({ name }) => name) : [];
  const moments = [...inBody, ...sent.map(({ property }) => property)].flatMap(({ name, schema }) =>
    formats[schema.format ?? ""] === "rfc3339" ? [name] : [],
  );
  const joined = sent.flatMap(({ property, joined: by }) => (by === undefined ? [] : [[property.name, by]]));
  return {
    ...(path.length > 0 && { path }),
    ...(query.length > 0 && method !== "get" && { query }),
    ...(header.length > 0 && { header }),
    ...(both.length > 0 && { both }),
    ...(body.whole !== undefined ? { body: { whole: body.whole } } : body.form ? { body: "form" as const } : {}),
    ...(json.length > 0 && { json: [...new Set(json)] }),
    ...(moments.length > 0 && { moments: [...new Set(moments)] }),
    ...(joined.length > 0 && { joined: Object.fromEntries(joined) as Record<string, string> }),
  };
}
