import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { ApiDocument } from "./document";
import { generatedNotice } from "./notice";

/**
 * TypeScript types of the whole description, with one exported type for each named schema.
 * A property with a default may be left out of a request, hence `defaultNonNullable: false`.
 */
export async function renderTypes(document: ApiDocument): Promise<string> {
  const tree = await openapiTypescript(structuredClone(document) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return `${generatedNotice}\n${astToString(tree)}`;
}
