import { describe, expect, it } from "vitest";
import document from "../../src/generated/openapi.json" with { type: "json" };

interface Schema {
  properties: Record<string, { type?: unknown; $ref?: string; items?: { type?: string } }>;
  required: string[];
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** Specification §3, word for word: each is there in every answer. More may be beside them. */
const entities = {
  CurrentUser: ["accountType", "username", "name", "authCodes", "customType", "loginNum", "roles"],
  Cloud: [
    "id",
    "code",
    "name",
    "type",
    "used",
    "img1",
    "mark",
    "consumeSign",
    "chartColor",
    "introduce",
    "value",
    "label",
  ],
};

function expectFields(name: keyof typeof entities): void {
  expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(entities[name]));
  expect(schemas[name]?.required).toEqual(expect.arrayContaining(entities[name]));
}

describe("§3: fields", () => {
  it("of the current user", () => {
    expectFields("CurrentUser");
    const { customType, loginNum, roles } = schemas.CurrentUser?.properties ?? {};
    expect(customType).toMatchObject({ $ref: "#/components/schemas/CustomType" });
    expect(schemas.CustomType).toMatchObject({ type: "integer" });
    expect(loginNum).toMatchObject({ type: "integer" });
    expect(roles).toMatchObject({ type: "array", items: { type: "string" } });
  });

  it("of a cloud entry", () => {
    expectFields("Cloud");
    expect(schemas.CloudUsed).toMatchObject({ type: "string", enum: ["0", "1"] });
    expect(schemas.Cloud?.properties.used).toMatchObject({ $ref: "#/components/schemas/CloudUsed" });
  });

  it("of the authority info, which returns authCodes and customType", () => {
    expect(schemas.Authority?.required).toEqual(expect.arrayContaining(["authCodes", "customType"]));
    expect(schemas.Authority?.properties.authCodes).toMatchObject({ $ref: "#/components/schemas/AuthCodes" });
  });
});
