import description from "../../generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../generated/operations";
import { referred } from "../field-permissions/described-fields";

/** The names of the properties that an operation answers with a cloud's texts in (`x-cloud-name`). */
export function markedProperties(operationId: OperationId): ReadonlySet<string> {
  const { method, path } = operations[operationId];
  const item = (description.paths as Record<string, Record<string, unknown>>)[path]?.[method];
  const marked = new Set<string>();
  collect((item as { responses: Record<string, unknown> }).responses["200"], marked, new Set());
  return marked;
}

function collect(node: unknown, marked: Set<string>, seen: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === "string") {
    if (seen.has($ref)) return;
    seen.add($ref);
    collect(referred($ref), marked, seen);
    return;
  }
  for (const [key, inner] of Object.entries(node)) {
    if ((inner as { "x-cloud-name"?: boolean } | null)?.["x-cloud-name"]) marked.add(key);
    collect(inner, marked, seen);
  }
}
