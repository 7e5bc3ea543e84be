import { describe } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { vocabularyOf } from "../../src/compiler/api/vocabulary";
import type { Vocabulary } from "../../src/domain/filter/vocabulary";
import type { ApiDocument } from "./document";
import { generatedNotice } from "./notice";

/** What the rows of each list can be filtered by, by operation. */
export function filteredLists(document: ApiDocument): (readonly [id: string, vocabulary: Vocabulary])[] {
  const api = describe(document as unknown as OpenApiDocument);
  return api.operationIds.flatMap((id) => {
    const operation = api.operation(id);
    const vocabulary = operation && vocabularyOf(operation);
    return vocabulary ? [[id, vocabulary] as const] : [];
  });
}

/** The source text of `src/generated/row-filters.ts`. */
export function renderRowFilters(document: ApiDocument): string {
  const entries = filteredLists(document).map(([id, vocabulary]) => `  ${id}: ${JSON.stringify(vocabulary)},`);
  return `${generatedNotice}

/** By operation: the properties of its rows that its \`filter\` may name, and those that a text alone is searched in. */
export const rowFilters = {
${entries.join("\n")}
} as const;
`;
}
