import { z } from "zod";
import { operationSchema, whenSchema } from "../model/config/common";
import { enumWordsSchema } from "../model/config/texts";
import { describe } from "./api/description";
import type { OpenApiDocument } from "./api/json-schema";
import { enumKeys, writtenValues } from "./api/written-values";
import { describeReferences, type Json } from "./config-schema-references";
import { fileKinds, type FileKind } from "./read/file-kinds";

/**
 * The JSON Schema of every kind of config file, for editors: `npm run generate` writes them below schema/config, and each
 * config file names its own under `$schema`. Draft 7, which every editor completes from. A shape with an `id` is written
 * once, as a definition. With the description of the API, its operations and the values of its enums complete too.
 */
export function configSchemas(document?: OpenApiDocument): { path: string; content: string }[] {
  return Object.values<FileKind>(fileKinds)
    .map(({ schema, schemaFile }) => {
      const json = z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema }) => {
          const is = (wanted: unknown) => (zodSchema as unknown) === wanted;
          inBothLanguages(jsonSchema);
          if (!document) return;
          if (is(operationSchema)) jsonSchema.enum = [...describe(document).operationIds];
          if (is(whenSchema)) toConditions(jsonSchema, document);
          if (is(enumWordsSchema)) Object.assign(jsonSchema.properties ?? {}, wordsOf(document));
        },
      }) as Json;
      if (document && json.definitions?.when) Object.assign(json.definitions, valueDefinitions(document));
      const content = describeReferences(json);
      return { path: `schema/config/${schemaFile}`, content: `${JSON.stringify(content, null, 2)}\n` };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Editors show one description: it says the same in English and Chinese (src/model/explain.ts). */
function inBothLanguages(schema: Json): void {
  if (typeof schema.zh !== "string") return;
  schema.description = `${String(schema.description)}\n${schema.zh}`;
  delete schema.zh;
}

/** The definition of the values that conditions may ask of a field. No shape's `id` has a dot. */
const valuesOf = (field: string) => `when.${field}`;

const scalar: Json = { type: ["string", "number", "boolean"] };

/** Makes the shape of conditions know the values of fields that are enums somewhere, beside anything of others. */
function toConditions(schema: Json, document: OpenApiDocument): void {
  const oneOrMore = (value: Json): Json => ({ anyOf: [value, { type: "array", minItems: 1, items: value }] });
  const fields = [...writtenValues(document).keys()];
  delete schema.propertyNames;
  Object.assign(schema, {
    properties: Object.fromEntries(
      fields.map((field) => [field, oneOrMore({ $ref: `#/definitions/${valuesOf(field)}` })]),
    ),
    additionalProperties: oneOrMore(scalar),
  });
}

/** The values of each field that is an enum somewhere. */
function valueDefinitions(document: OpenApiDocument): Record<string, Json> {
  return Object.fromEntries(
    [...writtenValues(document)].map(([field, { values, closed }]) => [
      valuesOf(field),
      closed ? { enum: [...values] } : { anyOf: [{ enum: [...values] }, scalar] },
    ]),
  );
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
