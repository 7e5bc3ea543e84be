import type { ApiAdapter } from "../../model/config/api-adapter";
import type { Wire } from "../../model/wire";
import { checkAffected } from "./affected";
import { type ReadAnswer, readAnswer } from "./answer";
import type { OpenApiDocument, OperationObject } from "./json-schema";
import { enumComponents, type Names, namesOf } from "./names";
import type { Operation } from "./operation";
import { ownAdapter } from "./own-adapter";
import { isOwnPaging } from "./paging";
import { type PlacedObject, placedObjects } from "./placed";
import { type ReadRequest, readRequest } from "./request";
import { type Serving, servingOf } from "./serving";

/** The description of the API, read on demand. */
export interface Description {
  operationIds: readonly string[];
  /** Undefined for an id that the API does not have. */
  operation: (id: string) => Operation | undefined;
  /** What config writes for the values of a component that is an enum; undefined for any other name. */
  enumValues: (name: string) => readonly (string | number)[] | undefined;
  /** The numbers of an enum by their names; undefined where it has none. */
  enumNumbers: (name: string) => Names | undefined;
  enumNames: readonly string[];
  /** Where calls go and what signs them, as far as the description says: what config/connection.json repeats. */
  serving: Serving;
}

/**
 * Reads an OpenAPI document; each operation only when first asked for. Throws where an operation's `x-affects` names a tag that
 * no operation has; whatever else a document says, or does not, an operation is read as far as it can be.
 * @param adapter how the API talks; as the console's own unless told
 */
export function describe(document: OpenApiDocument, adapter: ApiAdapter = ownAdapter): Description {
  const placed = placedObjects(document, adapter.changes === "method");
  const objects = new Map(placed.map((each) => [each.id, each]));
  checkAffected(placed.map(({ object }) => object));
  const operations = new Map<string, Operation>();
  const enums = enumComponents(document);
  return {
    operationIds: [...objects.keys()],
    operation: (id) => {
      const found = objects.get(id);
      if (found && !operations.has(id)) operations.set(id, readOperation(document, found, adapter));
      return operations.get(id);
    },
    enumValues: (name) => enums.get(name),
    enumNumbers: (name) => namesOf(document.components?.schemas?.[name] ?? {}),
    enumNames: [...enums.keys()],
    serving: servingOf(document),
  };
}

function readOperation(document: OpenApiDocument, placed: PlacedObject, adapter: ApiAdapter): Operation {
  const { id, method, path, object } = placed;
  const [tag] = object.tags ?? [];
  const request = readRequest(document, placed, adapter);
  const parents = [...request.shapes[0].properties.values()].filter(({ name }) => request.wire?.path?.includes(name));
  const read = readAnswer(document, object, adapter, { id, paging: request.paging, parents });
  const wire = wireOf(request, read);
  return {
    id,
    method,
    path,
    ...effectOf(document, placed, adapter),
    ...(tag === undefined ? {} : { tag }),
    logOnly: object["x-log-only"] ?? false,
    ...(object["x-permission"] === undefined ? {} : { permission: [object["x-permission"]].flat() }),
    ...summaryOf(object),
    ...(object["x-provider"] === undefined ? {} : { provider: object["x-provider"] }),
    ...(object["x-self"] === undefined ? {} : { self: object["x-self"] }),
    public: object["x-public"] ?? false,
    exports: object["x-export"] ?? false,
    shapes: request.shapes,
    answer: read.answer,
    ...(wire && { wire }),
    ...(request.unwritable !== undefined && { unwritable: request.unwritable }),
  };
}

/** What an operation does to what is there: as it says, or as its method says. */
function effectOf(
  document: OpenApiDocument,
  { method, path, object }: PlacedObject,
  { changes }: ApiAdapter,
): Pick<Operation, "change" | "edits" | "danger" | "affects"> {
  const change = object["x-change"] ?? (changes === "method" && method !== "get");
  const byMethod = changes === "method" && change;
  // What cannot be read where it is written is not edited, but set.
  const isRead = document.paths[path]?.get !== undefined;
  return {
    change,
    edits: object["x-edits"] ?? (byMethod && isRead && (method === "put" || method === "patch")),
    danger: object["x-danger"] ?? (byMethod && method === "delete"),
    affects: object["x-affects"] ?? (byMethod ? (object.tags ?? []).slice(0, 1) : []),
  };
}

/** How a call differs on the wire; undefined where it does not. */
function wireOf({ wire: request, paging }: ReadRequest, { answer, wire }: ReadAnswer): Wire | undefined {
  const isPaged = paging !== undefined && answer.kind === "page" && !isOwnPaging(paging);
  if (!request && !wire && !isPaged) return undefined;
  return { ...(request && { request }), ...(wire && { answer: wire }), ...(isPaged && { paging }) };
}

function summaryOf({ summary, "x-summary-zh": zh }: OperationObject): Pick<Operation, "summary" | "title"> {
  if (summary === undefined) return {};
  return zh === undefined ? { title: summary } : { title: summary, summary: { zh, en: summary } };
}
