import type { z } from "zod";

/** A schema of draft 7. */
export type Json = z.core.JSONSchema.BaseSchema & { definitions?: Record<string, Json> };

/**
 * The schema with each description beside the reference, and none in a definition.
 *
 * Draft 7 ignores what stands beside a `$ref`, so zod writes `{ "description": …, "allOf": [{ "$ref": … }] }`. Editors read
 * that badly: VS Code then shows the description of the definition, and no longer opens braces or quotes for a value. What
 * it does with `{ "$ref": …, "description": … }` is to copy the definition over it, so a description beside the reference
 * is shown, unless the definition has one too. To validate makes no difference.
 */
export function describeReferences(schema: Json): Json {
  const definitions = schema.definitions ?? {};
  const descriptions = new Map(
    Object.entries(definitions).map(([name, { description }]) => [`#/definitions/${name}`, description]),
  );
  const described = mapObjects(schema, (node) => {
    const $ref = referenceOf(node);
    const description = node.description ?? ($ref && descriptions.get($ref));
    return $ref ? { $ref, ...(description && { description }) } : node;
  });
  for (const definition of Object.values(described.definitions ?? {})) delete definition.description;
  return described;
}

/** What a node refers to that says nothing else but its description. */
function referenceOf(node: Json): string | undefined {
  const [key, ...more] = Object.keys(node).filter((name) => name !== "description");
  if (more.length > 0) return undefined;
  if (key === "$ref") return node.$ref;
  const [inner, ...others] = (key === "allOf" && node.allOf) || [];
  return inner && others.length === 0 ? referenceOf(inner) : undefined;
}

/** A copy with each object changed, from the outermost in. */
function mapObjects<T>(value: T, change: (node: Json) => Json): T {
  if (Array.isArray(value)) return value.map((item: unknown) => mapObjects(item, change)) as T;
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(change(value as Json));
  return Object.fromEntries(changed.map(([key, item]) => [key, mapObjects(item, change)])) as T;
}
