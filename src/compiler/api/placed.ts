import { capital } from "../../domain/capital";
import { freeName } from "./free-name";
import { dereferenced, type OpenApiDocument, type OperationObject, type ParameterObject } from "./json-schema";
import { type Method, methods } from "./operation";

/** An operation of the document with where it is found; it has an id and a tag, be they derived. */
export interface PlacedObject {
  id: string;
  method: Method;
  path: string;
  object: OperationObject;
}

/** What stands at an address: its operations by method, and what all of them take. */
interface PathItem extends Partial<Record<string, unknown>> {
  $ref?: string;
  parameters?: ParameterObject[];
  servers?: { url: string }[];
}

/**
 * Every operation of a document, in its order. One without an operationId is named by its method and address, which stay the same
 * as others come and go; one without a tag has the first part of its address as its tag.
 * @param complete whether tags are derived
 */
export function placedObjects(document: OpenApiDocument, complete: boolean): PlacedObject[] {
  const taken = new Set<string>();
  return Object.entries(document.paths).flatMap(([path, named]) => {
    const item = dereferenced(document, named as PathItem) ?? {};
    return methods.flatMap((method) => {
      const object = item[method] as OperationObject | undefined;
      if (typeof object !== "object" || object === null) return [];
      const id = freeName(idOf(object, method, path), taken);
      return [{ id, method, path, object: withPathParts(item, complete ? tagged(object, path) : object) }];
    });
  });
}

function withPathParts({ parameters, servers }: PathItem, object: OperationObject): OperationObject {
  if (!parameters && !servers) return object;
  return {
    ...(servers && { servers }),
    ...object,
    ...(parameters && { parameters: [...parameters, ...(object.parameters ?? [])] }),
  };
}

/** "getPetsByPetId" of GET /pets/{petId}; what is no letter or digit ends a word. */
function idOf({ operationId }: OperationObject, method: Method, path: string): string {
  if (operationId !== undefined && operationId !== "") return operationId;
  const words = path.split("/").flatMap((part) => part.replace(/\{(.+?)\}/g, " by $1 ").split(/[^\p{L}\p{N}]+/u));
  return method + words.map(capital).join("");
}

/** Parts of an address that say nothing of what it is about: "v2", "api". */
const PREFIX = /^(v\d+(\.\d+)*|api|rest)$/i;

function tagged(object: OperationObject, path: string): OperationObject {
  if (object.tags?.[0] !== undefined) return object;
  const parts = path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
  return { ...object, tags: [parts.find((part) => !PREFIX.test(part)) ?? parts[0] ?? "root"] };
}
