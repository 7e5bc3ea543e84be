import { describe, type Description } from "../../src/compiler/api/description";
import type { OpenApiDocument } from "../../src/compiler/api/json-schema";
import { placedOperations, type ApiDocument, type PlacedOperation } from "./document";
import { generatedNotice } from "./notice";

/** The source text of `src/generated/operations.ts`: the operation table and its types. */
export function renderOperations(document: ApiDocument): string {
  const api = describe(document as unknown as OpenApiDocument);
  const rows = placedOperations(document).map((placed) => renderRow(placed, api));
  return `${generatedNotice}\n${head}export const operations = {\n${rows.join("\n")}\n} as const;\n${types}`;
}

function renderRow({ method, path, operation }: PlacedOperation, api: Description): string {
  const row = {
    method,
    path,
    source: operation["x-source"],
    change: operation["x-change"] || undefined,
    affects: operation["x-affects"],
    permission: operation["x-permission"] && [operation["x-permission"]].flat(),
    provider: operation["x-provider"],
    oneTimePassword: operation["x-one-time-password"],
    public: operation["x-public"],
    self: operation["x-self"],
    logOnly: operation["x-log-only"],
    background: operation["x-background"],
    bodyBytes: operation["x-max-body"],
    exports: operation["x-export"],
    tag: operation["x-change"] ? undefined : operation.tags?.[0],
    answer: operation["x-change"] ? undefined : answerOf(api, operation.operationId),
  };
  const cells = Object.entries(row).filter(([, value]) => value !== undefined);
  const text = cells.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ");
  return `  /** ${operation.summary}. */\n  ${operation.operationId}: { ${text} },`;
}

/** What a call that only reads answers, as far as the browser can tell at a glance. */
function answerOf(api: Description, operationId: string): string | undefined {
  const kind = api.operation(operationId)?.answer.kind;
  return kind === "file" || kind === "other" ? undefined : kind;
}

const head = `
import type { operations as Described, Provider } from "./api";

/** Every call of the API, by its operationId. Paths are below the base path of the API. */
`;

const types = `
/** The name of a call: config binding, client key and server handler alike. */
export type OperationId = keyof typeof operations;

/** A row of the table, with what may be absent. */
export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  /** Named by the specification, or inferred and to be compared with the real server. */
  readonly source: "specification" | "inferred";
  /** Changes something, and so leaves an audit row. */
  readonly change?: true;
  /** Tags of the calls whose answers the change makes stale. */
  readonly affects?: readonly string[];
  /** Of a call that only reads: the tag by which changes affect its answer. */
  readonly tag?: string;
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
  /** A failure is only logged, never shown (specification §8). */
  readonly logOnly?: true;
  /** Made by the console itself, again and again: no sign that somebody is there, so it does not keep the session alive. */
  readonly background?: true;
  /** Largest body, bytes, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** A list that \`exportList\` gives as a file. */
  readonly exports?: true;
  /** Of a call that only reads: what its \`data\` is. Of one that changes something what matters is that it was done. */
  readonly answer?: AnswerKind;
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
