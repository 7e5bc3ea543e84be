import { readFileSync } from "node:fs";
import {
  _ as code,
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type KeywordCxt,
  type KeywordDefinition,
  type ValidateFunction,
} from "ajv/dist/2020";
import { compareDecimals } from "../../domain/decimal-format";
import { formats } from "../../domain/formats";
import { type OperationId, operations } from "../../generated/operations";

/** The parts of the bundled OpenAPI document that the server reads. */
interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { responses: Record<string, DescribedResponse> };
}

interface DescribedOperation {
  parameters?: DescribedParameter[];
  requestBody?: { content: Record<string, { schema: { oneOf?: unknown[] } }> };
  responses: Record<string, DescribedResponse>;
}

/** A response, or the name of one that several operations give. */
interface DescribedResponse {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface DescribedParameter {
  name: string;
  in: string;
  required?: boolean;
}

/** The checks of one operation; each is compiled from the description when it is first used. */
export interface OperationChecks {
  /** Errors of the input (body, or query parameters turned into their types in place); empty when it is valid. */
  checkInput(input: unknown): ErrorObject[];
  /** Errors of an answer's envelope; empty when it is as described. */
  checkAnswer(answer: unknown): ErrorObject[];
  /** Content type of an answer that is no envelope (the verification image, a file); undefined for JSON. */
  rawType: string | undefined;
}

const description = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
) as Description;

/** Name of the document among the schemas; references into it are written `api#/...`. */
const documentName = "api";

/** int64 only says how large a number may get; its limits say it better. Whether a file-id names a file is for its handler to see. */
const allFormats = { ...formats, int64: true, "file-id": true } as const;

const bodyAjv = createAjv(false);
/** Query parameters are text: they become numbers and booleans where the description says so. */
const queryAjv = createAjv(true);

function createAjv(coerceTypes: boolean): Ajv2020 {
  // Strict mode knows no OpenAPI keywords, and meta-schemas take long to compile; Redocly checks the document instead.
  const ajv = new Ajv2020({
    strict: false,
    meta: false,
    validateSchema: false,
    allErrors: true,
    removeAdditional: false,
    useDefaults: true,
    coerceTypes,
    formats: allFormats,
  });
  // The library's own compares every pair where the items are a reference: seconds for a body of forty thousand numbers.
  ajv
    .removeKeyword("uniqueItems")
    .addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", validate: areUnique });
  for (const keyword of ["x-minimum", "x-maximum"]) ajv.addKeyword(decimalLimit(keyword));
  ajv.addSchema(description as object, documentName, undefined, false);
  return ajv;
}

/** Least or greatest of a decimal, which is a text. What is no decimal is the format's business. */
function decimalLimit(keyword: string): KeywordDefinition {
  const wrong = keyword === "x-minimum" ? -1 : 1;
  const params = ({ schema }: Pick<KeywordCxt, "schema">) => code`{ limit: ${schema} }`;
  return {
    keyword,
    type: "string",
    schemaType: "string",
    validate: (limit: string, text: string) => compareDecimals(text, limit) !== wrong,
    error: { message: "", params },
  };
}

/** Whether no two items are alike. The lists that must be so are all of plain values; others are refused for their type. */
function areUnique(wanted: boolean, items: unknown[]): boolean {
  return !wanted || new Set(items).size === items.length;
}

/**
 * The checks of an operation. Compiling all of them takes most of a server's start, and half of them check answers, which only
 * tests do.
 */
export function createChecks(operationId: OperationId): OperationChecks {
  const { method, path } = operations[operationId];
  const operation = description.paths[path]?.[method];
  if (!operation) throw new Error(`${operationId} is not in the description`);
  const at = `${documentName}#/paths/${pointerStep(path)}/${method}`;
  const { response, responseAt } = answerOf(operation, at);
  const isJson = response.content?.["application/json"] !== undefined;
  const { requestBody, parameters = [] } = operation;
  return {
    checkInput: compiledOnUse(() =>
      requestBody?.content["application/json"] ? bodyCheck(requestBody, at) : queryCheck(parameters, at),
    ),
    checkAnswer: isJson ? compiledOnUse(() => answerCheck(responseAt)) : () => [],
    rawType: isJson ? undefined : Object.keys(response.content ?? {})[0],
  };
}

/** A check that is compiled when it is first used. */
function compiledOnUse(compile: () => Check): Check {
  let check: Check | undefined;
  return (value) => (check ??= compile())(value);
}

function answerCheck(responseAt: string): Check {
  const validate = bodyAjv.compile({ $ref: `${responseAt}/content/application~1json/schema` });
  return (value) => errorsOf(validate, value);
}

/** What an operation answers with, and where in the document that stands. */
function answerOf(operation: DescribedOperation, at: string): { response: DescribedResponse; responseAt: string } {
  const given = operation.responses["200"] ?? {};
  if (given.$ref === undefined) return { response: given, responseAt: `${at}/responses/200` };
  const name = given.$ref.split("/").at(-1) ?? given.$ref;
  const response = description.components.responses[name];
  if (!response) throw new Error(`${at} answers with ${given.$ref}, which the description does not have.`);
  return { response, responseAt: `${documentName}${given.$ref}` };
}

type Check = (value: unknown) => ErrorObject[];

function queryCheck(parameters: DescribedParameter[], at: string): Check {
  const validate = queryAjv.compile(querySchema(parameters, at));
  return (value) => errorsOf(validate, value);
}

/**
 * A body that is one of several shapes is compared with each, so that the errors are those of the shape it comes
 * closest to, instead of every shape's complaints together.
 */
function bodyCheck(body: NonNullable<DescribedOperation["requestBody"]>, at: string): Check {
  const schemaAt = `${at}/requestBody/content/application~1json/schema`;
  const whole = bodyAjv.compile({ $ref: schemaAt });
  const shapes = body.content["application/json"]?.schema.oneOf ?? [];
  const validators = shapes.map((_, index) => bodyAjv.compile({ $ref: `${schemaAt}/oneOf/${index}` }));
  return (value) => {
    const errors = errorsOf(whole, value);
    if (errors.length === 0 || validators.length === 0) return errors;
    const perShape = validators.map((validate) => errorsOf(validate, value));
    return perShape.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  };
}

/** How far a body is from a shape: fields missing or too many weigh more than wrong values. */
function distance(errors: ErrorObject[]): number {
  return errors.reduce(
    (sum, { keyword }) => sum + (keyword === "required" || keyword === "additionalProperties" ? 10 : 1),
    0,
  );
}

function querySchema(parameters: DescribedParameter[], at: string): AnySchema {
  const inQuery = parameters
    .map((parameter, index) => ({ parameter, index }))
    .filter(({ parameter }) => parameter.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(
      inQuery.map(({ parameter, index }) => [parameter.name, { $ref: `${at}/parameters/${index}/schema` }]),
    ),
    required: inQuery.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    additionalProperties: false,
  };
}

function errorsOf(validate: ValidateFunction, value: unknown): ErrorObject[] {
  return validate(value) ? [] : (validate.errors ?? []);
}

function pointerStep(text: string): string {
  return encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
}
