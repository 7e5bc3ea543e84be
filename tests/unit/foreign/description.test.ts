import { describe as group, expect, it } from "vitest";
import { describe } from "../../../src/compiler/api/description";
import type { JsonSchema, OpenApiDocument } from "../../../src/compiler/api/json-schema";
import type { Property } from "../../../src/compiler/api/property";
import { paging, plain } from "./adapters";

const json = (schema: object) => ({ content: { "application/json": { schema: schema as JsonSchema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const listOf = (items: object) => ({ type: "array", items });

/** A description of one operation that answers something. */
const answering = (schema: object, schemas: Record<string, object> = {}, more: object = {}): OpenApiDocument => ({
  paths: { "/things": { get: { operationId: "read", responses: { "200": json(schema) }, ...more } } },
  components: { schemas: schemas as Record<string, JsonSchema> },
});

/** What an operation of it is read as. */
const read = (document: OpenApiDocument, id = "read", adapter = plain) => {
  const operation = describe(document, adapter).operation(id);
  if (!operation) throw new Error(`no ${id}`);
  return operation;
};

const rowOf = (document: OpenApiDocument, adapter = plain): Property[] => {
  const { answer } = read(document, "read", adapter);
  return "row" in answer ? [...answer.row.properties.values()] : [];
};

group("a recursive schema", () => {
  const tree = {
    Folder: {
      type: "object",
      properties: { name: text, parent: ref("Folder"), folders: listOf(ref("Folder")), owner: ref("User") },
    },
    User: { type: "object", properties: { name: text, home: ref("Folder") } },
  };

  it("is read down to where it begins again", () => {
    const [, parent, folders, owner] = rowOf(answering(ref("Folder"), tree));
    expect([...(parent?.fields?.keys() ?? [])]).toEqual(["name", "parent", "folders", "owner"]);
    expect(parent?.fields?.get("parent")?.fields).toBeUndefined();
    expect(folders?.kind).toBe("objects");
    expect(owner?.fields?.get("home")?.fields?.get("owner")?.fields).toBeUndefined();
  });

  it.each([
    ["allOf", { Loop: { allOf: [ref("Loop"), { properties: { name: text } }] } }],
    ["oneOf", { Loop: { oneOf: [ref("Loop"), { type: "object", properties: { name: text } }] } }],
    ["items", { Loop: { type: "array", items: ref("Loop") } }],
    ["a reference", { Loop: ref("Loop") }],
    ["a pair", { Loop: ref("Other"), Other: ref("Loop") }],
  ])("of %s is read without end nowhere", (_what, schemas) => {
    expect(() => rowOf(answering(ref("Loop"), schemas))).not.toThrow();
  });
});

group("a construct of OpenAPI", () => {
  it.each<[string, object, string, Partial<Property>]>([
    ["allOf", { allOf: [{ properties: { a: text } }, { properties: { b: text } }] }, "b", { kind: "text" }],
    ["oneOf of objects", { oneOf: [{ properties: { a: text } }, { properties: { b: text } }] }, "b", { kind: "text" }],
    ["anyOf of objects", { anyOf: [{ properties: { a: text } }, { properties: { b: text } }] }, "b", { kind: "text" }],
    ["oneOf of values", { properties: { b: { oneOf: [text, { type: "integer" }] } } }, "b", { kind: "text" }],
    ["nullable (3.0)", { properties: { b: { ...text, nullable: true } } }, "b", { kind: "text", nullable: true }],
    ["null (3.1)", { properties: { b: { type: ["string", "null"] } } }, "b", { kind: "text", nullable: true }],
    [
      "null by anyOf",
      { properties: { b: { anyOf: [text, { type: "null" }] } } },
      "b",
      { kind: "text", nullable: true },
    ],
    ["a schema that is true", { properties: { a: text, b: true } }, "b", { kind: "unknown" }],
    ["a map", { properties: { a: text, b: { type: "object", additionalProperties: text } } }, "b", { kind: "object" }],
    ["a moment", { properties: { a: text, b: { ...text, format: "date-time" } } }, "b", { kind: "dateTime" }],
  ])("%s", (_what, schema, name, expected) => {
    expect(rowOf(answering(schema)).find((property) => property.name === name)).toMatchObject(expected);
  });

  it("an operation without id is named by method and address, whatever stands around it", () => {
    const get = { responses: {} };
    const { operationIds, operation } = describe(
      { paths: { "/v2/pets/{petId}/tags": { get, delete: get }, "/v2/pets": { get } } },
      plain,
    );
    expect(operationIds).toEqual(["getV2PetsByPetIdTags", "deleteV2PetsByPetIdTags", "getV2Pets"]);
    expect(operation("getV2Pets")?.tag).toBe("pets");
  });

  it("two operations with one id stay two", () => {
    const get = { operationId: "list", responses: {} };
    expect(describe({ paths: { "/a": { get }, "/b": { get } } }, plain).operationIds).toEqual(["list", "list2"]);
  });

  it("parameters of the path, the query and the body are one request; the call knows which is where", () => {
    const operation = read(
      {
        paths: {
          "/pets/{petId}": {
            parameters: [{ name: "petId", in: "path", required: true, schema: text }],
            get: { responses: {} },
            put: {
              operationId: "read",
              parameters: [{ $ref: "#/components/parameters/Dry" }],
              requestBody: json({
                properties: { name: text, owner: { properties: { id: text } } },
                required: ["name"],
              }),
              responses: { "204": {} },
            },
          },
        },
        components: { parameters: { Dry: { name: "dry", in: "query", schema: { type: "boolean" } } } },
      },
      "read",
    );
    expect([...operation.shapes[0].properties.keys()]).toEqual(["petId", "dry", "name", "owner"]);
    expect(operation.wire).toEqual({ request: { path: ["petId"], query: ["dry"], json: ["owner"] } });
    expect(operation).toMatchObject({ change: true, edits: true, danger: false });
  });

  it("a reference that leads nowhere says nothing", () => {
    expect(rowOf(answering({ properties: { a: ref("Missing") } })).map(({ kind }) => kind)).toEqual(["unknown"]);
  });

  it("a body that is no JSON is named", () => {
    const body = { content: { "application/octet-stream": {} } };
    const post = { operationId: "read", requestBody: body, responses: {} };
    expect(read({ paths: { "/file": { post } } }).unwritable).toBe("application/octet-stream");
  });
});

group("an answer", () => {
  const pets = listOf({ type: "object", properties: { id: text, bornAt: { ...text, format: "date-time" } } });
  const byPage = paging({ kind: "page", page: "page", size: "per_page", total: "meta.total" });
  const asked = {
    parameters: ["page", "per_page"].map((name) => ({ name, in: "query", schema: { type: "integer" } })),
  };

  it.each<[string, object, string, object | undefined]>([
    ["a bare list", listOf({ properties: { id: text } }), "list", undefined],
    [
      "a list beside what is about it",
      { properties: { pets, meta: {} } },
      "list",
      { at: "pets", rows: true, moments: ["bornAt"] },
    ],
    [
      "a list in data",
      { properties: { data: { properties: { items: listOf({ properties: { id: text } }) } } } },
      "list",
      { at: "data.items", rows: true },
    ],
    ["an object", { properties: { id: text, tags: listOf(text) } }, "object", undefined],
    ["an object in another", { properties: { pet: { properties: { id: text } } } }, "object", { at: "pet" }],
    ["a list of texts", listOf(text), "list", { rows: true, value: "value" }],
    ["a map", { type: "object", additionalProperties: text }, "object", { value: "value" }],
  ])("is %s", (_what, schema, kind, wire) => {
    const operation = read(answering(schema));
    expect(operation.answer.kind).toBe(kind);
    expect(operation.wire?.answer).toEqual(wire);
  });

  it("is a page where the request asks for one; the console's names stand for its parameters", () => {
    const operation = read(answering({ properties: { pets, meta: {} } }, {}, asked), "read", byPage);
    expect(operation.answer.kind).toBe("page");
    expect([...operation.shapes[0].properties.keys()]).toEqual(["pageNum", "pageSize"]);
    expect(operation.wire?.paging).toEqual(byPage.paging[0]);
  });

  it("is completed with the parents that its address names", () => {
    const parameters = [{ name: "shopId", in: "path", required: true, schema: text }];
    const get = { operationId: "read", parameters, responses: { "200": json(pets) } };
    const operation = read({ paths: { "/shops/{shopId}/pets": { get } } });
    expect(operation.wire?.answer?.completed).toEqual(["shopId"]);
    expect(rowOf({ paths: { "/shops/{shopId}/pets": { get } } }).map(({ name }) => name)).toEqual([
      "id",
      "bornAt",
      "shopId",
    ]);
  });

  it("of another success than 200, or of any status, is one", () => {
    const get = { operationId: "read", responses: { default: json({ properties: { id: text } }) } };
    expect(read({ paths: { "/a": { get } } }).answer.kind).toBe("object");
    const created = { operationId: "read", responses: { "400": {}, "201": json({ properties: { id: text } }) } };
    expect(read({ paths: { "/a": { get: created } } }).answer.kind).toBe("object");
  });
});

it("an order by one parameter is one of its fields, up or down", () => {
  const sort = { name: "sort", in: "query", schema: { type: "string", enum: ["name", "-name", "age"] } };
  const document = answering(listOf({ properties: { name: text } }), {}, { parameters: [sort] });
  const { shapes } = read(document, "read", { ...plain, sorting: { field: "sort" } });
  expect(shapes[0].properties.get("sortField")?.values).toEqual(["name", "age"]);
  expect(shapes[0].properties.has("sort")).toBe(false);
});
