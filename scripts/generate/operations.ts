import { calledOperation } from "../../src/compiler/api/called";
import { describe, type Description } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { placedOperations, type ApiDocument, type PlacedOperation } from "./document";
import { generatedNotice } from "./notice";

/** The source text of `src/generated/calls.ts`: each operation by itself, so that a bundle has those that it calls. */
export function renderCalls(document: ApiDocument): string {
  const api = describe(document as unknown as OpenApiDocument);
  const calls = placedOperations(document).map((placed) => renderCall(placed, api));
  return `${generatedNotice}\n\n${calls.join("\n\n")}\n`;
}

/** The source text of `src/generated/operations.ts`: the operations as one table, and their types. */
export function renderOperations(): string {
  return `${generatedNotice}\n${types}`;
}

function renderCall({ operation }: PlacedOperation, api: Description): string {
  const { operationId: id } = operation;
  const described = api.operation(id);
  const call = {
    id,
    ...(described && calledOperation(described)),
    permission: operation["x-permission"] && [operation["x-permission"]].flat(),
    provider: operation["x-provider"],
    oneTimePassword: operation["x-one-time-password"],
    public: operation["x-public"],
    self: operation["x-self"],
    background: operation["x-background"],
    bodyBytes: operation["x-max-body"],
    exports: operation["x-export"],
  };
  const cells = Object.entries(call).filter(([, value]) => value !== undefined);
  const text = cells.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ");
  return `/** ${operation.summary}. */\nexport const ${id} = { ${text} } as const;`;
}

const types = `
import type { operations as Described, Provider } from "./api";
import * as calls from "./calls";

/** Every call of the API, by its operationId. The browser imports those that it makes itself, from calls.ts. */
export const operations = { ...calls };

/** The name of a call: config binding, client key and server handler alike. */
export type OperationId = keyof typeof operations;

/** A call by itself (\`calls.ts\`), with what may be absent. */
export interface Call<Id extends OperationId = OperationId> extends Operation {
  readonly id: Id;
}

/** What the browser needs to know of an operation to call it. */
export interface CalledOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Below the base path of the API. */
  readonly path: string;
  /** Changes something. */
  readonly change?: true;
  /** Of a call that changes something: tags of the calls whose answers it makes stale. */
  readonly affects?: readonly string[];
  /** Of a call that only reads: the tag by which changes affect its answer. */
  readonly tag?: string;
  /** A failure is only logged, never shown (specification §8). */
  readonly logOnly?: true;
  /** Of a call that only reads: what its \`data\` is. Of one that changes something what matters is that it was done. */
  readonly answer?: AnswerKind;
}

/** An operation, with what may be absent. A call that changes something leaves an audit row. */
export interface Operation extends CalledOperation {
  /** Menu codes of which the caller must hold any; absent: any signed-in user. */
  readonly permission?: readonly string[];
  /** The outside service the call needs: refused where it is not set up. */
  readonly provider?: Provider;
  /** May be called before a one-time password is changed. */
  readonly oneTimePassword?: true;
  /** Needs no token. */
  readonly public?: true;
  /** The request property in which the caller's own id needs no permission. */
  readonly self?: string;
  /** Made by the console itself, again and again: no sign that somebody is there, so it does not keep the session alive. */
  readonly background?: true;
  /** Largest body, bytes, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** A list that \`exportList\` gives as a file. */
  readonly exports?: true;
}

/** What \`data\` is: a page is an object with a \`list\`. */
export type AnswerKind = "page" | "list" | "object" | "boolean" | "number";

/** A file as an operation answers it. */
export interface AnsweredFile {
  name: string;
  /** Media type. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** What a call is given: the request body, else the query parameters, else undefined. */
export type Input<Id extends OperationId> = InputOf<Described[Id]>;

/** What a call answers: the \`data\` of its envelope, the text of an image, or a file. */
export type Output<Id extends OperationId> = OutputOf<ContentOf<Described[Id]>>;

type InputOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Operation extends { parameters: { query: infer Query } }
    ? Query
    : undefined;

type ContentOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends { "application/octet-stream": unknown }
    ? AnsweredFile
    : Content[keyof Content]
  : never;

type OutputOf<Content> = Content extends string | AnsweredFile ? Content : Extract<Content, { code: 200; data: unknown }>["data"];
`;
