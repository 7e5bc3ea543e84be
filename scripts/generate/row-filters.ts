import { describe } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { vocabularyOf } from "../../src/compiler/api/vocabulary";
import type { ApiDocument } from "./document";
import { generatedNotice } from "./notice";

/** The source text of `src/generated/row-filters.ts`: what the rows of each list can be filtered by. */
export function renderRowFilters(document: ApiDocument): string {
  const api = describe(document as unknown as OpenApiDocument);
  const entries = api.operationIds.flatMap((id) => {
    const operation = api.operation(id);
    const vocabulary = operation && vocabularyOf(operation);
    return vocabulary ? [`  ${id}: ${JSON.stringify(vocabulary)},`] : [];
  });
  return `${generatedNotice}

/** By operation: the properties of its rows that its \`filter\` may name, and those that a text alone is searched in. */
export const rowFilters = {
${entries.join("\n")}
} as const;
`;
}
