import { readFileSync } from "node:fs";
import type { OperationId } from "../../src/generated/operations";
import type { Schema, Schemas } from "./example/schema";

/** A response of the description, or the name of one. */
interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Description {
  paths: Record<string, Record<string, { operationId: OperationId; responses: Record<string, Response> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** What an operation answers when it did what it was asked. */
export interface DescribedAnswer {
  operationId: OperationId;
  /** Media type. */
  type: string;
  /** Of a JSON answer: its envelope with data. */
  schema: Schema;
}

const description = JSON.parse(
  readFileSync(new URL("../../src/generated/openapi.json", import.meta.url), "utf8"),
) as Description;

/** The schemas of the description. */
export const schemas: Schemas = description.components.schemas;

/** Every answer of the description, by method and path: "post /api/v1/order/list". */
export const answers: ReadonlyMap<string, DescribedAnswer> = new Map(
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses }]) =>
        [`${method} ${path}`, { operationId, ...answerIn(responses["200"] ?? {}) }] as const,
    ),
  ),
);

function answerIn({ $ref, content = {} }: Response): Omit<DescribedAnswer, "operationId"> {
  const named = $ref === undefined ? undefined : description.components.responses[$ref.split("/").at(-1) ?? ""];
  if (named) return answerIn(named);
  const [type = "", { schema = {} } = {}] = Object.entries(content)[0] ?? [];
  return { type, schema: schema.oneOf?.[0] ?? schema };
}
