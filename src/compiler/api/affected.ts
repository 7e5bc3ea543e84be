import { suggest } from "../report/suggest";
import type { OperationObject } from "./json-schema";

/** Throws where an `x-affects` names a tag that no operation has: nothing would be fetched again. */
export function checkAffected(operations: readonly OperationObject[]): void {
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  for (const { operationId, "x-affects": affected = [] } of operations) {
    const unknown = affected.find((name) => !tags.has(name));
    if (unknown === undefined) continue;
    const meant = suggest(unknown, tags);
    const hint = meant === undefined ? "" : `; did you mean "${meant}"?`;
    throw new Error(`x-affects of ${operationId} names "${unknown}", which is the tag of no operation${hint}`);
  }
}
