import { describe, expect, it } from "vitest";
import { describe as read } from "../../../src/compiler/api/description";
import { flatten, type OpenApiDocument } from "../../../src/compiler/api/json-schema";
import { propertyOf } from "../../../src/compiler/api/property";
import { description } from "../../config/fixture/description";

const document: OpenApiDocument = {
  paths: {},
  components: {
    schemas: {
      Colour: { type: "string", enum: ["red", "blue"] },
      Base: { type: "object", required: ["id"], properties: { id: { type: "integer" } } },
      Loop: { $ref: "#/components/schemas/Loop" },
    },
  },
};
const toColour = "#/components/schemas/Colour";
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("what a change makes stale", () => {
  const saving = (...affected: string[]): OpenApiDocument => ({
    paths: {
      "/bill": { get: { operationId: "getBill", tags: ["bill"] } },
      "/pay": { post: { operationId: "pay", tags: ["order"], "x-affects": affected } },
    },
  });

  it("is named by tags that operations have; another name is refused, with what was probably meant", () => {
    expect(read(saving("bill", "order")).operationIds).toEqual(["getBill", "pay"]);
    expect(() => read(saving("order", "bil"))).toThrow(
      'x-affects of pay names "bil", which is the tag of no operation; did you mean "bill"?',
    );
    expect(() => read(saving("weather"))).toThrow(/"weather", which is the tag of no operation$/);
  });
});

describe("a schema without its references", () => {
  it.each([
    [
      "a reference",
      ref("Colour"),
      { schema: { type: "string", enum: ["red", "blue"] }, name: "Colour", refs: [toColour] },
    ],
    [
      "what stands beside a reference",
      { ...ref("Colour"), default: "red" },
      { schema: { type: "string", enum: ["red", "blue"], default: "red" }, name: "Colour", refs: [toColour] },
    ],
    [
      "null as an alternative",
      { anyOf: [ref("Colour"), { type: "null" }] },
      { schema: { type: "string", enum: ["red", "blue"] }, name: "Colour", refs: [toColour] },
    ],
    ["null as a type", { type: ["string", "null"] }, { schema: { type: "string" } }],
    [
      "all of several",
      { allOf: [ref("Base"), { required: ["name"], properties: { name: { type: "string" } } }] },
      {
        schema: {
          type: "object",
          required: ["id", "name"],
          properties: { id: { type: "integer" }, name: { type: "string" } },
        },
        refs: ["#/components/schemas/Base"],
      },
    ],
    ["a reference to itself", ref("Loop"), { schema: {}, name: "Loop", refs: ["#/components/schemas/Loop"] }],
  ])("%s", (_what, schema, expected) => expect(flatten(document, schema)).toEqual(expected));
});

describe("what a value is", () => {
  it.each([
    [{ type: "string", format: "decimal" }, "decimal", "string"],
    [{ type: "string", format: "year-month" }, "month", "string"],
    [{ type: "integer", format: "int64" }, "id", "number"],
    [{ type: "number" }, "number", "number"],
    [{ type: "string", maxLength: 255 }, "text", "string"],
    [{ type: "string", maxLength: 256 }, "longText", "string"],
    [ref("Colour"), "enum", "string"],
    [{ type: "array", items: ref("Colour") }, "enums", "string"],
    [{ type: "array", items: { type: "integer" } }, "numbers", "number"],
    [{ type: "array", items: { type: "object" } }, "objects", "string"],
    [{ type: "boolean" }, "boolean", "boolean"],
    [{}, "unknown", "string"],
  ])("%j is %s", (schema, kind, scalar) =>
    expect(propertyOf(document, "x", schema, false)).toMatchObject({ kind, scalar }),
  );
});

describe("an operation", () => {
  const api = read(description);
  it("answers a page, a list, one object, true or false, or nothing", () => {
    const kinds = ["listBooks", "listShelves", "getBook", "isTitleTaken", "deleteBooks"].map(
      (id) => api.operation(id)?.answer.kind,
    );
    expect(kinds).toEqual(["page", "list", "object", "boolean", "other"]);
  });
  it("has one request shape or several", () => {
    const shapes = ["modifyBook", "createBook", "listShelves"].map((id) =>
      api.operation(id)?.shapes.map(({ name }) => name),
    );
    expect(shapes).toEqual([["RenameBook", "AnnotateBook", "LendBook"], ["CreateBookRequest"], ["listShelves"]]);
  });
  it("answers with the properties of all where it is one of several objects", () => {
    const data = {
      oneOf: [
        { type: "object", properties: { id: { type: "integer" }, title: { type: "string" } } },
        { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } },
      ],
    };
    const schema = { type: "object", properties: { data } };
    const get = { operationId: "getEither", responses: { "200": { content: { "application/json": { schema } } } } };
    const answer = read({ paths: { "/either": { get } } }).operation("getEither")?.answer;
    expect(answer?.kind === "object" && [...answer.row.properties.keys()].sort()).toEqual(["id", "name", "title"]);
  });
  it("is unknown by any other name", () => expect(api.operation("listBook")).toBeUndefined());
});
