import type { ErrorObject } from "ajv/dist/2020";
import { AnswerError, type FieldError, refuse, type Words } from "../errors";

/** At most this many fields are named in one answer. */
const maxErrors = 20;

type Describe = (params: Record<string, unknown>) => Words;

/** What is wrong, by the keyword of JSON Schema that found it. */
const descriptions: Record<string, Describe> = {
  required: () => ({ zh: "必填", en: "Required" }),
  additionalProperties: () => ({ zh: "不认识的字段", en: "Unknown field" }),
  unevaluatedProperties: () => ({ zh: "不认识的字段", en: "Unknown field" }),
  type: () => ({ zh: "类型不正确", en: "Wrong type" }),
  enum: () => ({ zh: "不是可选的值", en: "Not one of the possible values" }),
  const: () => ({ zh: "不是可选的值", en: "Not one of the possible values" }),
  format: () => ({ zh: "格式不正确", en: "Wrong format" }),
  pattern: () => ({ zh: "格式不正确", en: "Wrong format" }),
  minLength: ({ limit }) => ({ zh: `至少 ${limit} 个字符`, en: `At least ${limit} characters` }),
  maxLength: ({ limit }) => ({ zh: `最多 ${limit} 个字符`, en: `At most ${limit} characters` }),
  minimum: ({ limit }) => ({ zh: `不能小于 ${limit}`, en: `At least ${limit}` }),
  maximum: ({ limit }) => ({ zh: `不能大于 ${limit}`, en: `At most ${limit}` }),
  "x-minimum": ({ limit }) => ({ zh: `不能小于 ${limit}`, en: `At least ${limit}` }),
  "x-maximum": ({ limit }) => ({ zh: `不能大于 ${limit}`, en: `At most ${limit}` }),
  minItems: ({ limit }) => ({ zh: `至少 ${limit} 项`, en: `At least ${limit} items` }),
  maxItems: ({ limit }) => ({ zh: `最多 ${limit} 项`, en: `At most ${limit} items` }),
  uniqueItems: () => ({ zh: "不能重复", en: "No repetitions" }),
  minProperties: ({ limit }) => ({ zh: `至少填写 ${limit} 项`, en: `At least ${limit} fields` }),
};

const otherwise: Words = { zh: "内容不正确", en: "Not valid" };

/** The refusal (400) that names the fields a request gets wrong, dotted where nested; `undefined` when there are none. */
export function invalidRequest(errors: ErrorObject[]): AnswerError | undefined {
  if (errors.length === 0) return undefined;
  const { code, words } = refuse("INVALID_REQUEST");
  // Of a choice between shapes, ajv reports the errors of each and then the choice itself, which says nothing more.
  const telling = errors.filter(({ keyword }) => !["oneOf", "anyOf", "allOf", "if"].includes(keyword));
  const byField = new Map<string, FieldError>();
  for (const error of telling) byField.set(fieldOf(error), { field: fieldOf(error), words: wordsOf(error) });
  return new AnswerError(code, words, [...byField.values()].slice(0, maxErrors));
}

/** Refuses the NUL character wherever it stands: PostgreSQL has no place for it. */
export function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\u0000");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasNul(key) || hasNul(inner));
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath.split("/").slice(1);
  const named = params as { missingProperty?: string; additionalProperty?: string; unevaluatedProperty?: string };
  const last = named.missingProperty ?? named.additionalProperty ?? named.unevaluatedProperty;
  // The caller's own text comes back, so it is cut short.
  return [...steps, ...(last === undefined ? [] : [last])].join(".").slice(0, 64);
}

function wordsOf({ keyword, params }: ErrorObject): Words {
  return descriptions[keyword]?.(params as Record<string, unknown>) ?? otherwise;
}
