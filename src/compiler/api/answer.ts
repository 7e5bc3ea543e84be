import type { ApiAdapter, Paging } from "../../model/config/api-adapter";
import type { WireAnswer } from "../../model/wire";
import {
  dereferenced,
  type FlatSchema,
  flatten,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
} from "./json-schema";
import { isJsonType, jsonContent } from "./media";
import type { Answer, Row } from "./operation";
import { schemaAt } from "./paging";
import { fieldsOf, type Property, propertyOf, unionOf } from "./property";
import { type Unwrapped, unwrapped } from "./unwrap";

/** What an operation answers. */
export interface ReadAnswer {
  answer: Answer;
  wire?: WireAnswer;
}

/** What of the request an answer is read with. */
interface Asked {
  id: string;
  paging: Paging | undefined;
  /** Parameters of the path. */
  parents: readonly Property[];
}

/** Reads what an operation answers in case of success. */
export function readAnswer(
  document: OpenApiDocument,
  object: OperationObject,
  adapter: ApiAdapter,
  asked: Asked,
): ReadAnswer {
  const content = answerContent(document, object);
  const types = Object.keys(content);
  const isFile = adapter.envelope.unwrap
    ? types.length > 0 && !types.some(isJsonType)
    : types.some((type) => !isJsonType(type));
  if (isFile) return { answer: { kind: "file" } };
  const flat = unionOf(document, flatten(document, dataSchema(document, jsonContent(content), adapter)));
  const reader = new AnswerReader(document, adapter, asked);
  return reader.declared(flat) ?? (adapter.envelope.unwrap ? reader.found(flat) : { answer: reader.plain(flat) });
}

/** Reads one answer. */
class AnswerReader {
  private readonly document: OpenApiDocument;
  private readonly adapter: ApiAdapter;
  private readonly asked: Asked;

  constructor(document: OpenApiDocument, adapter: ApiAdapter, asked: Asked) {
    this.document = document;
    this.adapter = adapter;
    this.asked = asked;
  }

  /** A page whose rows stand where a way of paging says. */
  declared({ schema }: FlatSchema): ReadAnswer | undefined {
    const places = [...new Set(this.adapter.paging.flatMap(({ rows }) => rows ?? []))];
    for (const at of places) {
      const list = schemaAt(schema, at, this.read);
      if (list?.type === "array") return { answer: this.page(schema, this.rowOf(list.items)) };
    }
    return undefined;
  }

  /** What an answer holds that tells nothing of itself. */
  found(flat: FlatSchema): ReadAnswer {
    const { schema } = flat;
    const inner = unwrapped(schema, this.read, this.asked.paging !== undefined);
    if (inner.rows) return this.rows(inner);
    const { schema: object, name } = inner.at === undefined ? flat : { schema: inner.schema, name: inner.name };
    if (object.properties) return this.completed("object", this.row(name, object), inner);
    const isData = Object.keys(object).length > 0;
    if (!isData) return { answer: { kind: "other" } };
    const kept = this.valueRow(object);
    return { answer: { kind: "object", row: kept }, wire: { ...placeOf(inner), value: VALUE } };
  }

  /** What an answer holds that says where it is. */
  plain({ schema, name }: FlatSchema): Answer {
    if (schema.type === "array") return { kind: "list", row: this.rowOf(schema.items) };
    if (schema.type === "boolean") return { kind: "boolean" };
    if (schema.type === "integer" || schema.type === "number") return { kind: "number" };
    return schema.properties ? { kind: "object", row: this.row(name, schema) } : { kind: "other" };
  }

