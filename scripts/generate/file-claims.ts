import { describe } from "../../src/compiler/api/description";
import type { JsonSchema, OpenApiDocument } from "../../src/compiler/api/json-schema";
import type { ApiDocument } from "./document";
import { generatedNotice } from "./notice";

/** The source text of `src/server/generated/file-claims.ts`: what each property that names a file takes, by operation. */
export function renderFileClaims(document: ApiDocument): string {
  const api = describe(document as unknown as OpenApiDocument);
  const rows = api.operationIds.flatMap((id) => {
    const properties = api.operation(id)?.shapes.flatMap((shape) => [...shape.properties.values()]) ?? [];
    const claims = properties.flatMap(({ name, schema }) => {
      const file = schema.items ?? schema;
      return file.format === "file-id" ? [`    ${name}: ${renderClaim(`${id}.${name}`, name, file)},`] : [];
    });
    return claims.length === 0 ? [] : [`  ${id}: {\n${claims.join("\n")}\n  },`];
  });
  return `${generatedNotice}\n${head}${rows.join("\n")}\n} as const satisfies Partial<Record<OperationId, Record<string, Claim>>>;\n`;
}

function renderClaim(place: string, field: string, schema: JsonSchema): string {
  const { "x-accept": accept, "x-max-size": maxSize, "x-read-code": readCode } = schema;
  if (!accept || maxSize === undefined || readCode === undefined)
    throw new Error(`${place} is a file without x-accept, x-max-size or x-read-code`);
  return JSON.stringify({ field, accept, maxSize, readCode });
}

const head = `
import type { OperationId } from "../../generated/operations";
import type { Claim } from "../areas/file/claim-file";

/** What a request's properties of format file-id take, by operation and property. */
export const fileClaims = {
`;
