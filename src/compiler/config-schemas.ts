import { z } from "zod";
import { operationSchema, whenSchema } from "../model/config/common";
import { enumWordsSchema } from "../model/config-console";
import { describe } from "./api/description";
import type { OpenApiDocument } from "./api/json-schema";
import { enumKeys, writtenValues } from "./api/written-values";
import { fileKinds, type FileKind } from "./read/file-kinds";

/**
 * The JSON Schema of every kind of config file, for editors: `npm run generate` writes them below schema/config, and each
 * config file names its own under `$schema`. Draft 7, which every editor completes from. With the description of the API, its
 * operations and the values of its enums complete too.
 */
export function configSchemas(document?: OpenApiDocument): { path: string; content: string }[] {
  return Object.values<FileKind>(fileKinds)
    .map(({ schema, schemaFile }) => {
      const json = z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema }) => {
          const is = (wanted: unknown) => (zodSchema as unknown) === wanted;
          if (!document) return;
          if (is(operationSchema)) jsonSchema.enum = [...describe(document).operationIds];
          if (is(whenSchema)) toReference(jsonSchema, "when");
          if (is(enumWordsSchema)) Object.assign(jsonSchema.properties ?? {}, wordsOf(document));
        },
      });
      const asks = JSON.stringify(json).includes(reference("when").$ref);
      const whole = document && asks ? { ...json, definitions: conditionDefinitions(document) } : json;
      return { path: `schema/config/${schemaFile}`, content: `${JSON.stringify(whole, null, 2)}\n` };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Json = z.core.JSONSchema.BaseSchema;

const reference = (name: string) => ({ $ref: `#/definitions/${name}` });

/** Makes the schema nothing but a reference. */
function toReference(schema: Json, name: string): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, reference(name));
}

/** What conditions may ask for: the values of fields that are enums somewhere, beside anything of others. */
function conditionDefinitions(document: OpenApiDocument): Record<string, Json> {
  const fields = [...writtenValues(document)];
  const scalar: Json = { type: ["string", "number", "boolean"] };
  const valueOf = (value: Json): Json => ({ anyOf: [value, { type: "array", minItems: 1, items: value }] });
  return {
    ...Object.fromEntries(
      fields.map(([name, { values, closed }]) => [
        name,
        closed ? { enum: [...values] } : { anyOf: [{ enum: [...values] }, scalar] },
      ]),
    ),
    when: {
      type: "object",
      properties: Object.fromEntries(fields.map(([name]) => [name, valueOf(reference(name))])),
      additionalProperties: valueOf(scalar),
    },
  };
}

/** Words of each enum of the API, by what config writes for its values. */
function wordsOf(document: OpenApiDocument): Record<string, Json> {
  return Object.fromEntries(
    [...enumKeys(document)].map(([name, keys]) => [
      name,
      { allOf: [{ $ref: "#/additionalProperties" }], propertyNames: { enum: keys } },
    ]),
  );
}
