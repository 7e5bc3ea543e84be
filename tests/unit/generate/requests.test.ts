import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { formats } from "../../../src/domain/formats";
import document from "../../../src/generated/openapi.json" with { type: "json" };

type Schema = { [keyword: string]: unknown };

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  formats: { ...formats, int64: true, "file-id": true },
});
ajv.addVocabulary([
  "components",
  "x-scale",
  "x-filter",
  "x-filter-of",
  "x-match",
  "x-range",
  "x-secret",
  "x-cloud-name",
  "x-permission",
  "x-request-of",
  "x-minimum",
  "x-maximum",
  "x-accept",
  "x-max-size",
  "x-read-code",
  "x-units",
  "x-unique",
  "x-provider",
  "x-enum-varnames",
]);
ajv.addSchema({ $id: "api", components: { schemas: document.components.schemas } }, undefined, undefined, false);

const validatorOf = (name: string) => ajv.compile({ $ref: `api#/components/schemas/${name}` });
const bodySchemas = Object.values(document.paths)
  .flatMap((item) => ("post" in item && "requestBody" in item.post ? [item.post] : []))
  .flatMap(({ operationId: id, requestBody: { content } }) =>
    "application/json" in content ? [{ id, schema: content["application/json"].schema as Schema }] : [],
  );

/** The three purposes of specification §7's "modify user", and mixtures of them. */
const modifications = [
  { body: { id: 1, name: "李娜", phone: "13800138000" }, fits: true },
  { body: { id: 1, roleIds: [2, 3] }, fits: true },
  { body: { id: 1, oldPassword: "Demo@12345", newPassword: "Other@12345" }, fits: true },
  { body: { id: 1, status: 0 }, fits: true },
  { body: { id: 1 }, fits: false },
  { body: { name: "李娜" }, fits: false },
  { body: { id: 1, status: 2 }, fits: false },
  { body: { id: 1, newPassword: "Other@12345" }, fits: false },
  { body: { id: 1, oldPassword: "Demo@12345" }, fits: false },
  { body: { id: 1, name: "李娜", status: 0 }, fits: false },
  { body: { id: 1, oldPassword: "Demo@12345", newPassword: "Other@12345", name: "李娜" }, fits: false },
  { body: { id: 1, oldPassword: "Demo@12345", newPassword: "Other@12345", status: 1 }, fits: false },
  { body: { id: 1, customType: 0 }, fits: false },
];

const samples = [
  { schema: "NewPassword", value: "Demo@12345", fits: true },
  { schema: "NewPassword", value: "demo12345", fits: false },
  { schema: "NewPassword", value: "Demo12345", fits: true },
  { schema: "NewPassword", value: "Dm@1", fits: false },
  { schema: "Username", value: "li.na-01", fits: true },
  { schema: "Username", value: "1lina", fits: false },
  { schema: "MenuCodes", value: "v1,v3-17,v8-2.1,", fits: true },
  { schema: "MenuCodes", value: "", fits: true },
  { schema: "MenuCodes", value: "v1,v3-17", fits: false },
  { schema: "MenuCodes", value: "all,", fits: false },
  { schema: "Id", value: 9007199254740991, fits: true },
  { schema: "Id", value: 9007199254740992, fits: false },
  { schema: "Id", value: 0, fits: false },
  { schema: "Keyword", value: "云主机 ecs", fits: true },
  { schema: "Keyword", value: "a\u0000b", fits: false },
  { schema: "Amount8", value: "-0.03125000", fits: true },
  { schema: "Amount8", value: "1e5", fits: false },
  { schema: "RechargeAmount", value: "0.01", fits: true },
  { schema: "RechargeAmount", value: "0.00", fits: false },
  { schema: "RechargeAmount", value: "1000000000.00", fits: false },
  { schema: "BillCycle", value: "2025-13", fits: false },
  { schema: "DateTime", value: "2025-06-18 24:00:00", fits: false },
  { schema: "DateTime", value: "2023-02-29 10:00:00", fits: false },
  { schema: "CheckUserRequest", value: { username: "a" }, fits: true },
  { schema: "CheckUserRequest", value: { username: "a", phone: "1" }, fits: false },
  { schema: "CheckUserRequest", value: { excludeId: 1 }, fits: false },
];

describe("modifyUser", () => {
  const validate = ajv.compile({
    oneOf: ["Profile", "Password", "Status"].map((shape) => ({ $ref: `api#/components/schemas/ModifyUser${shape}` })),
  });

  it("tells three shapes apart", () => {
    const modify = bodySchemas.find(({ id }) => id === "modifyUser");
    expect(modify?.schema).toEqual({
      oneOf: ["Profile", "Password", "Status"].map((shape) => ({ $ref: `#/components/schemas/ModifyUser${shape}` })),
    });
  });

  it.each(modifications)("takes $body: $fits", ({ body, fits }) => expect(validate(body)).toBe(fits));
});

describe("values", () => {
  it.each(samples)("$schema takes $value: $fits", ({ schema, value, fits }) =>
    expect(validatorOf(schema)(value)).toBe(fits),
  );
});

describe("every request", () => {
  it.each(bodySchemas)("$id refuses unknown properties and bounds every text and list", ({ schema }) => {
    expect(unboundedPlaces(schema, "body")).toEqual([]);
  });
});

describe("every schema", () => {
  it.each(Object.keys(document.components.schemas))("%s compiles", (name) =>
    expect(validatorOf(name)).toBeTypeOf("function"),
  );
});

/** What is counted rather than chosen: the number itself is what it says. */
const quantities = ["WarningDay", "WorkOrderScore"];

describe("every numeric enum", () => {
  const numeric = Object.entries<Schema>(document.components.schemas).filter(
    ([name, { enum: values }]) => Array.isArray(values) && typeof values[0] === "number" && !quantities.includes(name),
  );

  it.each(numeric)("%s names its values in camelCase, each once", (_, schema) => {
    const names = schema["x-enum-varnames"] as string[];
    expect(names).toHaveLength((schema["enum"] as unknown[]).length);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  });
});

/** Where a request could carry something without limits. */
function unboundedPlaces(given: Schema, place: string): string[] {
  const schema = resolved(given);
  const branches = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>);
  const alternatives = (schema["oneOf"] ?? []) as Schema[];
  return [
    // Another operation's request is bounded where that is described.
    ...(schema["type"] === "object" && schema["additionalProperties"] !== false && !("x-request-of" in schema)
      ? [`${place} takes any property`]
      : []),
    ...(schema["type"] === "string" && !isBoundedText(schema) ? [`${place} takes any text`] : []),
    ...(schema["type"] === "array" && !("maxItems" in schema) ? [`${place} takes any length`] : []),
    ...branches.flatMap(([name, child]) => unboundedPlaces(child, `${place}.${name}`)),
    ...alternatives.flatMap((child) => unboundedPlaces(child, place)),
    ...("items" in schema ? unboundedPlaces(schema["items"] as Schema, `${place}[]`) : []),
  ];
}

function isBoundedText(schema: Schema): boolean {
  if ("enum" in schema) return true;
  return "maxLength" in schema && "pattern" in schema && !new RegExp(String(schema["pattern"]), "u").test("a\u0000b");
}

function resolved(schema: Schema): Schema {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
  if (name === undefined) return schema;
  const target = (document.components.schemas as Record<string, Schema>)[name];
  return { ...target, ...schema, $ref: undefined };
}