  private rows(inner: Unwrapped): ReadAnswer {
    const item = unionOf(this.document, flatten(this.document, inner.schema.items));
    const { paging } = this.asked;
    const keyset = paging?.kind === "cursor" || paging?.kind === "link";
    if (item.schema.properties) {
      const read = this.completed(paging ? "page" : "list", this.row(item.name, item.schema), inner);
      return keyset && read.answer.kind === "page" ? { ...read, answer: { ...read.answer, keyset } } : read;
    }
    const row = this.valueRow(inner.schema.items ?? {});
    return {
      answer: paging ? { kind: "page", row, ...(keyset && { keyset }) } : { kind: "list", row },
      wire: { ...placeOf(inner), rows: true, value: VALUE },
    };
  }

  /** A row with the parents that it is of, and with moments as the console has them. */
  private completed(kind: "page" | "list" | "object", row: Row, inner: Unwrapped): ReadAnswer {
    const parents = this.asked.parents.filter(({ name }) => !row.properties.has(name));
    const moments = [...row.properties.values()].filter(
      ({ schema }) => this.adapter.formats[schema.format ?? ""] === "rfc3339",
    );
    const wire: WireAnswer = {
      ...placeOf(inner),
      ...(kind !== "object" && { rows: true as const }),
      ...(parents.length > 0 && { completed: parents.map(({ name }) => name) }),
      ...(moments.length > 0 && { moments: moments.map(({ name }) => name) }),
    };
    const known = new Map([...row.properties, ...parents.map((parent) => [parent.name, parent] as const)]);
    return {
      answer: { kind, row: { ...row, properties: known } },
      ...(Object.keys(wire).some((key) => key !== "rows") || kind === "page" ? { wire } : {}),
    };
  }

  private page({ properties = {} }: JsonSchema, row: Row): Answer {
    const { totals } = properties;
    const counts = properties.counts && this.read(properties.counts);
    return {
      kind: "page",
      row,
      ...(totals ? { totals: this.rowOf(totals) } : {}),
      ...(counts ? { counts: this.rowOf(counts.items) } : {}),
      ...(counts?.minItems !== undefined && counts.minItems === counts.maxItems ? { countsEach: true as const } : {}),
      ...(properties.nextCursor === undefined ? {} : { keyset: true as const }),
    };
  }

  private readonly read = (schema: JsonSchema): JsonSchema => flatten(this.document, schema).schema;

  private rowOf(inner: JsonSchema | undefined): Row {
    const { name, schema } = flatten(this.document, inner);
    return this.row(name, schema);
  }

  private row(name: string | undefined, schema: JsonSchema): Row {
    return { name: name ?? this.asked.id, properties: fieldsOf(this.document, schema) ?? new Map<string, Property>() };
  }

  /** A row that is one value. */
  private valueRow(schema: JsonSchema): Row {
    const value = propertyOf(this.document, VALUE, schema, true);
    return { name: this.asked.id, properties: new Map([[VALUE, value]]) };
  }
}

/** What a row's only property is called where the API's has none. */
export const VALUE = "value";

function placeOf({ at }: Unwrapped): Pick<WireAnswer, "at"> {
  return at === undefined ? {} : { at };
}

/** What the operation answers with, by media type: with 200 or else the first other success, or what it says of any status. */
function answerContent(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): NonNullable<ResponseObject["content"]> {
  const status = Object.keys(responses).find((each) => each.startsWith("2"));
  return dereferenced(document, responses["200"] ?? responses[status ?? "default"])?.content ?? {};
}

/** The envelope's data; of several answers that share a status the first, which is the success. */
function dataSchema(
  document: OpenApiDocument,
  schema: JsonSchema | undefined,
  { envelope: { data } }: ApiAdapter,
): JsonSchema | undefined {
  if (data === undefined) return schema;
  const flat = flatten(document, schema).schema;
  const alternatives = flat.properties
    ? [flat]
    : (flat.oneOf ?? flat.anyOf ?? []).map((part) => flatten(document, part).schema);
  const [first = "", ...below] = data.split(".");
  const found = alternatives.map(({ properties }) => properties?.[first]).find((each) => each !== undefined);
  return below.reduce<JsonSchema | undefined>((inner, key) => flatten(document, inner).schema.properties?.[key], found);
}
