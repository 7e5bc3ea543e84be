import { z } from "zod";
import { operationSchema } from "../model/config/common";
import { describe } from "./api/description";
import type { OpenApiDocument } from "./api/json-schema";
import { fileKinds, type FileKind } from "./read/file-kinds";

/**
 * The JSON Schema of every kind of config file, for editors: `npm run generate` writes them below schema/config, and each
 * config file names its own under `$schema`. Draft 7, which every editor completes from. With the description of the API, its
 * operations complete too.
 */
export function configSchemas(document?: OpenApiDocument): { path: string; content: string }[] {
  const operations = document && describe(document).operationIds;
  return Object.values<FileKind>(fileKinds)
    .map(({ schema, schemaFile }) => {
      const json = z.toJSONSchema(schema, {
        target: "draft-7",
        io: "input",
        override: ({ zodSchema, jsonSchema }) => {
          if (operations && (zodSchema as unknown) === operationSchema) jsonSchema.enum = [...operations];
        },
      });
      return { path: `schema/config/${schemaFile}`, content: `${JSON.stringify(json, null, 2)}\n` };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
