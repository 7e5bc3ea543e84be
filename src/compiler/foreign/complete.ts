import { capital } from "../../domain/capital";
import { freeName } from "../api/free-name";
import type { OpenApiDocument, OperationObject } from "../api/json-schema";
import { type PlacedObject, placedObjects } from "../api/placed";

/**
 * The document as a console is compiled from it: each operation has an id that config can name, and a tag. What stands below a list's
 * rows in the addresses has the list's tag, so that one file is about them all; its own tag comes second.
 */
export function completed(document: OpenApiDocument): OpenApiDocument {
  const placed = placedObjects(document, true);
  const taken = new Set<string>();
  const ids = new Map(placed.map(({ id }) => [id, freeName(nameOf(id), taken)]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { id, method, path, object } of placed) {
    const { "x-change": _change, "x-affects": _affects, ...rest } = object;
    const [tag = ""] = object.tags ?? [];
    const own = owningTag(path, placed) ?? tag;
    const tags = [...new Set([own, ...(object.tags ?? [])])];
    paths[path] = {
      ...paths[path],
      [method]: { ...rest, operationId: ids.get(id) ?? id, tags } satisfies OperationObject,
    };
  }
  return { ...document, paths };
}

/** The tag of the shortest address that this one is below: what a file is about begins there. */
function owningTag(path: string, placed: readonly PlacedObject[]): string | undefined {
  const parts = path.split("/");
  const above = placed.filter(({ method, path: other }) => {
    const own = other.split("/");
    return (
      method === "get" &&
      own.length < parts.length &&
      own.every((part, index) => part === parts[index]) &&
      isParameter(parts[own.length])
    );
  });
  const [root] = above.sort((one, other) => one.path.length - other.path.length);
  return root?.object.tags?.[0];
}

/** Whether a part of an address stands for a value. */
export function isParameter(part: string | undefined): boolean {
  return part?.startsWith("{") === true;
}

/** An id as names in config are: letters and digits, the first one small. */
function nameOf(id: string): string {
  const words = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const name = words.map((word, index) => (index === 0 ? word : capital(word))).join("");
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return /^[a-z]/.test(small) ? small : `call${capital(small)}`;
}
